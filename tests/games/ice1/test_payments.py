"""Paying requests from the City: by hand, and at its best, against brute force.  ICE1-REQ, ICE1-SCO-3 to ICE1-SCO-6"""

from __future__ import annotations

from itertools import combinations
from random import Random

from hypothesis import given as try_with
from hypothesis import settings
from hypothesis import strategies as st

from nunatak.games.ice.components.cards import Request
from nunatak.games.ice.components.items import ARTIFACT_ITEMS, ITEM_ANIMA, ITEM_NAMES, ITEM_TYPE
from nunatak.games.ice.components.words import (
    ACHIEVEMENT,
    EXALTED,
    FORMS,
    HARMONY,
    OBLITERATION,
    PHILOSOPHICAL,
    PRISMATIC,
    PRISMATIC_TWO,
    REQUEST_KINDS,
    THREE_TYPES,
    TWO_TYPES,
)
from nunatak.games.ice.components.words import TYPES as TYPE_NAMES
from nunatak.games.ice.requests.payments import Plan, best_plan, nearness, payments, reward
from nunatak.games.ice.requests.solver import Search
from nunatak.games.ice.requests.stages import stages_of
from nunatak.games.ice.requests.ways import SORTS, Terms, sort_of

TYPES = range(PRISMATIC)
MONO_ANIMA, DUO_ANIMA, ANY_ANIMA = (REQUEST_KINDS.index(name) for name in ("mono_anima", "duo_anima", "any_anima"))
# The form in the name of an item (harmony-f2-a1); 0 for prismatic artifacts and study tokens.
ITEM_FORM = [int(name.split("-")[1][1]) if i < ARTIFACT_ITEMS else 0 for i, name in enumerate(ITEM_NAMES)]
PENALTY = 2
DC10 = 2  # RP for each validated request while that decree is in play


def card(kind: int, *types: int) -> Request:
    """A request of the first edition.  ICE1-REQ-10 to ICE1-REQ-16"""
    gains = {THREE_TYPES: 7, PRISMATIC_TWO: 5, DUO_ANIMA: 5, ANY_ANIMA: 4, TWO_TYPES: 4, MONO_ANIMA: 6}
    rewards = [1, 4, 8] if kind == FORMS else [gains[kind]]
    return Request(f"{REQUEST_KINDS[kind]}-{types}", kind, [*types], rewards, 1, "S")


PRISMATIC_CARD = card(PRISMATIC_TWO)
ANY_CARD = card(ANY_ANIMA, *TYPES)
CARDS = [
    *[card(THREE_TYPES, *types) for types in combinations(TYPES, 3)],
    *[card(kind, *types) for kind in (DUO_ANIMA, TWO_TYPES) for types in combinations(TYPES, 2)],
    *[card(kind, t) for kind in (FORMS, MONO_ANIMA) for t in TYPES],
    PRISMATIC_CARD,
    ANY_CARD,
]
DECK = [*CARDS, *[PRISMATIC_CARD] * 3, *[request for request in CARDS if request.kind == FORMS]]
CITY_ITEMS = ARTIFACT_ITEMS + 2  # prismatic artifacts of the City lie on no slot: the first will do


def city(*items: str) -> list[int]:
    """The artifacts of a City: `achievement-f1-a1`, `prismatic-a2`."""
    counts = [0] * len(ITEM_NAMES)
    for item in items:
        counts[ITEM_NAMES.index(item + "-on-achievement" if item.startswith("prismatic") else item)] += 1
    return counts


def plan_for(
    cards: list[Request], counts: list[int], each: int = 0, penalty: int = PENALTY, goal: int = 0, in_rp: bool = False
) -> Plan:
    return best_plan(cards, counts, len(cards), [], True, each, penalty, goal, in_rp)


def pays(request: Request, items: tuple[int, ...]) -> bool:
    """Whether the artifacts are enough: the sentence of each card, word for word."""
    kinds = [ITEM_TYPE[i] for i in items]
    anima = sum(ITEM_ANIMA[i] for i in items)
    typed = [kind for kind in kinds if kind != PRISMATIC]
    if request.kind == FORMS:
        forms = {ITEM_FORM[i] for i in items}
        return all(kind == request.types[0] for kind in kinds) and len(forms) == len(items) > 0
    if request.kind == PRISMATIC_TWO:
        return not typed and anima >= 2
    if not all(kind in request.types for kind in typed):
        return False
    if request.kind in (TWO_TYPES, THREE_TYPES):
        return len(items) == len(request.types) and len(set(typed)) == len(typed)
    return anima >= 3


