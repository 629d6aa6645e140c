"""FREE SQUARE: fill an empty square of the pattern without paying.  ROAM-ABIL-FREE"""

from __future__ import annotations

from nunatak.games.roam.ability import ACTING, Ability
from nunatak.games.roam.actions import PAY_FREE
from nunatak.games.roam.state import RoamState


class FreeSquare(Ability[RoamState]):
    """Pays for an empty square, and so has no action of its own.  ROAM-ABIL-FREE-1 to ROAM-ABIL-FREE-3"""

    def __init__(self) -> None:
        super().__init__("free_square", [ACTING], [], "ROAM-ABIL-FREE-3", "roam-refuse-place-first")
        self.pays = PAY_FREE
        self.lands_token = True
