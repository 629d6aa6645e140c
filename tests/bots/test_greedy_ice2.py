"""Greedy plays I C E sensibly: it digs, studies, validates, and beats random by far."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.bots.evaluate.ice.evaluation import AMOUNTS
from nunatak.bots.house import evaluation_of
from nunatak.engine import Observer
from nunatak.games import load_game
from nunatak.games.ice.state import IceState
from tests.bots.ice_play import play, wins


@pytest.mark.parametrize("first", [True, False])
def test_greedy_beats_random(first: bool) -> None:
    assert wins("ice2", 3, first, 2024) == 3


@pytest.mark.long
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins("ice2", 50, True, 1) + wins("ice2", 50, False, 2) >= 95


def test_it_digs_studies_and_validates() -> None:
    """One game, and what greedy did in it."""
    played = play("ice2", {}, ["greedy", "random"], 11, 1)
    done = played.done[0]
    assert done["excavate"] >= 6
    assert done["study"] >= 2
    assert done["validate"] >= 3
    assert played.state.scores()[0] >= 15


def test_it_does_not_pay_for_extra_hours_that_it_has_no_use_for() -> None:
    """Overwork costs an RP token (ICE2-ACT-70); putting off an unwelcome action is no reason for it."""
    played = play("ice2", {}, ["greedy", "greedy"], 3, 0)
    assert sum(done.get("overwork", 0) for done in played.done) <= 1


@pytest.mark.parametrize("seed", [5, 13])
def test_nothing_that_can_be_paid_is_left_at_the_last_sunset(seed: int) -> None:
    """After it a request is worth nothing (ICE2-END-4), and neither is what lies within reach."""
    game, evaluation = load_game("ice2"), evaluation_of("ice2")
    state = game.new({"players": 2}, seed)
    assert isinstance(state, IceState)
    bots = [make_bot("greedy", game, seat) for seat in range(2)]
    stopped = [0, 0]
    while not state.is_over():
        seat = state.to_decide()
        asked = state.asked()
        assert asked is not None
        hopes = dict(zip(AMOUNTS, evaluation.amounts(state, seat), strict=True))
        action = bots[seat].choose(Observer(state, seat))
        if asked.name == "validate" and state.day == state.c.numbers.days and action == state.c.actions.go_on.base:
            assert hopes["payable"] == 0
            stopped[seat] += 1
        state.apply(action)
        if stopped[seat] and not state.is_over():
            left = dict(zip(AMOUNTS, evaluation.amounts(state, seat), strict=True))
            assert [left[name] for name in ("payable", "hopes", "best_ahead", "more_ahead")] == [0, 0, 0, 0]
    assert sum(stopped) >= 1  # whoever has no request left is not asked
