"""How a turn of Endless Winter usually goes on: the answers that a look-ahead gives until the turn is over.

They need not be clever, only sensible: every answer of a real decision is judged by the turn that follows it.
"""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.winter.gains import Glance
from nunatak.bots.evaluate.winter.worth import Worths, ability_worth
from nunatak.games.winter.actions import (
    CLOSE,
    DECLINE_REST,
    DISCARD,
    END_TURN_NOW,
    GAIN_OF,
    PLAY,
    SLIDE_ON,
    USE,
    USE_CHIEF,
    USE_TOKEN,
    WORK,
)
from nunatak.games.winter.effects.ability import TAKE_ANIMAL, TAKE_TRIBE, Ability
from nunatak.games.winter.names import DEVELOP, HUNT, INITIATE
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.column import MIDDLE, TOP, InColumn
from nunatak.games.winter.steps.whose import OF_CARD, OF_CHIEF, OF_TOKEN, ability_of

CULTURE_HALVES: Final = 6  # labor for a culture card, in halves
HALVES: Final = 2  # labor for anything else
TOP_TOOLS: Final = [1, 0, 0, 1]  # tools that an action of each column's top costs besides labor
MIDDLE_FOOD: Final = [1, 0, 3, 0]  # food that the middle action of each column costs


def usual_answer(s: WinterState, w: Worths) -> int:
    """The usual answer to a question."""
    step = s.steps[-1]
    legal = s.legal()
    if isinstance(step, InColumn):
        return in_column(s, step, w, legal)
    name = step.name
    if name == "gains" or name == "rest":
        glance = Glance(s, step.seat, w)
        best = best_gain(glance, legal, 0.0)
        if best >= 0:
            return best
        return END_TURN_NOW if name == "rest" else last_resort(legal)
    if name == "eclipse_deck":
        return CLOSE.base
    if name == "pay_cards" or name == "pay_for_culture":
        return least_card(w, legal)
    return legal[0]


def last_resort(legal: list[int]) -> int:
    """Nothing more, if that is allowed."""
    return DECLINE_REST if DECLINE_REST in legal else legal[0]


def least_card(w: Worths, legal: list[int]) -> int:
    """The card in hand that is missed least."""
    best = legal[0]
    least = w.played[best - DISCARD.base]
    for action in legal:
        if DISCARD.base <= action < DISCARD.end and w.played[action - DISCARD.base] < least:
            best, least = action, w.played[action - DISCARD.base]
    return best


def best_gain(glance: Glance, legal: list[int], price: float) -> int:
    """The gain worth most after its price, -1 when none is worth it."""
    best = -1
    most = price
    for action in legal:
        if GAIN_OF[action] >= 0:
            worth = glance.gain(action)
            if worth > most:
                best, most = action, worth
    return best


def best_ability(s: WinterState, seat: int, w: Worths, legal: list[int]) -> int:
    """An ability of a card, the chief or a token that gives more than it costs, -1 when there is none."""
    best = -1
    most = 0.0
    for action in legal:
        ability: Ability | None = None
        if USE.base <= action < USE.end:
            ability = ability_of(s, seat, OF_CARD, USE.a(action), USE.b(action))
        elif USE_CHIEF.base <= action < USE_CHIEF.end:
            ability = ability_of(s, seat, OF_CHIEF, 0, action - USE_CHIEF.base)
        elif USE_TOKEN.base <= action < USE_TOKEN.end:
            ability = ability_of(s, seat, OF_TOKEN, 0, action - USE_TOKEN.base)
        if ability is not None:
            worth = ability_worth(ability, w.weights)
            if worth > most:
                best, most = action, worth
    return best


def in_column(s: WinterState, step: InColumn, w: Worths, legal: list[int]) -> int:
    """Uses what is free, buys what is worth it, finds the labor for it, and slides on."""
    seat = step.seat
    ability = best_ability(s, seat, w, legal)
    if ability >= 0:
        return ability
    glance = Glance(s, seat, w)
    if step.part == TOP:
        best = best_gain(glance, legal, w.weights.tool * TOP_TOOLS[step.column] + w.weights.least)
        if best >= 0:
            return best
        labor = find_labor(s, step, w, legal)
        return labor if labor >= 0 else SLIDE_ON
    if step.part == MIDDLE:
        best = best_gain(glance, legal, w.weights.food * MIDDLE_FOOD[step.column])
        return best if best >= 0 else SLIDE_ON
    best = best_gain(glance, legal, 0.0)
    return best if best >= 0 else END_TURN_NOW


def find_labor(s: WinterState, step: InColumn, w: Worths, legal: list[int]) -> int:
    """A card to play or food to spend for the labor that the next action of the top needs; -1 when it is no use."""
    seat = step.seat
    column = step.column
    if column in (INITIATE, HUNT) and not s.tools[seat]:
        return -1
    needed = CULTURE_HALVES if column == DEVELOP else HALVES
    if s.labor >= needed or not worth_buying(s, column):
        return -1
    best = -1
    most = 0
    in_hand = 0
    labor_in = w.labor_in[column]
    for action in legal:
        if PLAY.base <= action < PLAY.end:
            kind = action - PLAY.base
            halves = labor_in[kind]
            in_hand += halves * s.hand[seat].count(kind)
            if halves > most:
                best, most = action, halves
    work = s.c.work
    row = s.food[seat] * (s.c.food_max + 1)
    if s.labor + in_hand + work[row + s.food[seat]] < needed:
        return -1
    if s.labor + in_hand >= needed:
        return best
    for food in range(1, s.food[seat] + 1):
        if s.labor + in_hand + work[row + food] >= needed:
            return WORK.base + food - 1
    return best


def worth_buying(s: WinterState, column: int) -> bool:
    """Whether the top of a column has anything that labor could buy."""
    if column == DEVELOP:
        return max(s.open_culture) >= 0
    for ability in s.c.tops[column]:
        if ability.parts[0] == TAKE_ANIMAL:
            return len(s.grounds) > 0
        if ability.parts[0] == TAKE_TRIBE:
            return s.taken.bit_count() < len(s.tribe_decks)
    return True
