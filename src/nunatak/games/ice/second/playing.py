"""Which snow tiles of the second edition may be played between actions.  ICE2-SNO-10, ICE2-TRN-10"""

from __future__ import annotations

from nunatak.games.ice.digging import stands_on_diggable
from nunatak.games.ice.effects import type_under
from nunatak.games.ice.playing import has_crew_to_move, manta_targets, unled_tiles
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import MANTA, RUNE, SMILODON, SPIDERS, TALISMAN, WHISTLE, WRECK, YACHT


def playable(s: IceState, seat: int, face: int) -> bool:
    """Whether a tile with this face would change anything if it were played now."""
    here = s.leader[seat]
    if face == WRECK:
        return True
    if face == SMILODON:
        return has_crew_to_move(s)
    if face == SPIDERS:
        return here >= 0 and len(s.terrain.steps_from(here)) > 0
    if face == MANTA:
        return len(manta_targets(s)) > 0
    if face == YACHT:
        return s.supply > 0 and max(s.leader) >= 0
    if face == WHISTLE:
        return len(whistle_sources(s)) > 0
    if face == RUNE:
        return len(unled_tiles(s)) > 0
    if TALISMAN <= face < TALISMAN + 5:
        return type_under(s) == face - TALISMAN and stands_on_diggable(s)
    return False


def whistle_sources(s: IceState) -> list[int]:
    """The spaces from which archaeologists could go to another space with a camp.  ICE2-SNO-28"""
    camps = s.camps()
    if not camps:
        return []
    crew = s.crew
    if len(camps) == 1:
        return [x for x in range(len(crew)) if crew[x] and x != camps[0]]
    return [x for x in range(len(crew)) if crew[x]]


def yacht_leaders(s: IceState, seat: int) -> list[int]:
    """Whose leaders may be joined by an archaeologist, as far as there is a choice.  ICE2-SNO-25

    With two archaeologists left the own leader gets one in any case, and only the other leader is chosen.
    """
    others = [other for other in range(s.agreed.players) if other != seat and s.leader[other] >= 0]
    if s.leader[seat] >= 0 and (s.supply == 1 or not others):
        return sorted([seat, *others])
    return others
