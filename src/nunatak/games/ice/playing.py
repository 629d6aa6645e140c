"""Which snow tiles may be played between actions.  ICE2-SNO-10, ICE2-TRN-10"""

from __future__ import annotations

from nunatak.games.ice.digging import stands_on_diggable
from nunatak.games.ice.effects import type_under
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import MANTA, RUNE, SMILODON, SPIDERS, TALISMAN, WHISTLE, WRECK, YACHT


def playable(s: IceState, seat: int, face: int) -> bool:
    """Whether a tile with this face would change anything if it were played now."""
    here = s.leader[seat]
    if face == WRECK:
        return True
    if face == SMILODON:
        return has_smilodon_source(s)
    if face == SPIDERS:
        return here >= 0 and len(s.terrain.steps_from(here)) > 0
    if face == MANTA:
        return len(manta_targets(s, seat)) > 0
    if face == YACHT:
        return s.supply > 0 and max(s.leader) >= 0
    if face == WHISTLE:
        return len(whistle_sources(s)) > 0
    if face == RUNE:
        return len(unled_tiles(s)) > 0
    if TALISMAN <= face < TALISMAN + 5:
        return type_under(s, seat) == face - TALISMAN and stands_on_diggable(s, seat)
    return False


def has_smilodon_source(s: IceState) -> bool:
    """Whether any archaeologists could be chased away.  ICE2-SNO-21"""
    crew = s.crew
    # A loop, because generators cost more than they say, compiled or not.
    for x in range(len(crew)):  # noqa: SIM110
        if crew[x] and s.terrain.steps_from(x):
            return True
    return False


def smilodon_sources(s: IceState) -> list[int]:
    """The spaces from which a Smilodon can chase archaeologists.  ICE2-SNO-21"""
    crew = s.crew
    return [x for x in range(len(crew)) if crew[x] and s.terrain.steps_from(x)]


def manta_targets(s: IceState, seat: int) -> list[int]:
    """The open spaces where the leader is not.  ICE2-SNO-23"""
    is_open = s.terrain.is_open
    here = s.leader[seat]
    return [x for x in range(len(is_open)) if is_open[x] and x != here]


def whistle_sources(s: IceState) -> list[int]:
    """The spaces from which archaeologists could go to another space with a camp.  ICE2-SNO-28"""
    camps = s.camps()
    if not camps:
        return []
    crew = s.crew
    if len(camps) == 1:
        return [x for x in range(len(crew)) if crew[x] and x != camps[0]]
    return [x for x in range(len(crew)) if crew[x]]


def unled_tiles(s: IceState) -> list[int]:
    """The fully uncovered tiles on which no leader stands.  ICE2-SNO-30"""
    leader = s.leader
    return [cell for cell in s.terrain.bare if cell not in leader]


def yacht_leaders(s: IceState, seat: int) -> list[int]:
    """Whose leaders may be joined by an archaeologist, as far as there is a choice.  ICE2-SNO-25

    With two archaeologists left the own leader gets one in any case, and only the other leader is chosen.
    """
    others = [other for other in range(s.table.players) if other != seat and s.leader[other] >= 0]
    if s.leader[seat] >= 0 and (s.supply == 1 or not others):
        return sorted([seat, *others])
    return others
