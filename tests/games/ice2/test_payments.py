"""What pays a request, and the best way to pay several: both against brute force.  ICE2-REQ, ICE2-SUN-4"""

from __future__ import annotations

from itertools import combinations, product
from random import Random

from hypothesis import given as try_with
from hypothesis import settings
from hypothesis import strategies as st

from nunatak.games.ice.components.cards import Request
from nunatak.games.ice.components.items import ARTIFACT_ITEMS, ITEM_ANIMA, ITEM_NAMES, ITEM_TYPE, ITEMS, STUDY_ITEM
from nunatak.games.ice.components.words import (
    EITHER,
    FORMS,
    PRISMATIC,
    PRISMATIC_TWO,
    REQUEST_KINDS,
    TWO_OF_THREE,
    TYPES,
)
from nunatak.games.ice.requests.payments import best_plan, nearness, payments, reward
from tests.games.ice2.table import ice

TRI_ANIMA = REQUEST_KINDS.index("tri_anima")
MONO_ANIMA = REQUEST_KINDS.index("mono_anima")
# The form in the name of an item (harmony-f2-a1); 0 for prismatic artifacts and study tokens.
ITEM_FORM = [int(name.split("-")[1][1]) if i < ARTIFACT_ITEMS else 0 for i, name in enumerate(ITEM_NAMES)]
REQUESTS = ice().components.requests
BY_NAME = {request.name: request for request in REQUESTS}


def pays(request: Request, items: tuple[int, ...], single_form: bool) -> bool:
    """Whether the items are enough: the sentence of each card, word for word."""
    kinds = [ITEM_TYPE[i] for i in items]
    anima = [ITEM_ANIMA[i] for i in items]
    fitting = [kind in request.types or kind == PRISMATIC for kind in kinds]
    if request.kind == FORMS:
        forms = [ITEM_FORM[i] for i in items]
        of_type = all(kind == request.types[0] for kind in kinds) and 0 not in forms
        return of_type and len(set(forms)) == len(forms) and len(forms) >= (1 if single_form else 2)
    if request.kind == PRISMATIC_TWO:
        return all(kind == PRISMATIC for kind in kinds) and sum(anima) >= 2
    if request.kind == TWO_OF_THREE:
        if len(items) != 2 or not all(fitting):
            return False
        return kinds[0] != kinds[1] or kinds[0] == PRISMATIC
    if request.kind == EITHER:
        return any(all(kind in (t, PRISMATIC) for kind in kinds) and sum(anima) >= 2 for t in request.types)
    assert request.kind in (TRI_ANIMA, MONO_ANIMA)
    return all(fitting) and sum(anima) >= 3


def by_brute_force(request: Request, counts: list[int], single_form: bool) -> set[tuple[int, ...]]:
    """All payments in which nothing is superfluous.  ICE2-REQ-4"""
    stock = tuple(i for i in range(ITEMS) for _ in range(counts[i]))
    found: set[tuple[int, ...]] = set()
    for size in (1, 2, 3):
        for items in combinations(stock, size):
            if pays(request, items, single_form) and (
                request.kind == FORMS
                or not any(pays(request, items[:i] + items[i + 1 :], single_form) for i in range(size))
            ):
                found.add(tuple(sorted(items)))
    return found


def holdings(most: int) -> st.SearchStrategy[list[int]]:
    """What may lie on a guild board: study tokens at most once each."""

    def count(items: list[int]) -> list[int]:
        counts = [0] * ITEMS
        for item in items:
            counts[item] = 1 if item >= STUDY_ITEM else counts[item] + 1
        return counts

    # Few types and many jokers, so that cards compete for them.
    items = st.one_of(st.integers(0, ITEMS - 1), st.integers(0, 11), st.integers(ARTIFACT_ITEMS, STUDY_ITEM + 1))
    return st.lists(items, max_size=most).map(count)


