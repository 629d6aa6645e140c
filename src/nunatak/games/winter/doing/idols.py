"""The idol tracks: offering on the left, veneration on the right.  EW-IDOL"""

from __future__ import annotations

from nunatak.games.winter.actions import OFFERING
from nunatak.games.winter.doing.resources import score
from nunatak.games.winter.names import BY_OFFERING, BY_VENERATION
from nunatak.games.winter.parts import food_at_once
from nunatak.games.winter.state import WinterState

_NOTHING: list[int] = []


def advance(s: WinterState, seat: int, track: int) -> list[int]:
    """An idol climbs one level; returns the bonus of an offering level.  EW-IDOL-1 to EW-IDOL-5"""
    if track == OFFERING:
        if s.offering[seat] == s.c.idols.offering_top:
            score(s, seat, 1, BY_OFFERING)  # EW-IDOL-3
            return _NOTHING
        s.offering[seat] += 1
        if s.witness is not None:
            s.tell("advanced", {"seat": seat, "idol": "offering", "level": s.offering[seat]})
        return s.c.idols.bonus[s.offering[seat]]
    level = s.veneration[seat] + 1
    s.veneration[seat] = level
    # The leftmost free cell of the new level: behind all that are as high or higher (EW-IDOL-4).
    s.rank.remove(seat)
    place = 0
    while place < len(s.rank) and s.veneration[s.rank[place]] >= level:
        place += 1
    s.rank.insert(place, seat)
    if s.witness is not None:
        s.tell("advanced", {"seat": seat, "idol": "veneration", "level": level})
    if s.c.idols.reach[level]:
        score(s, seat, s.c.idols.reach[level], BY_VENERATION)
    return _NOTHING


def food_of_next_level(s: WinterState, seat: int) -> int:
    """The food that the next level of the offering track brings at once."""
    level = s.offering[seat] + 1
    return food_at_once(s.c.idols.bonus[level]) if level <= s.c.idols.offering_top else 0


def can_venerate(s: WinterState, seat: int) -> bool:
    """Whether the veneration idol can still climb.  EW-IDOL-6"""
    return s.veneration[seat] < s.c.idols.veneration_top
