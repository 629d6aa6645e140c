"""Where a megalith may stand, and what it brings.  EW-MEG"""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json
from nunatak.games.winter.actions import RAISE
from nunatak.games.winter.doing.resources import score
from nunatak.games.winter.effects.ability import EXTRA
from nunatak.games.winter.field import CELLS, LEVELS, PLACE_NAMES, SQUARE, beside, squares_of
from nunatak.games.winter.names import BY_STACKING, OWN_MEGALITHS
from nunatak.games.winter.state import WinterState

OWN_SUPPORT: Final = 2
OTHER_SUPPORT: Final = 1


def next_is_grey(s: WinterState, seat: int) -> bool:
    """Whether the leftmost megalith is a grey one.  EW-MEG-1"""
    return s.megaliths_home[seat] > OWN_MEGALITHS


def add_places(s: WinterState, seat: int, found: list[int]) -> None:
    """Adds every place for the leftmost megalith: cells first, then upper levels.  EW-MEG-2, EW-MEG-3, EW-MEG-8"""
    home = s.megaliths_home[seat]
    if home == 0:
        return
    raised = s.raised
    field = s.field
    ground = raised[0]
    if home > OWN_MEGALITHS:
        _add_mask((field.starts | beside(ground)) & field.exists & ~ground, RAISE.base, found)
        return
    _add_mask(beside(ground) & field.exists & ~ground & ~field.starts, RAISE.base, found)
    for level in range(1, LEVELS):
        below = raised[level - 1]
        if below == 0:
            break
        tops = squares_of(below) & ~raised[level]
        if tops:
            _add_mask(tops, RAISE.base + level * CELLS, found)


def add_arrow_cells(s: WinterState, seat: int, start: int, found: list[int]) -> bool:
    """Adds the free cells that a start cell's arrows point to, and says whether there are any.  EW-MEG-6"""
    free = False
    for cell in s.field.arrows[start]:
        if not s.raised[0] >> cell & 1:
            free = True
            if s.megaliths_home[seat]:
                found.append(RAISE.base + cell)
    return free


def _add_mask(mask: int, base: int, found: list[int]) -> None:
    while mask:
        low = mask & -mask
        found.append(base + low.bit_length() - 1)
        mask ^= low


def raise_megalith(s: WinterState, seat: int, place: int) -> list[int]:
    """The leftmost megalith comes on the field; returns the bonus of its cell.  EW-MEG-1, EW-MEG-5, EW-MEG-9"""
    level, cell = place // CELLS, place % CELLS
    grey = next_is_grey(s, seat)
    s.megaliths_home[seat] -= 1
    s.raised[level] |= 1 << cell
    if not grey:
        s.own[seat * LEVELS + level] |= 1 << cell
    if s.witness is not None:
        s.tell("raised", {"seat": seat, "at": PLACE_NAMES[place], "grey": grey})
    if level == 0:
        if s.field.starts >> cell & 1:
            return [EXTRA, 1, cell]
        return s.field.bonus[cell]
    points = stacking_points(s, seat, level, cell)
    for other in range(s.agreed.players):
        if points[other]:
            score(s, other, points[other], BY_STACKING)
    return []


def stacking_points(s: WinterState, seat: int, level: int, cell: int) -> list[int]:
    """What each player gets for a megalith of a seat on four others; only these four count.  EW-MEG-9"""
    square = SQUARE[cell]
    points = [(s.own[other * LEVELS + level - 1] & square).bit_count() for other in range(s.agreed.players)]
    mine = points[seat]
    points[seat] = OWN_SUPPORT * mine + OTHER_SUPPORT * (4 - mine)
    return points


def preview_place(s: WinterState, seat: int, place: int) -> dict[str, Json]:
    """What a megalith on that place would bring, for the page to show."""
    level, cell = place // CELLS, place % CELLS
    if level == 0:
        return {"at": PLACE_NAMES[place], "grey": next_is_grey(s, seat), "start": bool(s.field.starts >> cell & 1)}
    scored = stacking_points(s, seat, level, cell)
    points: list[Json] = [*scored]
    return {"at": PLACE_NAMES[place], "points": points, "vp": scored[seat]}
