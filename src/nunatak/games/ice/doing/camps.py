"""Where camps that belong to nobody may be built.  ICE2-ACT-21, ICE1-BLD-2"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.state import IceState

NEUTRAL: Final = 1  # the kind of camp that both editions have; in the second it is white


def building_sites(s: IceState) -> list[int]:
    """The fully uncovered tiles without a camp."""
    taken = s.white_camps
    return [cell for cell in s.terrain.bare if cell not in taken and not s.inaccessible(cell)]


def has_site(s: IceState) -> bool:
    """Whether there is a tile to build on; cheaper than listing them."""
    taken = s.white_camps
    for cell in s.terrain.bare:  # noqa: SIM110 - a generator would cost more
        if cell not in taken and not s.inaccessible(cell):
            return True
    return False