def by_brute_force(request: Request, counts: list[int]) -> set[tuple[int, ...]]:
    """All payments in which nothing is superfluous; forms cards are worth more the more they get.  ICE1-REQ-4"""
    stock = tuple(i for i in range(len(counts)) for _ in range(counts[i]))
    found: set[tuple[int, ...]] = set()
    for size in (1, 2, 3):
        for items in combinations(stock, size):
            if pays(request, items) and (
                request.kind == FORMS or not any(pays(request, items[:i] + items[i + 1 :]) for i in range(size))
            ):
                found.add(items)
    return found


def outcomes(cards: list[Request], counts: list[int]) -> set[tuple[int, int, int]]:
    """Everything that can be made of some cards: their RP, how many are validated, anima spent."""
    reached = {(tuple(counts), 0, 0, 0)}
    for request in cards:
        for counted, gains, number, spent in [*reached]:
            for paid in by_brute_force(request, [*counted]):
                left = [*counted]
                for item in paid:
                    left[item] -= 1
                gain = request.rewards[len(paid) - 1 if request.kind == FORMS else 0]
                anima = sum(ITEM_ANIMA[item] for item in paid)
                reached.add((tuple(left), gains + gain, number + 1, spent + anima))
    return {(gains, number, spent) for _, gains, number, spent in reached}


def cities(most: int) -> st.SearchStrategy[list[int]]:
    """Artifacts of the City; few types, so that cards compete for them."""
    items = st.one_of(st.integers(0, CITY_ITEMS - 1), st.integers(0, 11), st.integers(ARTIFACT_ITEMS, CITY_ITEMS - 1))
    return st.lists(items, max_size=most).map(lambda found: [found.count(i) for i in range(len(ITEM_NAMES))])


COMPETING = st.sampled_from([*CARDS, *[c for c in CARDS if {*c.types} <= {0, 1, 2}]])
# Few cards and many artifacts, or the reverse.
HANDS_AND_CITIES = st.one_of(
    st.tuples(st.lists(COMPETING, max_size=4), cities(7)),
    st.tuples(st.lists(COMPETING, min_size=6, max_size=9), cities(6)),
)


@try_with(st.sampled_from(CARDS), cities(8))
def test_every_legal_payment_once(request: Request, counts: list[int]) -> None:
    """ICE1-REQ-1, ICE1-REQ-2, ICE1-REQ-4, ICE1-REQ-5, ICE1-REQ-6"""
    found = [tuple(paid) for paid in payments(request, counts, True)]
    assert len(found) == len(set(found))
    assert set(found) == by_brute_force(request, counts)
    have, needed = nearness(request, counts)
    assert 0 <= have <= needed
    if request.kind == FORMS:
        assert have == max(map(len, found), default=0)
    else:
        assert (have == needed) == bool(found)


@settings(max_examples=150)
@try_with(HANDS_AND_CITIES, st.sampled_from([0, DC10]), st.sampled_from([2, 3]), st.integers(0, 4), st.integers(0, 25))
def test_the_plan_is_the_best(
    given: tuple[list[Request], list[int]], each: int, penalty: int, number: int, gains: int
) -> None:
    """ICE1-SCO-4, ICE1-SCO-5, ICE1-SOL-6, ICE1-COO-3, ICE1-DEC-14, ICE1-EDI-15: and it can be carried out."""
    cards, counts = given
    every = outcomes(cards, counts)
    for goal, in_rp in ((0, False), (number, False), (gains, True)):
        enough = [found for found in every if found[0 if in_rp else 1] >= goal]
        best = max(
            (gained + each * validated - penalty * (len(cards) - validated), validated, -spent)
            for gained, validated, spent in enough or every
        )
        plan = plan_for(cards, counts, each, penalty, goal, in_rp)
        assert plan.reached == bool(enough)
        left = counts[:]
        for place, paid in zip(plan.requests, plan.paid, strict=True):
            assert tuple(paid) in by_brute_force(cards[place], left)
            for item in paid:
                left[item] -= 1
        spent = sum(ITEM_ANIMA[item] for paid in plan.paid for item in paid)
        assert (plan.score, len(plan.requests), -spent) == best


def test_work_stays_within_bounds() -> None:
    """ICE1-SCO-5: twenty-eight artifacts and as many requests as anybody collects, at random."""
    bag = [item for item in range(ARTIFACT_ITEMS) for _ in range(3 if ITEM_ANIMA[item] == 1 else 2)]
    bag += [ARTIFACT_ITEMS] * 9 + [ARTIFACT_ITEMS + 1] * 4
    rng = Random(1)
    for requests, most in ((8, 600), (12, 4000)):
        for artifacts in (14, 20, 28) * 40:
            items = rng.sample(bag, artifacts)
            counts = [items.count(i) for i in range(len(ITEM_NAMES))]
            assert plan_for(rng.sample(DECK, requests), counts).looked < most


