"""Sacred stones: taking one, and what it scores.  EW-STONE"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.actions import TAKE_STONE
from nunatak.games.winter.effects.score import (
    BURIED_CARD,
    CAMP_TERRAIN_TYPE,
    IDOL_STEP,
    MEGALITH_BOARD,
    OWN_GROUND_MEGALITH,
    OWN_UPPER_MEGALITH,
    SETTLEMENT_TOUCHING,
    TIPPED_SPECIES,
    Score,
)
from nunatak.games.winter.field import LEVELS
from nunatak.games.winter.geometry import HEXES, JUNCTURES
from nunatak.games.winter.names import ERA_TWO_STONE, SPECIES_COUNT, START, STONE_SLOTS, STONES
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
    return rule.points(count_for(s, seat, rule))


def count_for(s: WinterState, seat: int, rule: Score) -> int:
    """How many of what a stone counts a player has.  EW-STONE-6 to EW-STONE-10"""
    counter = rule.counter
    if counter == SETTLEMENT_TOUCHING:
        return sum(
            1
            for j, triple in enumerate(JUNCTURES)
            if s.settlements[j] == seat + 1 and any(s.land[h] == rule.kinds[0] for h in triple)
        )
    if counter == CAMP_TERRAIN_TYPE:
        types = {s.land[h] for h in range(HEXES) if s.camps[seat * HEXES + h]}
        types.discard(START)
        return len(types)
    own = s.own[seat * LEVELS : (seat + 1) * LEVELS]
    if counter == OWN_GROUND_MEGALITH:
        return own[0].bit_count()
    if counter == OWN_UPPER_MEGALITH:
        return sum(mask.bit_count() for mask in own[1:])
    if counter == MEGALITH_BOARD:
        return sum(1 for mask in s.field.board_masks if mask & own[0])
    if counter == IDOL_STEP:
        return s.offering[seat] + s.veneration[seat]
    if counter == BURIED_CARD:
        return len(s.buried[seat])
    tipped = s.animals[(2 * seat + 1) * SPECIES_COUNT : (2 * seat + 2) * SPECIES_COUNT]
    if counter == TIPPED_SPECIES:
        return sum(1 for count in tipped if count)
    return sum(tipped[species] for species in rule.kinds)
