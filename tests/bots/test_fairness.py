"""A bot decides by what its seat may see: dealing everything hidden anew behind its back changes nothing."""

from __future__ import annotations

import pytest

from nunatak.bots import bot_names, make_bot
from nunatak.engine import Chance, Observer, canonical
from nunatak.games import game_names, load_game

CASES = [
    (game, options) for game in game_names() for options in load_game(game).option_sets() if options["players"] != 3
]


@pytest.mark.parametrize(("name", "options"), CASES, ids=[f"{name} {options}" for name, options in CASES])
@pytest.mark.parametrize("bot", bot_names())
def test_hidden_pieces_do_not_change_a_decision(bot: str, name: str, options: dict[str, object]) -> None:
    game = load_game(name)
    chance = Chance(len(canonical(str(options))))
    state = game.new(options, chance.bits())  # type: ignore[arg-type]
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
