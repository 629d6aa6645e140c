"""The ways in which requests can be paid that are worth a look, for both editions.  ICE2-REQ-11, ICE1-REQ-10

- Except for forms, means of payment differ by type and anima only: twelve sorts, `2 * type + anima - 1`.
- A sort is weaker than another when its anima is not higher and whatever takes it, on this card or a later one, takes
  the other too. Nothing is paid while something weaker that would do is at hand: exchanging the two never makes a plan
  worse.
- Forms cards of a type choose first, together (`stages.py`). Among ways that bring the same, the one that keeps most
  twos is enough, since a two stands in for a one everywhere else.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components.cards import Request
from nunatak.games.ice.components.items import ITEM_ANIMA, ITEM_TYPE
from nunatak.games.ice.components.words import EITHER, PRISMATIC, PRISMATIC_TWO, THREE_TYPES, TWO_OF_THREE, TWO_TYPES

# What a plan is worth, in one number: RP, then requests validated for RP of their own, then anima saved.
POINT: Final = 1 << 16
VALIDATED: Final = 1 << 8

SORTS: Final = 12
JOKERS: Final = [2 * PRISMATIC, 2 * PRISMATIC + 1]


def sort_of(item: int) -> int:
    """The sort of a means of payment."""
    return 2 * ITEM_TYPE[item] + ITEM_ANIMA[item] - 1


class Terms:
    """What validating requests brings besides the RP of their cards, and what counts towards a goal."""

    def __init__(self, single_form: bool, extra: int, goal_in_rp: bool) -> None:
        self.single_form = single_form  # whether forms cards take a single artifact
        self.extra = extra  # RP for each validated request
        self.goal_in_rp = goal_in_rp  # RP of the cards, or else validated requests

    def way(self, places: list[int], rewards: list[int], sorts: list[int], items: list[list[int]]) -> Way:
        """A way to pay some cards that bring these rewards."""
        worth = -sum([1 + sort % 2 for sort in sorts])
        toward = worth + POINT * (sum(rewards) if self.goal_in_rp else len(rewards))
        for points in rewards:
            worth += POINT * (points + self.extra) + (VALIDATED if points + self.extra else 0)
        return Way(worth, toward, places, sorts, items)


class Way:
    """A way to pay some cards of the hand: what that brings, and what it takes, by sort."""

    def __init__(self, worth: int, toward: int, places: list[int], sorts: list[int], items: list[list[int]]) -> None:
        self.worth = worth
        self.toward = toward  # what it adds towards the goal, in the same measure
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

    def bids(self, prices: list[int]) -> list[Way]:
        """The ways that can be best if every sort has a price, however much of it is left."""
        raise NotImplementedError


class CardStage(Stage):
    """Any other card."""

    def __init__(
        self,
        takes: list[int],
        patterns: list[list[list[int]]],
        place: int,
        rewards: list[int],
        terms: Terms,
    ) -> None:
        super().__init__(takes)
        self.patterns = patterns
        fitting = {sort for pattern in patterns for place in pattern for sort in place}
        self.weaker = [_weaker(sort, takes) if sort in fitting else 0 for sort in range(SORTS)]
        self.places = [place]
        self.rewards = rewards
        self.terms = terms

    def ways(self, left: list[int]) -> list[Way]:
        found: list[list[int]] = []
        for pattern in self.patterns:
            self.fill(pattern, left, [], found)
        return [self.terms.way(self.places, self.rewards, paid, []) for paid in found]

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

    def bids(self, prices: list[int]) -> list[Way]:
        best: list[int] = []
        best_cost = 0
        for pattern in self.patterns:
            paid: list[int] = []
            cost = 0
            for place in pattern:
                cheapest = place[0]
                for sort in place:
                    if prices[sort] + sort % 2 < prices[cheapest] + cheapest % 2:
                        cheapest = sort
                paid.append(cheapest)
                cost += prices[cheapest] + 1 + cheapest % 2
            if not best or cost < best_cost:
                best, best_cost = paid, cost
        return [self.terms.way(self.places, self.rewards, best, [])]


def patterns_of(card: Request, left: list[int]) -> list[list[list[int]]]:
    """What can pay a card, place by place.  ICE2-REQ-11 to ICE2-REQ-16, ICE1-REQ-10 to ICE1-REQ-16"""
    kind = card.kind
    if kind == PRISMATIC_TWO:
        patterns = _two_anima([])
    elif kind == EITHER:
        patterns = _two_anima(card.types[:1]) + _two_anima(card.types[1:])
    elif kind in (TWO_OF_THREE, TWO_TYPES, THREE_TYPES):
        each = [[2 * t, 2 * t + 1, *JOKERS] for t in card.types]
        patterns = [each[:2], each[::2], each[1:]] if kind == TWO_OF_THREE else [each]
    else:
        ones, twos = _by_anima(card.types)
        patterns = [[ones, ones, ones], [twos, ones + twos]]
    owned = [[[sort for sort in place if left[sort]] for place in pattern] for pattern in patterns]
    return [pattern for pattern in owned if [] not in pattern]


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
