"""The weights of Roam, by name. What each of them means is said in `data/bots/roam.toml`."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.roam.odds import ODDS, odds_to_move
from nunatak.bots.evaluate.weights import Weights

COINS: Final = 9  # purses with a weight of their own: from nothing to eight coins
ABILITIES: Final = 6
UNCOVERED: Final = 7  # from a full location to an empty one


class RoamWeights:
    """Points of the final score that each thing is worth."""

    def __init__(self, weights: Weights) -> None:
        self.card = weights.number("card")
        self.solid = weights.number("solid")
        self.empty = weights.number("empty")
        self.awake_solid = weights.number("awake_solid")
        self.awake_empty = weights.number("awake_empty")
        self.coins_early = weights.row("coins_early", COINS)
        self.coins_more = weights.number("coins_more")
        self.coins_late = weights.number("coins_late")
        self.short = weights.number("short")
        self.consolation = weights.number("consolation")
        self.ability = weights.row("ability", ABILITIES)
        self.spent = weights.number("spent")
        self.nearness = weights.row("nearness", UNCOVERED)
        self.last_round = weights.number("last_round")
        self.leader = weights.number("leader")
        self.odds = ODDS
        self.odds_to_move = odds_to_move(ODDS, weights.number("mover"))
        weights.close()
        # In the order of a holding's amounts; what those marked 1 weigh is in them already. Whose turn it is and
        # who has still to move tells something about the end, and nothing to those who compare their own moves.
        self.line = [
            1.0, self.card, self.solid, self.empty, self.awake_solid, self.awake_empty, 1.0, self.coins_late,
            self.short, 1.0, 1.0, self.consolation, 0.0, 0.0,
        ]  # fmt: skip

    def purse(self, coins: int) -> float:
        """What so many coins are worth at the beginning."""
        last = COINS - 1
        if coins <= last:
            return self.coins_early[coins]
        return self.coins_early[last] + self.coins_more * (coins - last)
