"""Cards, animals and stones: each lies in one place at a time.

What a partial position puts somewhere leaves the place where the deal had put it; what it displaces goes back to where
such pieces come from: a player's starting cards to the own deck, tribe cards to their decks, culture cards to the deck
of their era, animals to the bottom of the animal deck, stones to the box.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.winter.doing.cards import SEEN
from nunatak.games.winter.inventory import cards_of, count_cards
from nunatak.games.winter.names import (
    CARD_NAMES,
    CARDS,
    ERA_TWO,
    FIRST_CULTURE,
    OPEN_CULTURE,
    TYPES,
)
from nunatak.games.winter.reading.names import (
    CARD_INDEX,
    abilities_of,
    players_of,
)
from nunatak.games.winter.state import WinterState

PILES: Final = ["hand", "deck", "discard", "above", "eclipse", "buried"]


def read_cards(s: WinterState, position: Reader, whole: bool) -> None:
    """The piles of the players, the culture cards, the tribe decks."""
    culture = position.field("culture") if position.has("culture") else Reader({}, "culture")
    culture.only(["open", "era_1", "era_2", "gone"])
    named = _Named()
    for seat, player in players_of(position, s.agreed.seat_index):
        for pile in PILES:
            if player.has(pile):
                _read_pile(s, seat, pile, player.field(pile), named)
        if not whole:
            _complete_starting_cards(s, seat, player)
    _read_culture(s, culture, named)
    owned = count_cards(s)
    for kind in range(len(TYPES)):
        left = s.c.cards[kind].copies - owned[kind]
        if left < 0:
            raise position.field("players").fail("wrong-more-of", what=TYPES[kind])
        s.tribe_decks[kind] = left
    if position.has("tribe_decks"):
        decks = position.field("tribe_decks")
        decks.only([*TYPES])
        for kind, name in enumerate(TYPES):
            if decks.has(name):
                s.tribe_decks[kind] = decks.field(name).number(0, s.tribe_decks[kind])
    for seat, player in players_of(position, s.agreed.seat_index):
        if player.has("shown"):
            s.shown[seat] = sorted(item.one_of(CARD_INDEX) for item in player.field("shown").items())
    for seat in range(s.agreed.players):
        # Nobody has seen a card in a hand in which it is not.
        held = s.hand[seat][:]
        shown: list[int] = []
        for kind in s.shown[seat]:
            if kind in held:
                held.remove(kind)
                shown.append(kind)
        s.shown[seat] = shown


class _Named:
    """The culture cards that a position has named, and where."""

    def __init__(self) -> None:
        self.at: dict[int, str] = {}

    def card(self, place: Reader) -> int:
        """A card; a culture card may be named only once."""
        kind = place.one_of(CARD_INDEX)
        if kind >= FIRST_CULTURE:
            if kind in self.at:
                raise place.fail("wrong-twice", thing=CARD_NAMES[kind], place=self.at[kind])
            self.at[kind] = place.where
        return kind


def _read_pile(s: WinterState, seat: int, pile: str, place: Reader, named: _Named) -> None:
    """One pile of one player; a card above the board or buried may be given with details."""
    if pile == "above":
        s.above[seat] = sorted(_above_entry(item, named) for item in place.items())
    elif pile == "buried":
        s.buried[seat] = [_buried_entry(item, named) for item in place.items()]
    else:
        kinds = [named.card(item) for item in place.items()]
        if pile == "hand":
            s.hand[seat] = sorted(kinds)
        elif pile == "deck":
            s.deck[seat] = kinds[::-1]
        elif pile == "discard":
            s.discard[seat] = kinds
        else:
            s.eclipse[seat] = sorted(kinds)


def _above_entry(item: Reader, named: _Named) -> int:
    if isinstance(item.data, str):
        return named.card(item) * 16
    item.only(["card", "used"])
    return named.card(item.field("card")) * 16 + (abilities_of(item.field("used")) if item.has("used") else 0)


def _buried_entry(item: Reader, named: _Named) -> int:
    if isinstance(item.data, str):
        return named.card(item)
    item.only(["card", "seen"])
    return named.card(item.field("card")) + (SEEN if item.has("seen") and item.field("seen").flag() else 0)


def _complete_starting_cards(s: WinterState, seat: int, player: Reader) -> None:
    """Takes doubled starting cards out of the piles not mentioned, and puts missing ones into the first of them."""
    free = [pile for pile in ("deck", "discard", "hand") if not player.has(pile)]
    piles = {"deck": s.deck, "discard": s.discard, "hand": s.hand}
    for kind in range(len(TYPES), FIRST_CULTURE):
        surplus = cards_of(s, seat).count(kind) - s.c.cards[kind].copies
        for pile in free:
            cards = piles[pile][seat][:]
            while surplus > 0 and kind in cards:
                cards.remove(kind)
                surplus -= 1
            piles[pile][seat] = cards
        if surplus > 0:
            raise player.fail("wrong-more-of", what=CARD_NAMES[kind])
        if surplus < 0 and free:
            # Under the cards that are there: what is drawn next stays as it was.
            piles[free[0]][seat] = [kind] * -surplus + piles[free[0]][seat]
    s.hand[seat] = sorted(s.hand[seat])


def _read_culture(s: WinterState, culture: Reader, named: _Named) -> None:
    """Open culture cards, both decks and the cards that have left the game."""
    mentioned: dict[str, list[int]] = {}
    for key in ("open", "era_1", "era_2", "gone"):
        if culture.has(key):
            items = culture.field(key).items()
            mentioned[key] = [-1 if item.is_null() else named.card(item) for item in items]
            if key == "open" and len(items) > OPEN_CULTURE:
                raise culture.field(key).fail("wrong-at-most", most=OPEN_CULTURE)
    taken = set(named.at)
    for seat in range(s.agreed.players):
        # A culture card that the position has put elsewhere leaves the pile it was in.
        for piles in (s.hand, s.deck, s.discard, s.eclipse):
            piles[seat] = [kind for kind in piles[seat] if kind not in taken or _named_in(named, kind, s, seat)]
    owned = count_cards(s)
    if "gone" in mentioned:
        s.culture_gone = mentioned["gone"]
    else:
        s.culture_gone = [kind for kind in s.culture_gone if kind not in taken]
    decks = [[kind for kind in deck if kind not in taken and owned[kind] == 0] for deck in s.culture_deck]
    if "open" in mentioned:
        s.open_culture = mentioned["open"] + [-1] * (OPEN_CULTURE - len(mentioned["open"]))
    else:
        for space, kind in enumerate(s.open_culture):
            if kind >= 0 and (kind in taken or owned[kind]):
                era = 0 if kind < ERA_TWO else 1
                s.open_culture[space] = decks[era].pop() if decks[era] else -1
    for era, key in enumerate(("era_1", "era_2")):
        if key in mentioned:
            decks[era] = mentioned[key][::-1]
        else:
            here = set(decks[era]) | set(s.open_culture) | set(s.culture_gone) | taken
            kinds = range(FIRST_CULTURE, ERA_TWO) if era == 0 else range(ERA_TWO, CARDS)
            decks[era] = [kind for kind in kinds if kind not in here and owned[kind] == 0] + decks[era]
    s.culture_deck = decks


def _named_in(named: _Named, kind: int, s: WinterState, seat: int) -> bool:
    """Whether the position itself put the card into a pile of this player."""
    return named.at[kind].startswith(f"players.{s.agreed.tribe(seat)}.")
