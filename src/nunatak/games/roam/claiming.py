"""A location changes hands.  ROAM-RES-6 to ROAM-RES-9, ROAM-REFILL"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.roam.actions import END_ACTIONS, FILL, PLACE, PLACE_NOTHING, PUT, SPACE
from nunatak.games.roam.geometry import SLOT_MASK, squares_in
from nunatak.games.roam.names import CARD_NAMES
from nunatak.games.roam.state import RoamState

CARDS_TO_END: Final = 10


def award(s: RoamState, slot: int, winner: int, price: int) -> None:
    """The card changes hands, tokens return, consolation coins are paid, the slot is filled again.  ROAM-RES-9"""
    card = s.slots[slot]
    consoled = [seat for seat in range(s.agreed.players) if seat != winner and s.counts[slot * 4 + seat]]
    s.party[winner] = [*s.party[winner], card]
    s.awake[winner] |= 1 << card
    if len(s.party[winner]) >= CARDS_TO_END:
        s.ending = True  # ROAM-END-1
    for seat in range(s.agreed.players):
        s.supply[seat] += s.counts[slot * 4 + seat]
        s.counts[slot * 4 + seat] = 0
    mask = SLOT_MASK[slot]
    for q in squares_in(mask):
        s.squares[q] = 0
    s.covered &= ~mask
    s.full &= ~mask
    for seat in consoled:
        s.coins[seat] += 1  # ROAM-RES-8
    s.stirred = True
    if s.witness is not None:
        s.tell(
            "claimed",
            {"seat": winner, "slot": slot, "card": CARD_NAMES[card], "price": price, "consoled": [*consoled]},
        )
    refill(s, slot)


def refill(s: RoamState, slot: int) -> None:
    """The deck's top card comes into the slot; with no deck the slot leaves the field.  ROAM-REFILL-1, ROAM-REFILL-3"""
    if s.dealt == len(s.deck):
        s.slots[slot] = -1
        s.field &= ~SLOT_MASK[slot]
        s.tell("slot_closed", {"slot": slot})
        return
    s.slots[slot] = s.deck[s.dealt]
    s.dealt += 1
    s.reveal()  # the next card of the deck now lies open (ROAM-INFO-3)
    if s.witness is not None:
        s.tell("refilled", {"slot": slot, "card": CARD_NAMES[s.slots[slot]]})


def refuse_after_actions(action: int) -> Refusal | None:
    """Why the field is settled once the actions have ended.  ROAM-TURN-5"""
    kind = SPACE.kind_of(action)
    if kind in (PLACE, PLACE_NOTHING, PUT, FILL, END_ACTIONS):
        return Refusal("ROAM-TURN-5", "roam-refuse-actions-ended", {"kind": kind.name})
    return None
