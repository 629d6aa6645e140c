"""Bots of one's own, by where they can be imported from: `my_package.module:MyBot`."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Final

from nunatak.bots.bot import Bot
from nunatak.engine.game import Game

COLON: Final = ":"


def is_import_path(name: str) -> bool:
    """Whether a bot's name says where to import it from."""
    return COLON in name


def find(path: str) -> object:
    """What a path of the form `package.module:Class` leads to. Raises KeyError, which says what is missing.

    Modules are looked for among what is installed and in the current folder.
    """
    module_name, _, name = path.partition(COLON)
    if not module_name:
        raise KeyError(f"{path}: expected package.module:Class")
    here = os.getcwd()
    if here not in sys.path:
        # Last, so that a file of this folder takes no other module's place; and for good, as it may import more later.
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or module_name
        if module_name == missing or module_name.startswith(f"{missing}."):
            raise KeyError(f"{path}: there is no module {missing!r}, neither installed nor in {here}") from None
        raise KeyError(f"{path}: {module_name} needs the module {missing!r}, which is not there") from None
    except Exception as error:
        raise KeyError(f"{path}: {module_name} cannot be imported: {type(error).__name__}: {error}") from error
    if not name.isidentifier() or not hasattr(module, name):
        raise KeyError(f"{path}: {module_name} has no {name!r}")
    found: object = getattr(module, name)
    return found


def imported_bot(path: str, game: Game, seed: int) -> Bot:
    """The bot that a path leads to, made for one seat of a game: what it names is called with the game and a seed."""
    found = find(path)
    if not callable(found) or not is_maker(found):
        raise KeyError(f"{path} is not a Bot: derive the class from nunatak.bots.Bot")
    try:
        bot = found(game, seed)
    except TypeError as error:
        raise KeyError(f"{path} cannot be made from a game and a seed: {error}") from error
    if not isinstance(bot, Bot):
        raise KeyError(f"{path} is not a Bot: it made {bot!r}")
    return bot


def is_maker(found: object) -> bool:
    """Whether something may make bots: a class of bots, or a function."""
    return not isinstance(found, type) or issubclass(found, Bot)
