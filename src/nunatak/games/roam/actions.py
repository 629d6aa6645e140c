"""The actions of the phases of a turn.  ROAM section 16.2

Abilities declare theirs in their own files.
Cards are named by their ids in the component tables, squares as `r2c1`, players by their colour.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.actions import ActionSpace, Value
from nunatak.games.roam.geometry import SLOTS, SQUARE_NAMES
from nunatak.games.roam.names import CARD_NAMES, COLOURS, ROW

# A purse has no limit but the space of actions has: a richer player can bid this much and no more.
HIGHEST_BID: Final = 499

CARD_VALUES: Final[list[Value]] = [*CARD_NAMES]
SQUARE_VALUES: Final[list[Value]] = [*SQUARE_NAMES]
COLOUR_VALUES: Final[list[Value]] = [*COLOURS]
_replaced: list[Value] = [None, *COLOURS]
_slots: list[Value] = [*range(SLOTS)]
_places: list[Value] = [*range(ROW)]
_bids: list[Value] = [*range(HIGHEST_BID + 1)]

SPACE: Final = ActionSpace()

# First, so that its actions are the anchors themselves and the tables of legal anchors are lists of actions.
PLACE: Final = SPACE.kind("place", [("anchor", SQUARE_VALUES)])
ACTIVATE: Final = SPACE.kind("activate", [("card", CARD_VALUES)])
EARLY_RISE: Final = SPACE.kind("early_rise")
PLACE_NOTHING: Final = SPACE.kind("place_nothing")
PUT: Final = SPACE.kind("put", [("square", SQUARE_VALUES)])
FILL: Final = SPACE.kind("fill", [("square", SQUARE_VALUES), ("pay", ["coins", "free"]), ("replace", _replaced)])
END_ACTIONS: Final = SPACE.kind("end_actions")
RESOLVE: Final = SPACE.kind("resolve", [("slot", _slots)])
PASS: Final = SPACE.kind("pass")
BID: Final = SPACE.kind("bid", [("coins", _bids)])
BUY: Final = SPACE.kind("buy_artifact", [("place", _places)])
SKIP: Final = SPACE.kind("skip")

PAY_COINS: Final = 0
PAY_FREE: Final = 1
