"""Records: written and read to the byte, refused with the field at fault, replayed to the same end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from nunatak.engine import Chance, Game, Json, JsonObject, Play, Record, RecordError, Replay, canonical
from nunatak.games import load_game

GAME: Game = load_game("roam")


def played(decisions: int = 10_000) -> Record:
    """A game played at random, as its record."""
    play = Play.start(GAME, {"players": 2, "artifacts": True}, 5, ["Ada", "Zoë"])
    chooser = Chance(6)
    while not play.state.is_over() and len(play.record.moves) < decisions:
        play.act(play.state.to_decide(), chooser.choice(play.state.legal()))
    return play.record


FINISHED = played()


def test_a_record_is_read_back_to_the_byte() -> None:
    written = FINISHED.to_bytes()
    assert Record.from_bytes(written).to_bytes() == written
    assert canonical(json.loads(written)) == canonical(FINISHED.data())
    assert "Zoë".encode() in written


def test_a_record_has_one_move_a_line() -> None:
    lines = FINISHED.to_bytes().decode().splitlines()
    moves = [line for line in lines if line.startswith('{"action"')]
    assert len(moves) == len(FINISHED.moves)
    assert json.loads(moves[0].rstrip(",")) == FINISHED.moves[0].data()


def test_a_record_without_moves() -> None:
    record = Play.start(GAME, {"players": 3}, 9).record
    assert Record.from_bytes(record.to_bytes()).to_bytes() == record.to_bytes()
    Replay(GAME, record).verify()


@pytest.mark.parametrize("content", [b"", b"{", b"snow", b"\xff\xfe", b'{"nunatak": 1'])
def test_what_is_not_json_is_refused(content: bytes) -> None:
    with pytest.raises(RecordError, match="record: not JSON"):
        Record.from_bytes(content)


@pytest.mark.parametrize("content", [b"[]", b"3", b"null", b'"text"'])
def test_what_is_not_an_object_is_refused(content: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_bytes(content)
    assert caught.value.where == "record"


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("nunatak", 2, "nunatak"),
        ("nunatak", None, "nunatak"),
        ("game", 3, "game"),
        ("game", None, "game"),
        ("rules", "1", "rules"),
        ("rules", True, "rules"),
        ("options", [], "options"),
        ("options", None, "options"),
        ("seats", "Ada", "seats"),
        ("seats", ["Ada", 4], "seats[1]"),
        ("seed", "5", "seed"),
        ("seed", 1.5, "seed"),
        ("deal", {}, "deal"),
        ("deal", [1, "x"], "deal[1]"),
        ("moves", {}, "moves"),
        ("moves", [3], "moves[0]"),
        ("moves", [{"action": {"kind": "pass"}}], "moves[0].seat"),
        ("moves", [{"seat": "0", "action": {"kind": "pass"}}], "moves[0].seat"),
        ("moves", [{"seat": 0}], "moves[0].action"),
        ("moves", [{"seat": 0, "action": "pass"}], "moves[0].action"),
        ("moves", [{"seat": 0, "action": {"kind": "pass"}, "chance": 3}], "moves[0].chance"),
        ("moves", [{"seat": 0, "action": {"kind": "pass"}, "chance": [None]}], "moves[0].chance[0]"),
        ("moves", [{"seat": 0, "action": {"kind": "pass"}, "mood": "bold"}], "moves[0].mood"),
        ("pack", [], "pack"),
        ("result", 7, "result"),
        ("weather", "snow", "weather"),
    ],
)
def test_a_malformed_field_is_refused_by_name(field: str, value: Json, where: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_data({**FINISHED.data(), field: value})
    assert caught.value.where == where


@pytest.mark.parametrize("field", ["nunatak", "game", "rules", "options", "seats", "seed", "deal", "moves"])
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    data = {key: value for key, value in FINISHED.data().items() if key != field}
    with pytest.raises(RecordError) as caught:
        Record.from_data(data)
    assert caught.value.where == field


def test_a_record_verifies() -> None:
    Replay(GAME, FINISHED).verify()


def tampered(change: Callable[[JsonObject], None]) -> Record:
    data = json.loads(FINISHED.to_bytes())
    change(data)
    return Record.from_data(data)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda d: d.update(game="ice2"), "game"),
        (lambda d: d.update(rules=99), "rules"),
        (lambda d: d["options"].update(players=9), "options.players"),
        (lambda d: d.update(seats=["Ada"]), "seats"),
        (lambda d: d["deal"].pop(), "chance"),
        (lambda d: d["deal"].append(0), "deal"),
        (lambda d: d["deal"].__setitem__(0, 99), "chance"),
        (lambda d: d["moves"][0].update(seat=1 - d["moves"][0]["seat"]), "moves[0]"),
        (lambda d: d["moves"][0].update(action={"kind": "fly"}), "moves[0]"),
        (lambda d: d["moves"][0].update(action={"kind": "skip"}), "moves[0]"),
        (lambda d: d["moves"][1].update(chance=[0]), "moves[1]"),
        (lambda d: d["moves"].append(d["moves"][0]), f"moves[{len(FINISHED.moves)}]"),
        (lambda d: d["moves"].pop(), "result"),
        (lambda d: d["result"]["scores"].__setitem__(0, 99), "result"),
        (lambda d: d.pop("result"), "result"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_the_place(
    change: Callable[[JsonObject], None], where: str
) -> None:
    record = tampered(change)
    with pytest.raises(RecordError) as caught:
        Replay(GAME, record).verify()
    assert caught.value.where == where


def test_the_recorded_answers_count_not_the_seed() -> None:
    """A record replays even where the generator would answer otherwise: the story is what was dealt and done."""
    record = tampered(lambda data: data.update(seed=12345))
    replayed = Replay(GAME, record).to_end()
    original = Replay(GAME, FINISHED).to_end()
    assert canonical(replayed.state.view(None)) == canonical(original.state.view(None))


def test_walking_through_a_record() -> None:
    replay = Replay(GAME, FINISHED)
    assert (replay.at(), replay.has_next()) == (0, True)
    events = replay.next()
    assert replay.at() == 1
    assert replay.play.record.moves[0].data() == FINISHED.moves[0].data()
    assert isinstance(events, list)
    replay.to_end(20)
    assert replay.at() == 20
    replay.to_end()
    assert not replay.has_next()


@pytest.mark.parametrize("moves", [-1, len(FINISHED.moves) + 1])
def test_a_record_has_no_such_move(moves: int) -> None:
    with pytest.raises(RecordError, match=f"the record has {len(FINISHED.moves)} moves, not {moves}"):
        Replay(GAME, FINISHED).to_end(moves)


def test_a_card_pack_travels_with_the_record() -> None:
    pack: JsonObject = {"location_cards": {"loc-01": {"points": 9}}}
    record = Play.start(load_game("roam", pack), {"players": 2}, 1).record
    assert Record.from_bytes(record.to_bytes()).pack == pack


def begun_at_a_position(moves: int = 12) -> Record:
    """A game that began from a position instead of a deal, played for some moves, as its record."""
    state = GAME.amend(GAME.new({"players": 2, "first": "1"}, 1), {"tokens": {"r3c0": ["blue"], "r4c0": ["red"]}})
    head = Record("roam", GAME.rules_version, state.agreement().options, ["Ada", "Zoë"], 1)
    head.start = state.position()
    play = Play.redeal(GAME, head)
    chooser = Chance(6)
    for _ in range(moves):
        play.act(play.state.to_decide(), chooser.choice(play.state.legal()))
    return play.record


def test_a_game_may_begin_from_a_position_and_replays_to_the_byte() -> None:
    written = begun_at_a_position().to_bytes()
    record = Record.from_bytes(written)
    assert record.to_bytes() == written
    replay = Replay(GAME, record)
    assert replay.play.state.position()["tokens"] == {"r3c0": ["blue"], "r4c0": ["red"]}
    replay.verify()


def test_a_record_without_a_start_says_nothing_of_it() -> None:
    assert b'"start"' not in FINISHED.to_bytes()


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("start", [], "start"),
        ("options", {**begun_at_a_position(0).options, "towers": True}, "start"),
        ("seats", ["Ada"], "seats"),
    ],
)
def test_a_start_that_does_not_fit_its_record_is_refused(field: str, value: Json, where: str) -> None:
    data = {**begun_at_a_position(0).data(), field: value}
    with pytest.raises(RecordError) as refused:
        Replay(GAME, Record.from_data(data))
    assert refused.value.where == where


def test_a_start_that_is_no_position_is_refused_with_its_place() -> None:
    data = begun_at_a_position(0).data()
    start = data["start"]
    assert isinstance(start, dict)
    with pytest.raises(RecordError) as refused:
        Replay(GAME, Record.from_data({**data, "start": {**start, "round": "late"}}))
    assert refused.value.where == "start.round"
