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
# Seconds for one decision.
LONGEST: Final = 3600.0


def bot_names() -> list[str]:
    """The bots that people choose from, weakest first. Researchers also name a search by its budget, `search@500`."""
    return ["random", "visitor", "trekker", "greedy", *LEVELS[2:]]


def check_name(name: str) -> None:
    """Raises KeyError, which says what there is, unless some game has a bot of that name."""
    if name not in bot_names():
        budget_of(name)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that name for one seat of one game. Raises KeyError for an unknown name or an unknown game.

    `search@500` searches 500 iterations a decision, `search@0.5s` half a second.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(evaluation_of(game.name), seed)
    if name in LEVELS:
        return bot_of(levels_of(game.name)[LEVELS.index(name)], game, seed)
    iterations, seconds = budget_of(name)
    return SearchBot(name, evaluation_of(game.name), seed, iterations, seconds)


def bot_of(level: Level, game: Game, seed: int) -> Bot:
    """The bot that plays on a level."""
    evaluation = evaluation_of(game.name)
    if level.iterations == 0:
        return CasualBot(level.name, evaluation, seed, level.mistakes)
    return SearchBot(level.name, evaluation, seed, level.iterations, level.seconds)


def budget_of(name: str) -> tuple[int, float]:
    """The iterations and the seconds that a search's name speaks of."""
    text = name.removeprefix("search@")
    iterations, seconds = 0, 0.0
    if text != name:
        try:
            if text.endswith("s"):
                iterations, seconds = UNLIMITED, float(text[:-1])
            else:
                iterations = int(text)
        except ValueError:
            iterations = 0
    if iterations < 1 or (iterations == UNLIMITED and not 0 < seconds <= LONGEST):
        known = ", ".join(bot_names())
        raise KeyError(f"there is no bot {name!r}; there are {known}, search@N (iterations) and search@Ts (seconds)")
    return iterations, seconds
