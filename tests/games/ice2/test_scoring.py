"""Decrees and cards, against their definitions.  ICE2-DEC, ICE2-END, ICE2-SUN-7"""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given as try_with
from hypothesis import strategies as st

from nunatak.engine import Chance, JsonObject, Options
from nunatak.games.ice.components.words import GUILDS, TYPES
from nunatak.games.ice.second.ending.scoring import sets_score
from nunatak.games.ice.second.turns.curse import curse_track
from tests.games.ice2.table import FOUR, do, given, ice, legal, refused

RATES = [4, 2]


def best_by_trying(counts: list[int]) -> int:
    """ICE2-DEC-4: so many sets of five, and for each type how many sets of four leave it out."""
    best = 0
    for fives in range(min(counts) + 1):
        for left_out in product(range(4), repeat=5):
            fours = sum(left_out)
            if all(counts[kind] - fives >= fours - left_out[kind] for kind in range(5)):
                best = max(best, RATES[0] * fives + RATES[1] * fours)
    return best


@try_with(st.lists(st.integers(0, 3), min_size=5, max_size=5))
def test_no_other_partition_into_sets_is_worth_more(counts: list[int]) -> None:
    """ICE2-DEC-4, ICE2-END-7"""
    assert sets_score(counts, RATES) == best_by_trying(counts)


@pytest.mark.parametrize(
    ("counts", "points"),
    [([3, 3, 2, 2, 1], 6), ([2, 2, 2, 2, 0], 4), ([2, 2, 2, 1, 1], 4), ([1, 1, 1, 1, 0], 2), ([1, 1, 1, 0, 0], 0)],
)
def test_examples_of_sets(counts: list[int], points: int) -> None:
    """ICE2-EX-51"""
    assert sets_score(counts, RATES) == points


def scored(decrees: list[str], player: JsonObject, **position: JsonObject) -> int:
    """The score of the Striders, who own nothing else, with only the deep level left."""
    s = given(
        FOUR,
        {
            "left": {"snow": [], "surface": []},
            "decrees": [*decrees],
            "players": {"striders": {"rp": 0, "requests": [], **player}},
            **position,
        },
    )
    return s.scores()[0]


def test_decrees_on_what_a_player_owns() -> None:
    """ICE2-DEC-1, ICE2-DEC-2, ICE2-DEC-3, ICE2-DEC-5, ICE2-END-2, ICE2-END-3, ICE2-ART-61, ICE2-ART-71"""
    others = ["DEC-ACH", "DEC-EXA"]
    owned: JsonObject = {
        "slots": {"harmony": ["surface-harmony-1", "deep-harmony-2", "surface-prismatic"]},
        "hold": ["surface-harmony-2", "surface-harmony-3"],
        "study": ["harmony", "obliteration"],
        "turned": ["harmony"],
    }
    gone: JsonObject = {"D27": None}
    assert scored(["DEC-HAR", *others], owned, tiles=gone) == 1 + 2 + 1 + 1 + 1
    assert scored(["DEC-OBL", *others], owned, tiles=gone) == 1
    assert scored(["DEC-STU", *others], owned, tiles=gone) == 2
    assert scored(["DEC-FRM", *others], owned, tiles=gone) == 4
    assert scored(["DEC-FRM", "DEC-HAR", "DEC-STU"], owned, tiles=gone) == 4 + 6 + 2
    assert scored(["DEC-RP", *others], {"rp": 3, "planned": True}) == 3 + 3 + 1
    assert scored(["DEC-PHI", *others], {"rp": 3, "planned": True}) == 3 + 1


def test_second_requests_of_the_middle_days() -> None:
    """ICE2-SUN-4, ICE2-END-4: 2 RP each for the second of day 2 and of day 3, never for a first nor on day 4."""
    cards = ["REQ-PRI", "REQ-MON-ACH", "REQ-MON-EXA", "REQ-MON-PHI"]
    for day, rank, bonus in ((2, 1, 0), (2, 2, 2), (3, 1, 0), (3, 2, 2), (4, 1, 0), (4, 2, 0)):
        validated: JsonObject = {"validated": [{"request": cards[0], "day": day, "rank": rank}]}
        assert scored(["DEC-ACH", "DEC-EXA", "DEC-PHI"], validated) == 5 + bonus


