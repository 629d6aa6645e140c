"""The names of all pieces, in the order in which the rules number them.  EW-COMP

Actions and positions speak of pieces by these ids, so the component tables must use them, in this order.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.types.words import Column, Layout, Side, Source, Species, Terrain, Tribe, TribeCard

TRIBES: Final[list[Tribe]] = ["wolf", "bison", "lion", "bear"]

TYPES: Final[list[TribeCard]] = ["elder", "crafter", "scout", "hunter", "shaman"]
STARTING: Final = ["brave", "tribeswoman", "tribesman"]
CULTURE: Final = [f"c{era}-{n + 1:02}" for era in (1, 2) for n in range(20)]
# A card is known by its kind: copies of one kind are alike.
CARD_NAMES: Final[list[str]] = [*TYPES, *STARTING, *CULTURE]
CARDS: Final = 48
FIRST_CULTURE: Final = 8
ERA_TWO: Final = 28  # the first culture card of era II

COLUMNS: Final[list[Column]] = ["initiate", "develop", "settle", "hunt"]
INITIATE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
HUNT: Final = 3
REST: Final = 4  # where a figure may stand besides the columns
ANY_COLUMN: Final = 4  # in an ability: all four columns, but not the rest space
NOWHERE: Final = -1

SPECIES: Final[list[Species]] = [
    "giant_sloth", "woolly_rhino", "saber_tooth", "glyptodon", "giant_beaver", "woolly_mammoth", "argentavis",
]  # fmt: skip
SPECIES_COUNT: Final = 7

TERRAIN: Final[list[Terrain]] = ["start", "glacier", "grassland", "forest", "hills", "lake", "tundra", "mountain"]
START: Final = 0
GLACIER: Final = 1
FIRST_LAND: Final = 2

STONES: Final = [f"s{era}-{n + 1:02}" for era in (1, 2) for n in range(10)]
ERA_TWO_STONE: Final = 10
SIDES: Final[list[Side]] = ["a", "b"]  # of a chief
CHIEFS: Final = ["tuskbreaker", "fire_wolf", "thunderpaw", "keen_eye", "skilled_hand"]
SETUP_CARDS: Final = [f"setup-{n + 1}" for n in range(5)]
GLACIER_TOKENS: Final = [f"g{n + 1:02}" for n in range(10)]
REST_TOKENS: Final = [f"r{n + 1}" for n in range(5)]
BOARDS: Final = ["A", "B", "C", "D"]
LAYOUTS: Final[list[Layout]] = ["square", "tee", "ess"]

FIGURES: Final = 3  # of a player: the chief, then two tribe figures
CHIEF: Final = 0
SETTLEMENTS: Final = 3
STONE_SLOTS: Final = 3
MEGALITH_SLOTS: Final = 5
MEGALITHS: Final = 10  # of a player: two grey ones, then eight of the own colour
OWN_MEGALITHS: Final = 8
ROUNDS: Final = 4
TURNS: Final = 3
OPEN_CULTURE: Final = 8
NO_CARD: Final = -1  # on a space for an open culture card
GROUNDS: Final = 6  # places in the hunting grounds
MOST_FOOD: Final = 10
MOST_ABILITIES: Final = 4  # on one card, chief side or token

# Where immediate VP come from, for the breakdown of the score.
SOURCES: Final[list[Source]] = [
    "cards", "stones", "stacking", "cells", "veneration", "offering", "terrain", "tokens", "missing", "board",
]  # fmt: skip
BY_CARDS: Final = 0
BY_STONES: Final = 1
BY_STACKING: Final = 2
BY_CELLS: Final = 3
BY_VENERATION: Final = 4
BY_OFFERING: Final = 5
BY_TERRAIN: Final = 6
BY_TOKENS: Final = 7
BY_MISSING: Final = 8
BY_BOARD: Final = 9
SOURCES_COUNT: Final = 10
