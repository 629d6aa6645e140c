"""A camp and its leader onto the ice; an archaeologist of the Providers.  ICE2-ACT-20, ICE2-GLD-40, ICE2-GLD-51"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.camps import REBUILD, WHITE, building_sites, may_stand
from nunatak.games.ice.companions import follow, may_follow
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.words import PROVIDED

CAMP_NAMES = ["own", "white", "rebuild"]


class Build(IceStep):
    """On which tile does the camp stand?  ICE2-ACT-20 to ICE2-ACT-23, ICE2-GLD-51"""

    def __init__(self, seat: int, camp: int) -> None:
        super().__init__("build", seat)
        self.camp = camp

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.put.base
        sites = building_sites(s, self.seat, self.camp)
        if not may_follow(s, self.seat):
            return [base + 3 * cell for cell in sites]
        found: list[int] = []
        for cell in sites:
            found.append(base + 3 * cell)
            if cell != s.leader[self.seat]:
                found.append(base + 3 * cell + 1)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        seat = self.seat
        s.steps.pop()
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
            s.tell("built", {"seat": seat, "camp": CAMP_NAMES[self.camp], "at": s.name(cell)})
        if s.leader[seat] != cell:
            follow(s, seat, cell, put.b(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        cell = put.a(action)
        if put.b(action) and cell in building_sites(s, self.seat, self.camp):
            return Refusal("ICE2-ACT-22", "ice-refuse-nobody-follows")
        if cell >= s.c.site.board.tiles:
            return Refusal("ICE2-ACT-21", "ice-refuse-camp-on-tile")
        if s.terrain.tile[cell] < 0 or s.terrain.covered[cell]:
            return Refusal("ICE2-ACT-21", "ice-refuse-fully-uncovered")
        if not may_stand(s, self.seat, self.camp, cell):
            return Refusal("ICE2-GLD-14", "ice-refuse-navigators-snow")
        if self.camp == REBUILD and cell == s.guild_camp[self.seat]:
            return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
        return Refusal("ICE2-FAQ-2", "ice-refuse-camp-there")

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"camp": CAMP_NAMES[self.camp]}

    def parts(self) -> list[int | list[int]]:
        return [self.camp]


class Provide(IceStep):
    """On which snow tile does the Providers' archaeologist appear?  ICE2-GLD-40"""

    def __init__(self, seat: int) -> None:
        super().__init__("provide", seat)

    def options(self, s: IceState) -> list[int]:
        snow = s.c.site.board.start[1]
        base = s.c.actions.put.base
        return [base + 3 * cell for cell in s.terrain.bare if cell < snow]

    def resolve(self, s: IceState, action: int) -> None:
        s.steps.pop()
        cell = s.c.actions.put.a(action)
        s.flags |= PROVIDED
        s.provisions -= 1
        s.crew[cell] += 1
        if s.witness is not None:
            s.tell("provided", {"seat": self.seat, "at": s.name(cell)})

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE2-GLD-40", "ice-refuse-snow-tile-only")
        return super().refuse(s, action)
