"""A tile comes off the board into somebody's possession.  ICE2-EXC-31, ICE2-ART-60, ICE2-INF-8, ICE2-INF-9"""

from __future__ import annotations

from typing import Literal

from nunatak.games.ice.components.words import PRISMATIC
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.slots import ChooseSlot
from nunatak.games.ice.types.events import TookTile


def take_tile(s: IceState, seat: int, cell: int, how: Literal["excavated", "rescued"]) -> int:
    """Removes the tile of a cell, whose pieces have been seen to, and gives it to a seat. Returns the tile.

    A prismatic artifact waits for its slot: the question lies on top of the stack then.
    """
    tile = s.terrain.tile[cell]
    s.terrain = s.terrain.without(cell)
    s.edition.tiles.uncovers(s, cell, seat)
    s.reveal()
    snow = tile < s.c.snow
    if s.witness is not None:
        told: TookTile = {"seat": seat, "tile": s.name(cell)}
        if not snow:
            told["artifact"] = s.c.tile_name[tile]
        s.tell(how, told)
        if snow:
            s.tell("found", {"seat": seat, "face": s.c.faces[s.faces[tile]]}, (seat,))
    if not snow and s.c.type_of[tile] == PRISMATIC:
        s.unplaced = tile
        s.push(ChooseSlot(seat))
    else:
        s.gain_tile(seat, tile, s.c.type_of[tile])
    return tile
