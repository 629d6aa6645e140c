"""Logbook cards about tiles: one is shaken off, one is blown back.  LOG-09, LOG-10, ICE2-LOG-30 to ICE2-LOG-32"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.playing import unled_tiles
from nunatak.games.ice.removal import lift_pieces
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.distribution import distribute
from nunatak.games.ice.steps.logbook_caravan import refuse_in_logbook
from nunatak.games.ice.steps.obliteration import destroy, refuse_destroying
from nunatak.games.ice.terrain import fault_mask
from nunatak.games.ice.words import HELD, LANDSCAPES


class Quake(IceStep):
    """Which tile without a leader does the player discard?  LOG-09"""

    def __init__(self, seat: int) -> None:
        super().__init__("quake", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.destroy.base
        return [base + cell for cell in unled_tiles(s)]

    def resolve(self, s: IceState, action: int) -> None:
        destroy(s, self.seat, action - s.c.actions.destroy.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if not s.c.actions.destroy.has(action):
            return refuse_in_logbook(s, action) or super().refuse(s, action)
        cell = action - s.c.actions.destroy.base
        if cell in s.leader:
            return Refusal("ICE2-LOG-5", "ice-refuse-leader-there")
        return refuse_destroying(s, cell)


def storm_cells(s: IceState) -> list[int]:
    """The empty snow cells that a tile may be put back on.  ICE2-LOG-30"""
    board = s.c.site.board
    return [cell for cell in range(board.start[1]) if s.terrain.tile[cell] < 0 and may_return(s, cell)]


def may_return(s: IceState, cell: int) -> bool:
    """Ground on all three sides, a hold beside it, and no camp buried.  ICE2-LOG-30"""
    board = s.c.site.board
    terrain = s.terrain
    if terrain.near[cell] < 2 and not board.edge[cell]:
        return False
    for below in board.rests_on[cell]:
        if below < board.tiles:
            if terrain.tile[below] < 0:
                return False
            if terrain.covered[below] + 1 == len(board.covers[below]) and s.has_camp(below):
                return False
    return True


class Snowstorm(IceStep):
    """Where does the snow tile come back?  LOG-10, ICE2-LOG-30, ICE2-LOG-32"""

    def __init__(self, seat: int) -> None:
        super().__init__("snowstorm", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.put.base
        return [base + 3 * cell for cell in storm_cells(s)]

    def resolve(self, s: IceState, action: int) -> None:
        cell = s.c.actions.put.a(action)
        tile = s.unplaced
        s.unplaced = -1
        fault = fault_mask(s.draw(6), s.table.fault_offset) if s.c.is_fault(tile) else 0
        s.terrain = s.terrain.with_tile(cell, tile, fault)
        if s.witness is not None:
            s.tell(
                "snow_back",
                {"seat": self.seat, "at": s.name(cell), "landscape": LANDSCAPES[s.c.landscape[tile]]},
            )
        buried = [
            below for below in s.c.site.board.rests_on[cell] if not s.terrain.is_open[below] and s.explorers(below)
        ]
        s.steps[-1] = Displace(self.seat, buried)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE2-LOG-30", "ice-refuse-storm-cell")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"landscape": LANDSCAPES[s.c.landscape[s.unplaced]]}


class Displace(IceStep):
    """Asks nothing itself: the explorers of each buried space are put on the open spaces around it.  ICE2-LOG-31"""

    def __init__(self, seat: int, cells: list[int]) -> None:
        super().__init__("displace", seat)
        self.cells = cells

    def proceed(self, s: IceState) -> bool:
        if not self.cells:
            s.steps.pop()
            return True
        cell = self.cells[0]
        s.steps[-1] = Displace(self.seat, self.cells[1:])
        places = [y for y in s.c.site.board.adjacent[cell] if s.terrain.is_open[y]]
        if not places:
            lift_pieces(s, cell)
            return True
        s.held_crew = s.crew[cell]
        s.crew[cell] = 0
        for seat in range(s.table.players):
            if s.leader[seat] == cell:
                s.leader[seat] = HELD
        distribute(s, self.seat, places, -1, 0)
        return True

    def parts(self) -> list[int | list[int]]:
        return [self.cells]
