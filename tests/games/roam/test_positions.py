"""Positions of Roam written by hand: what they may leave out, and what they may not say."""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject, PositionError, canonical
from nunatak.games.roam.geometry import SQUARE_NAMES
from tests.games.roam.table import BASIC, FULL, at, given, legal, roam

ASLEEP: JsonObject = {
    "blue": {"party": [{"card": f"start-blue-{n}", "awake": False} for n in (1, 2, 3)]},
}


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"moon": 1}, "moon"),
        ({"game": "ice2"}, "game"),
        ({"rules": 99}, "rules"),
        ({"options": {"players": 4}}, "options"),
        ({"active": "green"}, "active"),
        ({"first": 1}, "first"),
        ({"round": 0}, "round"),
        ({"woken": "yes"}, "woken"),
        ({"still_rounds": 3}, "still_rounds"),
        ({"chance": "snow"}, "chance"),
        ({"chance": "0x00000000000001"}, "chance"),
        ({"disclosed": -1}, "disclosed"),
        ({"steps": [{"step": "move_to", "seat": "blue", "from": "r0c0", "owner": "red"}]}, "steps[0].from"),
        ({"steps": [{"step": "choose_anchor", "seat": "blue", "card": "loc-01"}]}, "steps[0].card"),
        (
            {"steps": [{"step": "bid", "seat": "blue", "slot": 3, "waiting": [], "highest": -1, "leader": "blue"}]},
            "steps[0].slot",
        ),
        ({"outpost": "nobody"}, "outpost"),
        ({"slots": ["loc-01"]}, "slots"),
        ({"slots": "loc-01"}, "slots"),
        ({"slots": ["loc-01", "loc-01", "loc-03", "loc-04", "loc-05", "loc-06"]}, "slots[1]"),
        ({"slots": ["start-blue-1", "loc-01", "loc-03", "loc-04", "loc-05", "loc-06"]}, "slots[0]"),
        ({"deck": ["loc-99"]}, "deck[0]"),
        ({"tokens": {"r6c0": ["blue"]}}, "tokens.r6c0"),
        ({"tokens": {"r0c0": ["blue", "red"]}}, "tokens.r0c0"),
        ({"tokens": {"r0c0": []}}, "tokens.r0c0"),
        ({"tokens": {"r0c0": ["green"]}}, "tokens.r0c0[0]"),
        ({"tokens": {name: ["blue"] for name in SQUARE_NAMES[:25]}}, "tokens"),
        ({"slots": [None, *(f"loc-0{n}" for n in range(1, 6))], "tokens": {"r0c0": ["blue"]}}, "tokens.r0c0"),
        ({"players": {"green": {}}}, "players.green"),
        ({"players": {"blue": {"hat": 1}}}, "players.blue.hat"),
        ({"players": {"blue": {"supply": 7}}}, "players.blue.supply"),
        ({"players": {"blue": {"border": "E"}}}, "players.blue.border"),
        ({"players": {"blue": {"party": ["start-blue-1"]}}}, "players.blue.party"),
        ({"players": {"blue": {"party": ["start-red-1", "loc-01", "loc-02"]}}}, "players.blue.party[0]"),
        ({"players": {"blue": {"party": [{"card": "loc-01", "awake": 1}]}}}, "players.blue.party[0].awake"),
        ({"players": {"blue": {"artifacts": ["art-99"]}}}, "players.blue.artifacts[0]"),
        ({"players": {"blue": {"artifacts": ["art-01"]}}, "row": ["art-01"]}, "row[0]"),
        ({"row": ["art-01", "art-02", "art-03", "art-04", "art-05"]}, "row"),
        ({"steps": [{"step": "dance", "seat": "blue"}]}, "steps[0].step"),
        ({"steps": [{"step": "start", "seat": "green"}]}, "steps[0].seat"),
        ({"steps": [{"step": "start", "seat": "blue", "card": "loc-01"}]}, "steps[0].card"),
        ({"steps": [{"step": "end_of_turn", "seat": "blue"}]}, "steps"),
        ({"steps": [{"step": "move_to", "seat": "blue", "from": "r9c9", "owner": "red"}]}, "steps[0].from"),
        ({"players": ASLEEP, "woken": True}, "steps"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_place(position: JsonObject, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        given(FULL, position)
    assert caught.value.where == where


def test_what_a_part_of_a_position_does_not_mention_stays() -> None:
    before = given(BASIC).position()
    after = given(BASIC, {"tokens": {"r0c0": ["red"]}}).position()
    assert {key for key in before if before[key] != after[key]} == {"tokens", "players"}
    assert at(after, "players.red.supply") == 23


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("first", "red"),
        ("round", 7),
        ("woken", True),
        ("ending", True),
        ("stirred", True),
        ("still_rounds", 1),
        ("outpost", "red"),
        ("disclosed", 44),
        ("chance", "00000000000000ff"),
    ],
)
def test_what_a_position_says_is_written_back(field: str, value: Json) -> None:
    """ROAM-END-5 and others depend on facts that show only much later."""
    assert given(BASIC).position()[field] != value
    assert given(BASIC, {field: value}).position()[field] == value


