"""The register when cards run short.  ICE1-REG-2, ICE1-EXH-6"""

from __future__ import annotations

from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import FOUR, do, given, legal, refused


def with_cards(deck: int, discard: int) -> FirstIceState:
    """So many cards in the deck and in the discard, the others in a hand."""
    s = given(FOUR, {"active": "striders", "players": {"striders": {"ep": 5, "rp": 3}}})
    cards = s.request_deck[s.requests_dealt :] + s.request_discard
    s.request_deck, s.requests_dealt = cards[:deck], 0
    s.request_discard = cards[deck : deck + discard]
    s.requests[1] = s.requests[1] + cards[deck + discard :]
    return s


def test_the_discard_becomes_the_new_deck() -> None:
    """ICE1-REG-2, ICE1-FAQ-6, ICE1-EXH-6, ICE1-XW-50: deck 1, discard 6: draw 1, shuffle 6, draw 2 more, keep 1."""
    s = with_cards(1, 6)
    last = s.request_deck[0]
    do(s, "consult")
    assert s.row[0] == last
    assert len(s.row) == 3
    assert (len(s.request_deck) - s.requests_dealt, s.request_discard) == (4, [])
    held = len(s.requests[0])
    do(s, legal(s)[0])
    assert (len(s.requests[0]), len(s.request_discard), s.row) == (held + 1, 2, [])


def test_fewer_cards_are_drawn_if_there_are_no_more() -> None:
    """ICE1-REG-2, ICE1-REG-3: one has to be kept all the same; with none left the action is illegal."""
    s = with_cards(1, 0)
    do(s, "consult")
    assert len(s.row) == 1
    assert refused(s, "go_on") == "ICE1-REG-3"
    do(s, legal(s)[0])
    assert s.request_discard == []
    assert refused(s, "consult") == "ICE1-REG-2"
