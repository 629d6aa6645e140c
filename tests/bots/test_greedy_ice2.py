"""Greedy plays I C E sensibly: it digs, studies, validates, and beats random by far."""

from __future__ import annotations

import time

import pytest

from nunatak.bots import make_bot
from nunatak.engine import Observer
from nunatak.games import load_game
from nunatak.lab.simulate import Plan, simulate


def wins(games: int, first: bool, seed: int) -> float:
    """How many of so many two-player games greedy wins from one seat; a shared victory is half a win."""
    bots = ["greedy", "random"] if first else ["random", "greedy"]
    plan = Plan("ice2", load_game("ice2").complete_options({"players": 2}), bots, games, seed)
    mine = 0 if first else 1
    played = simulate(plan, 1, lambda: None)
    return sum(1 / len(one.winners) for one in played if mine in one.winners)


@pytest.mark.parametrize("first", [True, False])
def test_greedy_beats_random(first: bool) -> None:
    assert wins(3, first, 2024) == 3


@pytest.mark.long
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins(50, True, 1) + wins(50, False, 2) >= 95


def test_it_digs_studies_and_validates() -> None:
    """One game, and what greedy did in it: a decision takes milliseconds."""
    game = load_game("ice2")
    state = game.new({"players": 2}, 11)
    bots = [make_bot("greedy", game, 1), make_bot("random", game, 2)]
    done: dict[str, int] = {}
    start = time.process_time()
    while not state.is_over():
        seat = state.to_decide()
        action = bots[seat].choose(Observer(state, seat))
        if seat == 0:
            kind = game.space.kind_of(action).name
            done[kind] = done.get(kind, 0) + 1
        state.apply(action)
    assert (time.process_time() - start) / sum(done.values()) < 0.06
    assert done["excavate"] >= 6
    assert done["study"] >= 2
    assert done["validate"] >= 3
    assert state.scores()[0] >= 15


def test_it_does_not_pay_for_extra_hours_that_it_has_no_use_for() -> None:
    """Overwork costs an RP token (ICE2-ACT-70); putting off an unwelcome action is no reason for it."""
    game = load_game("ice2")
    overworked = 0
    state = game.new({"players": 2}, 3)
    bots = [make_bot("greedy", game, seat) for seat in range(2)]
    while not state.is_over():
        seat = state.to_decide()
        action = bots[seat].choose(Observer(state, seat))
        overworked += game.space.kind_of(action).name == "overwork"
        state.apply(action)
    assert overworked <= 1
