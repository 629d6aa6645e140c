"""Sacred stones: taking one, and what it scores.  EW-STONE"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.actions import TAKE_STONE
from nunatak.games.winter.doing.counters import COUNTING
from nunatak.games.winter.names import ERA_TWO_STONE, STONE_SLOTS, STONES
from nunatak.games.winter.state import WinterState

FIRST_ROUND_OF_ERA_TWO: Final = 3


def free_slot(s: WinterState, seat: int) -> int:
    """The leftmost free slot, -1 when all three are taken.  EW-STONE-3"""
    for slot in range(STONE_SLOTS):
        if s.owned_stones[seat * STONE_SLOTS + slot] < 0:
            return slot
    return -1


def slot_payable(s: WinterState, seat: int, slot: int) -> bool:
    """Whether the price printed in a slot can be paid.  EW-STONE-2"""
    board = s.c.board
    return s.food[seat] >= board.stone_food[slot] and s.tools[seat] >= board.stone_tools[slot]


def in_reach(s: WinterState, stone: int) -> bool:
    """Whether the era allows a stone of that part of the board.  EW-STONE-1"""
    return stone < ERA_TWO_STONE or s.round_number >= FIRST_ROUND_OF_ERA_TWO


def add_stones(s: WinterState, seat: int, found: list[int]) -> None:
    """Adds every stone that can be taken.  EW-STONE-1 to EW-STONE-3"""
    slot = free_slot(s, seat)
    if slot < 0 or not slot_payable(s, seat, slot):
        return
    for stone in s.stones:
        if stone >= 0 and in_reach(s, stone):
            found.append(TAKE_STONE.base + stone)


def take_stone(s: WinterState, seat: int, stone: int) -> list[int]:
    """A stone comes to the leftmost free slot, its price is paid; returns the slot's bonus.  EW-STONE-2, EW-STONE-4"""
    slot = free_slot(s, seat)
    s.food[seat] -= s.c.board.stone_food[slot]
    s.tools[seat] -= s.c.board.stone_tools[slot]
    s.stones[s.stones.index(stone)] = -1
    s.owned_stones[seat * STONE_SLOTS + slot] = stone
    if s.witness is not None:
        s.tell("took_stone", {"seat": seat, "stone": STONES[stone], "slot": slot + 1})
    return s.c.board.stone_bonus[slot]


def stone_points(s: WinterState, seat: int, stone: int) -> int:
    """The VP of a stone as things stand.  EW-STONE-5, EW-ECL-13"""
    rule = s.c.stones[stone]
    return rule.points(COUNTING[rule.counter].count(s, seat, rule.kinds))
