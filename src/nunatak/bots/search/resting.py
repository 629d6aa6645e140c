"""Where a walk through the tree ends: at rest, judged for every seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, SETTLE, Evaluation
from nunatak.bots.search.outcome import outcome
from nunatak.engine.state import State

# Answers given on the way to a state at rest; a guard, no game needs so many.
LONGEST: Final = 40


def judged_at_rest(evaluation: Evaluation, state: State, mover: int, followed: int) -> list[float]:
    """What a state of its own is worth to each seat, once the move of the seat that made it has come to an end.

    Questions that have a usual answer get it; so many others that belong to the move get the most tempting one.
    """
    for _ in range(LONGEST):
        if state.is_over():
            return outcome(evaluation.chances(state), state.scores())
        treatment = evaluation.treat(state, mover)
        if treatment == SETTLE:
            state.apply(evaluation.usual(state))
        elif treatment == FOLLOW and followed > 0:
            followed -= 1
            state.apply(tempting(evaluation, state))
        else:
            break
    return evaluation.chances(state)


def tempting(evaluation: Evaluation, state: State) -> int:
    """The answer after which the state, as it is, looks best to whoever answers."""
    legal = state.legal()
    best = legal[0]
    if len(legal) == 1:
        return best
    seat = state.to_decide()
    most = -1.0
    for action in legal:
        if evaluation.is_aside(state, action):
            continue
        after = state.copy()
        after.apply(action)
        look = evaluation.chances(after)[seat]
        if look > most:
            most = look
            best = action
    return best
