"""The parts of a gain: three numbers each, what is due, how many, and a detail.  EW-ABIL-7"""

from __future__ import annotations

from nunatak.games.winter.effects.ability import EXTRA, FOOD, MAXFOOD, MEGALITH, OPS, PLAIN
from nunatak.games.winter.field import PLACE_NAMES
from nunatak.games.winter.names import MOST_FOOD
from nunatak.games.winter.types.question import DueGain


def parts_text(parts: list[int]) -> list[DueGain]:
    """Parts as they stand in positions: `[gain, count]`, with types taken so far or the start cell."""
    told: list[DueGain] = []
    for i in range(0, len(parts), 3):
        part: DueGain = [OPS[parts[i]], parts[i + 1]]
        if parts[i] == EXTRA:
            part.append(PLACE_NAMES[parts[i + 2]])
        elif parts[i + 2]:
            part.append(parts[i + 2])
        told.append(part)
    return told


def only_plain(parts: list[int]) -> bool:
    """Whether nothing is left to choose."""
    return all(PLAIN[parts[i]] for i in range(0, len(parts), 3))


def food_at_once(parts: list[int]) -> int:
    """The food that comes without a question; 0 when there is something else to choose."""
    food = 0
    for i in range(0, len(parts), 3):
        if not PLAIN[parts[i]]:
            return 0
        if parts[i] == FOOD:
            food += parts[i + 1]
        elif parts[i] == MAXFOOD:
            food += MOST_FOOD
    return food


def part_of(parts: list[int], op: int) -> int:
    """Where the gain that an answer takes stands among the parts; an extra megalith answers like a megalith."""
    for i in range(0, len(parts), 3):
        if parts[i] == op or (op == MEGALITH and parts[i] == EXTRA):
            return i
    raise AssertionError("an answer to something that is not due")
