"""Where a walk through the tree ends: at rest, judged for every seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import SETTLE, Evaluation
from nunatak.bots.search.outcome import outcome
from nunatak.engine.state import State

# Answers given on the way to a state at rest; a guard, no game needs so many.
LONGEST: Final = 40


def judged_at_rest(evaluation: Evaluation, state: State) -> list[float]:
    """What a state of its own is worth to each seat, once the questions that have a usual answer are settled."""
    for _ in range(LONGEST):
        if state.is_over():
            return outcome(evaluation.chances(state), state.scores())
        if evaluation.treat(state, state.to_decide()) != SETTLE:
            break
        state.apply(evaluation.usual(state))
    return evaluation.chances(state)
