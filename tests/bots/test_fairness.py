"""A bot decides by what its seat may see: dealing everything hidden anew behind its back changes nothing."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.engine import Chance, Json, Observer, canonical
from nunatak.games import game_names, load_game

# Some option sets of every game, spread over all of them.
MOST_SETS = 8


def _cases() -> list[object]:
    cases: list[object] = []
    for name in game_names():
        sets = load_game(name).option_sets()
        for options in sets[:: max(1, len(sets) // MOST_SETS)]:
            cases.append(pytest.param(name, options, id=f"{name} {options}"))
    return cases


@pytest.mark.parametrize(("name", "options"), _cases())
def test_equal_views_and_chance_give_equal_deals(name: str, options: dict[str, Json]) -> None:
    game = load_game(name)
    chance = Chance(len(canonical(options)))
    state = game.new(options, chance.bits())
    for number in range(200):
        if state.is_over():
            break
        if number % 19 == 0:
            for seat in [None, *range(state.seats())]:
                other = state.imagine(seat, chance)
                word = chance.bits()
                dealt, dealt_again = state.imagine(seat, Chance(word)), other.imagine(seat, Chance(word))
                assert canonical(dealt.position()) == canonical(dealt_again.position())
        state.apply(chance.choice(state.legal()))


@pytest.mark.parametrize(("name", "options"), _cases())
@pytest.mark.parametrize("bot", ["random", "visitor", "greedy", "search@12"])
def test_hidden_pieces_do_not_change_a_decision(bot: str, name: str, options: dict[str, Json]) -> None:
    game = load_game(name)
    chance = Chance(len(canonical(options)))
    state = game.new(options, chance.bits())
    compared = 0
    for number in range(400):
        if state.is_over():
            break
        seat = state.to_decide()
        # A few random moves between the decisions that are looked at lead to all corners of a game.
        if number % 23 == 0:
            other = state.imagine(seat, chance)
            assert canonical(other.view(seat)) == canonical(state.view(seat))
            seed = chance.bits()
            here = make_bot(bot, game, seed).choose(Observer(state, seat))
            assert make_bot(bot, game, seed).choose(Observer(other, seat)) == here
            compared += 1
        state.apply(chance.choice(state.legal()))
    assert compared > 3
