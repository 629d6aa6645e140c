"""Where snow tiles of the second edition can take effect.  ICE2-SNO-25 to ICE2-SNO-30"""

from __future__ import annotations

from nunatak.games.ice.second.state import SecondIceState


def whistle_sources(s: SecondIceState) -> list[int]:
    """The spaces from which archaeologists could go to another space with a camp.  ICE2-SNO-28"""
    camps = s.camps()
    if not camps:
        return []
    crew = s.crew
    if len(camps) == 1:
        return [x for x in range(len(crew)) if crew[x] and x != camps[0]]
    return [x for x in range(len(crew)) if crew[x]]


def yacht_leaders(s: SecondIceState, seat: int) -> list[int]:
    """Whose leaders may be joined by an archaeologist, as far as there is a choice.  ICE2-SNO-25

    With two archaeologists left the own leader gets one in any case, and only the other leader is chosen.
    """
    others = [other for other in range(s.agreed.players) if other != seat and s.leader[other] >= 0]
    if s.leader[seat] >= 0 and (s.supply == 1 or not others):
        return sorted([seat, *others])
    return others


def unled_tiles(s: SecondIceState) -> list[int]:
    """The fully uncovered tiles on which no leader stands.  ICE2-SNO-30"""
    leader = s.leader
    return [cell for cell in s.terrain.bare if cell not in leader]
