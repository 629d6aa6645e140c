"""The field stands still: round after round nothing is added to it.  ROAM-END-5"""

from __future__ import annotations

from typing import Final

from nunatak.games.roam.geometry import SQUARES
from nunatak.games.roam.state import RoamState

STILL_ROUNDS_TO_END: Final = 2

# Version 1 of the rules knew a standstill only with all supplies empty, bound nobody, and took REPLACE for a new token.
_SINCE: Final = 2


def was_still(s: RoamState) -> bool:
    """Whether the round that ends here was still.  ROAM-END-5"""
    if s.agreed.rules < _SINCE:
        return not s.stirred and not any(s.supply)
    return not s.stirred


def replacing_stirs(s: RoamState) -> bool:
    """Whether REPLACE counts as a token added: no, as many lie on the field as before.  ROAM-END-5"""
    return s.agreed.rules < _SINCE


def stands_still(s: RoamState) -> bool:
    """Whether nothing has been added since a whole round was still: whoever can land a token must.  ROAM-END-5"""
    return s.still_rounds > 0 and not s.stirred and s.agreed.rules >= _SINCE


def must_land(s: RoamState, seat: int, sent_out: int) -> bool:
    """Whether a seat must land a token: it has one, and an awake adventurer can, unturned.  ROAM-END-5

    `sent_out` are the adventurers, as a mask, that count as awake because they have just been put to sleep to search.
    """
    if not stands_still(s) or s.supply[seat] == 0:
        return False
    awake = s.awake[seat] | sent_out
    return any(awake >> card & 1 and landing_anchors(s, seat, card, 0) for card in s.party[seat])


def landing_anchors(s: RoamState, seat: int, card: int, turns: int) -> list[int]:
    """The legal anchors at which an adventurer, turned so often, lands at least one token."""
    oriented = card * 4 + (s.agreed.borders[seat] + turns) % 4
    first = oriented * SQUARES
    masks = s.c.solid_mask
    return [a for a in s.c.anchors[oriented] if masks[first + a] & ~s.field == 0 and masks[first + a] & ~s.full]


def turns_to_land(s: RoamState, seat: int, card: int, turns: int) -> bool:
    """Whether the ready artifacts that turn patterns, one at least, can bring this one to land a token."""
    return any(landing_anchors(s, seat, card, turns + more) for more in range(1, s.turns_left(seat) + 1))
