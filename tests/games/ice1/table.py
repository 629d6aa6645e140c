"""Positions for the tests of I C E, first edition; actions are made as in those of the second."""

from __future__ import annotations

from nunatak.engine import JsonObject, Options
from nunatak.games import load_game
from nunatak.games.ice.first.game import FirstIce
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice2.table import dig_all_away, do, legal, refused

__all__ = ["FOUR", "dig_all_away", "do", "given", "ice", "legal", "refused"]

FOUR: Options = {"players": 4, "first": "1", "guilds": ["striders", "incandescents", "alchemists", "cryoarchitects"]}


def ice(pack: JsonObject | None = None) -> FirstIce:
    """The game, with a card pack laid over its components."""
    game = load_game("ice1", pack)
    assert isinstance(game, FirstIce)
    return game


def given(options: Options, position: JsonObject | None = None) -> FirstIceState:
    """A dealt game with parts of its position set."""
    game = ice()
    return game.amend(game.new(options, seed=1), {} if position is None else position)