@try_with(st.sampled_from(REQUESTS), holdings(8), st.booleans())
def test_every_legal_payment_once(request: Request, counts: list[int], single_form: bool) -> None:
    """ICE2-REQ-2 to ICE2-REQ-4, ICE2-REQ-11 to ICE2-REQ-16"""
    found = [tuple(sorted(paid)) for paid in payments(request, counts, single_form)]
    assert len(found) == len(set(found))
    assert set(found) == by_brute_force(request, counts, single_form)


def best_by_brute_force(
    cards: list[Request], counts: list[int], most: int, bonuses: list[int], single_form: bool
) -> tuple[int, int, int]:
    """RP, requests validated for RP of their own, anima spent (negative): the greatest that there is."""
    best = (0, 0, 0)
    for size in range(1, min(most, len(cards)) + 1):
        for chosen in combinations(cards, size):
            points, validated, anima = _most([*chosen], counts, single_form)
            best = max(best, (points + sum(bonuses[:size]), validated, anima))
    return best


def _most(cards: list[Request], counts: list[int], single_form: bool) -> tuple[int, int, int]:
    """The best that paying all of these can bring; far below zero when it cannot be done."""
    if not cards:
        return (0, 0, 0)
    best = (-1000, 0, 0)
    for paid in by_brute_force(cards[0], counts, single_form):
        left = counts[:]
        for item in paid:
            left[item] -= 1
        points, validated, anima = _most(cards[1:], left, single_form)
        gain = reward(cards[0], [*paid])
        spent = sum(ITEM_ANIMA[item] for item in paid)
        best = max(best, (points + gain, validated + (gain > 0), anima - spent))
    return best


COMPETING = st.sampled_from([*REQUESTS, *[r for r in REQUESTS if {*r.types} <= {0, 1, 2}]])


@settings(max_examples=150)
@try_with(
    # Few cards and many means, or the reverse.
    st.one_of(
        st.tuples(st.lists(COMPETING, max_size=4), holdings(7)),
        st.tuples(st.lists(COMPETING, min_size=6, max_size=7), holdings(5)),
    ),
    st.integers(0, 7),
    st.sampled_from([[], [1, 2], [2, 2], [2]]),
    st.booleans(),
)
def test_the_proposal_is_the_best(
    given: tuple[list[Request], list[int]], most: int, bonuses: list[int], single_form: bool
) -> None:
    """ICE2-SUN-3, ICE2-SUN-4, ICE2-END-7: and it can be carried out."""
    cards, counts = given
    plan = best_plan(cards, counts, most, bonuses, single_form)
    left = counts[:]
    score = sum(bonuses[: len(plan.requests)])
    validated = 0
    for card, paid in zip(plan.requests, plan.paid, strict=True):
        assert sorted(paid) in [sorted(way) for way in payments(cards[card], left, single_form)]
        for item in paid:
            left[item] -= 1
        gain = reward(cards[card], paid)
        score += gain
        validated += gain > 0
    assert score == plan.score
    assert len(plan.requests) <= most
    spent = sum((counts[item] - left[item]) * ITEM_ANIMA[item] for item in range(ITEMS))
    assert (score, validated, -spent) == best_by_brute_force(cards, counts, most, bonuses, single_form)


def test_a_joker_is_kept_for_the_type_that_is_missing() -> None:
    """ICE2-REQ-3, ICE2-REQ-13: one type with two anima and a joker pay for two of three, whichever type it is."""
    for request in REQUESTS:
        if request.kind == TWO_OF_THREE:
            for t in request.types:
                counts = stock(f"{TYPES[t]}-f1-a2", "prismatic-a1-on-harmony")
                assert best_plan([request], counts, 1, [], True).score == request.rewards[0]


def test_a_card_is_paid_with_what_the_next_one_does_not_take() -> None:
    """ICE2-SUN-3, ICE2-REQ-12: both take Achievement, one of them Philosophical besides."""
    counts = stock("achievement-f1-a2", "achievement-f2-a1", "achievement-f3-a1", "philosophical-f1-a2")
    cards = [BY_NAME["REQ-TRI-ACH-EXA-PHI"], BY_NAME["REQ-TRI-ACH-EXA-HAR"]]
    for hand in (cards, cards[::-1]):
        assert best_plan(hand, counts, 2, [], True).requests == [0, 1]


