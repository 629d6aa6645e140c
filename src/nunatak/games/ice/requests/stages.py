"""The decisions that a payment plan is made of, in the order in which the search takes them.  ICE2-SUN-3, ICE1-SCO-4"""

from __future__ import annotations

from nunatak.games.ice.components.cards import Request
from nunatak.games.ice.components.words import (
    EITHER,
    FORMS,
    PRISMATIC,
    PRISMATIC_TWO,
    THREE_TYPES,
    TWO_OF_THREE,
    TWO_TYPES,
)
from nunatak.games.ice.requests.ways import CardStage, Stage, Terms, Way, patterns_of, sort_of


class FormsStage(Stage):
    """The forms cards of one type: how many forms each of them gets.  ICE2-REQ-15, ICE1-REQ-15"""

    def __init__(self, takes: list[int], menu: list[Way]) -> None:
        super().__init__(takes)
        self.menu = menu

    def ways(self, left: list[int]) -> list[Way]:
        return self.menu

    def bids(self, prices: list[int]) -> list[Way]:
        return self.menu


def stages_of(cards: list[Request], counts: list[int], left: list[int], terms: Terms) -> list[Stage]:
    """The decisions in their order: forms first, prismatic cards last, so that jokers are kept for them."""
    forms: list[list[int]] = [[] for _ in range(PRISMATIC)]
    order: list[tuple[int, int, int]] = []
    for place, card in enumerate(cards):
        if card.kind == FORMS:
            forms[card.types[0]].append(place)
        else:
            order.append((_breadth(card), card.kind, place))
    order.sort()
    takes = [0] * (PRISMATIC + 1)  # by type: which cards from here on take it, as bits
    bit = 1
    found: list[Stage] = []
    for _, kind, place in reversed(order):
        card = cards[place]
        patterns = patterns_of(card, left)
        if not patterns:
            continue
        for t in [PRISMATIC] if kind == PRISMATIC_TWO else card.types:
            takes[t] |= bit
            takes[PRISMATIC] |= bit
            if kind in (EITHER, TWO_OF_THREE, TWO_TYPES, THREE_TYPES):
                bit <<= 1  # its types do not stand in for each other
        bit <<= 1
        found.append(CardStage(takes, patterns, place, card.rewards, terms))
    for t in range(PRISMATIC):
        if forms[t]:
            takes[t] |= bit
            bit <<= 1  # nor do the forms of one type for those of another
            found.append(FormsStage(takes, _menu(cards[forms[t][0]], forms[t], counts, terms)))
    found.reverse()
    return found


def _breadth(card: Request) -> int:
    """Cards that do not ask for anima come first, then those that take few types."""
    if card.kind == PRISMATIC_TWO:
        return PRISMATIC + 1
    return 0 if card.kind in (TWO_OF_THREE, TWO_TYPES, THREE_TYPES) else len(card.types)


def _menu(card: Request, places: list[int], counts: list[int], terms: Terms) -> list[Way]:
    """What the forms cards of a type can get, the first most: for each number of forms the way with least anima."""
    shares: list[list[list[int]]] = [[]]
    for _ in places:
        shares = [
            [*paid, more]
            for paid in shares
            for more in _different_forms(card.types[0], counts, paid)
            if (not paid or len(more) <= len(paid[-1])) and (terms.single_form or len(more) != 1)
        ]
    menu: dict[tuple[int, ...], Way] = {}
    for share in shares:
        paid = [items for items in share if items]
        numbers = tuple([len(items) for items in paid])
        sorts = [sort_of(item) for items in paid for item in items]
        way = terms.way(places[: len(paid)], [card.rewards[number - 1] for number in numbers], sorts, paid)
        if numbers and (numbers not in menu or menu[numbers].worth < way.worth):
            menu[numbers] = way
    return [*menu.values()]


def _different_forms(kind: int, counts: list[int], paid: list[list[int]]) -> list[list[int]]:
    """No, one, two or three artifacts of a type with different forms, each with the least anima left."""
    found: list[list[int]] = [[]]
    for form in range(3):
        first = (kind * 3 + form) * 2
        for item in (first, first + 1):
            if counts[item] > sum([items.count(item) for items in paid]):
                found += [[*chosen, item] for chosen in found]
                break
    return found
