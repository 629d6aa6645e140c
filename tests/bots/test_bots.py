"""The bots by name, and what every bot owes the table."""

from __future__ import annotations

import pytest

from nunatak.bots import bot_names, check_name, make_bot
from nunatak.engine import Game, Observer, Options, State
from nunatak.games import game_names, load_game

EVERYTHING: Options = {"players": 4, "artifacts": True, "outpost": True, "towers": True}

# One of each kind; the stronger levels only search longer.
NO_BOTS = ["clever", "10", "search"]
NO_BUDGETS = ["", "0", "-1s", "0s", "many", "nans", "9x", "9x0", "9x-2", "x2", "9x2x2", "9x1000"]
KINDS = ["random", "visitor", "trekker", "greedy", "search@1"]


# Answers that are compared between games; whole games would tell no more.
SOME = 60


def play(game: Game, options: Options, seed: int, names: list[str], most: int = 10_000) -> tuple[State, list[int]]:
    """A game between bots, or its beginning: how it stands, and every answer."""
    state = game.new(options, seed)
    bots = [make_bot(name, game, seed * 100 + seat) for seat, name in enumerate(names)]
    answers: list[int] = []
    while not state.is_over() and len(answers) < most:
        seat = state.to_decide()
        answers.append(bots[seat].choose(Observer(state, seat)))
        state.apply(answers[-1])
    return state, answers


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("name", KINDS)
def test_a_bot_finishes_a_game_and_repeats_it_from_its_seed(game: str, name: str) -> None:
    table = load_game(game)
    ended, answers = play(table, {}, 1, [name] * 2)
    assert ended.winners()
    assert play(table, {}, 1, [name] * 2, SOME)[1] == answers[:SOME]
    assert play(table, {}, 2, [name] * 2, SOME)[1] != answers[:SOME]


def test_a_bot_leaves_the_state_as_it_is() -> None:
    game = load_game("roam")
    for seed in range(3):
        state = game.new(EVERYTHING, seed)
        bot = make_bot("greedy", game, seed)
        for _ in range(25):
            before = state.position()
            answer = bot.choose(Observer(state, state.to_decide()))
            assert state.position() == before
            state.apply(answer)


def test_random_gives_every_answer_now_and_then() -> None:
    game = load_game("roam")
    state = game.new({"first": "1"}, 1)
    bot = make_bot("random", game, 1)
    assert {bot.choose(Observer(state, 0)) for _ in range(50)} == set(state.legal())


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_on_the_list_plays_every_game(game: str, name: str) -> None:
    assert make_bot(name, load_game(game), 1).name == name


@pytest.mark.parametrize("name", [*NO_BOTS, *(f"search@{budget}" for budget in NO_BUDGETS)])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(KeyError, match=f"there is no bot '{name}'; there are random, visitor"):
        make_bot(name, load_game("roam"), 1)
    with pytest.raises(KeyError):
        check_name(name)
