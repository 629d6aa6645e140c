"""What an excavation costs, and whether it may be begun.  ICE2-EXC-1 to ICE2-EXC-13, ICE1-EXC-1, ICE1-EXC-2"""

from __future__ import annotations

from nunatak.games.ice.components.words import DISCOUNTED
from nunatak.games.ice.state import IceState


def excavation_cost(s: IceState, cell: int, discount: bool) -> int:
    """EP to excavate the tile of a cell now; `discount` is the Cryo-Architects' ability.  ICE2-EXC-4, ICE2-GLD-50"""
    cost = s.c.numbers.excavation_base[s.c.site.board.level[cell]] - s.explorers(cell)
    if is_hard(s, cell, discount):
        cost += 1
    if discount:
        cost -= 1
    return cost if cost > 0 else 0


def is_hard(s: IceState, cell: int, discount: bool) -> bool:
    """Whether the tile costs 1 EP more: a camp, a nunatak, a cover; never more than once.  ICE2-EXC-7, ICE2-EXC-8"""
    terrain = s.terrain
    if terrain.covered[cell] > 0 or s.c.is_nunatak[terrain.tile[cell]]:
        return True
    return not (discount and s.edition.abilities.discount_spares_camp) and s.has_camp(cell)


def may_discount(s: IceState, seat: int, cell: int) -> bool:
    """Whether the Cryo-Architects' ability would lower the cost.  ICE2-GLD-50, ICE2-TRN-10, ICE1-GLD-10"""
    return (
        seat == s.agreed.cryoarchitects
        and not s.flags & DISCOUNTED
        and s.edition.abilities.may_discount(s, seat, cell)
        and excavation_cost(s, cell, True) < excavation_cost(s, cell, False)
    )


def stands_on_diggable(s: IceState) -> bool:
    """Whether the leader stands on a tile that may be excavated.  ICE2-EXC-1 to ICE2-EXC-3, ICE1-EXC-1"""
    cell = s.leader[s.led]
    return 0 <= cell < s.c.removable and s.terrain.diggable(cell) and not s.inaccessible(cell)
