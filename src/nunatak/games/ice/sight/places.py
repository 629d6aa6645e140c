"""What the spaces of the dig are like at this moment, so that sentences can say more of them than their number.

Only what everybody sees. Made for what is shown: previews, prompts, and events while somebody listens.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, hypot, pi
from typing import Final

from nunatak.engine.json import Json
from nunatak.games.ice.board.geometry import screen
from nunatak.games.ice.components.words import KINDS_OF_ARTIFACT, LANDSCAPES
from nunatak.games.ice.state import IceState

# From the east against the clock, as angles grow on paper; the screen grows downwards.
WAYS: Final = ["e", "ne", "n", "nw", "w", "sw", "s", "se"]
# In lengths of a tile's side: nearer than that is the same place, further than that is not beside it.
HERE: Final = 0.75
BESIDE: Final = 1.9


def places_in(s: IceState, values: Iterable[Json], seat: int) -> dict[str, Json]:
    """References for the spaces that some facts name, by their names; `seat` is spoken to, -1 if nobody is."""
    index = s.c.site.board.index
    named: dict[str, Json] = {}
    for value in values:
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, str) and item in index and item not in named:
                told = _place(s, index[item], seat)
                if told:
                    named[item] = told
    return named


def _place(s: IceState, x: int, seat: int) -> dict[str, Json]:
    ground = _ground(s, x)
    if not ground:
        return {}
    told: dict[str, Json] = {"say": "ice-place", "space": s.name(x), "ground": ground}
    if seat >= 0:
        told.update(_lies(s, x, seat))
    return told


def _ground(s: IceState, x: int) -> str:
    """What one sees there; nothing where a tile is gone or covered."""
    board = s.c.site.board
    if x >= board.first_region:
        return "region"
    if x >= board.tiles:
        return "rim"
    tile = s.terrain.tile[x]
    if tile < 0 or not s.terrain.is_open[x]:
        return ""
    if tile < s.c.snow:
        return LANDSCAPES[s.c.landscape[tile]]
    return "edifice" if tile >= s.c.first_edifice else KINDS_OF_ARTIFACT[s.c.type_of[tile]]


def _lies(s: IceState, x: int, seat: int) -> dict[str, Json]:
    """Where it lies: by a camp or a leader, or else in which part of the board."""
    for owner, leader in enumerate(s.leader):
        if leader == x:
            return {"mark": "leader", "owner": owner, "way": "here"}
    for owner, camp in s.marked_camps():
        if camp == x:
            return {"mark": "white" if owner < 0 else "camp", "owner": max(owner, 0), "way": "here"}
    marks = [("leader", seat, s.leader[seat])]
    marks += [("camp", owner, camp) for owner, camp in s.marked_camps() if owner == seat]
    board = s.c.site.board
    if x < board.first_region:
        at = screen(board.cell[x])
        for mark, owner, space in marks:
            if 0 <= space < board.first_region:
                far, way = _way(screen(board.cell[space]), at)
                if far < HERE:
                    way = "below" if board.level[x] > board.level[space] else "above"
                if far < BESIDE:
                    return {"mark": mark, "owner": owner, "way": way}
        far, way = _way((0.0, 0.0), at)
        return {"mark": "middle", "way": "here" if far < HERE else way}
    return {}


def _way(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, str]:
    """How far it is from one point to another, and in which direction."""
    dx, dy = end[0] - start[0], start[1] - end[1]
    return hypot(dx, dy), WAYS[round(atan2(dy, dx) / (pi / 4)) % 8]
