"""Step c of the eclipse: bonuses of terrain.  EW-ECL-10, EW-ECL-11"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import CLAIM, FORGO_CLAIM
from nunatak.games.winter.doing.settling import leads
from nunatak.games.winter.geometry import HEX_NAMES, HEXES
from nunatak.games.winter.names import BY_TERRAIN, TERRAIN
from nunatak.games.winter.parts import only_plain
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.eclipse_board import EclipseBoard
from nunatak.games.winter.steps.eclipse_step import EclipseStep
from nunatak.games.winter.steps.gains import grant
from nunatak.games.winter.types import question as asks


class EclipseTerrain(EclipseStep):
    """Step c: the bonus of which hex?  EW-ECL-10, EW-ECL-11"""

    def __init__(self, seat: int, claimed: int) -> None:
        super().__init__("eclipse_terrain", seat, FORGO_CLAIM.base - CLAIM.base)
        self.claimed = claimed  # mask of the hexes whose bonus was taken

    def sources(self, s: WinterState) -> list[int]:
        found: list[int] = []
        for h in range(HEXES):
            if s.c.terrain.bonus[s.land[h]] and not self.claimed >> h & 1 and leads(s, self.seat, h):
                found.append(CLAIM.base + h)
        return found

    def needs_choice(self, s: WinterState, source: int) -> bool:
        return not only_plain(s.c.terrain.bonus[s.land[source - CLAIM.base]])

    def next_step(self, s: WinterState) -> None:
        s.replace(EclipseBoard(self.seat, 0, 0))

    def use_up(self, s: WinterState, source: int) -> None:
        s.replace(EclipseTerrain(self.seat, self.claimed | 1 << (source - CLAIM.base)))

    def tell_forgone(self, s: WinterState, source: int) -> None:
        h = source - CLAIM.base
        s.tell("forwent_claim", {"seat": self.seat, "hex": HEX_NAMES[h], "terrain": TERRAIN[s.land[h]]})

    def take(self, s: WinterState, source: int) -> None:
        h = source - CLAIM.base
        if s.witness is not None:
            s.tell("claimed", {"seat": self.seat, "hex": HEX_NAMES[h], "terrain": TERRAIN[s.land[h]]})
        grant(s, self.seat, s.c.terrain.bonus[s.land[h]], BY_TERRAIN, True)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if CLAIM.has(action):
            h = CLAIM.a(action)
            if not s.c.terrain.bonus[s.land[h]]:
                return Refusal("EW-MAP-10", "winter-refuse-no-bonus")
            if self.claimed >> h & 1:
                return Refusal("EW-ECL-10", "winter-refuse-claimed")
            return Refusal("EW-ECL-10", "winter-refuse-influence")
        return super().refuse(s, action)

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        for kind in (CLAIM, FORGO_CLAIM):
            if kind.has(action):
                return {"terrain": TERRAIN[s.land[kind.a(action)]]}
        return {}

    def facts(self, s: WinterState) -> asks.EclipseTerrainFacts:
        return {"claimed": [HEX_NAMES[h] for h in range(HEXES) if self.claimed >> h & 1]}
