"""The only source of randomness: a small generator that is copied with the state it belongs to."""

from __future__ import annotations

from typing import Final, TypeVar

from nunatak.engine.mypyc import mypyc_attr

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """SplitMix64: one 64-bit word of state, the same numbers on every platform and Python version."""

    def __init__(self, word: int) -> None:
        self.word = word & MASK

    def copy(self) -> Chance:
        """A generator that will give the same numbers and does not share its state."""
        return Chance(self.word)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.word = (self.word + GOLDEN) & MASK
        z = self.word
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly equally likely."""
        if n < 1:
            raise ValueError(f"cannot choose among {n} things")
        product = self.bits() * n
        if product & MASK < n:
            # Lemire's correction: drop the few words that would make the low numbers likelier.
            threshold = (MASK + 1 - n) % n
            while product & MASK < threshold:
                product = self.bits() * n
        return product >> 64

    def shuffle(self, things: list[T]) -> None:
        """Puts the things in a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def deal(self, things: list[int]) -> None:
        """Puts hidden things in a random order that owes nothing to the order they were in."""
        things.sort()
        self.shuffle(things)

    def choice(self, things: list[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def split(self) -> Chance:
        """A new generator whose numbers do not depend on how much this one is used afterwards."""
        return Chance(self.bits())
