"""A tile about to be lost may be rescued: what both editions ask.  ICE2-ART-50, ICE1-ART-14"""

from __future__ import annotations

from typing import TypeVar

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import PHILOSOPHICAL
from nunatak.games.ice.doing.effects import could_trigger, means_for, spend_means
from nunatak.games.ice.doing.removal import discard_tile, lift_pieces
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.types import prompts

S = TypeVar("S", bound=IceState, contravariant=True)


class Falling(StepOf[S]):
    """Which of the falling tiles is rescued with a Philosophical effect, if any?  ICE2-ART-50, ICE1-ART-14

    Outside anybody's turn nothing is asked (ICE2-COL-10, ICE1-LOG-4). `cells` are those that can still be rescued.
    """

    def __init__(self, seat: int, cells: list[int]) -> None:
        super().__init__("collapse", seat)
        self.cells = cells

    def proceed(self, s: S) -> bool:
        if self.cells and s.active == self.seat and could_trigger(s, self.seat, PHILOSOPHICAL):
            return False
        self.fall(s)
        return True

    def fall(self, s: S) -> None:
        """Nothing more is rescued: the tiles fall."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        a = s.c.actions
        means = means_for(s, self.seat, PHILOSOPHICAL)
        found = [a.rescue.of(cell, how) for cell in self.cells for how in means]
        found.append(a.go_on.base)
        return found

    def resolve(self, s: S, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            self.fall(s)
            return
        spend_means(s, self.seat, PHILOSOPHICAL, a.rescue.b(action))
        self.rescue(s, a.rescue.a(action))

    def rescue(self, s: S, cell: int) -> None:
        """The tile of a cell goes to the player instead."""
        raise NotImplementedError

    def refuse(self, s: S, action: int) -> Refusal:
        a = s.c.actions
        if not a.rescue.has(action):
            return super().refuse(s, action)
        if a.rescue.a(action) not in self.cells:
            return refused(s, grounds.RESCUED, "ice-refuse-does-not-fall")
        return refused(s, grounds.UNLOCKED, "ice-refuse-cannot-trigger")

    def prompt(self, s: S) -> prompts.FallPrompt:
        return {"tiles": [s.name(cell) for cell in self.cells]}


def lose_tile(s: IceState, seat: int, cell: int) -> None:
    """A tile falls, unseen; what was on it goes back.  ICE2-COL-6, ICE2-COL-7, ICE1-COL-6, ICE1-COL-8"""
    lift_pieces(s, cell)
    discard_tile(s, s.terrain.tile[cell])
    s.terrain = s.terrain.without(cell)
    s.edition.tiles.uncovers(s, cell, seat)


def tell_fallen(s: IceState, cells: list[int]) -> None:
    """The backs below lie open now (ICE2-INF-3)."""
    if cells:
        s.reveal()
        if s.witness is not None:
            fallen = [s.name(cell) for cell in cells]
            s.tell("collapsed", {"tiles": fallen})
