"""What an excavation costs, and whether it may be begun.  ICE2-EXC-1 to ICE2-EXC-13"""

from __future__ import annotations

from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import DISCOUNTED, TERMITES


def excavation_cost(s: IceState, cell: int, discount: bool) -> int:
    """EP to excavate the tile of a cell now; `discount` is the Cryo-Architects' ability.  ICE2-EXC-4, ICE2-GLD-50"""
    cost = s.c.edition.excavation_base[s.c.site.board.level[cell]] - s.explorers(cell)
    if is_hard(s, cell, discount):
        cost += 1
    if discount:
        cost -= 1
    return cost if cost > 0 else 0


def is_hard(s: IceState, cell: int, discount: bool) -> bool:
    """Whether the tile costs 1 EP more: a camp, a nunatak, a cover; never more than once.  ICE2-EXC-7, ICE2-EXC-8"""
    terrain = s.terrain
    return terrain.covered[cell] > 0 or s.c.is_nunatak[terrain.tile[cell]] or (not discount and s.has_camp(cell))


def may_discount(s: IceState, seat: int, cell: int) -> bool:
    """Whether the Cryo-Architects' ability would lower the cost.  ICE2-GLD-50, ICE2-TRN-10"""
    return (
        seat == s.table.cryoarchitects
        and not s.flags & DISCOUNTED
        and s.guild_camp[seat] == cell
        and s.terrain.tile[cell] >= s.c.snow
        and excavation_cost(s, cell, True) < excavation_cost(s, cell, False)
    )


def stands_on_diggable(s: IceState, seat: int) -> bool:
    """Whether the leader stands on a tile whose covers allow excavating it.  ICE2-EXC-1 to ICE2-EXC-3"""
    cell = s.leader[seat]
    return 0 <= cell < s.c.site.board.tiles and s.terrain.diggable(cell)


def excavations(s: IceState, seat: int) -> list[tuple[int, int, int]]:
    """Every way to declare an excavation: termites, ability, EP to pay.  ICE2-EXC-9, ICE2-EXC-12, ICE2-SNO-20"""
    cell = s.leader[seat]
    found: list[tuple[int, int, int]] = []
    swarms = min(s.count_face(seat, TERMITES), 3) if s.hand[seat] else 0
    for ability in (0, 1):
        if ability and (seat != s.table.cryoarchitects or not may_discount(s, seat, cell)):
            break
        cost = excavation_cost(s, cell, ability == 1)
        for termites in range(min(swarms, cost) + 1):
            if s.affordable(cost - termites):
                found.append((termites, ability, cost - termites))
    return found
