"""Names of pieces looked up while reading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.winter.names import (
    CARD_NAMES,
    CHIEFS,
    COLUMNS,
    GLACIER_TOKENS,
    MOST_ABILITIES,
    NOWHERE,
    REST_TOKENS,
    SETUP_CARDS,
    SOURCES,
    SPECIES,
    STONES,
    TERRAIN,
    TYPES,
)


def index_of(names: Sequence[str]) -> dict[str, int]:
    """Numbers by name."""
    return {name: i for i, name in enumerate(names)}


CARD_INDEX: Final = index_of(CARD_NAMES)
TYPE_INDEX: Final = index_of(TYPES)
SPECIES_INDEX: Final = index_of(SPECIES)
STONE_INDEX: Final = index_of(STONES)
CHIEF_INDEX: Final = index_of(CHIEFS)
SETUP_INDEX: Final = index_of(SETUP_CARDS)
SPACE_INDEX: Final = index_of([*COLUMNS, "rest"])
TERRAIN_INDEX: Final = index_of(TERRAIN)
TOKEN_INDEX: Final = index_of(GLACIER_TOKENS)
REST_TOKEN_INDEX: Final = index_of(REST_TOKENS)
SOURCE_INDEX: Final = index_of(SOURCES)
SIDE_INDEX: Final = {"a": 0, "b": 1}


def one_or_none(place: Reader, index: dict[str, int]) -> int:
    """The number behind a name, -1 for nothing."""
    return -1 if place.is_null() else place.one_of(index)


def space_of(place: Reader) -> int:
    """Where a figure stands."""
    return NOWHERE if place.is_null() else place.one_of(SPACE_INDEX)


def mask_of(place: Reader, index: dict[str, int]) -> int:
    """A set of named things."""
    mask = 0
    for item in place.items():
        mask |= 1 << item.one_of(index)
    return mask


def abilities_of(place: Reader) -> int:
    """A set of abilities, counted from 1."""
    mask = 0
    for item in place.items():
        mask |= 1 << (item.number(1, MOST_ABILITIES) - 1)
    return mask


def players_of(position: Reader, seats: dict[str, int]) -> list[tuple[int, Reader]]:
    """The players that a position mentions, with their seats."""
    if not position.has("players"):
        return []
    players = position.field("players")
    found: list[tuple[int, Reader]] = []
    for tribe in players.fields():
        if tribe not in seats:
            raise players.field(tribe).fail("wrong-no-such", known=", ".join(seats))
        found.append((seats[tribe], players.field(tribe)))
    return found
