"""Answers that nobody can mean are legal, but no bot gives them and no search looks at them."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.bots.house import evaluation_of
from nunatak.bots.search import Search, analyse
from nunatak.engine import Chance, JsonObject, Observer, State
from nunatak.games import load_game

# Wolf has two food, and at the top of Hunting one of them brings no labor (EW-FOOD-2).
HUNTING: JsonObject = {
    "round": 1,
    "order": ["wolf", "bison"],
    "active": "wolf",
    "steps": [{"step": "column", "seat": "wolf", "column": "hunt", "part": "top"}],
    "acting": {"labor_halves": 2, "at": "hunt"},
    "players": {"wolf": {"food": 2, "tools": 1, "hand": ["elder"]}},
}


def hunting() -> State:
    game = load_game("winter")
    return game.amend(game.new({"players": 2}, 3), HUNTING)


def texts(state: State, actions: list[int]) -> list[str]:
    return [state.game().space.text(action) for action in actions]


@pytest.mark.parametrize("bot", ["greedy", "visitor", "random"])
def test_whole_games_without_food_for_nothing(bot: str) -> None:
    """EW-FOOD-1, EW-FOOD-2: it could be spent so hundreds of times, and never is."""
    game = load_game("winter")
    tempted = 0
    for seed in (1, 2, 3):
        state = game.new({"players": 3, "rest_tokens": True}, seed)
        bots = [make_bot(bot, game, seed * 10 + seat) for seat in range(3)]
        while not state.is_over():
            seat = state.to_decide()
            action = bots[seat].choose(Observer(state, seat))
            tempted += len(state.legal()) - len(state.sensible())
            assert action in state.sensible(), game.space.text(action)
            state.apply(action)
    assert tempted > 300


def test_a_search_looks_at_sensible_answers_only() -> None:
    """EW-FOOD-2: at its root and below, so that no hint names another."""
    state = hunting()
    assert {"work food=1"} == set(texts(state, state.legal())) - set(texts(state, state.sensible()))
    observer = Observer(state, 0)
    verdicts = analyse(evaluation_of("winter"), observer, 1, 40)
    assert sorted(verdict.action for verdict in verdicts) == sorted(state.sensible())
    search = Search(evaluation_of("winter"), Chance(1))
    search.run(observer, 40)
    assert "work food=1" not in texts(state, [*search.root.edges])
    assert "work food=2" in texts(state, [*search.root.edges])
    assert texts(state, [make_bot("search@30", state.game(), 1).choose(observer)]) != ["work food=1"]


def test_who_may_not_answer_has_no_sensible_answer() -> None:
    state = hunting()
    assert Observer(state, 0).sensible() == state.sensible()
    assert Observer(state, 1).sensible() == []


@pytest.mark.parametrize("name", ["roam", "ice1", "ice2"])
def test_other_games_call_every_legal_answer_sensible(name: str) -> None:
    state = load_game(name).new(None, 1)
    assert state.sensible() == state.legal()