def test_a_card_put_somewhere_leaves_the_place_where_it_was() -> None:
    """Each card is in one place only: the deal closes up behind it."""
    dealt = given(BASIC)
    card = str(at(dealt.position(), "slots.2"))
    state = given(BASIC, {"players": {"blue": {"party": ["start-blue-1", "start-blue-2", "start-blue-3", card]}}})
    assert at(state.position(), "slots.2") == at(dealt.position(), "deck.0")
    assert roam().inventory(state) == roam().inventory(dealt)


def test_a_party_that_sleeps_at_the_start_of_its_turn_is_woken() -> None:
    """ROAM-WAKE-1: such a position lasts no longer than it takes to write it down."""
    state = given(BASIC, {"players": ASLEEP})
    assert state.woken
    assert legal(state) == [f"activate card=start-blue-{n}" for n in (1, 2, 3)]


def test_explored_locations_are_resolved_when_the_position_says_so() -> None:
    """ROAM-RES-1, ROAM-RES-4: a position in the middle of phase RESOLVE goes on to the next decision."""
    position: JsonObject = {
        "tokens": {f"r{r}c{c}": ["red"] for r in (3, 4, 5) for c in (0, 1)},
        "steps": [{"step": step, "seat": "blue"} for step in ("end_of_turn", "resolving")],
    }
    state = given(BASIC, position)
    assert at(state.position(), "players.red.party.3.awake") is True
    assert state.to_decide() == 1


def test_ten_cards_in_a_position_mean_that_the_end_is_near() -> None:
    """ROAM-END-1"""
    party = ["start-blue-1", "start-blue-2", "start-blue-3", *(f"loc-0{n}" for n in range(1, 8))]
    assert given(BASIC, {"players": {"blue": {"party": [*party]}}}).ending
    assert not given(BASIC, {"players": {"blue": {"party": [*party[:9]]}}}).ending


def test_a_whole_position_needs_all_its_fields() -> None:
    whole = given(BASIC).position()
    for field in (
        "first",
        "active",
        "slots",
        "deck",
        "tokens",
        "players",
        "row",
        "stack",
        "steps",
        "chance",
        "options",
    ):
        part = {key: value for key, value in whole.items() if key != field}
        with pytest.raises(PositionError) as caught:
            roam().from_position(part)
        assert caught.value.where == field


def test_a_position_read_back_is_the_same() -> None:
    """ROAM-INFO-1: with towers, missing cards, spent artifacts, an auction under way."""
    state = given(
        {"players": 3, "first": "2", "artifacts": True, "towers": True, "outpost": True},
        {
            "slots": ["loc-31", None, "loc-33", "loc-34", "loc-35", None],
            "deck": [],
            "active": "red",
            "outpost": "green",
            "tokens": {"r0c0": ["blue", "green"], **{f"r{r}c{c}": ["red", "blue"] for r in (3, 4, 5) for c in (0, 1)}},
            "players": {"red": {"coins": 3, "artifacts": [{"artifact": "art-01", "ready": False}, "art-02"]}},
            "steps": [{"step": "end_of_turn", "seat": "red"}, {"step": "resolving", "seat": "red"}],
        },
    )
    asked = state.asked()
    assert asked is not None
    assert asked.name == "bid"
    assert canonical(roam().from_position(state.position()).position()) == canonical(state.position())
