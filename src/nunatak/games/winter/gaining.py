"""What is due, part by part: what of it can be had, what an answer leaves of it, why another is refused.

Everything that gives something (columns, cards, cells, tracks, slots, tokens, terrain) goes through the gains, unit by
unit. EW section 18.3
"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import GAIN_OF
from nunatak.games.winter.effects.ability import PLAIN
from nunatak.games.winter.gains.table import GAINS
from nunatak.games.winter.state import WinterState


def possible(s: WinterState, seat: int, parts: list[int]) -> bool:
    """Whether anything of a gain can be had.  EW-ABIL-5"""
    return any(GAINS[parts[i]].can_be_had(s, seat, parts[i + 2]) for i in range(0, len(parts), 3))


def add_answers(s: WinterState, seat: int, parts: list[int], found: list[int]) -> None:
    """Adds every way to take one unit of anything that is due."""
    for i in range(0, len(parts), 3):
        GAINS[parts[i]].add_answers(s, seat, parts[i + 2], found)


def take_all_plain(s: WinterState, seat: int, parts: list[int], source: int) -> None:
    """Takes the food, VP and labor among the parts."""
    for i in range(0, len(parts), 3):
        if PLAIN[parts[i]]:
            GAINS[parts[i]].give(s, seat, parts[i + 1], source)


def parts_after(parts: list[int], i: int, action: int) -> list[int]:
    """The parts without the unit that an answer takes."""
    op, count = parts[i], parts[i + 1]
    gain = GAINS[op]
    if count == 1 or gain.whole:
        return parts[:i] + parts[i + 3 :]
    return [*parts[:i], op, count - 1, gain.detail_after(parts[i + 2], action), *parts[i + 3 :]]


def refuse_gain(s: WinterState, seat: int, action: int, parts: list[int]) -> Refusal:
    """Why this answer takes nothing of what is due."""
    return GAINS[GAIN_OF[action]].refuse_among(s, seat, action, parts[::3])


def preview_gain(s: WinterState, seat: int, action: int) -> dict[str, Json]:
    """What taking a unit would do, where that is worth drawing."""
    op = GAIN_OF[action]
    return GAINS[op].preview(s, seat, action) if op >= 0 else {}
