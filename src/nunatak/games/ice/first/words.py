"""The names of things that only the first edition has, and their numbers.  ICE1-CMP"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components.words import FACES
from nunatak.games.ice.types.words import Guild, Mode

FIRST_GUILDS: Final[list[Guild]] = ["navigators", "incandescents", "striders", "alchemists", "cryoarchitects"]
ALCHEMISTS: Final = 3  # instead of the Providers

FIRST_FACES: Final = [*FACES[:15], "stone_of_charisma"]
CHARISMA: Final = 15  # instead of the gem

BY_LOGBOOK: Final = -1  # who placed a Smilodon, when it was nobody

# What can be done only once a day.
DISTILLED: Final = 1  # the Alchemists have drawn from the bag
BEACON_USED: Final = 2
STORES_USED: Final = 4
CLOCK_USED: Final = 8
DAILY_FLAGS: Final = ["distilled", "beacon", "cold_stores", "great_clock"]

MODES: Final[list[Mode]] = ["competitive", "solo", "cooperative"]
COMPETITIVE: Final = 0
SOLO: Final = 1
COOPERATIVE: Final = 2
