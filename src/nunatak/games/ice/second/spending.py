"""What has paid a request is put away.  ICE2-REQ-2, ICE2-ART-70"""

from __future__ import annotations

from nunatak.games.ice.components import STUDY_ITEM
from nunatak.games.ice.state import IceState


def spend_item(s: IceState, seat: int, item: int) -> None:
    """An artifact goes to the hold, a study token is turned over.  ICE2-REQ-2, ICE2-ART-70"""
    if item >= STUDY_ITEM:
        s.turned[seat] |= 1 << item - STUDY_ITEM
        return
    for kind in range(5):
        place = seat * 5 + kind
        for i, tile in enumerate(s.slots[place]):
            if s.c.item_of(tile, kind) == item:
                s.slots[place] = s.slots[place][:i] + s.slots[place][i + 1 :]
                s.anima[place] -= s.c.anima[tile]
                s.hold[seat] = [*s.hold[seat], tile]
                return
