"""A camp and its leader onto the ice.  ICE2-ACT-20, ICE1-BLD"""

from __future__ import annotations

from typing import TypeVar

from nunatak.engine.errors import Refusal
from nunatak.games.ice.doing.camps import building_sites
from nunatak.games.ice.doing.companions import follow, followers
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.refusing.walking import refuse_followers
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.types import prompts
from nunatak.games.ice.types.words import CampName

S = TypeVar("S", bound=IceState, contravariant=True)


class Build(StepOf[S]):
    """On which tile does the camp stand?  ICE2-ACT-20 to ICE2-ACT-23, ICE1-BLD-1 to ICE1-BLD-3"""

    def __init__(self, seat: int, camp: int) -> None:
        super().__init__("build", seat)
        self.camp = camp

    def sites(self, s: S) -> list[int]:
        """Where it may stand."""
        return building_sites(s)

    def options(self, s: S) -> list[int]:
        put = s.c.actions.put
        base, wide = put.base, put.width_b
        sites = self.sites(s)
        also = followers(s, self.seat)
        if not also:
            return [base + wide * cell for cell in sites]
        found: list[int] = []
        here = s.leader[s.led]
        for cell in sites:
            first = base + wide * cell
            found.extend(range(first, first + 1 + (also if cell != here else 0)))
        return found

    def resolve(self, s: S, action: int) -> None:
        s.pop()
        put = s.c.actions.put
        cell = put.a(action)
        self.erect(s, cell)
        if s.witness is not None:
            s.tell("built", {"seat": self.seat, "camp": self.camp_name(), "at": s.name(cell)})
        if s.leader[s.led] != cell:
            follow(s, self.seat, cell, put.b(action))

    def erect(self, s: S, cell: int) -> None:
        """The camp comes onto its tile."""
        s.white_supply -= 1
        s.white_camps = [*s.white_camps, cell]

    def refuse(self, s: S, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        cell = put.a(action)
        if put.b(action) and cell in self.sites(s):
            return refuse_followers(s, self.seat, grounds.BUILDS_ALONE)
        if cell >= s.c.site.board.tiles:
            return refused(s, grounds.BUILDING_SITE, "ice-refuse-camp-on-tile")
        if s.terrain.tile[cell] < 0 or s.terrain.covered[cell]:
            return refused(s, grounds.BUILDING_SITE, "ice-refuse-fully-uncovered")
        if s.inaccessible(cell):
            return refused(s, grounds.INACCESSIBLE, "ice-refuse-inaccessible", {"to": s.name(cell)})
        return self.refuse_camp(s, cell)

    def refuse_camp(self, s: S, cell: int) -> Refusal:
        """Why this camp cannot stand on a tile where others might."""
        return refused(s, grounds.CAMP_ON_CAMP, "ice-refuse-camp-there")

    def prompt(self, s: S) -> prompts.BuildPrompt:
        return {"camp": self.camp_name()}

    def camp_name(self) -> CampName:
        """How the camp is called."""
        return "neutral"

    def parts(self) -> list[int | list[int]]:
        return [self.camp]
