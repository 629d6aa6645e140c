"""Evaluations can be looked into, and what they say about who will win makes sense."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.bots.evaluate import evaluation_of
from nunatak.engine import Observer, State
from nunatak.games import load_game

GAMES = ["ice2", "roam", "winter"]


def positions(game: str, players: int, seed: int, every: int) -> list[State]:
    """States of one game between greedy and random players, the last one finished."""
    table = load_game(game)
    state = table.new({"players": players}, seed)
    bots = [make_bot("greedy" if seat == 0 else "random", table, seed + seat) for seat in range(players)]
    found: list[State] = []
    decisions = 0
    while not state.is_over():
        if decisions % every == 0:
            found.append(state.copy())
        seat = state.to_decide()
        state.apply(bots[seat].choose(Observer(state, seat)))
        decisions += 1
    return [*found, state]


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_end_with_the_winners(game: str) -> None:
    evaluation = evaluation_of(game)
    states = positions(game, 3, 7, 25)
    for state in states:
        chances = evaluation.chances(state)
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    assert [seat for seat, chance in enumerate(evaluation.chances(states[-1])) if chance > 0] == states[-1].winners()


@pytest.mark.parametrize("game", GAMES)
def test_the_stage_goes_from_the_beginning_to_the_end(game: str) -> None:
    evaluation = evaluation_of(game)
    states = positions(game, 2, 3, 1)
    stages = [evaluation.stage(state) for state in states[:-1]]
    assert stages[0] == pytest.approx(0, abs=0.1)
    # In Roam the last two cards of ten may come at once.
    assert stages[-1] > 0.7
    assert stages[len(stages) // 2] == pytest.approx(0.5, abs=0.25)