XR_5_CITY = city(
    "achievement-f1-a1", "exalted-f2-a1", "harmony-f3-a1", "harmony-f1-a1", "obliteration-f1-a2", "obliteration-f2-a1",
    "philosophical-f1-a2", "achievement-f2-a2", "prismatic-a1", "prismatic-a1",
)  # fmt: skip
XR_5_CARDS = [
    card(THREE_TYPES, ACHIEVEMENT, EXALTED, HARMONY),
    card(TWO_TYPES, HARMONY, PHILOSOPHICAL),
    card(DUO_ANIMA, OBLITERATION, PHILOSOPHICAL),
    PRISMATIC_CARD,
]
DECREES = 4 + 6 + 7
TOKENS = 8


def test_the_example_as_played() -> None:
    """ICE1-XR-4, ICE1-XR-5, ICE1-SCO-2, ICE1-REQ-7"""
    left = XR_5_CITY[:]
    gains = 0
    for request, items in zip(
        XR_5_CARDS[:3],
        (
            city("achievement-f1-a1", "exalted-f2-a1", "harmony-f3-a1"),
            city("harmony-f1-a1", "prismatic-a1"),
            city("obliteration-f1-a2", "philosophical-f1-a2"),
        ),
        strict=True,
    ):
        paid = [i for i, count in enumerate(items) for _ in range(count)]
        assert paid in payments(request, left, True)
        gains += reward(request, paid)
        left = [have - spent for have, spent in zip(left, items, strict=True)]
    assert payments(PRISMATIC_CARD, left, True) == []
    assert DECREES + gains - PENALTY + TOKENS == 39


def test_the_example_could_have_been_played_better() -> None:
    """ICE1-XR-5, ICE1-SCO-5"""
    plan = plan_for(XR_5_CARDS, XR_5_CITY)
    assert plan.requests == [0, 1, 2, 3]
    assert plan.score == 21
    assert DECREES + plan.score + TOKENS == 46


def test_examples_of_the_cards() -> None:
    """ICE1-XR-7, ICE1-REQ-10, ICE1-REQ-11, ICE1-REQ-12, ICE1-REQ-13, ICE1-REQ-14, ICE1-REQ-15, ICE1-REQ-16"""
    obliteration_or_philosophical = card(DUO_ANIMA, OBLITERATION, PHILOSOPHICAL)
    forms = card(FORMS, ACHIEVEMENT)
    for request, items, points in (
        (card(THREE_TYPES, ACHIEVEMENT, EXALTED, HARMONY), ["achievement-f1-a1", "exalted-f1-a1", "harmony-f1-a1"], 7),
        (PRISMATIC_CARD, ["prismatic-a2"], 5),
        (PRISMATIC_CARD, ["prismatic-a1", "prismatic-a1"], 5),
        (obliteration_or_philosophical, ["obliteration-f1-a2", "philosophical-f1-a1"], 5),
        (obliteration_or_philosophical, ["obliteration-f1-a1", "obliteration-f1-a1", "philosophical-f1-a1"], 5),
        (ANY_CARD, ["achievement-f1-a1", "harmony-f1-a2"], 4),
        (card(TWO_TYPES, HARMONY, PHILOSOPHICAL), ["harmony-f1-a1", "philosophical-f1-a1"], 4),
        (forms, ["achievement-f1-a1"], 1),
        (forms, ["achievement-f1-a1", "achievement-f3-a1"], 4),
        (forms, ["achievement-f1-a1", "achievement-f2-a1", "achievement-f3-a1"], 8),
        (card(MONO_ANIMA, OBLITERATION), ["obliteration-f1-a2", "obliteration-f1-a1"], 6),
    ):
        assert plan_for([request], city(*items)).score == points
        if request.kind != FORMS:
            assert plan_for([request], city(*items[1:])).score == -PENALTY


def test_paying_more_anima_than_asked() -> None:
    """ICE1-XR-9, ICE1-FAQ-11, ICE1-REQ-4: both are spent."""
    counts = city("exalted-f1-a2", "exalted-f2-a2")
    plan = plan_for([card(MONO_ANIMA, EXALTED)], counts)
    assert plan.score == 6
    assert [ITEM_NAMES[item] for item in plan.paid[0]] == ["exalted-f1-a2", "exalted-f2-a2"]


def test_prismatics_have_no_form() -> None:
    """ICE1-XW-48, ICE1-REQ-5"""
    plan = plan_for([card(FORMS, ACHIEVEMENT)], city("achievement-f1-a1", "prismatic-a1", "prismatic-a2"))
    assert plan.score == 1


