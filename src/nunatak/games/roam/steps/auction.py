"""A tie for a location: the tied players speak once each.  ROAM-AUC"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.roam.actions import BID, HIGHEST_BID, PASS
from nunatak.games.roam.claiming import award, refuse_after_actions
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.types import question as asks


class Bid(RoamStep):
    """How many coins for the location, or none?  ROAM-AUC-1 to ROAM-AUC-6"""

    def __init__(self, seat: int, slot: int, waiting: list[int], highest: int, leader: int) -> None:
        super().__init__("bid", seat)
        self.slot = slot
        self.waiting = waiting  # those who speak after this seat, in order
        self.highest = highest  # -1 while nobody has bid
        self.leader = leader  # highest bidder; while nobody has bid, the first speaker (ROAM-AUC-6)

    def lowest(self) -> int:
        """The lowest bid allowed now.  ROAM-AUC-2"""
        return self.highest + 1

    def means(self, s: RoamState) -> int:
        """What the speaker could pay: the purse, and in the own turn what ready artifacts bring.  ROAM-ART-11"""
        coins = s.coins[self.seat]
        if self.seat == s.active:
            coins += (s.ready[self.seat] & s.abilities.coins).bit_count()
        return coins

    def proceed(self, s: RoamState) -> bool:
        """Passes for a speaker who cannot reach the lowest allowed bid.  ROAM-AUC-3"""
        if self.means(s) >= self.lowest():
            return False
        s.tell("passed", {"seat": self.seat, "slot": self.slot, "forced": True})
        self.next_speaker(s, self.highest, self.leader)
        return True

    def options(self, s: RoamState) -> list[int]:
        found = [PASS.base]
        found += [BID.base + n for n in range(self.lowest(), min(s.coins[self.seat], HIGHEST_BID) + 1)]
        if self.seat == s.active:
            self.offer_abilities(s, found)
        return found

    def resolve(self, s: RoamState, action: int) -> None:
        if action == PASS.base:
            s.tell("passed", {"seat": self.seat, "slot": self.slot, "forced": False})
            self.next_speaker(s, self.highest, self.leader)
        elif BID.has(action):
            coins = action - BID.base
            s.tell("bid", {"seat": self.seat, "slot": self.slot, "coins": coins})
            self.next_speaker(s, coins, self.seat)
        else:
            self.use_ability(s, action)

    def next_speaker(self, s: RoamState, highest: int, leader: int) -> None:
        """Hands the word on, or ends the auction.  ROAM-AUC-4"""
        s.pop()
        if self.waiting:
            s.push(Bid(self.waiting[0], self.slot, self.waiting[1:], highest, leader))
        else:
            price = max(highest, 0)
            s.coins[leader] -= price
            award(s, self.slot, leader, price)

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if BID.has(action):
            coins = BID.a(action)
            if coins < self.lowest():
                return Refusal("ROAM-AUC-2", "roam-refuse-bid-too-low", {"lowest": self.lowest()})
            return Refusal("ROAM-AUC-3", "roam-refuse-bid-too-high", {"coins": s.coins[self.seat]})
        ability = s.abilities.of(action)
        if self.seat != s.active and ability is not None and ability.is_use(action):
            return Refusal("ROAM-ART-8", "roam-refuse-own-turn-only")
        return refuse_after_actions(action) or super().refuse(s, action)

    def prompt(self, s: RoamState) -> asks.BidPrompt:
        return {"slot": self.slot, "lowest": self.lowest(), "highest": self.highest, "leader": self.leader}

    def facts(self, s: RoamState) -> asks.BidFacts:
        return {
            "slot": self.slot,
            "waiting": [s.agreed.colour(seat) for seat in self.waiting],
            "highest": self.highest,
            "leader": s.agreed.colour(self.leader),
        }
