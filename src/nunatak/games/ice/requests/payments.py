"""What pays a request, and which payments score most.  ICE2-REQ-2 to ICE2-REQ-16, ICE2-SUN-4, ICE1-REQ-1 to ICE1-REQ-16

Means of payment are counted by kind: artifacts by type, form and anima, prismatic ones by slot and anima, study tokens
by type (`items.ITEM_NAMES`). A payment is a sorted list of kinds, with repetition.
"""

from __future__ import annotations

from nunatak.games.ice.components.cards import Request
from nunatak.games.ice.components.items import ITEM_ANIMA, ITEM_TYPE, ITEMS
from nunatak.games.ice.components.words import (
    EITHER,
    FORMS,
    PRISMATIC,
    PRISMATIC_TWO,
    THREE_TYPES,
    TWO_OF_THREE,
    TWO_TYPES,
)
from nunatak.games.ice.requests.solver import Search
from nunatak.games.ice.requests.stages import stages_of
from nunatak.games.ice.requests.ways import POINT, SORTS, VALIDATED, Terms, sort_of


def payments(request: Request, counts: list[int], single_form: bool) -> list[list[int]]:
    """Every legal payment of a request, each once: nothing in it is superfluous.  ICE2-REQ-4, ICE1-REQ-4"""
    kind = request.kind
    if kind == FORMS:
        return _by_forms(request.types[0], counts, single_form)
    have = [i for i in range(ITEMS) if counts[i]]
    jokers = [i for i in have if ITEM_TYPE[i] == PRISMATIC]
    if kind == PRISMATIC_TWO:
        return _by_anima(jokers, counts, 2)
    if kind in (TWO_TYPES, THREE_TYPES):
        return _one_each(request.types, have, counts)
    if kind == TWO_OF_THREE:
        fitting = [i for i in have if ITEM_TYPE[i] in request.types or ITEM_TYPE[i] == PRISMATIC]
        return _two_types(fitting, counts)
    if kind == EITHER:
        first, second = request.types
        found = _by_anima([i for i in have if ITEM_TYPE[i] == first or ITEM_TYPE[i] == PRISMATIC], counts, 2)
        for paid in _by_anima([i for i in have if ITEM_TYPE[i] == second or ITEM_TYPE[i] == PRISMATIC], counts, 2):
            if paid not in found:
                found.append(paid)
        return found
    return _by_anima([i for i in have if ITEM_TYPE[i] in request.types or ITEM_TYPE[i] == PRISMATIC], counts, 3)


def can_pay(request: Request, counts: list[int], single_form: bool) -> bool:
    """Whether there is any legal payment."""
    return len(payments(request, counts, single_form)) > 0


def nearness(request: Request, counts: list[int]) -> tuple[int, int]:
    """How much of a request could be paid now, and how much it takes: anima, types or forms."""
    kind = request.kind
    jokers = [i for i in range(ITEMS) if counts[i] and ITEM_TYPE[i] == PRISMATIC]
    joker_anima = sum([counts[i] * ITEM_ANIMA[i] for i in jokers])
    if kind == PRISMATIC_TWO:
        return min(joker_anima, 2), 2
    if kind == FORMS:
        first = request.types[0] * 6
        return sum([1 for form in range(3) if counts[first + 2 * form] or counts[first + 2 * form + 1]]), 3
    anima = [0] * 5
    for i in range(ITEMS):
        if ITEM_TYPE[i] != PRISMATIC:
            anima[ITEM_TYPE[i]] += counts[i] * ITEM_ANIMA[i]
    if kind in (TWO_OF_THREE, TWO_TYPES, THREE_TYPES):
        needed = 3 if kind == THREE_TYPES else 2
        types = sum([1 for t in request.types if anima[t]])
        return min(types + sum([counts[i] for i in jokers]), needed), needed
    if kind == EITHER:
        return min(max([anima[t] for t in request.types]) + joker_anima, 2), 2
    return min(sum([anima[t] for t in request.types]) + joker_anima, 3), 3


def reward(request: Request, paid: list[int]) -> int:
    """The RP of the card for this payment.  ICE2-REQ-11 to ICE2-REQ-16, ICE1-REQ-10 to ICE1-REQ-16"""
    return request.rewards[len(paid) - 1] if request.kind == FORMS else request.rewards[0]


def too_much(request: Request, paid: list[int]) -> bool:
    """Whether what fits the price reaches the anima it asks for; as no payment, it has something superfluous then."""
    if request.kind in (FORMS, TWO_OF_THREE, TWO_TYPES, THREE_TYPES):
        return False
    types = {ITEM_TYPE[i] for i in paid if ITEM_TYPE[i] != PRISMATIC}
    if not types <= set(request.types) or (request.kind == EITHER and len(types) > 1):
        return False
    needed = 2 if request.kind in (EITHER, PRISMATIC_TWO) else 3
    return sum([ITEM_ANIMA[i] for i in paid]) >= needed


