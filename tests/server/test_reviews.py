"""A finished game is looked back at in the background, kept, and played on from any of its moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nunatak.engine import Record, Replay
from nunatak.games import load_game
from nunatak.lab.review import decisions_of
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
    assert again["table"]["seeded"] is True
    assert again["table"]["decision"] == move
    play = Replay(load_game("roam"), record).to_end(move)
    with house.player(again, 1) as ada:
        assert ada.states[1]["view"] == play.state.view(1)
        assert [choice["id"] for choice in ada.states[1]["actions"]] == play.state.legal()
        assert ada.act(1)["type"] == "done"


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
