"""The bots by name."""

from __future__ import annotations

from nunatak.bots.bot import Bot
from nunatak.bots.evaluate import evaluation_of
from nunatak.bots.greedy import GreedyBot
from nunatak.bots.random import RandomBot
from nunatak.engine.game import Game


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return ["random", "greedy"]


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that name for one seat of one game. Raises KeyError for an unknown name."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(evaluation_of(game.name), seed)
    raise KeyError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
