"""The opponent that plays like somebody new to the game."""

from __future__ import annotations

import math
from typing import Final

from nunatak.bots.bot import Bot
from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.search.resting import judged_at_rest
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer

# Winning chance by which the judgement of somebody who overlooks everything would waver.
WAVERING: Final = 0.1
ONE: Final = 1 << 53
# Questions of a move that it thinks through to see what an answer is good for.
FOLLOWED: Final = 2


class CasualBot(Bot):
    """Prefers what looks good at once, misjudges it a little, and does not see every possibility.

    `mistakes` is the share of the answers that escape it; its judgement wavers accordingly.
    """

    def __init__(self, name: str, evaluation: Evaluation, seed: int, mistakes: float) -> None:
        super().__init__(name)
        self.evaluation = evaluation
        self.chance = Chance(seed)
        self.mistakes = mistakes

    def choose(self, observer: Observer) -> int:
        # Drawn even when there is no choice: the answers then depend on the number of questions, not on their kind.
        chance = self.chance.split()
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        state = observer.imagine(chance.split())
        best = legal[chance.below(len(legal))]
        best_look = -math.inf
        for action in legal:
            seen = fraction(chance) >= self.mistakes
            # The gap between two such errors is logistic: a softmax over the looks, made answer by answer.
            error = -math.log(-math.log(fraction(chance)))
            if not seen:
                continue
            after = state.copy()
            after.apply(action)
            look = judged_at_rest(self.evaluation, after, observer.seat, FOLLOWED)[observer.seat]
            look += WAVERING * self.mistakes * error
            if look > best_look:
                best_look = look
                best = action
        return best


def fraction(chance: Chance) -> float:
    """A number between 0 and 1, neither of them included."""
    return (chance.below(ONE - 1) + 1) / ONE
