"""What to try next: a law, a game with any options that it accepts, and a walk into it."""

from __future__ import annotations

import random

from nunatak.conformance.cases import FARTHEST, Case, Chosen, Walk, cases_of
from nunatak.engine import Game, Json, OptionError, Options
from nunatak.games import load_game

# The tests walk less far than this, so that they take seconds.
MUCH_FARTHER = 8 * FARTHEST


def some_case(game: str, rng: random.Random) -> Case:
    """One of the combinations that the tests play, or one that they do not."""
    if rng.random() < 0.5:
        return rng.choice(cases_of(game))
    return Chosen.of(game, some_options(load_game(game), rng))


def some_options(game: Game, rng: random.Random) -> Options:
    """Values for some of the options, drawn until the game accepts them together."""
    while True:
        chosen: Options = {}
        for option in game.options:
            if option.name == "players" or rng.random() < 0.4:
                chosen[option.name] = some_value(option.data(), chosen, rng)
        try:
            game.complete_options(chosen)
        except OptionError:
            continue
        return chosen


def some_value(option: dict[str, Json], chosen: Options, rng: random.Random) -> Json:
    """A value of one option; those of single seats depend on how many there are."""
    low, high, values = option.get("low"), option.get("high"), option.get("values")
    if isinstance(low, int) and isinstance(high, int):
        return rng.randint(low, high)
    if not isinstance(values, list):
        return rng.random() < 0.5
    if option["type"] == "choice":
        return rng.choice(values)
    players = chosen["players"]
    count = rng.randrange(len(values)) if option["type"] == "several" else players
    assert isinstance(count, int)
    return rng.sample(values, count)


def some_walk(rng: random.Random) -> Walk:
    """Often as far as the tests go, often farther."""
    stop = rng.randrange(FARTHEST if rng.random() < 0.5 else MUCH_FARTHER)
    return Walk(rng.randrange(2**40, 2**63), rng.randrange(2**32), stop)
