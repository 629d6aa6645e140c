"""Games that were begun under an older version of the rules go on under it, and can be looked back at."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from nunatak.engine import Chance, Play, Record, Replay
from nunatak.games import load_game
from nunatak.lab.review import Budget, decisions_of, review
from nunatak.table import Chronicle, LogEntry, NewTable, SeatWish, TableRow, deal
from nunatak.table.chronicle import OtherRules

RECORDS = Path(__file__).parents[1] / "records"
# Roam and Endless Winter have changed their rules since these were played.
OLD = ["roam-2-towers", "roam-3-towers-outpost", "winter-2-basic", "winter-3-rest"]


def read(name: str) -> Record:
    return Record.from_bytes((RECORDS / f"{name}.json").read_bytes())


def row_of(record: Record) -> TableRow:
    """A table as it was stored when this was the newest version of its rules."""
    seats = [SeatWish("here") for _ in record.seats]
    dealt = deal(NewTable(record.game, seats, record.options, seed=record.seed), 0)
    return dataclasses.replace(dealt.row, rules=record.rules, deal=record.deal)


def log_of(record: Record, moves: int) -> list[LogEntry]:
    return [
        LogEntry(number, move.seat, move.action, move.chance, None)
        for number, move in enumerate(record.moves[:moves], 1)
    ]


@pytest.mark.parametrize("name", OLD)
def test_a_finished_game_can_be_watched(name: str) -> None:
    record = read(name)
    assert record.rules < load_game(record.game).rules_version
    chronicle = Chronicle.rebuild(row_of(record), log_of(record, len(record.moves)))
    assert chronicle.over()
    assert chronicle.play.record.result == record.result
    assert chronicle.play.record.rules == record.rules


@pytest.mark.parametrize("name", OLD)
def test_a_running_game_goes_on_under_its_own_rules(name: str) -> None:
    record = read(name)
    half = len(record.moves) // 2
    chronicle = Chronicle.rebuild(row_of(record), log_of(record, half))
    assert not chronicle.over()
    for move in record.moves[half:]:
        state = chronicle.play.state
        action = chronicle.game.space.parse(move.action)
        assert action in state.legal()
        chronicle.play.act(move.seat, action, move.chance)
    assert chronicle.play.record.result == record.result


def test_a_finished_game_can_be_reviewed() -> None:
    record = read("roam-2-towers")
    looked: list[int] = []
    review(record, Budget(iterations=4), lambda decision: looked.append(decision.move), lambda: len(looked) >= 2)
    assert set(looked) <= set(decisions_of(record))
    assert looked


def test_rules_that_nobody_knows_any_more_are_named() -> None:
    record = read("roam-2-towers")
    unknown = dataclasses.replace(row_of(record), rules=99)
    with pytest.raises(
        OtherRules, match="begun under version 99 of the rules of roam; this house plays versions 1 to 2"
    ):
        Chronicle.rebuild(unknown, [])


def test_a_position_of_an_older_version_says_so_and_plays_on() -> None:
    roam = load_game("roam")
    old = roam.new({"players": 2, "towers": True}, 3, rules=1)
    assert old.position()["rules"] == 1
    back = roam.from_position(old.position())
    assert back.agreement().rules == 1
    assert roam.new({"players": 2}, 3).position()["rules"] == roam.rules_version


def test_a_new_game_is_played_and_recorded_under_the_newest_rules() -> None:
    winter = load_game("winter")
    play = Play.start(winter, {"players": 2}, 5)
    chance = Chance(1)
    for _ in range(30):
        play.act(play.state.to_decide(), chance.choice(play.state.legal()))
    assert play.record.rules == winter.rules_version
    assert Replay(winter, play.record).to_end().state.position() == play.state.position()
