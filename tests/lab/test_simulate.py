"""Simulations: the same games whoever plays them, and honest sums."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from nunatak.engine import Record, Replay
from nunatak.games import load_game
from nunatak.lab.playout import Endless
from nunatak.lab.simulate import (
    Played,
    Series,
    by_bot,
    play_one,
    simulate,
    summarise,
    think_long,
)
from nunatak.lab.workers import workers_by_default


def series(games: int = 6, seed: int = 3, record: Path | None = None) -> Series:
    """Random games of four."""
    options = load_game("roam").complete_options({"players": 4, "artifacts": True})
    return Series("roam", options, ["random"] * 4, games, seed, record)


def nothing() -> None:
    """A tick that nobody watches."""


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # However short the games, the second process takes part.
    monkeypatch.setattr("nunatak.lab.workers.START", 0.0)
    assert simulate(series(), 1, nothing) == simulate(series(), 2, nothing)


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    assert simulate(series(5), 1, nothing)[:2] == simulate(series(2), 1, nothing)


def test_games_and_series_have_seeds_of_their_own() -> None:
    seeds = [series(seed=seed).seed_of(index) for seed in range(30) for index in range(30)]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 2**53


def test_every_game_ticks() -> None:
    ticks: list[int] = []
    simulate(series(3), 1, lambda: ticks.append(1))
    assert len(ticks) == 3


def test_records_hold_the_same_games(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    recorded = simulate(series(3, record=folder), 1, nothing)
    assert recorded == simulate(series(3), 1, nothing)
    for one, file in zip(recorded, sorted(folder.iterdir()), strict=True):
        record = Record.from_bytes(file.read_bytes())
        Replay(load_game("roam"), record).verify()
        assert record.result == {"scores": one.scores, "winners": one.winners}
        assert len(record.moves) == one.decisions


def test_a_game_that_does_not_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.lab.playout.MOST_DECISIONS", 10)
    with pytest.raises(Endless, match=r"game 0 \(seed \d+, bots random, .*\) has not ended after 10 decisions"):
        simulate(series(1), 1, nothing)
    message = pickle.loads(pickle.dumps(Endless("game 0 has not ended"))).args
    assert message == ("game 0 has not ended",)


def test_shared_victories_count_in_parts() -> None:
    two = Series("roam", {}, ["random", "greedy"], 3, 0)
    played = [Played(0, [3, 5], [1], 9), Played(1, [4, 4], [0, 1], 9), Played(2, [2, 9], [1], 9)]
    seats = summarise(two, played)
    assert [(seat.bot, seat.wins, seat.won_alone) for seat in seats] == [("random", 0.5, 0), ("greedy", 2.5, 2)]
    assert [seat.score_mean for seat in seats] == [3, 6]
    assert by_bot(seats) == {"random": 0.5, "greedy": 2.5}


def test_one_game_can_be_played_again() -> None:
    again = play_one(load_game("roam"), series(), 4)
    assert again == simulate(series(), 1, nothing)[4]
    assert workers_by_default() >= 1


def test_who_reads_ahead_is_known_to_take_long() -> None:
    assert think_long(["random", "guide"], "roam")
    assert think_long(["search@0.1s"], "roam")
    assert think_long(["search@500"], "roam")
    assert not think_long(["random", "greedy", "trekker", "search@10", "my_bots:MyBot"], "roam")
    # In Endless Winter a guide does not search.
    assert not think_long(["guide"], "winter")