def test_the_proposal_counts_the_bonuses() -> None:
    """ICE2-SUN-4, ICE2-DEC-2: a first request is worth its RP token, twice where the decree counts tokens."""
    for decrees, points in ((["DEC-ACH", "DEC-EXA", "DEC-RP"], 5 + 2), (["DEC-ACH", "DEC-EXA", "DEC-PHI"], 5 + 1)):
        position: JsonObject = {
            "day": 2,
            "active": "striders",
            "left": {"snow": [], "surface": []},
            "decrees": [*decrees],
            "players": {
                "striders": {"ep": 1, "requests": ["REQ-PRI"], "slots": {"harmony": ["surface-prismatic"] * 2}}
            },
        }
        s = given(FOUR, position)
        do(s, "plan", "end_turn", "go_on")
        assert s.prompt()["points"] == points


def test_a_card_that_lies_twice_is_offered_once() -> None:
    """ICE2-SUN-2, ICE2-SUN-5"""
    hand = ["REQ-PRI", "REQ-MON-ACH", "REQ-MON-ACH", "REQ-MON-EXA", "REQ-MON-EXA"]
    position: JsonObject = {
        "day": 2,
        "active": "striders",
        "row": ["REQ-PRI", "REQ-PRI"],
        "row_laid": True,
        "players": {"striders": {"ep": 1, "requests": [*hand]}},
    }
    s = given(FOUR, position)
    do(s, "plan", "end_turn")
    assert legal(s) == ["pick_request request=REQ-PRI", "go_on"]
    do(s, "go_on")
    assert sorted(legal(s)) == [f"drop_request request={card}" for card in sorted(set(hand))]


def test_five_players_leave_one_request_in_the_deck() -> None:
    """ICE2-SUN-7, ICE2-SUN-1, ICE2-SET-17: 25 + 4 * 7 = 53 of 54 cards, and nothing is shuffled."""
    s = ice().new({"players": 5, "logbook": False}, 3)
    deck = s.request_deck
    chooser = Chance(3)
    left: dict[int, int] = {}
    while not s.is_over():
        s.apply(chooser.choice(s.legal()))
        left[s.day] = len(s.request_deck) - s.requests_dealt
        assert s.request_deck is deck
    assert left == {1: 22, 2: 15, 3: 8, 4: 1}


def test_the_fifth_player_still_finds_a_study_and_a_planning_token() -> None:
    """ICE2-EXH-3, ICE2-CMP-7, ICE2-CMP-8: five of each type and five plans are enough for five players."""
    others: JsonObject = {guild: {"study": [*TYPES], "planned": True} for guild in GUILDS[1:]}
    for kind in TYPES:
        position: JsonObject = {
            "day": 1,
            "active": GUILDS[0],
            "tiles": {"S19": None, "S26": None, "S27": None, "F19": f"surface-{kind}-1"},
            "players": {**others, GUILDS[0]: {"leader": "F19", "study": [other for other in TYPES if other != kind]}},
        }
        s = given({"players": 5, "first": "1", "guilds": [*GUILDS]}, position)
        do(s, "study", "plan")
        assert s.study == [31] * 5
        assert s.planned == 31
        assert refused(s, "study") == "ICE2-ACT-41"
        assert refused(s, "plan") == "ICE2-ACT-50"


@pytest.mark.parametrize(
    ("players", "start", "tokens"), [(2, 0, [1, 1, 0]), (3, 0, [1, 1, 1]), (4, 1, [2, 1, 1]), (5, 2, [2, 2, 1])]
)
def test_the_curse_track_by_number_of_players(players: int, start: int, tokens: list[int]) -> None:
    """ICE2-CUR-2, ICE2-CUR-4, ICE2-CUR-12: as many tokens of each colour as players."""
    assert curse_track(players) == [0] * 4 + tokens + [0] * 3 + tokens + [0] * 2
    assert sum(tokens) == players
    options: Options = {"players": players, "expert": True}
    assert ice().new(options, 1).curse == [start] * players
