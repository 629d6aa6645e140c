"""Where a walk through the tree ends: at rest, judged for every seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import SETTLE, Evaluation
from nunatak.bots.search.outcome import outcome
from nunatak.engine.state import State

# Answers given on the way to a state at rest; a guard, no game needs so many.
LONGEST: Final = 40


def settle(evaluation: Evaluation, state: State, mover: int) -> None:
    """Gives the usual answers to the questions that have one, until the seat's move has come to an end or goes on."""
    for _ in range(LONGEST):
        if state.is_over() or evaluation.treat(state, mover) != SETTLE:
            return
        state.apply(evaluation.usual(state))


def judged_at_rest(evaluation: Evaluation, state: State, mover: int) -> list[float]:
    """What a state of its own is worth to each seat, once the usual answers are given."""
    settle(evaluation, state, mover)
    if state.is_over():
        return outcome(evaluation.chances(state), state.scores())
    return evaluation.chances(state)
