"""A guild camp or a white one onto the ice.  ICE2-ACT-20, ICE2-GLD-14, ICE2-GLD-51"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.camps import REBUILD, WHITE, building_sites, may_stand
from nunatak.games.ice.steps.building import Build
from nunatak.games.ice.types.words import CampName

CAMP_NAMES: Final[list[CampName]] = ["own", "white", "rebuild"]


class BuildCamp(Build[SecondIceState]):
    """On which tile does the camp stand?  ICE2-ACT-20 to ICE2-ACT-23, ICE2-GLD-51"""

    def sites(self, s: SecondIceState) -> list[int]:
        return building_sites(s, self.seat, self.camp)

    def erect(self, s: SecondIceState, cell: int) -> None:
        if self.camp == WHITE:
            super().erect(s, cell)
            return
        s.guild_camp[self.seat] = cell
        if self.camp == REBUILD:
            s.grey_camps |= 1 << self.seat

    def refuse_camp(self, s: SecondIceState, cell: int) -> Refusal:
        if not may_stand(s, self.seat, self.camp, cell):
            return Refusal("ICE2-GLD-14", "ice-refuse-navigators-snow")
        if self.camp == REBUILD and cell == s.guild_camp[self.seat]:
            return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
        return super().refuse_camp(s, cell)

    def camp_name(self) -> CampName:
        return CAMP_NAMES[self.camp]
