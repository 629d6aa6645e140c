"""Food for labor: which amounts there are, which of them bring nothing, and where in a gain it can matter.  EW-FOOD

Food can be spent at any moment of the own turn (EW-FOOD-1). The questions of a turn always offer it. In the middle of
a gain it is offered where labor can still buy something and food spent first may come to more than food spent after
the answer: because the food marker moves in between, or because labor is the price of an answer.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import GAIN_OF, WORK
from nunatak.games.winter.doing.resources import cards_payable, food_max
from nunatak.games.winter.effects.ability import Ability
from nunatak.games.winter.gains.table import GAINS
from nunatak.games.winter.laboring import LaboringStep
from nunatak.games.winter.names import MOST_FOOD
from nunatak.games.winter.parts import food_at_once
from nunatak.games.winter.spending import halves_for, sooner
from nunatak.games.winter.state import WinterState

# The answers that spend food, by the food there is; steps list them last.  EW-FOOD-1
WORKS: Final = [[WORK.base + k for k in range(food)] for food in range(MOST_FOOD + 1)]


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
    for action in answers:
        op = GAIN_OF[action]
        if op >= 0 and GAINS[op].works_before(s, seat, action, parts):
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
