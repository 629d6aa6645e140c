"""The search for the best payments of several requests.  ICE2-SUN-3, ICE2-SUN-4

Every card is left or paid in one of its ways. Three observations keep the ways few.

- Except for forms, means of payment differ by type and anima only: twelve sorts, `2 * type + anima - 1`.
- A sort is weaker than another when its anima is not higher and every later card that takes it takes the other too.
  Nothing is paid while something weaker that would do is at hand: exchanging the two never makes a plan worse.
- Forms cards of a type choose first, together. Among ways that bring the same, the one that keeps most twos is enough,
  since a two stands in for a one everywhere else.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components import ITEM_ANIMA, ITEM_TYPE, Request
from nunatak.games.ice.words import EITHER, FORMS, PRISMATIC, PRISMATIC_TWO, TWO_OF_THREE

# What a plan is worth, in one number: RP, then requests validated for RP of their own, then anima saved.
POINT: Final = 1 << 16
VALIDATED: Final = 1 << 8

SORTS: Final = 12
JOKERS: Final = [2 * PRISMATIC, 2 * PRISMATIC + 1]


def sort_of(item: int) -> int:
    """The sort of a means of payment."""
    return 2 * ITEM_TYPE[item] + ITEM_ANIMA[item] - 1


class Way:
    """A way to pay some cards of the hand: what that is worth, and what it takes, by sort."""

    def __init__(self, worth: int, places: list[int], sorts: list[int], items: list[list[int]]) -> None:
        self.worth = worth
        self.places = places
        self.sorts = sorts
        self.items = items  # of forms cards: the very artifacts


class Stage:
    """One decision of the search: a card, or the forms cards of one type."""

    def __init__(self, takes: list[int]) -> None:
        # Sorts that this and later stages do not tell apart, for remembering what has been seen.
        self.groups: list[list[int]] = []
        told: list[int] = []
        for sort in range(SORTS):
            mark = 2 * takes[sort // 2] + sort % 2
            if mark in told:
                self.groups[told.index(mark)].append(sort)
            elif mark > 1:
                told.append(mark)
                self.groups.append([sort])

    def ways(self, left: list[int]) -> list[Way]:
        """How it can be paid from what is left."""
        raise NotImplementedError


class FormsStage(Stage):
    """The forms cards of one type: how many forms each of them gets.  ICE2-REQ-15"""

    def __init__(self, takes: list[int], menu: list[Way]) -> None:
        super().__init__(takes)
        self.menu = menu

    def ways(self, left: list[int]) -> list[Way]:
        return self.menu


class CardStage(Stage):
    """Any other card."""

    def __init__(self, takes: list[int], later: list[int], card: Request, place: int) -> None:
        super().__init__(takes)
        self.worth = POINT * card.rewards[0] + VALIDATED
        self.places = [place]
        self.patterns = _patterns(card)
        self.weaker = [_weaker(sort, later) for sort in range(SORTS)]

    def ways(self, left: list[int]) -> list[Way]:
        found: list[list[int]] = []
        for pattern in self.patterns:
            self.fill(pattern, left, [], found)
        return [Way(self.worth - sum([1 + sort % 2 for sort in paid]), self.places, paid, []) for paid in found]

    def fill(self, pattern: list[list[int]], left: list[int], paid: list[int], found: list[list[int]]) -> None:
        """Pays place by place, with nothing for which something weaker is at hand."""
        if len(paid) == len(pattern):
            ordered = sorted(paid)
            if ordered not in found:
                found.append(ordered)
            return
        at_hand = 0
        for sort in pattern[len(paid)]:
            if left[sort]:
                at_hand |= 1 << sort
        for sort in pattern[len(paid)]:
            if left[sort] and not self.weaker[sort] & at_hand:
                left[sort] -= 1
                paid.append(sort)
                self.fill(pattern, left, paid, found)
                paid.pop()
                left[sort] += 1


def _patterns(card: Request) -> list[list[list[int]]]:
    """What can pay a card, place by place.  ICE2-REQ-11 to ICE2-REQ-16"""
    kind = card.kind
    if kind == PRISMATIC_TWO:
        return _two_anima([])
    if kind == EITHER:
        return _two_anima(card.types[:1]) + _two_anima(card.types[1:])
    if kind == TWO_OF_THREE:
        a, b, c = [[2 * t, 2 * t + 1, *JOKERS] for t in card.types]
        return [[a, b], [a, c], [b, c]]
    ones, twos = _by_anima(card.types)
    return [[ones, ones, ones], [twos, ones + twos]]


def _two_anima(types: list[int]) -> list[list[list[int]]]:
    ones, twos = _by_anima(types)
    return [[ones, ones], [twos]]


def _by_anima(types: list[int]) -> tuple[list[int], list[int]]:
    """The sorts of some types, jokers included, with one and with two anima."""
    return [2 * t for t in types] + JOKERS[:1], [2 * t + 1 for t in types] + JOKERS[1:]


def _weaker(sort: int, takes: list[int]) -> int:
    """The sorts weaker than a sort, as bits. Of two that are equally good the first is called weaker."""
    found = 0
    for other in range(SORTS):
        if other % 2 <= sort % 2 and takes[other // 2] & ~takes[sort // 2] == 0:
            if other % 2 < sort % 2 or takes[other // 2] != takes[sort // 2] or other < sort:
                found |= 1 << other
    return found


def stages_of(cards: list[Request], counts: list[int], single_form: bool) -> list[Stage]:
    """The decisions in their order: forms first; cards that ask for much before those that take anything."""
    order: list[tuple[int, int, int]] = []
    forms: list[list[int]] = [[] for _ in range(PRISMATIC)]
    for place, card in enumerate(cards):
        if card.kind == FORMS:
            forms[card.types[0]].append(place)
        else:
            order.append((_breadth(card), card.kind, place))
    order.sort()
    takes = [0] * (PRISMATIC + 1)
    bit = 1
    found: list[Stage] = []
    for _, kind, place in reversed(order):
        later = takes[:]
        types = [PRISMATIC] if kind == PRISMATIC_TWO else cards[place].types
        for t in types:
            takes[t] |= bit
            takes[PRISMATIC] |= bit
            if kind in (EITHER, TWO_OF_THREE):
                bit <<= 1  # its types do not stand in for each other
        bit <<= 1
        found.append(CardStage(takes, later, cards[place], place))
    for t in range(PRISMATIC):
        if forms[t]:
            takes[t] |= bit
            bit <<= 1
            found.append(FormsStage(takes, _menu(cards[forms[t][0]], forms[t], counts, single_form)))
    found.reverse()
    return found


def _breadth(card: Request) -> int:
    if card.kind == PRISMATIC_TWO:
        return PRISMATIC + 1  # last, so that jokers are kept for it
    return 0 if card.kind == TWO_OF_THREE else len(card.types)


def _menu(card: Request, places: list[int], counts: list[int], single_form: bool) -> list[Way]:
    """What the forms cards of a type can get, the dearest first: for each number of forms the way with least anima."""
    shares: list[list[list[int]]] = [[]]
    for _ in places:
        shares = [
            [*paid, more]
            for paid in shares
            for more in _different_forms(card.types[0], counts, paid)
            if (not paid or len(more) <= len(paid[-1])) and (single_form or len(more) != 1)
        ]
    menu: dict[tuple[int, ...], Way] = {}
    for share in shares:
        paid = [items for items in share if items]
        sorts = [sort_of(item) for items in paid for item in items]
        worth = -sum([1 + sort % 2 for sort in sorts])
        for items in paid:
            points = card.rewards[len(items) - 1]
            worth += POINT * points + (VALIDATED if points else 0)
        numbers = tuple([len(items) for items in paid])
        if numbers and (numbers not in menu or menu[numbers].worth < worth):
            menu[numbers] = Way(worth, places[: len(paid)], sorts, paid)
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


class Search:
    """Depth first over the stages. What has been seen with as much in hand is not looked at again."""

    def __init__(self, stages: list[Stage], left: list[int], most: int, bonuses: list[int], ranked: bool) -> None:
        self.stages = stages
        self.left = left
        self.most = most
        self.ranked = ranked  # whether it matters how many have been validated
        self.bonus = [POINT * sum(bonuses[:done]) for done in range(most + 1)]  # of so many validated
        self.hope = self.hopes()
        self.chosen: list[Way] = []
        self.best = 0
        self.best_ways: list[Way] = []
        self.seen: dict[tuple[int, ...], int] = {}
        self.looked = 0

    def hopes(self) -> list[list[int]]:
        """By stage and number validated: what this and later stages could bring at most, each alone."""
        hope = [[0] * (self.most + 1)]
        for stage in reversed(self.stages):
            after = hope[-1]
            row = after[:]
            for way in stage.ways(self.left):
                for done in range(self.most + 1 - len(way.places)):
                    then = done + len(way.places)
                    row[done] = max(row[done], way.worth + self.bonus[then] - self.bonus[done] + after[then])
            hope.append(row)
        hope.reverse()
        return hope

    def look(self, i: int, done: int, worth: int) -> None:
        """Everything from stage i on, with so many validated and so much gained."""
        self.looked += 1
        if worth > self.best:
            self.best = worth
            self.best_ways = self.chosen[:]
        if worth + self.hope[i][done] <= self.best:
            return
        stage = self.stages[i]
        left = self.left
        key = (i, done if self.ranked else 0, *[sum([left[sort] for sort in group]) for group in stage.groups])
        if self.seen.get(key, -POINT) >= worth:
            return
        self.seen[key] = worth
        for way in stage.ways(left):
            then = done + len(way.places)
            if then <= self.most:
                for sort in way.sorts:
                    left[sort] -= 1
                self.chosen.append(way)
                self.look(i + 1, then, worth + way.worth + self.bonus[then] - self.bonus[done])
                self.chosen.pop()
                for sort in way.sorts:
                    left[sort] += 1
        self.look(i + 1, done, worth)
