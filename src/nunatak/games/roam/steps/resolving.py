"""The end of the actions: every explored location is resolved.  ROAM-RES-1 to ROAM-RES-5"""

from __future__ import annotations

from collections.abc import Mapping

from nunatak.engine.errors import Refusal
from nunatak.games.roam.actions import RESOLVE
from nunatak.games.roam.claiming import award, refuse_after_actions
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.steps.auction import Bid
from nunatak.games.roam.types import question as asks
from nunatak.games.roam.wording import holders


class Resolving(RoamStep):
    """Which of several explored locations first?  ROAM-RES-3"""

    def __init__(self, seat: int) -> None:
        super().__init__("resolving", seat)

    def proceed(self, s: RoamState) -> bool:
        """Resolves a single location without asking, and leaves when none is left."""
        explored = s.explored()
        if not explored:
            s.pop()
            return True
        if len(explored) == 1:
            self.settle(s, explored[0])
            return True
        return False

    def options(self, s: RoamState) -> list[int]:
        found = [RESOLVE.base + slot for slot in s.explored()]
        self.offer_abilities(s, found)
        return found

    def resolve(self, s: RoamState, action: int) -> None:
        if RESOLVE.has(action):
            self.settle(s, action - RESOLVE.base)
        else:
            self.use_ability(s, action)

    def settle(self, s: RoamState, slot: int) -> None:
        """The majority takes the card; a tie for the most goes to auction.  ROAM-RES-4, ROAM-RES-5, ROAM-AUC-1"""
        counts = s.counts[slot * 4 : slot * 4 + s.agreed.players]
        most = max(counts)
        tied = [seat for seat in s.agreed.clockwise_from(s.active) if counts[seat] == most]
        if s.witness is not None:
            s.tell("explored", {"slot": slot, "counts": [*counts], "holders": holders(counts)})
        if len(tied) == 1:
            award(s, slot, tied[0], 0)
        else:
            s.push(Bid(tied[0], slot, tied[1:], -1, tied[0]))

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if RESOLVE.has(action):
            return Refusal("ROAM-RES-1", "roam-refuse-not-explored")
        return refuse_after_actions(action) or super().refuse(s, action)

    def prompt(self, s: RoamState) -> asks.ResolvingPrompt:
        return {"slots": [*s.explored()]}

    def preview(self, s: RoamState, action: int) -> Mapping[str, object]:
        if not RESOLVE.has(action):
            return super().preview(s, action)
        slot = RESOLVE.a(action)
        return {"slot": slot, "counts": s.counts[slot * 4 : slot * 4 + s.agreed.players]}
