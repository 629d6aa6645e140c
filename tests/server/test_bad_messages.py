"""Whatever a client sends, it is told what is wrong, the connection lives, and the table stays as it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support import Player, Running, quick


@pytest.fixture(scope="module")
def player(house: Running) -> Iterator[Player]:
    """Somebody with a key, at a table that must never change."""
    opened = house.open("here", "here")
    with house.player(opened, 0, 1) as player:
        yield player


def answers(player: Player, message: Any) -> list[dict[str, Any]]:
    """What comes back before a sign of life does."""
    player.say(message)
    player.say({"type": "ping"})
    heard: list[dict[str, Any]] = []
    while True:
        answer = player.hear()
        if answer["type"] == "pong":
            return heard
        heard.append(answer)


@pytest.mark.parametrize(
    ("message", "where"),
    [
        ("", None),
        ("{", None),
        (b"\xff\xfe", None),
        ("[" * 20000, None),
        ("null", None),
        ('{"type":"act","seat":0,"decision":0,"action":1,"ref":"\\ud800"}', None),
        ('{"type":"join","keys":["\\ud800"]}', None),
        ("[]", None),
        ({}, None),
        ({"type": "fly"}, "type"),
        ({"type": 7}, "type"),
        ({"type": "ping", "extra": 1}, None),
        ({"type": "act", "seat": "0", "decision": 0, "action": 1, "ref": "a"}, "seat"),
        ({"type": "act", "seat": -1, "decision": 0, "action": 1, "ref": "a"}, "seat"),
        ({"type": "act", "seat": 0, "decision": 0.5, "action": 1, "ref": "a"}, "decision"),
        ({"type": "act", "seat": 0, "decision": 0, "action": None, "ref": "a"}, "action"),
        ({"type": "act", "seat": 0, "decision": 0, "action": True, "ref": "a"}, "action"),
        ({"type": "act", "seat": 0, "decision": 0, "action": 1, "ref": ""}, "ref"),
        ({"type": "act", "seat": 0, "decision": 0, "action": 1, "ref": "x" * 65}, "ref"),
        ({"type": "act", "seat": 0, "decision": 0, "action": 1}, None),
        ({"type": "join", "keys": "abc"}, "keys"),
        ({"type": "join", "keys": [1]}, "keys[0]"),
        ({"type": "join", "since": [{"seat": 0, "seq": -1}]}, "since[0].seq"),
        ({"type": "look", "seat": 0, "count": 0}, "count"),
        ({"type": "look", "seat": 0, "count": 10**30}, "count"),
    ],
)
def test_a_malformed_message_is_refused_with_its_field(player: Player, message: Any, where: str | None) -> None:
    (answer,) = answers(player, message)
    assert (answer["type"], answer["code"], answer["where"]) == ("refused", "bad-message", where)
    assert answer["message"]
    assert "Traceback" not in answer["message"]


def test_a_refusal_names_the_message_it_is_about(player: Player) -> None:
    (answer,) = answers(player, {"type": "act", "seat": 0, "ref": "mine", "oops": 1})
    assert answer["ref"] == "mine"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
types = st.sampled_from(["join", "act", "undo", "look", "ping", "welcome", ""])
fields = st.sampled_from(["seat", "decision", "action", "ref", "keys", "since", "count", "upto", "kind"])
near_misses = st.builds(
    lambda kind, rest: {**rest, "type": kind}, types, st.dictionaries(fields, json_values, max_size=6)
)
wrong_acts = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["act", "undo"]),
        "seat": st.integers(0, 3),
        "decision": st.integers(1, 5),
        "action": json_values,
        "ref": st.text(min_size=1, max_size=64),
    }
)
garbage = st.one_of(
    st.text(max_size=200), st.binary(max_size=200), json_values, near_misses, wrong_acts, wrong_acts.map(json.dumps)
)


@settings(max_examples=250)
@given(garbage)
def test_garbage_never_breaks_a_connection_nor_changes_a_table(player: Player, message: Any) -> None:
    before = player.states[0]["decision"]
    for answer in answers(player, message if isinstance(message, bytes) else as_text(message)):
        assert answer["type"] in ("refused", "welcome", "events", "state", "presence", "looked")
        assert "Traceback" not in json.dumps(answer)
    assert player.states.get(0, player.states.get(None, {}))["decision"] == before


def as_text(message: Any) -> str:
    """The message as a text frame; a text that cannot be one is written as JSON."""
    if isinstance(message, str) and message.isprintable():
        return message
    return json.dumps(message)


def test_the_first_message_must_be_a_join(house: Running) -> None:
    opened = house.open("here", "here")
    with Player(house.port, opened["table"]["id"]) as player:
        assert player.ask({"type": "undo", "seat": 0, "decision": 0, "ref": "a"})["code"] == "not-joined"
        assert player.join(opened["keys"])["seats"] == [0, 1]


def test_a_table_that_is_not_there_is_told_and_the_socket_closed(house: Running) -> None:
    with Player(house.port, "nowhere") as player:
        player.say({"type": "join"})
        assert player.until("refused")["code"] == "no-table"
        with pytest.raises(ConnectionClosed) as closed:
            player.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_message_that_is_too_long_ends_the_connection(house: Running) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0) as player:
        player.say("x" * 70000)
        with pytest.raises(ConnectionClosed) as closed:
            player.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_program_that_floods_is_slowed_down_and_then_sent_away(database: Path) -> None:
    with Running(quick(database, messages_per_second=0.001, messages_at_once=20)) as house:
        opened = house.open("here", "here")
        with house.player(opened, 0) as player:
            for _ in range(40):
                player.say({"type": "ping"})
            assert player.until("refused")["code"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                flood(player)


def flood(player: Player) -> None:
    """Talks without end, then listens."""
    for _ in range(1000):
        player.say({"type": "ping"})
    while True:
        player.hear()


def test_who_does_not_join_in_time_is_sent_away(database: Path) -> None:
    with Running(quick(database, join_seconds=0.2)) as house:
        opened = house.open("here", "here")
        with Player(house.port, opened["table"]["id"]) as player, pytest.raises(ConnectionClosed):
            player.hear()


def test_the_page_of_another_site_may_not_connect(house: Running) -> None:
    opened = house.open("here", "here")
    table = opened["table"]["id"]
    with pytest.raises(InvalidStatus):
        Player(house.port, table, origin="https://evil.example")
    with Player(house.port, table, origin=f"http://127.0.0.1:{house.port}") as player:
        assert player.join(opened["keys"])["seats"] == [0, 1]
