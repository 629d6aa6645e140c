"""A finished game is looked back at in the background, kept, and played on from any of its moves."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from nunatak.engine import Record, Replay
from nunatak.games import load_game
from nunatak.lab.review import decisions_of
from nunatak.table.kept import SeatRow
from nunatak.table.seating import as_strong
from tests.server.support import Running, quick, wait_until

Message = dict[str, Any]


def finish(house: Running, *bots: str) -> Message:
    """A game that bots have played to its end."""
    opened = house.open(*bots, first="1")
    with house.player(opened) as spectator:
        while not spectator.states[None]["over"]:
            spectator.until("state")
    return opened


def test_a_review_is_made_once_and_kept(database: Path) -> None:
    with Running(quick(database, review_iterations=2)) as house:
        opened = finish(house, "random", "greedy")
        path = f"/api/tables/{opened['table']['id']}"
        assert house.get(path + "/review").json() == {"status": "none", "done": 0, "total": 0, "review": None}
        assert house.post(path + "/review", None).json()["status"] == "running"
        wait_until(lambda: house.get(path + "/review").json()["status"] == "done")
        made = house.get(path + "/review").json()
        record = Record.from_bytes(house.get(path + "/record").content)
        assert made["done"] == made["total"] == len(decisions_of(record))
        told = made["review"]
        assert told["complete"] is True
        assert [decision["move"] for decision in told["decisions"]] == decisions_of(record)
        winners = record.result["winners"]
        assert isinstance(winners, list)
        assert told["curve"][-1]["chances"] == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
        # What the page needs to say in words what could be done.
        assert all("preview" in answer for decision in told["decisions"] for answer in [decision, *decision["best"]])
    with Running(quick(database)) as house:
        assert house.get(path + "/review").json() == made
        assert house.post(path + "/review", None).json() == made


def test_a_review_that_was_given_up_begins_anew(database: Path) -> None:
    """A server stops in the middle of a review; whoever asks the next one gets it."""
    with Running(quick(database, review_iterations=100_000)) as house:
        path = f"/api/tables/{finish(house, 'random', 'random')['table']['id']}/review"
        assert house.post(path, None).json()["status"] == "running"
        wait_until(lambda: house.get(path).json()["total"] > 0)
    with Running(quick(database, review_iterations=2)) as house:
        assert house.get(path).json()["status"] == "none"
        assert house.post(path, None).json()["status"] == "running"
        wait_until(lambda: house.get(path).json()["status"] == "done")


def test_a_game_that_runs_is_not_reviewed_and_not_played_on(house: Running) -> None:
    opened = house.open("here", "here")
    path = f"/api/tables/{opened['table']['id']}"
    wish = {"move": 0, "seat": 0, "bot": "greedy"}
    for answer in (
        house.get(path + "/review"),
        house.post(path + "/review", None),
        house.post(path + "/play-on", wish),
    ):
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "game-runs")


def test_a_finished_game_is_played_on_from_a_move(house: Running) -> None:
    opened = finish(house, "random", "random")
    path = f"/api/tables/{opened['table']['id']}"
    record = Record.from_bytes(house.get(path + "/record").content)
    move = next(i for i, made in enumerate(record.moves) if i > 20 and made.seat == 1)
    answer = house.post(path + "/play-on", {"move": move, "seat": 1, "bot": "visitor"})
    assert answer.status_code == 201
    again = answer.json()
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "here"]
    assert again["table"]["seats"][0]["bot"] == "random", "the opponent is the one that sat there"
    assert again["table"]["seeded"] is True
    assert again["table"]["decision"] == move
    play = Replay(load_game("roam"), record).to_end(move)
    with house.player(again, 1) as ada:
        assert ada.states[1]["view"] == play.state.view(1)
        assert [choice["id"] for choice in ada.states[1]["actions"]] == play.state.legal()
        assert ada.act(1)["type"] == "done"


def test_people_are_replaced_by_bots_as_strong_as_those_who_were_there(house: Running) -> None:
    opened = finish(house, "visitor", "trekker")
    path = f"/api/tables/{opened['table']['id']}/play-on"
    again = house.post(path, {"move": 4, "seat": 0}).json()
    assert [seat["bot"] for seat in again["table"]["seats"]] == [None, "trekker"]
    seats = [
        SeatRow("here", "Ada", None, None),
        SeatRow("bot", "Ben", "explorer", None),
        SeatRow("bot", "Cyd", "visitor", None),
    ]
    table = SimpleNamespace(seats=seats)
    assert as_strong(table, 0) == "explorer", "the strongest level at the table"  # type: ignore[arg-type]
    assert as_strong(table, 2) == "visitor", "whoever takes a bot's seat leaves that bot the own one"  # type: ignore[arg-type]


def test_a_finished_game_is_shown_to_anybody_through_any_eyes(house: Running) -> None:
    opened = finish(house, "random", "random")
    path = f"/api/tables/{opened['table']['id']}"
    record = Record.from_bytes(house.get(path + "/record").content)
    game = load_game("roam")
    for seat in (None, 0, 1):
        eyes = "" if seat is None else f"&seat={seat}"
        looked = house.get(f"{path}/moments?after=6&count=3{eyes}").json()
        assert looked["seat"] == seat
        assert looked["view"] == Replay(game, record).to_end(6).state.view(seat)
        assert [moment["move"] for moment in looked["moves"]] == [7, 8, 9]
        assert looked["moves"][-1]["view"] == Replay(game, record).to_end(9).state.view(seat)
    last = house.get(f"{path}/moments?after={len(record.moves) - 1}&count=100").json()
    assert [moment["move"] for moment in last["moves"]][-1] == len(record.moves)
    for wrong in ("after=-1", "count=0", "count=101", "seat=7", "seat=x"):
        assert house.get(f"{path}/moments?{wrong}").status_code == 400


def test_a_game_that_runs_is_shown_as_a_spectator_sees_it(house: Running) -> None:
    """Whoever has the link of a running game learns nothing that is hidden: not of now, and not of what was."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
    opened = house.post("/api/tables", {"game": "ice2", "seats": seats, "seed": 3}).json()
    path = f"/api/tables/{opened['table']['id']}/moments"
    with house.player(opened, 0, 1) as both, house.player(opened) as spectator:
        hands = [both.states[seat]["view"]["players"][seat]["hand_requests"] for seat in (0, 1)]
        assert all(len(hand) == 5 for hand in hands)
        both.act(both.states[0]["asked"]["seat"])
        spectator.until("state")
        for seat in (0, 1):
            answer = house.get(f"{path}?after=0&count=1&seat={seat}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "game-runs")
        looked = house.get(f"{path}?after=0&count=1").json()
        assert looked["moves"][0]["view"] == spectator.states[None]["view"]
        told = json.dumps(looked)
        assert not any(json.dumps(request) in told for hand in hands for request in hand)


def test_a_review_of_an_older_version_is_made_anew(database: Path) -> None:
    with Running(quick(database, review_iterations=1)) as house:
        table = finish(house, "random", "random")["table"]["id"]
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        old = (table, json.dumps({"nunatak_review": 1, "decisions": []}), 0)
        connection.execute("INSERT INTO reviews (table_id, content, at) VALUES (?, ?, ?)", old)
    with Running(quick(database, review_iterations=1)) as house:
        path = f"/api/tables/{table}/review"
        assert house.get(path).json()["status"] == "none"
        house.post(path, None)
        wait_until(lambda: house.get(path).json()["status"] == "done")
        assert house.get(path).json()["review"]["nunatak_review"] == 2


@pytest.mark.parametrize(
    ("wish", "where"),
    [
        ({"move": 100_000, "seat": 0, "bot": "guide"}, "move"),
        ({"move": 1, "seat": 7, "bot": "guide"}, "seat"),
        ({"move": 1, "seat": 0, "bot": "deep"}, "bot"),
    ],
)
def test_what_cannot_be_played_on_is_refused(house: Running, wish: Message, where: str) -> None:
    opened = finish(house, "random", "random")
    answer = house.post(f"/api/tables/{opened['table']['id']}/play-on", wish)
    assert (answer.status_code, answer.json()["error"]["where"]) == (400, where)
