"""The names of things that only the second edition has, and their numbers.  ICE2-CMP"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.types.words import TriggerToken

PROVIDERS: Final = 3

# The token on the trigger space of a guild board, and the anima it asks for.  ICE2-TER-9, ICE2-CUR-20
TRIGGER_TOKENS: Final[list[TriggerToken]] = ["none", "blessing", "light", "light_turned", "dark", "dark_turned"]
THRESHOLD: Final = [2, 1, 2, 2, 3, 3]
COMPANIONS: Final = [3, 3, 3, 2, 2, 1]  # archaeologists that may come along on a Move
BLESSING: Final = 1
LIGHT: Final = 2
LIGHT_TURNED: Final = 3
DARK: Final = 4
DARK_TURNED: Final = 5
