"""What camps and settlements are worth: bonuses of the coming eclipses, and settlements to come."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.winter_weights import WinterWeights
from nunatak.games.winter.doing.settling import SETTLEMENT_INFLUENCE
from nunatak.games.winter.geometry import HEXES, JUNCTURES, JUNCTURES_AT
from nunatak.games.winter.names import SETTLEMENTS
from nunatak.games.winter.state import WinterState

# Hexes that meet at a juncture.
TOGETHER: Final = 3


class Land:
    """Influence on every hex, and what leading there is worth."""

    def __init__(self, s: WinterState, seat: int, bonus: list[float], led: float) -> None:
        self.seat = seat
        self.led = led  # how sure it is that a hex led today is led at an eclipse
        self.worth = [bonus[land] for land in s.land]
        self.mine = s.camps[seat * HEXES : (seat + 1) * HEXES]
        self.most = [0] * HEXES
        for other in range(s.table.players):
            theirs = self.mine if other == seat else s.camps[other * HEXES : (other + 1) * HEXES]
            for j, owner in enumerate(s.settlements):
                if owner == other + 1:
                    for h in JUNCTURES[j]:
                        theirs[h] += SETTLEMENT_INFLUENCE
            if other != seat:
                self.most = [max(a, b) for a, b in zip(self.most, theirs, strict=True)]

    def held(self, h: int, influence: int) -> float:
        """VP at an eclipse with so much influence on a hex."""
        return self.led * self.worth[h] if influence and influence >= self.most[h] else 0.0

    def income(self) -> float:
        """VP that the hexes bring at an eclipse, as things stand."""
        total = 0.0
        for h in range(HEXES):
            if self.mine[h]:
                total += self.held(h, self.mine[h])
        return total

    def move(self, start: int, to: int) -> float:
        """How much more the hexes bring at an eclipse after a camp has moved."""
        gain = self.held(to, self.mine[to] + 1) - self.held(to, self.mine[to])
        return gain + self.held(start, self.mine[start] - 1) - self.held(start, self.mine[start])


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
    best = 0
    for j in JUNCTURES_AT[to]:
        if not s.settlements[j]:
            near = 1
            for h in JUNCTURES[j]:
                if h != to and camps[first + h] > (1 if h == start else 0):
                    near += 1
            best = max(best, near)
    return w.towards[best]


def settled(s: WinterState, seat: int, slots: list[float], w: WinterWeights) -> float:
    """VP that the settlements bring at an eclipse, besides leading hexes."""
    total = 0.0
    for slot in range(SETTLEMENTS - s.settlements_home[seat]):
        total += w.settled + slots[slot]
    return total
