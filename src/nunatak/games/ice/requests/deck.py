"""Request cards: the deck, the discard.  ICE2-SET-12, ICE2-SUN-7, ICE1-REG-2"""

from __future__ import annotations

from nunatak.games.ice.state import IceState


def draw_request(s: IceState) -> int:
    """The next card of the deck; the discard is shuffled when the deck has run out; -1 when there is none at all."""
    if s.requests_dealt == len(s.request_deck):
        if not s.request_discard:
            return -1
        again = s.request_discard[:]
        s.shuffle(again)
        s.request_deck = again
        s.requests_dealt = 0
        s.request_discard = []
    s.requests_dealt += 1
    return s.request_deck[s.requests_dealt - 1]


def unique(cards: list[int]) -> list[int]:
    """The different cards, in the order in which they lie."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def drop(s: IceState, seat: int, card: int) -> None:
    """A request of a hand goes face down to the discard.  ICE2-INF-5"""
    hand = s.requests[seat]
    i = hand.index(card)
    s.requests[seat] = hand[:i] + hand[i + 1 :]
    s.request_discard = [*s.request_discard, card]
    if s.witness is not None:
        s.tell("dropped", {"seat": seat})
        s.tell("dropped_card", {"seat": seat, "request": s.c.requests[card].name}, (seat,))
