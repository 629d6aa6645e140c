"""The games that can be played, by name: ours by this table, those of other packages as they declare them."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Final

from nunatak.engine.game import Game, from_pack, make_game
from nunatak.engine.json import Json, JsonObject
from nunatak.engine.naming import thing_at
from nunatak.games.others import games_of_others

# Our own, in the order in which menus show them. Nothing else lists them; each is imported when it is asked for.
OURS: Final[dict[str, str]] = {
    "ice2": "nunatak.games.ice.second.game:SecondIce",
    "ice1": "nunatak.games.ice.first.game:FirstIce",
    "roam": "nunatak.games.roam.game:Roam",
    "winter": "nunatak.games.winter.game:Winter",
}


def game_names() -> list[str]:
    """The games that can be played, in the order in which menus show them: ours, then those of others by name."""
    return [*OURS, *sorted(games_of_others([*OURS]))]


def is_ours(name: str) -> bool:
    """Whether a game is one of the house."""
    return name in OURS


def has_game(name: str) -> bool:
    """Whether there is a game of that name; other packages are looked at only if it is none of ours."""
    return is_ours(name) or name in games_of_others([*OURS])


def load_game(name: str, pack: dict[str, Json] | None = None) -> Game:
    """The game of that name, with a card pack's values laid over its components.

    Raises KeyError for an unknown name and DataError, with file, item and field, for a broken component table.
    """
    kind = _class_of(name)
    return make_game(kind, pack) if pack else from_pack(kind, {})


def check_data(name: str) -> list[JsonObject]:
    """Reads the component tables of a game afresh and says what was checked; raises DataError if one is broken."""
    return make_game(_class_of(name), {}).check_components()


def _class_of(name: str) -> type[Game]:
    if is_ours(name):
        kind = thing_at(OURS[name])
        assert isinstance(kind, type)
        assert issubclass(kind, Game)
        return kind
    others = games_of_others([*OURS])
    if name not in others:
        raise KeyError(f"there is no game {name!r}; there are {', '.join(game_names())}")
    return others[name]


class _Games(ModuleType):
    """`nunatak.games` is this package; called, as the front door offers it, it lists the games."""

    def __call__(self) -> list[str]:
        return game_names()


sys.modules[__name__].__class__ = _Games
