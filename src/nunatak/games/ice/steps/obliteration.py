"""Tiles destroyed: Obliteration and the Explosive Rune.  ICE2-ART-45, ICE2-SNO-30, ICE1-ART-13, ICE1-SNW-20"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.doing.effects import obliteration_targets
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import Ground, refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep


class Obliterate(IceStep):
    """Which tile next to the leader is destroyed (or under it, ICE2-ART-45)?  ICE1-ART-13"""

    def __init__(self, seat: int) -> None:
        super().__init__("obliterate", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.destroy.base
        return [base + cell for cell in obliteration_targets(s)]

    def resolve(self, s: IceState, action: int) -> None:
        destroy(s, self.seat, action - s.c.actions.destroy.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if not s.c.actions.destroy.has(action):
            return super().refuse(s, action)
        cell = action - s.c.actions.destroy.base
        here = s.leader[s.led]
        if (cell != here or not s.edition.abilities.obliterates_own_tile) and cell not in s.c.site.board.adjacent[here]:
            return refused(s, grounds.OBLITERATED, "ice-refuse-not-next-to-leader")
        return refuse_destroying(s, cell, grounds.OBLITERATED)


class Rune(IceStep):
    """Which tile does the Explosive Rune destroy?  ICE2-SNO-30, ICE1-SNW-20"""

    def __init__(self, seat: int) -> None:
        super().__init__("rune", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.destroy.base
        return [base + cell for cell in s.edition.tiles.rune_targets(s)]

    def resolve(self, s: IceState, action: int) -> None:
        destroy(s, self.seat, action - s.c.actions.destroy.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if not s.c.actions.destroy.has(action):
            return super().refuse(s, action)
        return s.edition.tiles.refuse_rune(s, action - s.c.actions.destroy.base)


def destroy(s: IceState, seat: int, cell: int) -> None:
    """The top step is answered: this tile goes, and what it held up.  ICE2-COL-8"""
    if s.witness is not None:
        s.tell("destroyed", {"seat": seat, "tile": s.name(cell)})
    s.replace(s.edition.tiles.destroyed(s, seat, cell))


def refuse_destroying(s: IceState, cell: int, ground: Ground) -> Refusal:
    """Why a tile cannot be destroyed; `ground` is what would destroy it.  ICE2-COL-8"""
    if cell >= s.c.removable:
        return refused(s, grounds.EDIFICES_STAY, "ice-refuse-edifice")
    if s.terrain.tile[cell] < 0:
        return refused(s, ground, "ice-refuse-gone", {"to": s.name(cell)})
    return refused(s, ground, "ice-refuse-fully-uncovered")
