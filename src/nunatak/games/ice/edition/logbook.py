"""Logbook cards that only one edition has."""

from __future__ import annotations

from typing import Generic, TypeVar

from nunatak.games.ice.components.cards import LogbookCard

S = TypeVar("S", contravariant=True)


class LogbookCards(Generic[S]):
    """What the cards do."""

    def __init__(self, *, carried_out_once: list[str]) -> None:
        self.carried_out_once = carried_out_once  # by the first player only

    def opens(self, s: S, card: LogbookCard) -> None:
        """A card has been turned up."""

    def carry_out(self, s: S, card: LogbookCard, seat: int) -> None:
        """What a card that only this edition has does for a player."""
        raise NotImplementedError

    def closes(self, s: S) -> None:
        """A card has been carried out."""
