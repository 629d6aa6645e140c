"""Requests paid, and the score."""

from __future__ import annotations

from typing import Generic, TypeVar

S = TypeVar("S", contravariant=True)


class Ending(Generic[S]):
    """What everything is worth, and who has won."""

    def means_of(self, s: S, seat: int) -> list[int]:
        """How many of each means of payment a seat has."""
        raise NotImplementedError

    def spend_item(self, s: S, seat: int, item: int) -> None:
        """A means of payment is spent."""
        raise NotImplementedError

    def validation_bonus(self, s: S, rank: int) -> int:
        """RP tokens for the first, second ... request validated today."""
        return 0

    def score(self, s: S, seat: int) -> int:
        """The RP of a seat as they stand."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """Who has won a game that is over."""
        raise NotImplementedError
