"""What a bot needs to know about a game beyond its rules."""

from __future__ import annotations

from typing import Final

from nunatak.engine.state import State

# What to do with a question that a look-ahead arrives at.
REST: Final = 0  # judge the state as it is
FOLLOW: Final = 1  # part of the same move: try every answer and keep the best
SETTLE: Final = 2  # give the usual answer and go on


class Evaluation:
    """Judges states of one game, and knows which questions belong together."""

    def value(self, state: State, seat: int) -> float:
        """How good the state is for the seat, against its opponents; higher is better."""
        raise NotImplementedError

    def treat(self, state: State, seat: int) -> int:
        """REST, FOLLOW or SETTLE: how a look-ahead of that seat treats the question the state asks."""
        raise NotImplementedError

    def usual(self, state: State) -> int:
        """The answer to a question that is to be settled."""
        raise NotImplementedError

    def extras(self, state: State, seat: int) -> list[int]:
        """Answers that are worth trying beside the usual one when a question of that seat is to be settled."""
        return []

    def is_aside(self, state: State, action: int) -> bool:
        """Whether an answer leaves the question open: it is judged by what it changes, beside the best answer."""
        raise NotImplementedError
