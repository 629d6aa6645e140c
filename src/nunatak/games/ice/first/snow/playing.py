"""Where snow tiles of the first edition can take effect.  ICE1-SNW-19 to ICE1-SNW-21"""

from __future__ import annotations

from nunatak.games.ice.first.state import FirstIceState


def charmable(s: FirstIceState, seat: int) -> list[int]:
    """The leaders that a Stone of Charisma can still win over.  ICE1-SNW-19"""
    return [other for other in range(s.agreed.players) if other != seat and not s.charmed >> other & 1]


def campless_tiles(s: FirstIceState) -> list[int]:
    """The fully uncovered tiles without a camp.  ICE1-SNW-20"""
    last = s.c.removable
    return [cell for cell in s.terrain.bare if cell < last and cell not in s.white_camps]


def whistle_cells(s: FirstIceState) -> list[int]:
    """The empty cells on which a flake may be put.  ICE1-SNW-21"""
    return [cell for cell in range(s.c.removable) if s.terrain.tile[cell] < 0 and may_cover(s, cell)]


def may_cover(s: FirstIceState, cell: int) -> bool:
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
            if s.terms.whistle_strict or terrain.covered[below] + 1 == len(board.covers[below]):
                return False
    return True
