"""What a search thinks of every answer: for hints, and for looking back at a game."""

from __future__ import annotations

from collections.abc import Callable

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.search.search import Search
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer


class Verdict:
    """One answer: its share of the search, and the winning chances of every seat once it is given."""

    def __init__(self, action: int, share: float, chances: list[float]) -> None:
        self.action = action
        self.share = share
        self.chances = chances


class Trials:
    """How often each answer was tried, and what came of it for each seat, in one search or in several together."""

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.totals: dict[int, list[float]] = {}

    def add(self, action: int, visits: int, totals: list[float]) -> None:
        """What a search has to say of one answer."""
        before = self.totals.get(action)
        self.visits[action] = self.visits.get(action, 0) + visits
        self.totals[action] = totals if before is None else added(before, totals)

    def add_search(self, search: Search) -> None:
        """What a search has to say of all answers that it tried."""
        for action, edge in search.root.edges.items():
            if edge.visits:
                self.add(action, edge.visits, [*edge.totals])

    def verdicts(self, answers: list[int]) -> list[Verdict]:
        """A verdict on each of these answers, best first; one that was never tried has the chances of the whole."""
        tried = [action for action in answers if action in self.visits]
        if not tried:
            raise ValueError("nothing was searched")
        visits = 0
        whole = [0.0] * len(self.totals[tried[0]])
        for action in tried:
            visits += self.visits[action]
            whole = added(whole, self.totals[action])
        whole = [total / visits for total in whole]
        found: list[Verdict] = []
        for action in answers:
            own = self.visits.get(action, 0)
            if own == 0:
                found.append(Verdict(action, 0.0, whole))
            else:
                found.append(Verdict(action, own / visits, [total / own for total in self.totals[action]]))
        # Equals stay in their order, as in `Search.best`.
        found.sort(key=by_share)
        return found


def analyse(
    evaluation: Evaluation,
    observer: Observer,
    seed: int,
    iterations: int,
    seconds: float = 0.0,
    stop: Callable[[], bool] | None = None,
) -> list[Verdict]:
    """What a search says of every sensible answer to the observer's question, best first."""
    search = Search(evaluation, Chance(seed))
    search.run(observer, iterations, seconds, stop)
    trials = Trials()
    trials.add_search(search)
    return trials.verdicts(observer.sensible())


def added(one: list[float], other: list[float]) -> list[float]:
    """The sum, seat by seat."""
    return [one[seat] + other[seat] for seat in range(len(one))]


def by_share(verdict: Verdict) -> float:
    """The most searched first."""
    return -verdict.share
