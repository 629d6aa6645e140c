"""A field that stands still, beyond the scenarios: what the page is told, and games begun under older rules."""

from __future__ import annotations

from pathlib import Path

from nunatak.engine import Json, JsonObject, Options, Record, Replay
from nunatak.games.roam.state import RoamState
from tests.games.roam.table import BASIC, do, given, legal, refused, roam

# L of Blue at (0,0) and L of Red at (5,5) search in vain here.
IN_VAIN: JsonObject = {
    "r0c0": ["red"], "r1c0": ["red"], "r1c1": ["red"], "r5c5": ["blue"], "r4c5": ["blue"], "r4c4": ["blue"],
}  # fmt: skip
ROUND = ["activate card=start-blue-1", "place anchor=r0c0", "end_actions"]
ROUND += ["activate card=start-red-1", "place anchor=r5c5", "end_actions"]
ARTIFACTS: Options = {**BASIC, "artifacts": True}
RECORDS = sorted(Path(__file__).parents[2].joinpath("records").glob("roam-*.json"))


def asleep(colour: str) -> JsonObject:
    """A party of which only L is awake, so that it is awake again in the next round."""
    party: list[Json] = [{"card": f"start-{colour}-{number}", "awake": number == 1} for number in (1, 2, 3)]
    return {"party": party}


def still(rules: int) -> RoamState:
    """The beginning of a round in which both can search in vain, under some version of the rules."""
    game = roam()
    players: JsonObject = {"blue": asleep("blue"), "red": asleep("red")}
    return game.amend(game.new(BASIC, seed=1, rules=rules), {"tokens": IN_VAIN, "players": players})


def test_everybody_is_told_that_the_field_stands_still() -> None:
    """ROAM-END-5: the still rounds are public, and from the first one on the duty is."""
    state = still(2)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view["still_rounds"], view["stands_still"]) == (0, False)
    do(state, *ROUND)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view["still_rounds"], view["stands_still"]) == (1, True)
    do(state, "activate card=start-blue-1", "place anchor=r2c2")
    view = state.view(None)
    assert (view["still_rounds"], view["stands_still"]) == (1, False)


def test_whoever_must_land_a_token_is_told_with_the_question() -> None:
    """ROAM-END-5 b: only a player who is bound by it, and only until a token lands."""
    state = still(2)
    assert state.prompt()["must_land"] is False
    do(state, *ROUND)
    assert state.prompt()["must_land"] is True
    do(state, "activate card=start-blue-1")
    assert state.prompt()["must_land"] is True
    do(state, "place anchor=r2c2", "end_actions")
    assert state.prompt()["must_land"] is False


def test_whoever_cannot_land_a_token_is_not_asked_to() -> None:
    """ROAM-END-5 b: with an empty supply nobody can."""
    tokens: JsonObject = {f"r{r}c{c}": ["blue", "blue"] for r in (0, 1) for c in range(6)}
    state = given({**BASIC, "towers": True}, {"tokens": tokens, "still_rounds": 1})
    assert state.view(0)["stands_still"] is True
    assert state.prompt()["must_land"] is False


def test_the_reach_of_an_adventurer_is_where_it_may_land_a_token() -> None:
    """ROAM-END-5 b: the preview shows no anchor that would be refused afterwards."""
    state = still(2)
    sent = roam().space.parse_text("activate card=start-blue-1")
    anchors = state.preview(sent)["anchors"]
    assert isinstance(anchors, list)
    assert "r0c0" in anchors
    do(state, *ROUND)
    reduced = state.preview(sent)["anchors"]
    assert isinstance(reduced, list)
    assert {*anchors} - {*reduced} == {"r0c0"}
    do(state, "activate card=start-blue-1")
    assert legal(state) == [f"place anchor={anchor}" for anchor in reduced]


def test_a_game_begun_under_version_1_goes_on_without_the_duty() -> None:
    """Version 1 knew a standstill only with empty supplies: searching in vain was always legal, and ended nothing."""
    state = still(1)
    do(state, *ROUND, *ROUND)
    assert not state.is_over()
    assert state.still_rounds == 0
    assert state.view(0)["stands_still"] is False
    state = still(2)
    do(state, *ROUND, "activate card=start-blue-1")
    assert refused(state, "place anchor=r0c0") == "ROAM-END-5"


def test_a_game_begun_under_version_1_ends_when_all_supplies_are_empty() -> None:
    """Two rounds in a row, as before, and without a word about it."""
    game = roam()
    towers: Options = {**BASIC, "towers": True}
    tokens: JsonObject = {f"r{r}c{c}": ["blue", "red"] for r in (0, 1, 3, 4) for c in range(6)}
    state = game.amend(game.new(towers, seed=1, rules=1), {"tokens": tokens})
    for number in (1, 2):
        assert not state.is_over()
        for colour in ("blue", "red"):
            do(state, f"activate card=start-{colour}-{number}", "end_actions")
    assert state.is_over()


def test_replacing_made_a_round_lively_under_version_1() -> None:
    """ROAM-END-5 says that it adds no token."""
    game = roam()
    artifacts: JsonObject = {"blue": {"artifacts": ["art-05"]}}
    for rules, stirred in ((1, True), (2, False)):
        state = game.amend(game.new(ARTIFACTS, seed=1, rules=rules), {"tokens": IN_VAIN, "players": artifacts})
        do(state, "activate card=start-blue-1", "place anchor=r0c0", "use_replace square=r0c0 owner=red")
        assert state.stirred is stirred


def test_a_position_is_played_on_under_its_own_rules() -> None:
    """ROAM-END-5 b binds in a position of version 2 and not in the same one of version 1."""
    state = still(2)
    do(state, *ROUND, "activate card=start-blue-1")
    position = state.position()
    assert position["rules"] == 2
    assert "place anchor=r0c0" not in legal(roam().from_position(position))
    assert "place anchor=r0c0" in legal(roam().from_position({**position, "rules": 1}))


def stood_still(record: Record) -> list[Json]:
    """After how many still rounds a recorded game was said to stand still, each time."""
    replay = Replay(roam(), record)
    events = [event for _ in record.moves for event in replay.next()]
    return [event.facts["rounds"] for event in events if event.kind == "stood_still"]


def test_recorded_games_of_version_2_stand_still_and_end_so() -> None:
    """ROAM-END-5: records of both versions replay, and only the new ones tell of a standstill."""
    records = [Record.from_bytes(file.read_bytes()) for file in RECORDS]
    old = [stood_still(record) for record in records if record.rules == 1]
    new = [stood_still(record) for record in records if record.rules == 2]
    assert len(old) >= 10
    assert not any(old)
    assert len(new) >= 6
    assert all(new)
    assert {rounds[-1] for rounds in new} == {1, 2}
