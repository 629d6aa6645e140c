"""What lies on the table."""

from __future__ import annotations

from typing import Final

from nunatak.engine import ActionSpace, Agreement, Chance, State

THINGS: Final = ["button", "coin", "key", "ring", "spoon"]
COPIES: Final = 8
SEATS: Final = [0, 1, 2, 3]
HAND: Final = 3
MEADOW: Final = 3
TURNS: Final = 6
MANY: Final = 3  # MAG-END-3
MOST: Final = 3

SPACE: Final = ActionSpace()
PICK: Final = SPACE.kind("pick", [("thing", [*THINGS])])
SEARCH: Final = SPACE.kind("search")
ASK: Final = SPACE.kind("ask", [("seat", [*SEATS]), ("thing", [*THINGS])])
HIDE: Final = SPACE.kind("hide", [("thing", [*THINGS])])


class MagpiesState(State):
    """Cards are numbers, the places of their things in THINGS; hands and nests are kept in that order."""

    hedge: list[int]  # face down, the next card last
    meadow: list[int]
    hands: list[list[int]]
    nests: list[list[int]]
    turn: int  # how many turns have ended

    def __init__(self, agreed: Agreement, chance: Chance) -> None:
        super().__init__(chance)
        self.agreed = agreed

    def agreement(self) -> Agreement:
        return self.agreed

    def copy(self) -> MagpiesState:
        twin = MagpiesState(self.agreed, self.chance.copy())
        twin.take_over(self)
        twin.hedge = self.hedge[:]
        twin.meadow = self.meadow[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.nests = [nest[:] for nest in self.nests]
        twin.turn = self.turn
        return twin

    def give(self, seat: int, card: int) -> None:
        """Puts a card into a hand."""
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def points(self) -> list[int]:
        """What the nests are worth as they are.  MAG-END-2, MAG-END-3"""
        points = [0] * len(self.nests)
        for card in range(len(THINGS)):
            counts = [nest.count(card) for nest in self.nests]
            for seat, count in enumerate(counts):
                points[seat] += count * (count + 1) // 2
                if count >= MANY and counts.count(count) == 1 and count == max(counts):
                    points[seat] += MOST
        return points
