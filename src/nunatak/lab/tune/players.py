"""Who plays the games that weights are tuned by and forecasts are fitted to."""

from __future__ import annotations

from nunatak.bots.bot import Bot
from nunatak.bots.budget import budget_of
from nunatak.bots.errors import BotError
from nunatak.bots.evaluate import Evaluation
from nunatak.bots.greedy import GreedyBot
from nunatak.bots.search.bot import SearchBot

GREEDY = "greedy"


def check_player(name: str) -> None:
    """Raises KeyError unless `player` knows the name. A clock would make weights that nobody can find again."""
    budget = budget_of(name)
    if name != GREEDY and (budget is None or budget.seconds > 0 or budget.processes > 1):
        raise BotError("wrong-tune-player", got=repr(name), greedy=GREEDY)


def player(name: str, evaluation: Evaluation, seed: int) -> Bot:
    """A bot that judges by this evaluation: `greedy`, or a search of so many iterations."""
    budget = budget_of(name)
    return GreedyBot(evaluation, seed) if budget is None else SearchBot(name, evaluation, seed, budget.iterations)
