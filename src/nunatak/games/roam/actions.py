"""Every action of Roam.  ROAM section 16.2

Cards are named by their ids in the component tables, squares as `r2c1`, players by their colour.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.actions import ActionSpace, Value
from nunatak.games.roam.components import CARD_NAMES, COLOURS, ROW
from nunatak.games.roam.geometry import SLOTS, SQUARE_NAMES

# A purse has no limit but the space of actions has: a richer player can bid this much and no more.
HIGHEST_BID: Final = 499

_cards: list[Value] = [*CARD_NAMES]
_squares: list[Value] = [*SQUARE_NAMES]
_colours: list[Value] = [*COLOURS]
_replaced: list[Value] = [None, *COLOURS]
_slots: list[Value] = [*range(SLOTS)]
_places: list[Value] = [*range(ROW)]
_bids: list[Value] = [*range(HIGHEST_BID + 1)]

SPACE: Final = ActionSpace()

# First, so that its actions are the anchors themselves and the tables of legal anchors are lists of actions.
PLACE: Final = SPACE.kind("place", [("anchor", _squares)])
ACTIVATE: Final = SPACE.kind("activate", [("card", _cards)])
EARLY_RISE: Final = SPACE.kind("early_rise")
USE_COIN: Final = SPACE.kind("use_coin")
USE_TURN: Final = SPACE.kind("use_turn", [("card", _cards)])
USE_MOVE: Final = SPACE.kind("use_move", [("from", _squares), ("owner", _colours)])
MOVE_TO: Final = SPACE.kind("move_to", [("square", _squares)])
USE_ROTATE: Final = SPACE.kind("use_rotate")
PLACE_NOTHING: Final = SPACE.kind("place_nothing")
PUT: Final = SPACE.kind("put", [("square", _squares)])
FILL: Final = SPACE.kind("fill", [("square", _squares), ("pay", ["coins", "free"]), ("replace", _replaced)])
USE_REPLACE: Final = SPACE.kind("use_replace", [("square", _squares), ("owner", _colours)])
END_ACTIONS: Final = SPACE.kind("end_actions")
RESOLVE: Final = SPACE.kind("resolve", [("slot", _slots)])
PASS: Final = SPACE.kind("pass")
BID: Final = SPACE.kind("bid", [("coins", _bids)])
BUY: Final = SPACE.kind("buy_artifact", [("place", _places)])
SKIP: Final = SPACE.kind("skip")

PAY_COINS: Final = 0
PAY_FREE: Final = 1
