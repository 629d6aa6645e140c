"""Which snow tiles of the first edition may be played between actions.  ICE1-SNW-10 to ICE1-SNW-21, ICE1-GEN-2"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.digging import stands_on_diggable
from nunatak.games.ice.effects import type_under
from nunatak.games.ice.playing import has_crew_to_move, manta_targets
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import (
    CHARISMA,
    MANTA,
    RUNE,
    SMILODON,
    SPIDERS,
    TALISMAN,
    TERMITES,
    WHISTLE,
    WRECK,
    YACHT,
)

PAWNS: Final = 5  # Smilodons


def playable(s: IceState, seat: int, face: int) -> bool:
    """Whether a tile with this face would change anything if it were played now."""
    if face in (WRECK, YACHT):
        return True
    if face == SPIDERS:
        return has_crew_to_move(s)
    if face == TERMITES:
        return stands_on_diggable(s) and s.terrain.tile[s.leader[s.led]] < s.c.snow
    if face == MANTA:
        return len(manta_targets(s)) > 0
    if face == SMILODON:
        return len(s.smilodons) < PAWNS and len(smilodon_targets(s)) > 0
    if face == CHARISMA:
        return s.rp[seat] > 0 and len(charmable(s, seat)) > 0
    if face == RUNE:
        return len(campless_tiles(s)) > 0
    if face == WHISTLE:
        return len(s.flakes) + len(s.snow_discard) > 0 and len(whistle_cells(s)) > 0
    if TALISMAN <= face < TALISMAN + 5:
        return type_under(s) == face - TALISMAN and stands_on_diggable(s)
    return False


def smilodon_targets(s: IceState) -> list[int]:
    """The open tiles without a Smilodon.  ICE1-SNW-13"""
    return [cell for cell in range(s.c.site.board.tiles) if s.terrain.is_open[cell] and not s.inaccessible(cell)]


def charmable(s: IceState, seat: int) -> list[int]:
    """The leaders that a Stone of Charisma can still win over.  ICE1-SNW-19"""
    return [other for other in range(s.agreed.players) if other != seat and not s.charmed >> other & 1]


def campless_tiles(s: IceState) -> list[int]:
    """The fully uncovered tiles without a camp.  ICE1-SNW-20"""
    last = s.c.removable
    return [cell for cell in s.terrain.bare if cell < last and cell not in s.white_camps]


def whistle_cells(s: IceState) -> list[int]:
    """The empty cells on which a flake may be put.  ICE1-SNW-21"""
    return [cell for cell in range(s.c.removable) if s.terrain.tile[cell] < 0 and may_cover(s, cell)]


def may_cover(s: IceState, cell: int) -> bool:
    """Ground on all three sides, two tiles beside it, nothing protected below.  ICE1-SNW-21"""
    terrain = s.terrain
    if terrain.near[cell] < 2:
        return False
    board = terrain.board
    for below in board.rests_on[cell]:
        if below >= board.tiles:
            continue
        if terrain.tile[below] < 0 or below == s.wyvern:
            return False
        if below in s.white_camps or below in s.smilodons:
            if s.agreed.whistle_strict or terrain.covered[below] + 1 == len(board.covers[below]):
                return False
    return True
