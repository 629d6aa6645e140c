"""The opponent that reads ahead."""

from __future__ import annotations

from collections.abc import Callable

from nunatak.bots.bot import Bot
from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.search.thought import Thought
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer


class SearchBot(Bot):
    """Searches each question for so many iterations or seconds, whichever ends first (0 seconds: no clock)."""

    def __init__(self, name: str, evaluation: Evaluation, seed: int, iterations: int, seconds: float = 0.0) -> None:
        super().__init__(name)
        self.chance = Chance(seed)
        self.iterations = iterations
        self.seconds = seconds
        # Asked now and then whether anybody still waits for the answer.
        self.stop: Callable[[], bool] | None = None
        self.thought = Thought(evaluation)

    def choose(self, observer: Observer) -> int:
        # Drawn even when there is no choice: the answers then depend on the number of questions, not on their kind.
        chance = self.chance.split()
        answers = observer.sensible()
        if len(answers) == 1:
            self.thought.answered(observer.seat, answers[0])
            return answers[0]
        search = self.thought.search_for(observer, chance)
        search.hasty = True
        search.run(observer, self.iterations, self.seconds, self.stop)
        action = search.best(answers)
        self.thought.answered(observer.seat, action)
        return action
