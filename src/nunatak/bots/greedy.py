"""The opponent that takes what looks best now."""

from __future__ import annotations

from typing import Final

from nunatak.bots.bot import Bot
from nunatak.bots.evaluate.evaluation import FOLLOW, REST, Evaluation
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer
from nunatak.engine.state import State

# Questions of one move that a look-ahead follows with every answer; further ones are judged as they stand.
DEPTH: Final = 3
# Answers that a look-ahead settles on its way to a state at rest; a guard, no game needs so many.
LONGEST: Final = 40
# Differences below this are a draw: the bot then picks by chance, so that it is less predictable.
DRAW: Final = 1e-6


class GreedyBot(Bot):
    """Looks one move ahead in an imagined deal, through all questions of that move, and evaluates what is left."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        super().__init__("greedy")
        self.evaluation = evaluation
        self.chance = Chance(seed)

    def choose(self, observer: Observer) -> int:
        # Drawn even when there is no choice: the answers then depend on the number of questions, not on their kind.
        chance = self.chance.split()
        answers = observer.sensible()
        if len(answers) == 1:
            return answers[0]
        state = observer.imagine(chance)
        values = self.judge(state, observer.seat)
        best = max(values)
        return answers[chance.choice([i for i, value in enumerate(values) if value >= best - DRAW])]

    def judge(self, state: State, seat: int) -> list[float]:
        """The value of each sensible answer, in their order."""
        answers = state.sensible()
        aside = [self.evaluation.is_aside(state, action) for action in answers]
        values = [0.0 if aside[i] else self.after(state, action, seat, DEPTH) for i, action in enumerate(answers)]
        if True not in aside:
            return values
        # An aside is worth the best answer that remains open, and what it changes.
        rest = [value for i, value in enumerate(values) if not aside[i]]
        best = max(rest) if rest else 0.0
        before = self.evaluation.value(state, seat)
        for i, action in enumerate(answers):
            if aside[i]:
                values[i] = best + self.after(state, action, seat, 1) - before
        return values

    def after(self, state: State, action: int, seat: int, depth: int) -> float:
        """The value of the state at rest that an answer leads to."""
        copy = state.copy()
        copy.apply(action)
        return self.at_rest(copy, seat, depth)

    def at_rest(self, state: State, seat: int, depth: int) -> float:
        """Brings a state of its own to rest and returns its value."""
        evaluation = self.evaluation
        for _ in range(LONGEST):
            if state.is_over():
                break
            treatment = evaluation.treat(state, seat)
            if treatment == REST:
                break
            if treatment == FOLLOW:
                if depth == 0:
                    break
                best = float("-inf")
                for action in state.sensible():
                    if not evaluation.is_aside(state, action):
                        best = max(best, self.after(state, action, seat, depth - 1))
                return best
            usual = evaluation.usual(state)
            if depth > 0:
                extras = evaluation.extras(state, seat)
                if extras:
                    best = max([self.after(state, extra, seat, depth - 1) for extra in extras])
                    return max(best, self.after(state, usual, seat, 0))
            state.apply(usual)
        return evaluation.value(state, seat)
