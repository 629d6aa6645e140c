"""What bots need to know of a game beyond its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nunatak.bots.calibration import Calibration, plain
from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.evaluate.score import ScoreEvaluation
from nunatak.bots.levels import LEVELS, Level
from nunatak.bots.tuning import Tuning

# Seconds that an answer takes at least, so that people can follow.
PACE: Final = 0.8


class Opponents:
    """How a game's states are judged, how strong its levels are, and how its searches divide their time.

    A game of another package declares one as an entry point of the group `nunatak.bots`, under the name of the game.
    Whatever it leaves out has a default that suits any game:

    - `evaluation` makes an evaluation; by default it goes by the scores as they stand.
    - `levels` are five, weakest first, under the names in `LEVELS`; by default unrated.
    - `tuning` steers searches; `together` does where all seats win or lose together, by default as `tuning`.
    - `calibration` makes the chances that people are told come true; by default they are as the search says them.
    """

    def __init__(
        self,
        evaluation: Callable[[], Evaluation] | None = None,
        levels: list[Level] | None = None,
        tuning: Tuning | None = None,
        together: Tuning | None = None,
        calibration: Calibration | None = None,
    ) -> None:
        self.evaluation: Callable[[], Evaluation] = ScoreEvaluation if evaluation is None else evaluation
        self.levels = usual_levels() if levels is None else levels
        self.tuning = usual_tuning() if tuning is None else tuning
        self.together = self.tuning if together is None else together
        self.calibration = plain() if calibration is None else calibration
        if [level.name for level in self.levels] != LEVELS:
            raise ValueError(f"expected the levels {', '.join(LEVELS)}, in this order")


def usual_levels() -> list[Level]:
    """Levels for a game in which nobody has measured any: twice casual, then further and further ahead."""
    return [
        Level("visitor", 0, 0.0, 0.25, None, PACE),
        Level("trekker", 0, 0.0, 0.1, None, PACE),
        Level("guide", 50, 1.0, 0.0, None, PACE),
        Level("explorer", 250, 2.0, 0.0, None, PACE),
        Level("legend", 2000, 3.0, 0.0, None, PACE),
    ]


def usual_tuning() -> Tuning:
    """The numbers of a search in a game for which nobody has tried others: those that our own games have in common."""
    return Tuning(deals=60, curiosity=10.0, temperature=1.2, others=0.6, caution=1.2, play_on=False)
