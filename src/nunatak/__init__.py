"""Nunatak: a table for board games of ice and snow, opponents, and a laboratory.

    import nunatak

    roam = nunatak.load("roam")
    play = nunatak.Play.start(roam, {"players": 2}, seed=7)

What is listed in `__all__` is the public interface: it changes only with a line in CHANGELOG.md. Everything comes from
`nunatak.api`, when it is first asked for, so that importing a part of the package does not load the rest.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nunatak.api import (
        Bot,
        Chance,
        Game,
        Observer,
        Play,
        Record,
        Refusal,
        Simulation,
        State,
        bot,
        games,
        load,
        replay,
        simulate,
    )
    from nunatak.lab.batch import Batch

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "Bot",
    "Chance",
    "Game",
    "Observer",
    "Play",
    "Record",
    "Refusal",
    "Simulation",
    "State",
    "__version__",
    "bot",
    "games",
    "load",
    "replay",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """A name of the public interface, on its first use."""
    if name not in __all__:
        raise AttributeError(f"module 'nunatak' has no attribute {name!r}")
    if name == "Batch":
        # Alone in needing NumPy.
        from nunatak.lab.batch import Batch

        return globals().setdefault(name, Batch)
    from nunatak import api

    # `games` is there by now: it is also the package of the games, which lists them when it is called.
    return globals().setdefault(name, getattr(api, name))


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
