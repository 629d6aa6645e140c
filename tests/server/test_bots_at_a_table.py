"""Bots move by themselves, go on after a restart, and stop when their question is taken back."""

from __future__ import annotations

from pathlib import Path

from nunatak.engine import Record, Replay
from nunatak.games import load_game
from tests.server.support import VERY_LONG, Running, quick


def test_bots_play_a_whole_game_while_a_spectator_watches(house: Running) -> None:
    opened = house.open("random", "greedy", "random", artifacts=True, outpost=True, towers=True)
    path = f"/api/tables/{opened['table']['id']}"
    assert opened["keys"] == [None, None, None]
    with house.player(opened) as spectator:
        while not spectator.states[None]["over"]:
            spectator.until("state")
        assert any('"type":"thinking"' in text for text in spectator.raw)
    record = Record.from_bytes(house.get(path + "/record").content)
    Replay(load_game("roam"), record).verify()
    assert record.result == house.get(path).json()["result"]


def test_a_person_plays_against_a_bot(house: Running) -> None:
    opened = house.open("here", "random", first="1")
    with house.player(opened, 0) as ada:
        for _ in range(20):
            while ada.asked() == 1:
                ada.until("state")
            if ada.states[0]["over"]:
                break
            ada.act(0)


def test_bots_go_on_after_a_restart_when_somebody_comes(database: Path) -> None:
    with Running(quick(database, bot_seconds=VERY_LONG)) as house:
        opened = house.open("random", "random")
        with house.player(opened) as spectator:
            spectator.until("thinking", thinking=True)
        assert house.get(f"/api/tables/{opened['table']['id']}").json()["decision"] == 0
    with Running(quick(database)) as house, house.player(opened) as spectator:
        while not spectator.states[None]["over"]:
            spectator.until("state")


def test_a_thinking_bot_is_stopped_by_an_undo(database: Path) -> None:
    with Running(quick(database, bot_seconds=VERY_LONG)) as house:
        opened = house.open("here", "random", first="1")
        with house.player(opened, 0) as ada:
            while ada.asked() == 0:
                assert ada.act(0)["type"] == "done"
            assert ada.thinking == {1: True}
            assert ada.states[0]["can_undo"]
            assert ada.undo(0)["type"] == "done"
            assert ada.asked() == 0
            assert ada.thinking == {1: False}
