"""Food for labor: which amounts there are, which of them bring nothing, and where in a gain it can matter.  EW-FOOD

Food can be spent at any moment of the own turn (EW-FOOD-1). The questions of a turn always offer it. In the middle of
a gain it is offered where labor can still buy something and food spent first may come to more than food spent after
the answer: because the food marker moves in between, or because labor is the price of an answer.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import (
    ADVANCE,
    BUILD,
    GAIN_OF,
    INSTEAD,
    LESSER_FOOD,
    LESSER_OFFERING,
    OFFERING,
    RAISE,
    TIP_ANIMAL,
    WORK,
)
from nunatak.games.winter.doing.resources import cards_payable, food_max
from nunatak.games.winter.doing.settling import tokens_at
from nunatak.games.winter.doing.stones import free_slot
from nunatak.games.winter.effects.ability import FOOD, MAXFOOD, SETTLEMENT, STONE, TIP, Ability
from nunatak.games.winter.field import CELLS
from nunatak.games.winter.geometry import JUNCTURES
from nunatak.games.winter.laboring import LaboringStep
from nunatak.games.winter.names import MOST_FOOD
from nunatak.games.winter.parts import food_at_once, part_of
from nunatak.games.winter.state import WinterState

# The answers that spend food, by the food there is; steps list them last.  EW-FOOD-1
WORKS: Final = [[WORK.base + k for k in range(food)] for food in range(MOST_FOOD + 1)]


def halves_for(s: WinterState, seat: int, food: int) -> int:
    """Halves of labor for so much of the seat's food.  EW-FOOD-2"""
    return s.c.work[s.food[seat] * (s.c.food_max + 1) + food]


def labor_counts(s: WinterState) -> bool:
    """Whether labor can still buy something in this turn, whose own question lies right above the course."""
    if s.eclipsed or s.depth() < 2:
        return False
    turn = s.steps[1]
    return isinstance(turn, LaboringStep) and turn.labor_counts(s)


# -- in the middle of a gain -----------------------------------------------------------------------------------


def works_amid(s: WinterState, seat: int, parts: list[int], answers: list[int]) -> bool:
    """Whether food spent before one of these answers to a gain may come to more than food spent after it."""
    if s.food[seat] == 0 or not labor_counts(s):
        return False
    return any(_works_before(s, seat, parts, action) for action in answers)


def _works_before(s: WinterState, seat: int, parts: list[int], action: int) -> bool:
    """The same for one answer: what it does to the food marker at once."""
    op = GAIN_OF[action]
    if op == FOOD:
        return sooner(s, seat, 0, parts[part_of(parts, FOOD) + 1])
    if op == MAXFOOD:
        return sooner(s, seat, 0, MOST_FOOD)
    if INSTEAD.base <= action < INSTEAD.end:
        take = INSTEAD.b(action)
        if take == LESSER_FOOD:
            return sooner(s, seat, 0, 1)
        return take == LESSER_OFFERING and sooner(s, seat, 0, _food_of_next_level(s, seat))
    if action == ADVANCE.base + OFFERING:
        return sooner(s, seat, 0, _food_of_next_level(s, seat))
    if RAISE.base <= action < RAISE.base + CELLS:
        return sooner(s, seat, 0, food_at_once(s.field.bonus[action - RAISE.base]))
    if op == TIP:
        return sooner(s, seat, 0, food_at_once(s.c.benefits[action - TIP_ANIMAL.base]))
    if op == SETTLEMENT:
        # The camps that come back cover spaces of the track (EW-GOLD-5).
        juncture = action - BUILD.base
        most = food_max(s, seat) - len(JUNCTURES[juncture])
        return _sooner_below(s, seat, 0, food_at_once(tokens_at(s, juncture)), most)
    if op == STONE:
        slot = free_slot(s, seat)
        return sooner(s, seat, s.c.board.stone_food[slot], food_at_once(s.c.board.stone_bonus[slot]))
    return False


def _food_of_next_level(s: WinterState, seat: int) -> int:
    level = s.offering[seat] + 1
    return food_at_once(s.c.idols.bonus[level]) if level <= s.c.idols.offering_top else 0


def sooner(s: WinterState, seat: int, price: int, gain: int) -> bool:
    """Whether food may be better spent before so much of it is paid, and then gained.  EW-FOOD-4, EW-GOLD-3"""
    return price + gain > 0 and _sooner_below(s, seat, price, gain, food_max(s, seat))


def _sooner_below(s: WinterState, seat: int, price: int, gain: int, most: int) -> bool:
    """Whether some amount, spent before, brings more labor than what can be spent afterwards with as much food left."""
    food = s.food[seat]
    row = s.c.food_max + 1
    after = min(food - price + gain, most)
    for spent in range(1, food - price + 1):
        left = min(food - spent - price + gain, most)
        if s.c.work[food * row + spent] > s.c.work[after * row + after - left]:
            return True
    return False


def works_for(s: WinterState, seat: int, ability: Ability) -> bool:
    """Whether food may be better spent before an ability is paid and gives what it gives at once."""
    return labor_counts(s) and sooner(s, seat, ability.food, 0 if ability.high else food_at_once(ability.parts))


def labor_in_reach(s: WinterState, seat: int, ability: Ability) -> bool:
    """Whether a price that cannot be paid could be, if food were spent for labor first."""
    if s.tools[seat] < ability.tool or not cards_payable(s.hand[seat], ability.cards, ability.card_types):
        return False
    spare = s.food[seat] - ability.food
    return spare > 0 and s.labor + halves_for(s, seat, spare) >= ability.labor


def spills(s: WinterState, seat: int, parts: list[int]) -> bool:
    """Whether food is due that would be lost above the maximum, and could be spent for labor before.  EW-GOLD-3"""
    if s.food[seat] == 0 or not labor_counts(s):
        return False
    return s.food[seat] + food_at_once(parts) > food_max(s, seat)


# -- what is told ----------------------------------------------------------------------------------------------


def sensible_works(s: WinterState, seat: int, legal: list[int]) -> list[int]:
    """The answers without food spent for nothing: labor buys nothing now, or less food brings as much.  EW-FOOD-2"""
    if not WORK.base <= legal[-1] < WORK.end:
        return legal
    rest = legal[: -s.food[seat]]
    if labor_counts(s):
        rest += [WORK.base + food - 1 for food in s.c.board.fruitful[s.food[seat]]]
    return rest


def preview_work(s: WinterState, seat: int, action: int) -> dict[str, Json]:
    """What spending food brings."""
    return {"halves": halves_for(s, seat, WORK.a(action) + 1)}


def refuse_work(s: WinterState, seat: int, food: int) -> Refusal:
    """Why so much food cannot be spent at this moment of the own turn."""
    if food > s.food[seat]:
        return Refusal("EW-FOOD-1", "winter-refuse-food", {"food": s.food[seat]})
    return Refusal("EW-FOOD-1", "winter-refuse-work-after-this")
