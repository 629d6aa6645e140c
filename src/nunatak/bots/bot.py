"""What every bot is."""

from __future__ import annotations

from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.observer import Observer


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions put to one seat. The same seed and the same views give the same answers."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, observer: Observer) -> int:
        """One of the observer's sensible answers."""
        raise NotImplementedError

    def close(self) -> None:
        """Gives back what the bot holds beyond its memory. Its game is over."""