def test_prismatics_stand_in_for_any_type() -> None:
    """ICE1-XW-49, ICE1-SCO-3, ICE1-SCO-4, ICE1-SCO-6, ICE1-DEC-14"""
    cards = [card(TWO_TYPES, HARMONY, PHILOSOPHICAL), card(TWO_TYPES, OBLITERATION, PHILOSOPHICAL)]
    three = ["harmony-f1-a1", "philosophical-f1-a1", "prismatic-a1"]
    assert plan_for(cards, city(*three)).score == 4 - 2
    assert plan_for(cards, city(*three), each=DC10).score == 4 + 2 - 2
    assert plan_for(cards, city(*three, "prismatic-a1")).score == 8
    assert plan_for(cards, city()).score == -4


def test_a_prismatic_is_kept_for_the_type_that_is_missing() -> None:
    """ICE1-REQ-5: whatever the order of the types on the card."""
    for types in combinations(TYPES, 3):
        for missing in types:
            owned = [f"{TYPE_NAMES[t]}-f1-a2" for t in types if t != missing]
            assert plan_for([card(THREE_TYPES, *types)], city(*owned, "prismatic-a1")).score == 7


def test_a_form_is_shown_with_the_least_anima() -> None:
    """ICE1-REQ-12, ICE1-REQ-15, ICE1-SCO-5: the artifact with two anima is needed for the other card."""
    cards = [card(FORMS, ACHIEVEMENT), card(DUO_ANIMA, ACHIEVEMENT, EXALTED)]
    assert plan_for(cards, city("achievement-f1-a2", "achievement-f2-a1", "exalted-f1-a1")).score == 1 + 5


def test_a_great_archive_makes_failure_dearer() -> None:
    """ICE1-EDI-15"""
    assert plan_for([ANY_CARD, PRISMATIC_CARD], city(), penalty=3).score == -6


def test_alone_the_number_of_requests_comes_first() -> None:
    """ICE1-SOL-6: two forms and one are fewer RP than three forms, but two requests."""
    cards = [card(FORMS, ACHIEVEMENT)] * 2
    counts = city("achievement-f1-a1", "achievement-f2-a1", "achievement-f3-a1")
    assert plan_for(cards, counts).score == 8 - 2
    plan = plan_for(cards, counts, goal=2)
    assert (plan.score, plan.reached) == (4 + 1, True)
    plan = plan_for(cards, counts, goal=3)
    assert (plan.score, plan.reached) == (8 - 2, False)


def test_what_scored_more_so_far_may_still_miss_the_number() -> None:
    """ICE1-SOL-6: three forms leave the same artifacts as two forms and one, with one request less."""
    forms = card(FORMS, ACHIEVEMENT)
    cards = [forms, forms, card(TWO_TYPES, EXALTED, HARMONY), card(TWO_TYPES, EXALTED, PHILOSOPHICAL)]
    achievements = ["achievement-f1-a1", "achievement-f2-a1", "achievement-f3-a1"]
    counts = city(*achievements, "exalted-f1-a1", "harmony-f1-a1", "philosophical-f1-a1")
    assert plan_for(cards, counts).score == 8 + 4 - 4
    plan = plan_for(cards, counts, goal=3)
    assert (plan.score, plan.reached) == (4 + 1 + 4 - 2, True)


def test_together_the_rp_of_requests_come_first() -> None:
    """ICE1-COO-3: seven RP of one card, though two others would score more with the decree on requests."""
    cards = [
        card(THREE_TYPES, ACHIEVEMENT, EXALTED, HARMONY),
        card(TWO_TYPES, EXALTED, HARMONY),
        card(FORMS, ACHIEVEMENT),
    ]
    counts = city("achievement-f1-a1", "exalted-f1-a1", "harmony-f1-a1")
    assert plan_for(cards, counts, DC10).score == 4 + 1 + 2 * DC10 - 2
    plan = plan_for(cards, counts, DC10, goal=7, in_rp=True)
    assert (plan.requests, plan.score, plan.reached) == ([0], 7 + DC10 - 4, True)
    plan = plan_for(cards, counts, DC10, goal=8, in_rp=True)
    assert (plan.requests, plan.reached) == ([1, 2], False)


def test_prices_are_found_only_when_the_requests_are_many() -> None:
    """Five decisions are looked through as they are; at six, what all of them ask for gets a price."""
    counts = city("harmony-f1-a2", "harmony-f2-a1")
    left = [0] * SORTS
    for item, count in enumerate(counts):
        left[sort_of(item)] += count
    for number, priced in ((5, False), (6, True)):
        stages = stages_of([card(MONO_ANIMA, HARMONY)] * number, counts, left, Terms(True, 0, False))
        assert any(Search(stages, left, [], number, False).bound.prices) is priced
