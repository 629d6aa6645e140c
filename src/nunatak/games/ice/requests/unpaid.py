"""Requests that could be paid and are passed over: told before it is done, and after.  ICE2-SUN-3, ICE1-SCO-5"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from nunatak.engine.json import Json
from nunatak.games.ice.requests.deck import unique
from nunatak.games.ice.requests.payments import payments, reward
from nunatak.games.ice.state import IceState
from nunatak.games.ice.types.events import More, Payable
from nunatak.games.ice.wording import dearest


def payable(s: IceState, seat: int, cards: list[int], besides: int) -> list[Payable]:
    """Which of some requests a seat could pay now, and for how many RP each.

    `besides` is what a validation brings apart from the card. Those that would bring nothing are left out.
    """
    counts = s.edition.ending.means_of(s, seat)
    found: list[Payable] = []
    for card in unique(cards):
        request = s.c.requests[card]
        most = 0
        for paid in payments(request, counts, s.agreed.single_form):
            most = max(most, reward(request, paid) + besides)
        if most > 0:
            found.append({"request": request.name, "points": most})
    return found


def payable_data(found: Sequence[Payable | More]) -> list[Json]:
    """The same for a preview."""
    return cast("list[Json]", found)


def tell_unpaid(s: IceState, seat: int, left: list[Payable]) -> None:
    """Tells a player, and nobody else, what was passed over."""
    if left:
        s.tell("unpaid", {"seat": seat, "left": left, "dearest": dearest(left)}, (seat,))
