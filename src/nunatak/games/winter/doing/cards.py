"""Hands, decks and piles.  EW-GOLD-1, EW-CULT, EW-TRIBE, EW-BURY"""

from __future__ import annotations

from bisect import insort
from typing import Final

from nunatak.games.winter.actions import ABOVE, DISCARD_PILE, HAND
from nunatak.games.winter.doing.resources import add_labor, score
from nunatak.games.winter.effects.ability import WHEN
from nunatak.games.winter.names import BY_MISSING, CARD_NAMES, FIRST_CULTURE, NO_CARD, TYPES
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.types.words import Pile

PILES: Final[list[Pile]] = ["hand", "discard", "above"]
SEEN: Final = 64  # added to a buried card that everybody saw go


def draw_cards(s: WinterState, seat: int, count: int) -> int:
    """Draws from the own deck and returns how many there were; an empty deck is shuffled anew.  EW-GOLD-1"""
    drawn: list[int] = []
    for _ in range(count):
        deck = s.deck[seat]
        if not deck:
            deck = s.discard[seat][:]
            if not deck:
                break
            s.shuffle(deck)
            s.discard[seat] = []
            s.tell("reshuffled", {"seat": seat, "cards": len(deck)})
        drawn.append(deck[-1])
        s.deck[seat] = deck[:-1]
    if drawn:
        s.reveal()
        hand = s.hand[seat] + drawn
        hand.sort()
        s.hand[seat] = hand
    if s.witness is not None:
        s.tell("drew", {"seat": seat, "count": len(drawn)})
        if drawn:
            s.tell("drew_cards", {"seat": seat, "cards": [CARD_NAMES[kind] for kind in drawn]}, (seat,))
    return len(drawn)


def show_to_hand(s: WinterState, seat: int, kind: int) -> None:
    """A card comes to hand and everybody sees which."""
    hand = s.hand[seat][:]
    insort(hand, kind)
    s.hand[seat] = hand
    shown = s.shown[seat][:]
    insort(shown, kind)
    s.shown[seat] = shown


def from_hand(s: WinterState, seat: int, kind: int, seen: bool) -> None:
    """A card leaves the hand. When nobody sees which one, nothing about the hand is known any more."""
    hand = s.hand[seat][:]
    hand.remove(kind)
    s.hand[seat] = hand
    if not seen:
        if s.shown[seat]:
            s.shown[seat] = []
    elif kind in s.shown[seat]:
        shown = s.shown[seat][:]
        shown.remove(kind)
        s.shown[seat] = shown
    else:
        s.reveal()  # the others learn of a card they had not seen


def show(s: WinterState, seat: int, kind: int) -> None:
    """Everybody sees that a card is in hand."""
    if kind not in s.shown[seat]:
        shown = s.shown[seat][:]
        insort(shown, kind)
        s.shown[seat] = shown
        s.reveal()


def discard(s: WinterState, seat: int, kind: int) -> None:
    """Discards a card from hand, face up."""
    from_hand(s, seat, kind, True)
    lift_ban(s, kind)
    s.discard[seat] = [*s.discard[seat], kind]
    if s.witness is not None:
        s.tell("discarded", {"seat": seat, "card": CARD_NAMES[kind]})


def lift_ban(s: WinterState, kind: int) -> None:
    """A copy that may not be played leaves the hand before one that may: they look alike.  EW-TRIBE-6"""
    if kind < FIRST_CULTURE:
        s.banned &= ~(1 << kind)


def play(s: WinterState, seat: int, kind: int) -> None:
    """A card comes above the board; a tribe card gives its labor at once.  EW-TRIBE-3, EW-CULT-3"""
    from_hand(s, seat, kind, True)
    above = s.above[seat][:]
    insort(above, kind * 16)
    s.above[seat] = above
    s.listening |= s.c.listens[kind]
    if s.witness is not None:
        s.tell("played", {"seat": seat, "card": CARD_NAMES[kind]})
    if kind < FIRST_CULTURE:
        add_labor(s, seat, s.c.labor[kind])


