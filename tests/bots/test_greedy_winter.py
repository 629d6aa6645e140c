"""Greedy runs a sensible tribe in Endless Winter, and beats random by far."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.engine import Observer
from nunatak.games import load_game
from nunatak.lab.simulate import Series, simulate


def wins(games: int, first: bool, seed: int) -> int:
    """How many of so many two-player games greedy wins from one seat."""
    bots = ["greedy", "random"] if first else ["random", "greedy"]
    plan = Series("winter", load_game("winter").complete_options({"players": 2}), bots, games, seed)
    mine = 0 if first else 1
    return sum(mine in one.winners for one in simulate(plan, 1, lambda: None))


@pytest.mark.parametrize("first", [True, False])
def test_greedy_beats_random(first: bool) -> None:
    assert wins(3, first, 2024) == 3


@pytest.mark.long
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins(50, True, 1) + wins(50, False, 2) >= 95


def test_it_uses_the_whole_board() -> None:
    """One game, and what greedy did in it."""
    game = load_game("winter")
    state = game.new({"players": 2}, 11)
    bots = [make_bot("greedy", game, 1), make_bot("random", game, 2)]
    done: dict[str, int] = {}
    while not state.is_over():
        seat = state.to_decide()
        action = bots[seat].choose(Observer(state, seat))
        if seat == 0:
            kind = game.space.kind_of(action).name
            done[kind] = done.get(kind, 0) + 1
        state.apply(action)
    ways = ["take_tribe", "take_culture", "take_stone", "move", "claim", "raise", "advance", "bury", "take_animal"]
    assert len([kind for kind in ways if kind in done]) >= 7
    assert state.scores()[0] >= 60


def test_it_does_not_play_a_culture_card_that_it_cannot_pay_for() -> None:
    """`pay food 3 -> gain vp 5` stays in hand while there is no food."""
    game = load_game("winter")
    start = game.new({"players": 2}, 5)
    while start.asked() is not None and start.asked().name != "culture":  # type: ignore[union-attr]
        start.apply(start.legal()[0])
    seat = start.to_decide()
    tribe = ["wolf", "bison", "lion", "bear"][seat]
    state = game.amend(start, {"players": {tribe: {"hand": ["c2-18"], "food": 2}}})
    assert "play card=c2-18" in [game.space.text(action) for action in state.legal()]
    assert game.space.text(make_bot("greedy", game, 1).choose(Observer(state, seat))) != "play card=c2-18"
