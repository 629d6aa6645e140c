"""The end of a turn of the full game: at most one artifact.  ROAM-ART-2 to ROAM-ART-6"""

from __future__ import annotations

from collections.abc import Mapping

from nunatak.engine.errors import Refusal
from nunatak.games.roam.actions import BUY, SKIP
from nunatak.games.roam.claiming import refuse_after_actions
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep


class Market(RoamStep):
    """Which artifact of the row, if any?  ROAM-ART-2, ROAM-ART-3"""

    def __init__(self, seat: int) -> None:
        super().__init__("market", seat)

    def proceed(self, s: RoamState) -> bool:
        """Leaves when nothing but leaving is possible."""
        if len(self.options(s)) > 1:
            return False
        s.pop()
        return True

    def options(self, s: RoamState) -> list[int]:
        coins = s.coins[self.seat]
        found = [BUY.base + place for place, artifact in enumerate(s.row) if s.c.price[artifact] <= coins]
        self.offer_abilities(s, found)
        found.append(SKIP.base)
        return found

    def resolve(self, s: RoamState, action: int) -> None:
        if action == SKIP.base:
            s.pop()
        elif BUY.has(action):
            s.pop()
            self.buy(s, action - BUY.base)
        else:
            self.use_ability(s, action)

    def buy(self, s: RoamState, place: int) -> None:
        """Pays, takes the artifact ready, refills its place from the stack.  ROAM-ART-2, ROAM-ART-4, ROAM-ART-6"""
        seat = self.seat
        artifact = s.row[place]
        s.coins[seat] -= s.c.price[artifact]
        s.owned[seat] = [*s.owned[seat], artifact]
        s.ready[seat] |= 1 << artifact
        s.tell("bought", {"seat": seat, "artifact": s.c.artifacts[artifact].name, "price": s.c.price[artifact]})
        if s.unstacked == len(s.stack):
            del s.row[place]
            return
        s.row[place] = s.stack[s.unstacked]
        s.unstacked += 1
        s.reveal()
        s.tell("artifact_shown", {"place": place, "artifact": s.c.artifacts[s.row[place]].name})

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if BUY.has(action):
            place = BUY.a(action)
            if place >= len(s.row):
                return Refusal("ROAM-ART-6", "roam-refuse-no-artifact-there")
            price = s.c.price[s.row[place]]
            return Refusal("ROAM-ART-2", "roam-refuse-price", {"price": price, "coins": s.coins[self.seat]})
        return refuse_after_actions(action) or super().refuse(s, action)

    def preview(self, s: RoamState, action: int) -> Mapping[str, object]:
        if not BUY.has(action):
            return super().preview(s, action)
        artifact = s.row[BUY.a(action)]
        return {"artifact": s.c.artifacts[artifact].name, "price": s.c.price[artifact]}
