"""The weights of Endless Winter, by name. What each of them means is said in `data/bots/winter.toml`."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.weights import Weights
from nunatak.games.winter.effects.ability import FOOD, LABOR, OPS, TOOL

JUNCTURE: Final = 4  # camps at a juncture: none to three


class WinterWeights:
    """VP of the final score that each thing is worth."""

    def __init__(self, weights: Weights) -> None:
        # Gains, one by one.
        self.unit = weights.row("unit", len(OPS))
        self.food = self.unit[FOOD]
        self.tool = self.unit[TOOL]
        self.half_labor = self.unit[LABOR]
        self.card_cost = weights.number("card_cost")
        self.echo = weights.number("echo")
        self.column_labor = weights.number("column_labor")
        self.eclipse_labor = weights.number("eclipse_labor")
        self.least = weights.number("least")
        # Idols, animals, stones.
        self.climb = weights.number("climb")
        self.offered = weights.number("offered")
        self.animal = weights.number("animal")
        self.wild = weights.number("wild")
        self.growing = weights.number("growing")
        # The land.
        self.led = weights.number("led")
        self.towards = weights.row("towards", JUNCTURE)
        self.settled = weights.number("settled")
        self.ground = weights.number("ground")
        self.foreign_support = weights.number("foreign_support")
        self.camp_out = weights.number("camp_out")
        # Cards.
        self.playable = weights.number("playable")
        self.kept = weights.number("kept")
        self.deck = weights.number("deck")
        self.drawn = weights.number("drawn")
        self.tribe_sooner = weights.number("tribe_sooner")
        self.culture_sooner = weights.number("culture_sooner")
        self.buried = weights.number("buried")
        # The opponents.
        self.against = weights.number("against")
        weights.close()
        # In the order of a standing's amounts; what those marked 1 weigh is in them already. The last ones, from
        # whose turn it is, tell what to expect, and nothing about which answer to prefer.
        self.line = [
            1.0, self.food, self.tool, 1.0, 1.0, self.animal, self.buried, self.camp_out, self.half_labor, 1.0, 1.0,
            1.0, 1.0, 1.0, self.ground, 1.0, 1.0, 1.0, self.deck, *[0.0] * 11,
        ]  # fmt: skip
