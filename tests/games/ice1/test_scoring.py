"""Decrees, requests and tokens at the end.  ICE1-DEC, ICE1-SCO, ICE1-REQ-3"""

from __future__ import annotations

from typing import Final

import pytest

from nunatak.engine import JsonObject
from nunatak.games.ice.first.ending.scoring import decree_score, sets_of_forms
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import FOUR, do, given, ice, legal

C: Final = ice().components


def tiles(*names: str) -> list[int]:
    """Tiles by their names, each another copy."""
    found: list[int] = []
    for name in names:
        found.append(next(t for t in range(C.snow, C.tiles) if C.tile_name[t] == name and t not in found))
    return found


def with_city(*names: str) -> FirstIceState:
    s = given(FOUR, {"active": "striders"})
    s.hold[0] = tiles(*names)
    return s


def scored(s: FirstIceState, decree: str, validated: int = 0) -> int:
    return decree_score(s, 0, C.decrees[C.decree_index[decree]], validated)


def test_what_each_decree_counts() -> None:
    """ICE1-DEC-10 to ICE1-DEC-13, ICE1-XW-47, ICE1-DEC-11, ICE1-DEC-12: PRI a1, PRI a2, ACH a2"""
    s = with_city("surface-prismatic", "deep-prismatic", "deep-achievement-1")
    assert {name: scored(s, name) for name in ("DC01", "DC02", "DC08", "DC03")} == {
        "DC01": 1,
        "DC02": 4,
        "DC08": 4,
        "DC03": 2,
    }
    assert [scored(s, f"DC0{n}") for n in (4, 5, 6, 7)] == [0, 0, 0, 0]


def test_type_decrees_name_each_type_once() -> None:
    """ICE1-DEC-12"""
    found = []
    for kind in ("achievement", "exalted", "harmony", "obliteration", "philosophical"):
        s = with_city(f"deep-{kind}-1", f"surface-{kind}-2", "deep-prismatic")
        found.append([scored(s, f"DC0{n}") for n in (3, 4, 5, 6, 7)])
    assert sorted(map(sorted, found)) == [[0, 0, 0, 0, 3]] * 5
    assert len({tuple(row) for row in found}) == 5


def test_validated_requests_and_different_pairs() -> None:
    """ICE1-DEC-14, ICE1-DEC-15: two for each validated request; type and form, whatever the anima, no prismatics."""
    s = with_city("surface-harmony-1", "deep-harmony-1", "surface-harmony-2", "surface-exalted-1", "surface-prismatic")
    assert scored(s, "DC10", 3) == 6
    assert scored(s, "DC09") == 3


@pytest.mark.parametrize(
    ("counts", "score"), [([2, 2, 1], 6), ([3, 1, 1], 4), ([4, 0, 0], 0), ([2, 2, 2], 8), ([0, 1, 1], 2)]
)
def test_duos_and_trios(counts: list[int], score: int) -> None:
    """ICE1-DEC-16, ICE1-XW-46: 2 x (n - the largest)"""
    assert sets_of_forms(counts, [4, 2]) == score
    assert score == 2 * (sum(counts) - max(counts))


def test_a_decree_takes_nothing_away() -> None:
    """ICE1-DEC-1, ICE1-CTY-3, ICE1-CTY-4, ICE1-GEN-1: every decree counts the same City, only the City, and nobody
    pays for it."""
    s = with_city("surface-prismatic", "deep-prismatic")
    s.decrees = [C.decree_index[name] for name in ("DC01", "DC02", "DC08")] + [
        i for i in range(11) if C.decrees[i].name not in ("DC01", "DC02", "DC08")
    ]
    s.requests = [[], [], [], []]
    s.rp = [0, 0, 0, 0]
    assert s.scores()[0] == 1 + 4 + 2
    s.slots[0] = tiles("deep-achievement-1")
    assert s.scores()[0] == 7
    assert s.scores()[1:] == [0, 0, 0]


def test_copies_of_requests() -> None:
    """ICE1-REQ-3: four prismatic ones, two of each forms card, one of every other."""
    copies = {(request.data()["kind"], request.copies) for request in C.requests}
    assert copies == {
        ("prismatic2", 4),
        ("forms", 2),
        *((kind, 1) for kind in ("three_types", "duo_anima", "any_anima", "two_types", "mono_anima")),
    }