def mark_used(s: WinterState, seat: int, kind: int, index: int) -> None:
    """Notes that an ability of a card above the board has been used: the first copy that can.  EW-ABIL-1"""
    above = s.above[seat][:]
    for i, entry in enumerate(above):
        if entry >> 4 == kind and not entry >> index & 1:
            above[i] = entry | 1 << index
            break
    above.sort()
    s.above[seat] = above
    if s.c.abilities[kind][index].scope == WHEN:
        listen_again(s, seat)


def listen_again(s: WinterState, seat: int) -> None:
    """Finds the events that unused `when` abilities above the board wait for.  EW-ABIL-6"""
    s.listening = 0
    for entry in s.above[seat]:
        for i, ability in enumerate(s.c.abilities[entry >> 4]):
            if ability.scope == WHEN and not entry >> i & 1:
                s.listening |= 1 << ability.event


def clear_above(s: WinterState, seat: int) -> None:
    """All cards above the board go to the discard pile.  EW-DISC-1, EW-ECL-14"""
    if s.above[seat]:
        s.discard[seat] = s.discard[seat] + [entry >> 4 for entry in s.above[seat]]
        s.above[seat] = []


def bury(s: WinterState, seat: int, kind: int, zone: int) -> None:
    """A card goes under the burial card for good.  EW-BURY-1, EW-BURY-2

    Of several copies above the board the most used one goes: nothing is lost that need not be (EW-BURY-3).
    """
    if zone == HAND:
        from_hand(s, seat, kind, False)
        lift_ban(s, kind)
        s.buried[seat] = [*s.buried[seat], kind]
    elif zone == DISCARD_PILE:
        pile = s.discard[seat][:]
        pile.remove(kind)
        s.discard[seat] = pile
        s.buried[seat] = [*s.buried[seat], kind | SEEN]
    else:
        above = s.above[seat][:]
        copies = [entry for entry in above if entry >> 4 == kind]
        above.remove(max(copies, key=lambda entry: (entry & 15).bit_count()))
        s.above[seat] = above
        s.buried[seat] = [*s.buried[seat], kind | SEEN]
        if s.listening:
            listen_again(s, seat)
    if s.witness is not None:
        place = PILES[zone]
        if zone == HAND:
            s.tell("buried", {"seat": seat, "from": place})
            s.tell("buried_card", {"seat": seat, "card": CARD_NAMES[kind]}, (seat,))
        else:
            s.tell("buried", {"seat": seat, "from": place, "card": CARD_NAMES[kind]})


def buriable(s: WinterState, seat: int, zone: int) -> list[int]:
    """The kinds of cards that can be buried from a zone, each once.  EW-BURY-1, EW-BURY-4"""
    if zone == ABOVE:
        pile = [entry >> 4 for entry in s.above[seat]]
    else:
        pile = s.hand[seat] if zone == HAND else s.discard[seat]
    seen = 0
    found: list[int] = []
    for kind in pile:
        if not seen >> kind & 1:
            seen |= 1 << kind
            found.append(kind)
    return found


def take_tribe(s: WinterState, seat: int, kind: int, to_hand: bool) -> bool:
    """The top card of a tribe deck, to hand or to the discard pile; 1 VP when the deck is empty.  EW-INIT-3, EW-INIT-4

    Returns whether there was a card.
    """
    if s.tribe_decks[kind] == 0:
        if s.witness is not None:
            s.tell("deck_empty", {"seat": seat, "deck": TYPES[kind]})
        score(s, seat, 1, BY_MISSING)
        return False
    s.tribe_decks[kind] -= 1
    if to_hand:
        show_to_hand(s, seat, kind)
    else:
        s.discard[seat] = [*s.discard[seat], kind]
    if s.witness is not None:
        s.tell("took_tribe", {"seat": seat, "card": TYPES[kind], "to": "hand" if to_hand else "discard"})
    return True


def take_culture(s: WinterState, seat: int, kind: int) -> None:
    """An open culture card comes to hand; its space stays empty.  EW-DEV-1, EW-DEV-2"""
    s.open_culture[s.open_culture.index(kind)] = NO_CARD
    show_to_hand(s, seat, kind)
    if s.witness is not None:
        s.tell("took_culture", {"seat": seat, "card": CARD_NAMES[kind]})
