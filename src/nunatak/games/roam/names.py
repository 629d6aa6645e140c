"""How many pieces there are, and what they are called.  ROAM-COMP

Cards are numbered: the location cards first, then the starting cards, colour by colour.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.roam.types.words import Colour

COLOURS: Final[list[Colour]] = ["blue", "red", "green", "yellow"]
TOKENS: Final = 24
LOCATIONS: Final = 43
STARTING: Final = 3  # for each colour
CARDS: Final = LOCATIONS + STARTING * 4
ARTIFACTS: Final = 24
ROW: Final = 4
OUTPOST_POINTS: Final = 3

# Actions name cards by these ids, so the tables must use them, in this order.
CARD_NAMES: Final = [f"loc-{i + 1:02}" for i in range(LOCATIONS)] + [
    f"start-{colour}-{n + 1}" for colour in COLOURS for n in range(STARTING)
]
CARD_NUMBER: Final = {name: i for i, name in enumerate(CARD_NAMES)}
