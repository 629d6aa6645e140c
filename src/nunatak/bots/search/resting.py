"""Where a walk through the tree ends: at rest or at the end of the round, judged for every seat."""

from __future__ import annotations

import math
from typing import Final

from nunatak.bots.evaluate.evaluation import SETTLE, Evaluation
from nunatak.bots.search.outcome import outcome, shared_outcome
from nunatak.engine.state import State

# Answers given on the way to a state at rest; a guard, no game needs so many.
LONGEST: Final = 40


def settle(evaluation: Evaluation, state: State, mover: int) -> None:
    """Gives the usual answers to the questions that have one, until the seat's move has come to an end or goes on."""
    for _ in range(LONGEST):
        if state.is_over() or evaluation.treat(state, mover) != SETTLE:
            return
        state.apply(evaluation.usual(state))


def play_on(evaluation: Evaluation, state: State, period: int) -> State:
    """Lets everybody make the move that looks best until the period is over, and returns where that leads.

    The state is the caller's own and may be changed on the way.
    """
    while not state.is_over() and evaluation.period(state) <= period:
        seat = state.to_decide()
        if evaluation.treat(state, seat) == SETTLE:
            settle(evaluation, state, seat)
            continue
        best: State | None = None
        most = -math.inf
        for action in state.sensible():
            # What leaves the question open is left out: it would be asked again and again.
            if not evaluation.is_aside(state, action):
                after = state.copy()
                after.apply(action)
                settle(evaluation, after, seat)
                worth = evaluation.value(after, seat)
                if worth > most:
                    best, most = after, worth
        if best is None:
            break
        state = best
    return state


def judged(evaluation: Evaluation, state: State) -> list[float]:
    """What a state at rest is worth to each seat."""
    chances = evaluation.chances(state)
    if not state.is_over():
        return chances
    if evaluation.allied(state):
        return shared_outcome(chances, evaluation.achieved(state))
    return outcome(chances, state.scores())
