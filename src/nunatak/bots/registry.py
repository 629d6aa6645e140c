"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from nunatak.bots.bot import Bot
from nunatak.bots.budget import SearchBudget, budget_of
from nunatak.bots.casual import CasualBot
from nunatak.bots.errors import BotError
from nunatak.bots.greedy import GreedyBot
from nunatak.bots.house import evaluation_of, levels_of
from nunatak.bots.imported import find, imported_bot, is_import_path
from nunatak.bots.levels import LEVELS, Level
from nunatak.bots.program import ProgramBot, command_of, is_program
from nunatak.bots.random import RandomBot
from nunatak.bots.search.bot import SearchBot
from nunatak.bots.search.parallel import ParallelBot
from nunatak.engine.game import Game


def random_bot(game: Game, seed: int) -> Bot:
    """Any legal answer."""
    return RandomBot(seed)


def greedy_bot(game: Game, seed: int) -> Bot:
    """The best end of a move."""
    return GreedyBot(evaluation_of(game.name), seed)


# Bots that are no level: they are the same in every game.
PLAIN: Final[dict[str, Callable[[Game, int], Bot]]] = {"random": random_bot, "greedy": greedy_bot}


# Weakest first.
HOUSE: Final = ["random", "visitor", "trekker", "greedy", *LEVELS[2:]]
_guests: list[str] = []


def bot_names() -> list[str]:
    """The bots that people choose from, weakest first.

    Researchers also name a search by its budget, `search@500`, and bots of their own by where they are imported from,
    `my_package.module:MyBot`, or by the command that starts them, `program:./my_bot`.
    """
    return [*HOUSE, *_guests]


def invite(names: Iterable[str]) -> None:
    """Offers bots of one's own to people, after ours. Raises KeyError for one that is not there."""
    for name in names:
        check_name(name)
        if name not in bot_names():
            _guests.append(name)


def guests() -> list[str]:
    """The bots that have been invited."""
    return [*_guests]


def check_name(name: str) -> None:
    """Raises KeyError, which says what there is, unless some game has a bot of that name."""
    if is_program(name):
        command_of(name)
    elif is_import_path(name):
        find(name)
    elif name not in HOUSE:
        _budget(name)


def starts_processes(name: str) -> bool:
    """Whether a bot starts processes of its own."""
    return name not in HOUSE and not is_own(name) and _budget(name).processes > 1


def is_own(name: str) -> bool:
    """Whether a bot's name says where to find it: it is nobody's of the house."""
    return is_program(name) or is_import_path(name)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that name for one seat of one game. Raises KeyError, which says what there is, for an unknown name.

    `search@500` searches 500 iterations a decision, `search@0.5s` half a second, `search@500x2` with two processes.
    `my_package.module:MyBot` is imported, and called with the game and the seed. `program:COMMAND` is started.
    """
    if name in PLAIN:
        return PLAIN[name](game, seed)
    if name in LEVELS:
        return bot_of(levels_of(game.name)[LEVELS.index(name)], game, seed)
    if is_program(name):
        return ProgramBot(name, game, seed)
    if is_import_path(name):
        return imported_bot(name, game, seed)
    budget = _budget(name)
    if budget.processes > 1:
        return ParallelBot(name, game.name, seed, budget.iterations, budget.seconds, budget.processes)
    return SearchBot(name, evaluation_of(game.name), seed, budget.iterations, budget.seconds)


def bot_of(level: Level, game: Game, seed: int) -> Bot:
    """The bot that plays on a level."""
    evaluation = evaluation_of(game.name)
    if level.iterations == 0:
        return CasualBot(level.name, evaluation, seed, level.mistakes)
    return SearchBot(level.name, evaluation, seed, level.iterations, level.seconds)


def _budget(name: str) -> SearchBudget:
    budget = budget_of(name)
    if budget is None:
        raise BotError("wrong-no-bot-named", got=repr(name), known=", ".join(bot_names()))
    return budget
