"""All abilities, in the order in which a player is offered them."""

from __future__ import annotations

from nunatak.games.roam.abilities.coin import Coin
from nunatak.games.roam.abilities.free_square import FreeSquare
from nunatak.games.roam.abilities.move import Move
from nunatak.games.roam.abilities.replace import Replace
from nunatak.games.roam.abilities.rotate import Rotate
from nunatak.games.roam.abilities.turn_card import TurnCard
from nunatak.games.roam.ability import Ability
from nunatak.games.roam.state import RoamState


def known_abilities() -> list[Ability[RoamState]]:
    """One of each, for one game with its components."""
    return [FreeSquare(), Replace(), Rotate(), Coin(), TurnCard(), Move()]
