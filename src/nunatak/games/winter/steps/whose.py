"""Whose ability it is: a card's, the chief's, or the rest token's.  EW-ABIL, EW-CHIEF, EW-MODR-3"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.effects.ability import Ability
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.types.words import Payer

OF_CARD: Final = 0
OF_CHIEF: Final = 1
OF_TOKEN: Final = 2
PAYERS: Final[list[Payer]] = ["card", "chief", "token"]


def ability_of(s: WinterState, seat: int, whose: int, kind: int, index: int) -> Ability:
    """An ability of a card, of the seat's chief, or of the rest token it has taken."""
    if whose == OF_CARD:
        return s.c.abilities[kind][index]
    if whose == OF_CHIEF:
        return s.c.chiefs[s.chiefs[seat]].sides[s.sides[seat]][index]
    return s.c.rest_tokens[s.token].effects[index]
