"""The camp of an excavated tile goes down one level.  ICE2-EXC-60 to ICE2-EXC-64, ICE1-PLC-7"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.pieces import NO_CAMP, WHITE_CAMP
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts
from nunatak.games.ice.types.events import CampMoved


class Relocate(IceStep):
    """On which tile below does the camp stand now?  ICE2-EXC-60, ICE2-EXC-61"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("relocate", seat)
        self.cell = cell

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        return [put.base + put.width_b * place for place in camp_places(s, self.cell)]

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        put_camp(s, s.c.actions.put.a(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.a(action) not in s.c.site.board.places[self.cell]:
            return refused(s, grounds.CAMP_BELOW, "ice-refuse-not-below")
        if put.a(action) >= s.c.site.board.tiles:
            return refused(s, grounds.CAMP_ON_FREE_TILE, "ice-refuse-camp-on-tile")
        return refused(s, grounds.CAMP_ON_FREE_TILE, "ice-refuse-camp-there")

    def prompt(self, s: IceState) -> prompts.HeldCampPrompt:
        return {"camp": "white" if s.held_camp == WHITE_CAMP else s.agreed.guild(s.held_camp)}

    def parts(self) -> list[int | list[int]]:
        return [self.cell]


def camp_places(s: IceState, cell: int) -> list[int]:
    """The tiles below a cell on which its camp may stand.  ICE2-EXC-61"""
    board = s.c.site.board
    return [place for place in board.places[cell] if place < board.tiles and not s.has_camp(place)]


def put_camp(s: IceState, cell: int) -> None:
    """Puts the held camp on a tile, or gives it back.  ICE2-EXC-60, ICE2-EXC-62"""
    camp = s.held_camp
    s.held_camp = NO_CAMP
    if camp >= 0:
        s.edition.tiles.camp_put(s, camp, cell)
    elif cell >= 0:
        s.white_camps = [*s.white_camps, cell]
    else:
        s.white_supply += 1
    if s.witness is not None:
        told: CampMoved = {"camp": "white", "at": s.name(cell) if cell >= 0 else None}
        if camp >= 0:
            told["camp"] = "guild"
            told["owner"] = camp
        s.tell("camp_moved", told)
