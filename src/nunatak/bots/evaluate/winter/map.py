"""What camps and settlements are worth: bonuses of the coming eclipses, and settlements to come."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.winter.weights import WinterWeights
from nunatak.games.winter.doing.settling import SETTLEMENT_INFLUENCE
from nunatak.games.winter.geometry import HEXES, JUNCTURES, JUNCTURES_AT
from nunatak.games.winter.names import SETTLEMENTS
from nunatak.games.winter.state import WinterState

# Hexes that meet at a juncture.
TOGETHER: Final = 3


class Land:
    """Everybody's influence on the hexes, and what leading there is worth to one seat."""

    def __init__(self, s: WinterState, seat: int, bonus: list[float], led: float) -> None:
        self.seat = seat
        self.players = s.agreed.players
        self.land = s.land
        self.bonus = bonus  # by kind of land
        self.led = led  # how sure it is that a hex led today is led at an eclipse
        self.influence = s.camps[:]  # at seat * HEXES + hex
        for j, owner in enumerate(s.settlements):
            if owner:
                first = (owner - 1) * HEXES
                for h in JUNCTURES[j]:
                    self.influence[first + h] += SETTLEMENT_INFLUENCE

    def mine(self, h: int) -> int:
        """The seat's own influence on a hex."""
        return self.influence[self.seat * HEXES + h]

    def held(self, h: int, influence: int) -> float:
        """VP at an eclipse with so much influence on a hex."""
        if not influence:
            return 0.0
        for other in range(self.players):
            if other != self.seat and self.influence[other * HEXES + h] > influence:
                return 0.0
        return self.led * self.bonus[self.land[h]]

    def income(self) -> float:
        """VP that the hexes bring at an eclipse, as things stand."""
        total = 0.0
        first = self.seat * HEXES
        for h in range(HEXES):
            if self.influence[first + h]:
                total += self.held(h, self.influence[first + h])
        return total

    def move(self, start: int, to: int) -> float:
        """How much more the hexes bring at an eclipse after a camp has moved."""
        there = self.mine(to)
        here = self.mine(start)
        gain = self.held(to, there + 1) - self.held(to, there)
        return gain + self.held(start, here - 1) - self.held(start, here)


def towards_settlement(s: WinterState, seat: int, w: WinterWeights) -> float:
    """VP of camps that stand together where a settlement could be created."""
    if not s.settlements_home[seat]:
        return 0.0
    first = seat * HEXES
    camps = s.camps
    best = 0
    for at in range(HEXES):
        if camps[first + at]:
            for j in JUNCTURES_AT[at]:
                if not s.settlements[j]:
                    near = 0
                    for h in JUNCTURES[j]:
                        if camps[first + h]:
                            near += 1
                    if near > best:
                        best = near
            if best == TOGETHER:
                break
    return w.towards[best]


def towards_after(s: WinterState, seat: int, start: int, to: int, w: WinterWeights) -> float:
    """The same after a camp has moved, as far as the junctures at its new hex go."""
    if not s.settlements_home[seat]:
        return 0.0
    first = seat * HEXES
    camps = s.camps
    settlements = s.settlements
    best = 0
    for j in JUNCTURES_AT[to]:
        if not settlements[j]:
            near = 1
            for h in JUNCTURES[j]:
                if h != to and camps[first + h] > (1 if h == start else 0):
                    near += 1
            if near > best:
                best = near
                if best == TOGETHER:
                    break
    return w.towards[best]


def settled(s: WinterState, seat: int, slots: list[float], w: WinterWeights) -> float:
    """VP that the settlements bring at an eclipse, besides leading hexes."""
    total = 0.0
    for slot in range(SETTLEMENTS - s.settlements_home[seat]):
        total += w.settled + slots[slot]
    return total
