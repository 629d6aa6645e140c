"""Tiles that leave the board, by excavation, collapse or destruction."""

from __future__ import annotations

from typing import Generic, TypeVar

from nunatak.engine.errors import Refusal
from nunatak.engine.step import Step

S = TypeVar("S", contravariant=True)

# The stages of an excavation; an edition says in which order they come.
COVER, TAKE, SHAKE, WINDOW_B, SPREAD, GROUP, WINDOW_C, CAMP = range(8)


class Tiles(Generic[S]):
    """What happens when a tile leaves."""

    def __init__(self, *, stages: list[int]) -> None:
        self.stages = stages  # of an excavation

    def cover_falls(self, s: S, seat: int, cell: int) -> None:
        """The cover of an excavated tile falls, with what it held up."""
        raise NotImplementedError

    def taken(self, s: S, seat: int, tile: int) -> None:
        """A player has excavated a tile."""

    def neighbours_fall(self, s: S, seat: int, cell: int) -> None:
        """What the loss of an excavated tile has loosened falls."""

    def roped(self, s: S, seat: int, cell: int) -> None:
        """The explorers of an excavated tile come down by a Rappelling Rope."""
        raise NotImplementedError

    def lifts(self, s: S, cell: int) -> None:
        """A tile is about to be excavated: a guild camp on it is held."""

    def camp_put(self, s: S, owner: int, cell: int) -> None:
        """A held guild camp is put onto a tile, or into the own supply."""

    def camp_stays_up(self, s: S, owner: int, cell: int) -> bool:
        """Whether a guild camp does not go down with the explorers; sees to it then."""
        return False

    def destroyed(self, s: S, seat: int, cell: int) -> Step[S]:
        """The step in which a destroyed tile falls, with what it held up."""
        raise NotImplementedError

    def uncovers(self, s: S, cell: int, seat: int) -> None:
        """A tile has left: what lies bare now?"""

    def lost(self, s: S, cell: int) -> None:
        """A tile is about to be lost: whatever the edition alone has on it goes."""

    def rune_targets(self, s: S) -> list[int]:
        """The tiles that an Explosive Rune can destroy."""
        raise NotImplementedError

    def refuse_rune(self, s: S, cell: int) -> Refusal:
        """Why a Rune cannot destroy a tile."""
        raise NotImplementedError

    def quake_targets(self, s: S) -> list[int]:
        """The tiles that a logbook card lets players discard."""
        raise NotImplementedError
