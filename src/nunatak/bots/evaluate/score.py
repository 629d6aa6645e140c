"""The evaluation of a game that nobody has written one for: the score as it stands."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import REST, SHARPNESS, Evaluation
from nunatak.bots.evaluate.features import Feature, lines
from nunatak.bots.evaluate.forecast import Forecast
from nunatak.bots.evaluate.weights import STAGES
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.state import State

NAMES: Final = ["score", "best other"]
WEIGHTS: Final = [1.0, -1.0]
# A lead says more among small scores than among large ones: one of a third of the highest score, and of these points
# beside it, wins about three games in four.
LEAD: Final = 3.0
FEW_POINTS: Final = 10.0


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreEvaluation(Evaluation):
    """Knows nothing of a game but what its rules tell everybody: who is asked, and how the scores stand.

    Every question is a move of its own, and a lead is an advantage, however far the game has come.
    """

    def __init__(self) -> None:
        super().__init__({SHARPNESS: [LEAD / FEW_POINTS] * STAGES}, Forecast([1.0], [1.0]), [1.0])

    def value(self, state: State, seat: int) -> float:
        scores = state.scores()
        return float(scores[seat] - best_other(scores, seat))

    def features(self, state: State, seat: int) -> list[Feature]:
        scores = state.scores()
        return lines(NAMES, [float(scores[seat]), float(best_other(scores, seat))], WEIGHTS)

    def reason(self, feature: str) -> str:
        return "points" if feature == NAMES[0] else "rivals"

    def amounts(self, state: State, seat: int) -> list[float]:
        return [float(state.scores()[seat])]

    def stage(self, state: State) -> float:
        return 1.0 if state.is_over() else 0.0

    def sharpness(self, state: State) -> float:
        highest = max([abs(score) for score in state.scores()])
        return LEAD / (FEW_POINTS + highest)

    def treat(self, state: State, seat: int) -> int:
        return REST

    def usual(self, state: State) -> int:
        return state.sensible()[0]

    def is_aside(self, state: State, action: int) -> bool:
        return False


def best_other(scores: list[int], seat: int) -> int:
    """The highest score of the others; alone there is nothing to compare with."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return max(others) if others else 0
