"""The games of other packages: each declares its class as an entry point, under the name of the game."""

from __future__ import annotations

import functools
import re
import sys
import warnings
from typing import Final

from nunatak.engine.game import Game, make_game

GROUP: Final = "nunatak.games"
# The first part of message keys, of file names and of addresses.
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


def games_of_others(taken: list[str]) -> dict[str, type[Game]]:
    """The classes of the games that other packages declare, by name, but for names that are taken."""
    return _declared(tuple(sys.path), tuple(taken))


@functools.lru_cache(maxsize=8)
def _declared(path: tuple[str, ...], taken: tuple[str, ...]) -> dict[str, type[Game]]:
    """Those that are found on a path. A package that is broken is told about and keeps nobody else from playing."""
    # Only those who ask for the games of others wait for this import.
    import importlib.metadata

    found: dict[str, type[Game]] = {}
    for entry in importlib.metadata.entry_points(group=GROUP):
        try:
            if entry.name in taken or entry.name in found:
                raise ValueError("this name is taken")
            found[entry.name] = checked(entry.name, entry.load())
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            warnings.warn(f"{entry.value}, the game {entry.name}, is left out: {problem}", stacklevel=3)
    return found


def checked(name: str, declared: object) -> type[Game]:
    """The class of a game that can be made, and is what it says it is."""
    if not NAME.fullmatch(name):
        raise ValueError("a game's name is small letters and digits")
    if not isinstance(declared, type) or not issubclass(declared, Game):
        raise TypeError(f"expected a class derived from nunatak.engine.Game, got {declared!r}")
    game = make_game(declared, {})
    if game.name != name:
        raise ValueError(f"the game calls itself {game.name!r}")
    game.players()
    return declared
