"""Tiles destroyed: Obliteration and the Explosive Rune.  ICE2-ART-45, ICE2-SNO-30, ICE2-COL-8"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.effects import obliteration_targets
from nunatak.games.ice.playing import unled_tiles
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.collapse import Collapse


class Obliterate(IceStep):
    """Which tile, next to the leader or under it, is destroyed?  ICE2-ART-45"""

    def __init__(self, seat: int) -> None:
        super().__init__("obliterate", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.destroy.base
        return [base + cell for cell in obliteration_targets(s, self.seat)]

    def resolve(self, s: IceState, action: int) -> None:
        destroy(s, self.seat, action - s.c.actions.destroy.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if not s.c.actions.destroy.has(action):
            return super().refuse(s, action)
        cell = action - s.c.actions.destroy.base
        here = s.leader[self.seat]
        if cell != here and cell not in s.c.site.board.adjacent[here]:
            return Refusal("ICE2-ART-45", "ice-refuse-not-next-to-leader")
        return refuse_destroying(s, cell)


class Rune(IceStep):
    """Which tile without a leader does the Explosive Rune destroy?  ICE2-SNO-30"""

    def __init__(self, seat: int) -> None:
        super().__init__("rune", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.destroy.base
        return [base + cell for cell in unled_tiles(s)]

    def resolve(self, s: IceState, action: int) -> None:
        destroy(s, self.seat, action - s.c.actions.destroy.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if not s.c.actions.destroy.has(action):
            return super().refuse(s, action)
        cell = action - s.c.actions.destroy.base
        if cell in s.leader:
            return Refusal("ICE2-SNO-30", "ice-refuse-leader-there")
        return refuse_destroying(s, cell)


def destroy(s: IceState, seat: int, cell: int) -> None:
    """The top step is answered: this tile goes, and what it held up.  ICE2-COL-8"""
    if s.witness is not None:
        s.tell("destroyed", {"seat": seat, "tile": s.name(cell)})
    s.steps[-1] = Collapse(seat, s.c.site.board.level[cell], [cell])


def refuse_destroying(s: IceState, cell: int) -> Refusal:
    """Why a tile cannot be destroyed.  ICE2-COL-8"""
    if s.terrain.tile[cell] < 0:
        return Refusal("ICE2-COL-8", "ice-refuse-gone", {"to": s.name(cell)})
    return Refusal("ICE2-COL-8", "ice-refuse-fully-uncovered")
