"""The bots by name."""

from __future__ import annotations

from typing import Final

from nunatak.bots.bot import Bot
from nunatak.bots.casual import CasualBot
from nunatak.bots.evaluate import evaluation_of
from nunatak.bots.greedy import GreedyBot
from nunatak.bots.levels import LEVELS, Level, levels_of
from nunatak.bots.random import RandomBot
from nunatak.bots.search.bot import SearchBot
from nunatak.engine.game import Game

# No search gets so far: its clock ends it.
UNLIMITED: Final = 1_000_000_000


class UnknownBot(KeyError):
    """No bot has that name, in any game."""


def bot_names() -> list[str]:
    """The bots that people choose from, weakest first. Researchers also name a search by its budget, `search@500`."""
    return ["random", "visitor", "trekker", "greedy", *LEVELS[2:]]


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that name for one seat of one game. Raises UnknownBot, or another KeyError if it does not know the game.

    `search@500` searches 500 iterations a decision, `search@0.5s` half a second.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(evaluation_of(game.name), seed)
    if name in LEVELS:
        return bot_of(levels_of(game.name)[LEVELS.index(name)], game, seed)
    if name.startswith("search@"):
        iterations, seconds = budget_of(name)
        return SearchBot(name, evaluation_of(game.name), seed, iterations, seconds)
    raise unknown(name)


def bot_of(level: Level, game: Game, seed: int) -> Bot:
    """The bot that plays on a level."""
    evaluation = evaluation_of(game.name)
    if level.iterations == 0:
        return CasualBot(level.name, evaluation, seed, level.mistakes)
    return SearchBot(level.name, evaluation, seed, level.iterations, level.seconds)


def budget_of(name: str) -> tuple[int, float]:
    """The iterations and the seconds that a search's name speaks of."""
    text = name.removeprefix("search@")
    try:
        if text.endswith("s"):
            iterations, seconds = UNLIMITED, float(text[:-1])
        else:
            iterations, seconds = int(text), 0.0
    except ValueError:
        raise unknown(name) from None
    if iterations < 1 or not 0 <= seconds <= 3600 or (iterations == UNLIMITED and seconds == 0):
        raise unknown(name)
    return iterations, seconds


def unknown(name: str) -> UnknownBot:
    """What to say about a name that means nothing."""
    known = ", ".join(bot_names())
    return UnknownBot(f"there is no bot {name!r}; there are {known}, search@N (iterations) and search@Ts (seconds)")
