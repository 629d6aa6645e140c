"""The numbers that steer a search."""

from __future__ import annotations

from typing import Final

from nunatak.engine.tables import read_table

NUMBERS: Final = ["deals", "curiosity", "temperature", "others", "caution", "play_on"]
TOGETHER: Final = "together"


class Tuning:
    """How a search divides its time between what looks good and what is little known; each game has its own.

    What is compared with winning chances is given in points of the evaluation: a point says little about the
    winner at the beginning of a game, and much at its end.
    """

    def __init__(
        self, deals: int, curiosity: float, temperature: float, others: float, caution: float, play_on: bool
    ) -> None:
        # How many deals a search keeps; each serves many iterations, as dealing costs more than copying.
        self.deals = deals
        # Points: the pull of what has been tried little.
        self.curiosity = curiosity
        # Points: a prior follows the value of the next state; the fewer, the more it trusts the best answer.
        self.temperature = temperature
        # Points: the same where an opponent answers. The further down the tree, the fewer the visits: too few to find a
        # good reply by trial, so that opponents had better begin with the obvious.
        self.others = others
        # Points: what an untried answer is taken to be worth, below the mean of those that were tried.
        self.caution = caution
        # Whether a walk goes on to the end of the round, each move as it looks best, before it is judged: dearer, and
        # more to be trusted where much is decided between here and there.
        self.play_on = play_on

    def in_chances(self, point: float) -> Tuning:
        """The same, with what is compared with winning chances turned into them."""
        curiosity = point * self.curiosity
        return Tuning(self.deals, curiosity, self.temperature, self.others, point * self.caution, self.play_on)


def read_tuning(game: str, allied: bool) -> Tuning:
    """The numbers in the `[search]` section of `data/bots/<game>.toml`.

    Where all seats win or lose together, those in `[search.together]` take their place.
    """
    search = read_table("bots", game, {}).field("search")
    search.only([*NUMBERS, TOGETHER])
    own = search.field(TOGETHER) if allied and search.has(TOGETHER) else search
    own.only([*NUMBERS, TOGETHER])
    found = {name: (own if own.has(name) else search).field(name) for name in NUMBERS}
    return Tuning(
        found["deals"].number(1, 1000),
        found["curiosity"].real(0.0, 1000.0),
        found["temperature"].real(0.001, 1000.0),
        found["others"].real(0.001, 1000.0),
        found["caution"].real(-100.0, 100.0),
        found["play_on"].flag(),
    )
