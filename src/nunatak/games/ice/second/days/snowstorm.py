"""A logbook card blows a snow tile back onto the ice.  LOG-10, ICE2-LOG-30, ICE2-LOG-32"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.board.terrain import fault_mask
from nunatak.games.ice.components.words import LANDSCAPES
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.logbook_crew import refuse_in_logbook
from nunatak.games.ice.steps.storm import Displace, buried_by
from nunatak.games.ice.types import prompts


def storm_cells(s: SecondIceState) -> list[int]:
    """The empty snow cells that a tile may be put back on.  ICE2-LOG-30"""
    board = s.c.site.board
    return [cell for cell in range(board.start[1]) if s.terrain.tile[cell] < 0 and may_return(s, cell)]


def may_return(s: SecondIceState, cell: int) -> bool:
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


class Snowstorm(StepOf[SecondIceState]):
    """Where does the snow tile come back?  LOG-10, ICE2-LOG-30, ICE2-LOG-32"""

    def __init__(self, seat: int) -> None:
        super().__init__("snowstorm", seat)

    def options(self, s: SecondIceState) -> list[int]:
        return [s.c.actions.put.of(cell) for cell in storm_cells(s)]

    def resolve(self, s: SecondIceState, action: int) -> None:
        cell = s.c.actions.put.a(action)
        tile = s.unplaced
        s.unplaced = -1
        fault = fault_mask(s.draw(6), s.agreed.fault_offset) if s.c.is_fault(tile) else 0
        s.terrain = s.terrain.with_tile(cell, tile, fault)
        if s.witness is not None:
            s.tell(
                "snow_back",
                {"seat": self.seat, "at": s.name(cell), "landscape": LANDSCAPES[s.c.landscape[tile]]},
            )
        s.replace(Displace(self.seat, buried_by(s, cell)))

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE2-LOG-30", "ice-refuse-storm-cell")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def prompt(self, s: SecondIceState) -> prompts.LandscapePrompt:
        return {"landscape": LANDSCAPES[s.c.landscape[s.unplaced]]}
