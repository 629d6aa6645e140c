"""How an excavation can be declared in the second edition: swarms and ability.  ICE2-EXC-9, ICE2-SNO-20"""

from __future__ import annotations

from nunatak.games.ice.components.words import TERMITES
from nunatak.games.ice.doing.digging import excavation_cost, may_discount
from nunatak.games.ice.second.state import SecondIceState


def excavations(s: SecondIceState, seat: int) -> list[tuple[int, int, int]]:
    """Every way to declare an excavation: termites, ability, EP to pay.  ICE2-EXC-9, ICE2-EXC-12, ICE2-SNO-20"""
    cell = s.leader[seat]
    found: list[tuple[int, int, int]] = []
    swarms = min(s.count_face(seat, TERMITES), 3) if s.hand[seat] else 0
    for ability in (0, 1):
        if ability and (seat != s.agreed.cryoarchitects or not may_discount(s, seat, cell)):
            break
        cost = excavation_cost(s, cell, ability == 1)
        for termites in range(min(swarms, cost) + 1):
            if s.affordable(cost - termites):
                found.append((termites, ability, cost - termites))
    return found