def test_the_proposal_is_found_at_once() -> None:
    """ICE2-END-7: what the search looks at stays within bounds, for twenty artifacts and eight requests at random."""
    c = ice().components
    deck = [request for request in REQUESTS for _ in range(request.copies)]
    rng = Random(1)
    looked: list[int] = []
    for _ in range(300):
        counts = [0] * ITEMS
        for tile in rng.sample(range(c.snow, c.tiles), 20):
            counts[c.item_of(tile, rng.randrange(5))] += 1
        for kind in range(5):
            counts[STUDY_ITEM + kind] = rng.randrange(2)
        looked.append(best_plan(rng.sample(deck, 8), counts, 8, [], True).looked)
    assert max(looked) < 1500


@try_with(st.sampled_from(REQUESTS), holdings(6))
def test_nearness_reaches_the_goal_when_the_request_can_be_paid(request: Request, counts: list[int]) -> None:
    have, needed = nearness(request, counts)
    assert 0 <= have <= needed
    ways = payments(request, counts, True)
    if request.kind == FORMS:
        assert have == max((len(paid) for paid in ways), default=0)
    else:
        assert (have == needed) == bool(ways)


def test_nearness_of_forms_counts_the_different_ones() -> None:
    """ICE2-REQ-15: whatever their anima."""
    for request in REQUESTS:
        if request.kind == FORMS:
            for held in product((0, 1), repeat=6):
                counts = [0] * ITEMS
                counts[6 * request.types[0] : 6 * request.types[0] + 6] = held
                forms = {ITEM_FORM[i] for i in range(ITEMS) if counts[i]}
                assert nearness(request, counts) == (len(forms), 3)


def stock(*items: str) -> list[int]:
    counts = [0] * ITEMS
    for item in items:
        counts[ITEM_NAMES.index(item)] += 1
    return counts


def test_examples_of_the_cards() -> None:
    """ICE2-EX-14, ICE2-EX-15, ICE2-FAQ-6"""
    prismatic = BY_NAME["REQ-PRI"]
    assert payments(prismatic, stock("prismatic-a2-on-harmony"), True)
    assert payments(prismatic, stock("prismatic-a1-on-harmony", "prismatic-a1-on-exalted"), True)
    assert not payments(prismatic, stock("prismatic-a1-on-harmony"), True)
    three = BY_NAME["REQ-TRI-PHI-OBL-HAR"]
    assert payments(three, stock("obliteration-f1-a1", "philosophical-f2-a1", "study-harmony"), True)
    assert payments(three, stock("harmony-f1-a2", "study-obliteration"), True)
    two = next(r for r in REQUESTS if r.kind == TWO_OF_THREE and r.types == [1, 2, 3])
    assert payments(two, stock("exalted-f1-a1", "study-philosophical"), True)
    assert not payments(two, stock("exalted-f1-a1", "exalted-f2-a1"), True)
    either = next(r for r in REQUESTS if r.kind == EITHER and r.types == [1, 4])
    assert payments(either, stock("exalted-f1-a1", "study-exalted"), True)
    assert not payments(either, stock("exalted-f1-a1", "harmony-f1-a1"), True)
    forms = next(r for r in REQUESTS if r.kind == FORMS and r.types == [0])
    ways = payments(forms, stock("achievement-f1-a1", "achievement-f2-a2", "achievement-f3-a1"), True)
    assert sorted({reward(forms, way) for way in ways}) == [0, 5, 9]
    mono = next(r for r in REQUESTS if r.kind == MONO_ANIMA and r.types == [3])
    assert payments(mono, stock("obliteration-f1-a2", "study-obliteration"), True)
    assert payments(mono, stock("obliteration-f1-a2", "obliteration-f3-a2"), True)
