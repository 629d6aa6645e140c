"""Every action of Endless Winter.  EW section 22.1

Cards, chiefs, species, stones and tokens are named by their ids, hexes as `q,r`, junctures by their three hexes,
cells of the megalith field as `x,y` and places on upper levels as `x,y^level`.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.actions import ActionSpace, Kind, Value
from nunatak.games.winter.effects.ability import (
    BURY,
    DRAW,
    DRAW_ANIMAL,
    EXTRA,
    FOOD,
    IDOL,
    LABOR,
    MAXFOOD,
    MEGALITH,
    MOVE_CAMP,
    PLACE_CAMP,
    RECRUIT,
    REVEAL,
    SETTLEMENT,
    STONE,
    TAKE_ANIMAL,
    TAKE_CULTURE,
    TAKE_TRIBE,
    TIP,
    TOOL,
    VP,
)
from nunatak.games.winter.field import PLACE_NAMES
from nunatak.games.winter.geometry import HEX_NAMES, JUNCTURE_NAMES
from nunatak.games.winter.names import (
    CARD_NAMES,
    CHIEFS,
    COLUMNS,
    CULTURE,
    FIRST_CULTURE,
    MEGALITH_SLOTS,
    MOST_ABILITIES,
    MOST_FOOD,
    SETUP_CARDS,
    SPECIES,
    STONE_SLOTS,
    STONES,
    TYPES,
)

_cards: list[Value] = [*CARD_NAMES]
_culture: list[Value] = [*CULTURE]
_tribe: list[Value] = [*CARD_NAMES[:FIRST_CULTURE]]
_types: list[Value] = [*TYPES]
_species: list[Value] = [*SPECIES]
_species_or_none: list[Value] = [*SPECIES, None]
_hexes: list[Value] = [*HEX_NAMES]
_junctures: list[Value] = [*JUNCTURE_NAMES]
_places: list[Value] = [*PLACE_NAMES]
_stones: list[Value] = [*STONES]
_chiefs: list[Value] = [*CHIEFS]
_setup: list[Value] = [*SETUP_CARDS]
_abilities: list[Value] = [*range(1, MOST_ABILITIES + 1)]
_amounts: list[Value] = [*range(1, MOST_FOOD + 1)]
_spaces: list[Value] = [*COLUMNS, "rest"]
_board: list[Value] = [
    "settlement",
    *(f"megaliths-{n + 1}" for n in range(MEGALITH_SLOTS)),
    *(f"stone-{n + 1}" for n in range(STONE_SLOTS)),
]

# The chain of lesser resources (EW-GOLD-2): what one is due, and what one takes instead.
_due: list[Value] = ["megalith", "extra_megalith", "draw", "idol", "tool"]
_lesser: list[Value] = ["draw", "offering", "veneration", "tool", "food"]
DUE: Final = [MEGALITH, EXTRA, DRAW, IDOL, TOOL]
LESSER_DRAW: Final = 0
LESSER_OFFERING: Final = 1
LESSER_VENERATION: Final = 2
LESSER_TOOL: Final = 3
LESSER_FOOD: Final = 4

HAND: Final = 0
DISCARD_PILE: Final = 1
ABOVE: Final = 2
_zones: list[Value] = ["hand", "discard", "above"]

OFFERING: Final = 0
VENERATION: Final = 1

SPACE: Final = ActionSpace()

# Set-up
CHOOSE_CHIEF: Final = SPACE.kind("choose_chief", [("chief", _chiefs)])
CHOOSE_SETUP: Final = SPACE.kind("choose_setup", [("card", _setup)])
CHOOSE_SIDE: Final = SPACE.kind("choose_side", [("side", ["a", "b"])])
# A turn
PLAY: Final = SPACE.kind("play", [("card", _cards)])
DISCARD: Final = SPACE.kind("discard", [("card", _cards)])
USE: Final = SPACE.kind("use", [("card", _cards), ("ability", _abilities)])
USE_CHIEF: Final = SPACE.kind("use_chief", [("ability", _abilities)])
WORK: Final = SPACE.kind("work", [("food", _amounts)])
PLACE: Final = SPACE.kind("place", [("figure", ["chief", "tribe"]), ("to", _spaces)])
SLIDE: Final = SPACE.kind("slide")
END_TURN: Final = SPACE.kind("end_turn")
KEEP_TOKEN: Final = SPACE.kind("keep_token")
NEXT_TOKEN: Final = SPACE.kind("next_token")
USE_TOKEN: Final = SPACE.kind("use_token", [("effect", _abilities)])
PUT: Final = SPACE.kind("put", [("card", _cards)])
CLOSE: Final = SPACE.kind("close")
# The eclipse
CLAIM: Final = SPACE.kind("claim", [("hex", _hexes)])
COLLECT: Final = SPACE.kind("collect", [("from", _board)])
END_STEP: Final = SPACE.kind("end_step")
# Gains
TAKE: Final = SPACE.kind("take", [("what", ["food", "tool", "vp", "maxfood", "labor"])])
INSTEAD: Final = SPACE.kind("instead", [("of", _due), ("take", _lesser)])
ADVANCE: Final = SPACE.kind("advance", [("idol", ["offering", "veneration"])])
DRAW_CARD: Final = SPACE.kind("draw")
RAISE: Final = SPACE.kind("raise", [("at", _places)])
PITCH: Final = SPACE.kind("place_camp")
MOVE: Final = SPACE.kind("move", [("from", _hexes), ("to", _hexes)])
BUILD: Final = SPACE.kind("settle", [("at", _junctures)])
TAKE_CARD: Final = SPACE.kind("take_tribe", [("type", _types)])
RECRUIT_CARD: Final = SPACE.kind("recruit", [("type", _types)])
LEARN: Final = SPACE.kind("take_culture", [("card", _culture)])
CATCH: Final = SPACE.kind("take_animal", [("species", _species_or_none)])
TRACK: Final = SPACE.kind("draw_animal")
SPOT: Final = SPACE.kind("reveal_animals")
TIP_ANIMAL: Final = SPACE.kind("tip", [("species", _species)])
INTER: Final = SPACE.kind("bury", [("card", _cards), ("from", _zones)])
TAKE_STONE: Final = SPACE.kind("take_stone", [("stone", _stones)])
DECLINE: Final = SPACE.kind("decline")
# Gains of the eclipse that would come by themselves, given up one by one (EW-ECL-7)
FORGO_USE: Final = SPACE.kind("forgo_use", [("card", _tribe), ("ability", _abilities)])
FORGO_CLAIM: Final = SPACE.kind("forgo_claim", [("hex", _hexes)])
FORGO_COLLECT: Final = SPACE.kind("forgo_collect", [("from", _board)])

# The gain that an action takes, for every action: -1 when it takes none.
GAIN_OF: Final = [-1] * SPACE.size


def _note(kind: Kind, op: int) -> None:
    for action in range(kind.base, kind.end):
        GAIN_OF[action] = op


for _i, _op in enumerate([FOOD, TOOL, VP, MAXFOOD, LABOR]):
    GAIN_OF[TAKE.of(_i)] = _op
for _i, _op in enumerate(DUE):
    for _j in range(len(_lesser)):
        GAIN_OF[INSTEAD.of(_i, _j)] = _op
for _kind, _op in [
    (ADVANCE, IDOL), (DRAW_CARD, DRAW), (RAISE, MEGALITH), (PITCH, PLACE_CAMP), (MOVE, MOVE_CAMP),
    (BUILD, SETTLEMENT), (TAKE_CARD, TAKE_TRIBE), (RECRUIT_CARD, RECRUIT), (LEARN, TAKE_CULTURE),
    (CATCH, TAKE_ANIMAL), (TRACK, DRAW_ANIMAL), (SPOT, REVEAL), (TIP_ANIMAL, TIP), (INTER, BURY), (TAKE_STONE, STONE),
]:  # fmt: skip
    _note(_kind, _op)

# Single actions, so that hot paths need not compute them.
SLIDE_ON: Final = SLIDE.base
END_TURN_NOW: Final = END_TURN.base
DECLINE_REST: Final = DECLINE.base
TAKE_TOOL: Final = TAKE.of(1)
TOOL_AS_FOOD: Final = INSTEAD.of(4, LESSER_FOOD)
NO_ANIMAL: Final = CATCH.of(len(SPECIES))
# The lesser resources that stand in for each gain of the chain, in the order of DUE.
INSTEADS: Final = [
    [INSTEAD.of(due, take) for take in range(first, len(_lesser))]
    for due, first in enumerate([LESSER_DRAW, LESSER_DRAW, LESSER_OFFERING, LESSER_TOOL, LESSER_FOOD])
]
# The same for a player whose veneration idol is on top (EW-IDOL-6).
INSTEADS_AT_TOP: Final = [[action for action in row if INSTEAD.b(action) != LESSER_VENERATION] for row in INSTEADS]
