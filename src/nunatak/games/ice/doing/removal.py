"""A tile leaves the board: its pieces go back, the discard grows.  ICE2-COL-6, ICE1-COL-6"""

from __future__ import annotations

from nunatak.games.ice.components.words import OWN_SUPPLY
from nunatak.games.ice.state import IceState


def lift_pieces(s: IceState, cell: int) -> None:
    """Sends everything on a falling tile back to where it belongs.  ICE2-COL-6, ICE2-GLD-15"""
    s.supply += s.crew[cell]
    s.crew[cell] = 0
    leader = s.leader
    for seat in range(len(leader)):
        if leader[seat] == cell:
            leader[seat] = OWN_SUPPLY
    if cell in s.white_camps:
        s.white_camps = [camp for camp in s.white_camps if camp != cell]
        s.white_supply += 1
    s.edition.tiles.lost(s, cell)


def discard_tile(s: IceState, tile: int) -> None:
    """Puts a tile on the discard, unseen.  ICE2-COL-7"""
    if tile < s.c.snow:
        s.snow_discard = [*s.snow_discard, tile]
    else:
        s.artifact_discard = [*s.artifact_discard, tile]
