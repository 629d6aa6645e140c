"""Where camps may be built in the second edition: the own, a white one.  ICE2-ACT-20 to ICE2-ACT-23, ICE2-GLD-51"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.doing.camps import NEUTRAL
from nunatak.games.ice.second.state import SecondIceState

OWN: Final = 0
WHITE: Final = NEUTRAL
REBUILD: Final = 2  # the Cryo-Architects' own camp, lifted from the board


def may_stand(s: SecondIceState, seat: int, camp: int, cell: int) -> bool:
    """Whether the rules of the guild allow its camp on a tile.  ICE2-GLD-14"""
    return camp == WHITE or seat != s.agreed.navigators or cell < s.c.site.board.start[1]


def building_sites(s: SecondIceState, seat: int, camp: int) -> list[int]:
    """The fully uncovered tiles without a camp.  ICE2-ACT-21"""
    taken = s.white_camps + s.guild_camp
    if camp == REBUILD:
        taken.remove(s.guild_camp[seat])
        if s.leader[seat] == s.guild_camp[seat]:
            taken.append(s.guild_camp[seat])
    sites = [cell for cell in s.terrain.bare if cell not in taken]
    if camp != WHITE and seat == s.agreed.navigators:
        snow = s.c.site.board.start[1]
        return [cell for cell in sites if cell < snow]
    return sites


def has_site(s: SecondIceState, seat: int, camp: int) -> bool:
    """Whether there is a tile to build on; cheaper than listing them."""
    taken = s.white_camps + s.guild_camp
    for cell in s.terrain.bare:
        if cell not in taken:
            return may_stand(s, seat, camp, cell)
    return False
