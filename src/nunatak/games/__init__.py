"""The games of the house, by name."""

from __future__ import annotations

from nunatak.engine import Game
from nunatak.engine.json import Json
from nunatak.games.ice.first.game import FirstIce
from nunatak.games.ice.second.game import SecondIce
from nunatak.games.roam.game import Roam
from nunatak.games.winter.game import Winter

_loaded: dict[str, Game] = {}


def game_names() -> list[str]:
    """The games that can be played, in the order in which menus show them."""
    return ["ice2", "ice1", "roam", "winter"]


def load_game(name: str, pack: dict[str, Json] | None = None) -> Game:
    """The game of that name, with a card pack's values laid over its components.

    Raises KeyError for an unknown name and DataError, with file, item and field, for a broken component table.
    """
    if pack:
        return _build(name, pack)
    if name not in _loaded:
        _loaded[name] = _build(name, {})
    return _loaded[name]


def check_data(name: str) -> list[str]:
    """Reads the component tables of a game afresh and says what was checked; raises DataError if one is broken."""
    return _build(name, {}).check_components()


def _build(name: str, pack: dict[str, Json]) -> Game:
    if name == "ice1":
        return FirstIce(pack)
    if name == "ice2":
        return SecondIce(pack)
    if name == "roam":
        return Roam(pack)
    if name == "winter":
        return Winter(pack)
    raise KeyError(f"there is no game {name!r}; there are {', '.join(game_names())}")
