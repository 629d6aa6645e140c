"""What lies open for everybody: culture cards, and the rest token of the round.  EW-PREP-4, EW-MODR"""

from __future__ import annotations

from nunatak.games.winter.names import CARD_NAMES, NO_CARD, REST_TOKENS
from nunatak.games.winter.state import WinterState


def open_culture(s: WinterState, era: int) -> None:
    """Fills the empty spaces from the deck of an era.  EW-SETUP-4, EW-PREP-4"""
    deck = s.culture_deck[era]
    opened: list[str] = []
    left = len(deck)
    for space, kind in enumerate(s.open_culture):
        if kind == NO_CARD and left:
            left -= 1
            s.open_culture[space] = deck[left]
            opened.append(CARD_NAMES[deck[left]])
    s.culture_deck[era] = deck[:left]
    if opened:
        s.reveal()
        s.tell("opened_culture", {"cards": opened})


def return_token(s: WinterState) -> None:
    """At the end of the turn the token goes under the stack, used or not.  EW-MODR-4"""
    if s.token >= 0:
        s.rest_stack = [*s.rest_stack, s.token]
        s.token = -1
        s.token_used = 0


def turn_up_token(s: WinterState) -> None:
    """An unclaimed token goes under the stack, and the top one is turned up.  EW-MODR-1, EW-MODR-6"""
    if s.rest_open:
        s.rest_stack = [*s.rest_stack[1:], s.rest_stack[0]]
    s.rest_open = True
    s.token_claimed = False
    if s.rest_unseen:
        s.rest_unseen -= 1
    s.reveal()
    if s.witness is not None:
        s.tell("turned_up_token", {"token": REST_TOKENS[s.rest_stack[0]]})
