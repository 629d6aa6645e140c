"""The tables that a searching seat has dealt, none of which it can tell from the true one."""

from __future__ import annotations

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer
from nunatak.engine.state import State


class Deals:
    """So many deals, taken in turn, and how much luck lies in each.

    An answer that happens to be tried in good deals is no better for it. What a walk comes to is therefore measured
    against how its deal stood at the beginning, compared with all of them.
    """

    def __init__(self, evaluation: Evaluation, observer: Observer, chance: Chance) -> None:
        self.evaluation = evaluation
        self.observer = observer
        self.chance = chance
        self.states: list[State] = []
        self.chances: list[list[float]] = []
        self.mean: list[float] = []

    def deal(self) -> None:
        """One more."""
        state = self.observer.imagine(self.chance.split())
        chances = self.evaluation.chances(state)
        self.states.append(state)
        self.chances.append(chances)
        if len(self.states) == 1:
            self.mean = chances[:]
        else:
            part = 1.0 / len(self.states)
            self.mean = [(1.0 - part) * self.mean[seat] + part * chances[seat] for seat in range(len(chances))]

    def without_luck(self, turn: int, values: list[float]) -> list[float]:
        """What a walk in that deal came to, as if its deal were like all of them in the mean."""
        chances = self.chances[turn]
        # As much of the luck as leaves every seat a chance between 0 and 1.
        part = 1.0
        for seat in range(len(values)):
            luck = chances[seat] - self.mean[seat]
            if values[seat] - luck > 1.0:
                part = min(part, (values[seat] - 1.0) / luck)
            elif values[seat] < luck:
                part = min(part, values[seat] / luck)
        return [values[seat] + part * (self.mean[seat] - chances[seat]) for seat in range(len(values))]