CITY: Final = [
    "surface-achievement-1",
    "surface-exalted-2",
    "surface-harmony-3",
    "surface-harmony-1",
    "deep-obliteration-1",
    "surface-obliteration-2",
    "deep-philosophical-1",
    "deep-achievement-2",
    "surface-prismatic",
    "surface-prismatic",
]


def request(kind: str, *types: str) -> int:
    """A request card by what it asks for."""
    return next(
        i
        for i, card in enumerate(C.requests)
        if card.data()["kind"] == kind and sorted(map(str, card.data()["types"])) == sorted(types)
    )


def at_the_end() -> FirstIceState:
    """The Striders with the City of the example, their last EP spent on the last day."""
    s = given(
        FOUR,
        {
            "active": "striders",
            "day": 7,
            "logbook": [],
            "logbook_used": ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"],
            "players": {
                "striders": {"ep": 1},
                "incandescents": {"ep": 0},
                "alchemists": {"ep": 0},
                "cryoarchitects": {"ep": 0},
            },
        },
    )
    s.hold[0] = tiles(*CITY)
    s.requests = [
        [
            request("three_types", "achievement", "exalted", "harmony"),
            request("two_types", "harmony", "philosophical"),
            request("duo_anima", "obliteration", "philosophical"),
            request("prismatic2"),
        ],
        [],
        [],
        [],
    ]
    chosen = [C.decree_index[name] for name in ("DC02", "DC08", "DC01")]
    s.decrees = chosen + [i for i in range(11) if i not in chosen]
    s.rp = [8, 0, 0, 0]
    do(s, "plan", "end_turn")
    return s


def test_the_example_as_played_and_as_it_could_have_been() -> None:
    """ICE1-XR-4, ICE1-XR-5, ICE1-SCO-1 to ICE1-SCO-5, ICE1-SCO-2, ICE1-SCO-3, ICE1-SCO-4, ICE1-ART-15

    Decrees 4 + 6 + 7, requests 7 + 4 + 5 - 2, tokens 8: 39 as played; 46 at best, and the table says how.
    """
    s = at_the_end()
    question = s.asked()
    assert question is not None
    assert question.name == "assign"
    assert s.prompt()["points"] == 21
    best = s.copy()
    do(best, "accept")
    assert best.is_over()
    assert best.scores()[0] == 46
    cards = [C.requests[card].name for card in s.requests[0]]
    do(s, f"validate request={cards[0]}")
    pay(s, "achievement-f1-a1", "exalted-f2-a1", "harmony-f3-a1")
    do(s, f"validate request={cards[1]}")
    pay(s, "harmony-f1-a1", "prismatic-a1")
    do(s, f"validate request={cards[2]}")
    pay(s, "obliteration-f1-a2", "philosophical-f1-a2")
    # One prismatic artifact is left, and the last card wants two anima of them: nothing more is asked.
    assert s.is_over()
    assert s.scores()[0] == 39
    assert [decree_score(s, 0, C.decrees[d], 3) for d in s.decrees[:3]] == [4, 6, 7]


def pay(s: FirstIceState, *items: str) -> None:
    """Pays with these, as far as the table still asks."""
    for item in items:
        question = s.asked()
        if question is None or question.name != "pay":
            return
        do(s, f"pay with={item}")
    while "go_on" in legal(s) and s.asked() is not None and s.steps[-1].name == "pay":
        do(s, "go_on")


def test_ties_are_shared_and_scores_may_be_negative() -> None:
    """ICE1-SCO-6, ICE1-REQ-7"""
    s = given(FOUR, {"active": "striders", "day": 7, "logbook": [], "logbook_used": [f"LB{n}" for n in range(1, 7)]})
    s.ep = [1, 0, 0, 0]
    s.rp = [0, 0, 0, 0]
    s.requests = [[0], [1], [2, 3], [4, 5]]
    do(s, "plan", "end_turn")
    assert s.is_over()
    assert s.scores() == [-2, -2, -4, -4]
    assert s.winners() == [0, 1]


def test_tokens_never_run_out() -> None:
    """ICE1-EXH-5, ICE1-FAQ-7: the box holds 135 RP; whoever gains more gets more, and all of it counts."""
    rich: JsonObject = {"hand": ["wreck", "wreck"], "rp": 134, "ep": 1, "requests": []}
    s = given(FOUR, {"active": "striders", "tiles": {"S47": None, "S48": None}, "players": {"striders": rich}})
    before = s.scores()[0]
    do(s, "play tile=wreck", "give to=alchemists", "play tile=wreck", "give to=alchemists")
    assert s.rp[0] == 136
    assert s.scores()[0] == before + 2
