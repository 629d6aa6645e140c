"""Chances that can be believed: of the positions that are called 70 %, seven in ten are won.

A search compares answers, and for that it does not matter whether its chances are too bold or too timid. People read
them as what they say. What is shown to them therefore goes through a map that was fitted to finished games: each seat's
chance to the power of a trust, which changes along the game, and that of the seat to decide times a number: whoever
reads ahead for itself hopes for a little too much. The order of the answers stays the same, and no bot chooses by it.
"""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import between
from nunatak.engine.reading import Reader
from nunatak.engine.tables import read_table

SECTION: Final = "calibration"
# At the beginning, in the middle and at the end of a game.
PLACES: Final = 3
LEAST: Final = 0.05
LARGEST: Final = 20.0
# No search is so sure of anything that a power of it could not be taken.
LEAST_CHANCE: Final = 1e-6


class Calibration:
    """How far a game's chances are to be trusted: above 1 they are bolder than the search says, below 1 more timid."""

    def __init__(self, trust: list[float], own: float = 1.0) -> None:
        self.trust = trust
        # How much of the deciding seat's hopes comes true.
        self.own = own

    def believed(self, chances: list[float], seat: int, stage: float, allied: bool) -> list[float]:
        """Every seat's chance, seen by the one to decide, as it turned out in finished games.

        Those who win or lose together keep the chance that they share.
        """
        total = sum(chances)
        if allied or total <= 0.0:
            return chances[:]
        trust = between(self.trust, stage)
        powers = [max(LEAST_CHANCE, chance / total) ** trust if chance > 0.0 else 0.0 for chance in chances]
        powers[seat] *= self.own
        whole = sum(powers)
        return [power / whole for power in powers]


def plain() -> Calibration:
    """For games that nobody has measured: chances as the search says them, made to add up to one."""
    return Calibration([1.0] * PLACES)


def read_calibration(game: str) -> Calibration:
    """The `[calibration]` section of `data/bots/<game>.toml`."""
    section = read_table("bots", game, {}).field(SECTION)
    section.only(["trust", "own"])
    return Calibration(trust_from(section.field("trust")), section.field("own").real(LEAST, LARGEST))


def trust_from(row: Reader) -> list[float]:
    """The numbers of a map, checked."""
    items = row.items()
    if len(items) != PLACES:
        raise row.fail("wrong-count", count=PLACES, got=len(items))
    return [item.real(LEAST, LARGEST) for item in items]
