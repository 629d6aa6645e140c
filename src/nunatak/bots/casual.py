"""The opponent that plays like somebody new to the game."""

from __future__ import annotations

import math
from typing import Final

from nunatak.bots.bot import Bot
from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.greedy import GreedyBot
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer

# Winning chance by which the judgement of somebody who overlooks everything would waver.
WAVERING: Final = 0.1
# What a point changes in an even game, as a part of the sharpness: the slope of the logistic curve.
EVEN: Final = 0.25
# Somebody who learns nothing from a value is not thrown off by infinite errors.
LEAST_SHARPNESS: Final = 0.001
ONE: Final = 1 << 53


class CasualBot(Bot):
    """Prefers what looks good at once, misjudges it a little, and does not see every possibility.

    `mistakes` is the share of the answers that escape it; its judgement wavers accordingly.
    """

    def __init__(self, name: str, evaluation: Evaluation, seed: int, mistakes: float) -> None:
        super().__init__(name)
        self.evaluation = evaluation
        self.greedy = GreedyBot(evaluation, seed)
        self.chance = Chance(seed)
        self.mistakes = mistakes

    def choose(self, observer: Observer) -> int:
        # Drawn even when there is no choice: the answers then depend on the number of questions, not on their kind.
        chance = self.chance.split()
        answers = observer.sensible()
        if len(answers) == 1:
            return answers[0]
        state = observer.imagine(chance.split())
        sharpness = self.evaluation.sharpness(state)
        wavering = WAVERING * self.mistakes / (EVEN * max(LEAST_SHARPNESS, sharpness))
        best = answers[chance.below(len(answers))]
        best_look = -math.inf
        for i, value in enumerate(self.greedy.judge(state, observer.seat)):
            seen = fraction(chance) >= self.mistakes
            # The gap between two such errors is logistic: a softmax over the values, made answer by answer.
            look = value - wavering * math.log(-math.log(fraction(chance)))
            if seen and look > best_look:
                best_look = look
                best = answers[i]
        return best


def fraction(chance: Chance) -> float:
    """A number between 0 and 1, neither of them included."""
    return (chance.below(ONE - 1) + 1) / ONE
