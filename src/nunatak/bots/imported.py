"""Bots of one's own, by where they can be imported from: `my_package.module:MyBot`."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Final

from nunatak.bots.bot import Bot
from nunatak.bots.errors import BotError
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
        raise BotError("wrong-bot-path", path=path)
    here = os.getcwd()
    if here not in sys.path:
        # Last, so that a file of this folder takes no other module's place; and for good, as it may import more later.
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        missing = error.name or module_name
        if module_name == missing or module_name.startswith(f"{missing}."):
            raise BotError("wrong-bot-no-module", path=path, module=repr(missing), folder=here) from None
        raise BotError("wrong-bot-needs", path=path, importer=module_name, module=repr(missing)) from None
    except Exception as error:
        raise BotError(
            "wrong-bot-import", path=path, module=module_name, kind=type(error).__name__, problem=str(error)
        ) from error
    if not name.isidentifier() or not hasattr(module, name):
        raise BotError("wrong-bot-no-class", path=path, module=module_name, name=repr(name))
    found: object = getattr(module, name)
    return found


def imported_bot(path: str, game: Game, seed: int) -> Bot:
    """The bot that a path leads to, made for one seat of a game: what it names is called with the game and a seed."""
    found = find(path)
    if not callable(found) or not is_maker(found):
        raise BotError("wrong-bot-class", path=path)
    try:
        bot = found(game, seed)
    except TypeError as error:
        raise BotError("wrong-bot-make", path=path, problem=str(error)) from error
    if not isinstance(bot, Bot):
        raise BotError("wrong-bot-made", path=path, got=repr(bot))
    return bot


def is_maker(found: object) -> bool:
    """Whether something may make bots: a class of bots, or a function."""
    return not isinstance(found, type) or issubclass(found, Bot)
