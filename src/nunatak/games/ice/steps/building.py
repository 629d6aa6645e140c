"""A camp and its leader onto the ice.  ICE2-ACT-20, ICE2-GLD-51, ICE1-BLD"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice import grounds
from nunatak.games.ice.camps import REBUILD, WHITE, building_sites, may_stand
from nunatak.games.ice.companions import follow, followers
from nunatak.games.ice.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.moving import refuse_followers

CAMP_NAMES: Final = ["own", "white", "rebuild"]


class Build(IceStep):
    """On which tile does the camp stand?  ICE2-ACT-20 to ICE2-ACT-23, ICE2-GLD-51"""

    def __init__(self, seat: int, camp: int) -> None:
        super().__init__("build", seat)
        self.camp = camp

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        base, wide = put.base, put.width_b
        sites = building_sites(s, self.seat, self.camp)
        also = followers(s, self.seat)
        if not also:
            return [base + wide * cell for cell in sites]
        found: list[int] = []
        here = s.leader[s.led]
        for cell in sites:
            first = base + wide * cell
            found.extend(range(first, first + 1 + (also if cell != here else 0)))
        return found

    def resolve(self, s: IceState, action: int) -> None:
        seat = self.seat
        s.pop()
        put = s.c.actions.put
        cell = put.a(action)
        if self.camp == WHITE:
            s.white_supply -= 1
            s.white_camps = [*s.white_camps, cell]
        else:
            s.guild_camp[seat] = cell
            if self.camp == REBUILD:
                s.grey_camps |= 1 << seat
        if s.witness is not None:
            s.tell("built", {"seat": seat, "camp": self.camp_name(s), "at": s.name(cell)})
        if s.leader[s.led] != cell:
            follow(s, seat, cell, put.b(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        cell = put.a(action)
        if put.b(action) and cell in building_sites(s, self.seat, self.camp):
            return refuse_followers(s, self.seat, grounds.BUILDS_ALONE)
        if cell >= s.c.site.board.tiles:
            return refused(s, grounds.BUILDING_SITE, "ice-refuse-camp-on-tile")
        if s.terrain.tile[cell] < 0 or s.terrain.covered[cell]:
            return refused(s, grounds.BUILDING_SITE, "ice-refuse-fully-uncovered")
        if s.inaccessible(cell):
            return refused(s, grounds.INACCESSIBLE, "ice-refuse-inaccessible", {"to": s.name(cell)})
        if not may_stand(s, self.seat, self.camp, cell):
            return refused(s, grounds.NAVIGATORS_CAMP, "ice-refuse-navigators-snow")
        if self.camp == REBUILD and cell == s.guild_camp[self.seat]:
            return refused(s, grounds.NO_CHANGE, "ice-refuse-no-change")
        return refused(s, grounds.CAMP_ON_CAMP, "ice-refuse-camp-there")

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"camp": self.camp_name(s)}

    def camp_name(self, s: IceState) -> str:
        """How the camp is called; in the first edition there is only one kind."""
        return "neutral" if s.agreed.first_edition else CAMP_NAMES[self.camp]

    def parts(self) -> list[int | list[int]]:
        return [self.camp]