def _by_anima(fitting: list[int], counts: list[int], needed: int) -> list[list[int]]:
    """Payments whose anima reaches 2 or 3 and would not without any one of them."""
    ones = [i for i in fitting if ITEM_ANIMA[i] == 1]
    twos = [i for i in fitting if ITEM_ANIMA[i] == 2]
    found: list[list[int]] = []
    if needed == 2:
        found += [[i] for i in twos]
        found += _pairs(ones, counts)
        return found
    found += [sorted([i, j]) for i in twos for j in ones]
    found += _pairs(twos, counts)
    for a in range(len(ones)):
        for b in range(a, len(ones)):
            for c in range(b, len(ones)):
                i, j, k = ones[a], ones[b], ones[c]
                wanted = 1 + (1 if j == i else 0) + (1 if k == i else 0)
                if counts[i] >= wanted and (j != k or counts[j] >= (3 if i == j else 2)):
                    found.append([i, j, k])
    return found


def _pairs(fitting: list[int], counts: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    for a in range(len(fitting)):
        for b in range(a, len(fitting)):
            if a != b or counts[fitting[a]] >= 2:
                found.append([fitting[a], fitting[b]])
    return found


def _two_types(fitting: list[int], counts: list[int]) -> list[list[int]]:
    """Two items of two different types; a joker takes a type that the other does not.  ICE2-REQ-13"""
    return [
        pair
        for pair in _pairs(fitting, counts)
        if ITEM_TYPE[pair[0]] != ITEM_TYPE[pair[1]] or ITEM_TYPE[pair[0]] == PRISMATIC
    ]


def _one_each(types: list[int], have: list[int], counts: list[int]) -> list[list[int]]:
    """One item of each type; jokers stand in for any, in the order of their numbers.  ICE1-REQ-5, ICE1-REQ-6"""
    found: list[list[int]] = [[]]
    for kind in types:
        longer: list[list[int]] = []
        for paid in found:
            jokers = [i for i in paid if ITEM_TYPE[i] == PRISMATIC]
            for i in have:
                if ITEM_TYPE[i] == kind or (
                    ITEM_TYPE[i] == PRISMATIC and counts[i] > paid.count(i) and (not jokers or jokers[-1] <= i)
                ):
                    longer.append([*paid, i])
        found = longer
    return [sorted(paid) for paid in found]


def _by_forms(kind: int, counts: list[int], single_form: bool) -> list[list[int]]:
    """One to three artifacts of a type with different forms.  ICE2-REQ-15, ICE1-REQ-15"""
    found: list[list[int]] = [[]]
    for form in range(3):
        first = (kind * 3 + form) * 2
        choices = [i for i in (first, first + 1) if counts[i]]
        found += [[*paid, i] for paid in found for i in choices]
    least = 1 if single_form else 2
    return [paid for paid in found if len(paid) >= least]


class Plan:
    """A proposal: which requests to validate, with what, and how many RP that brings."""

    def __init__(self, score: int, requests: list[int], paid: list[list[int]], reached: bool, looked: int) -> None:
        self.score = score
        self.requests = requests  # places in the hand, in their order
        self.paid = paid
        self.reached = reached  # whether it reaches the goal
        self.looked = looked  # how many positions the search has looked at


def best_plan(
    cards: list[Request],
    counts: list[int],
    most: int,
    bonuses: list[int],
    single_form: bool,
    each: int = 0,
    penalty: int = 0,
    goal: int = 0,
    goal_in_rp: bool = False,
) -> Plan:
    """The validation that scores most, exactly; among equals more requests, then less anima, then the first found.

    `cards` is the hand, `most` how many may be validated, `bonuses` what the first, second ... of them bring besides,
    `each` what every one of them brings, `penalty` what every other costs. A `goal` comes before the score, where it
    can be reached: so many requests, or so many RP of their cards.  ICE1-SCO-4, ICE1-SOL-6, ICE1-COO-3
    """
    stock: list[list[int]] = [[] for _ in range(SORTS)]
    for item in range(ITEMS):
        stock[sort_of(item)] += [item] * counts[item]
    left = [len(items) for items in stock]
    stages = stages_of(cards, counts, left, Terms(single_form, each + penalty, goal_in_rp))
    ranked = len(bonuses) > 0 or most < len(cards)
    search = Search(stages, left, bonuses, min(most, len(cards)), ranked)
    search.run()
    reached = search.run_to(goal)
    paid: list[list[int]] = [[] for _ in cards]
    for way in search.best_ways:  # forms first
        for place, items in zip(way.places, way.items, strict=False):
            paid[place] = items
            for item in items:
                stock[sort_of(item)].remove(item)
        if not way.items:
            paid[way.places[0]] = sorted([stock[sort].pop() for sort in way.sorts])
    requests = [place for place in range(len(cards)) if paid[place]]
    score = (search.best + VALIDATED - 1) // POINT - penalty * len(cards)
    return Plan(score, requests, [paid[place] for place in requests], reached, search.looked)
