"""What requests are paid with, and where it goes.  ICE2-REQ-2, ICE2-ART-70"""

from __future__ import annotations

from nunatak.games.ice.components.items import ITEMS, STUDY_ITEM
from nunatak.games.ice.second.state import SecondIceState


def means_of(s: SecondIceState, seat: int) -> list[int]:
    """How many of each means of payment a seat has.  ICE2-REQ-2"""
    counts = [0] * ITEMS
    for kind in range(5):
        for tile in s.slots[seat * 5 + kind]:
            counts[s.c.item_of(tile, kind)] += 1
        if s.study[seat] & ~s.turned[seat] & 1 << kind:
            counts[STUDY_ITEM + kind] = 1
    return counts


def spend_item(s: SecondIceState, seat: int, item: int) -> None:
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
