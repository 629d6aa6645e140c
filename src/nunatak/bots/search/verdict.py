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


def analyse(
    evaluation: Evaluation,
    observer: Observer,
    seed: int,
    iterations: int,
    seconds: float = 0.0,
    stop: Callable[[], bool] | None = None,
) -> list[Verdict]:
    """A verdict on every legal answer, best first; one that was never tried has the chances of the whole."""
    search = Search(evaluation, Chance(seed))
    search.run(observer, iterations, seconds, stop)
    return verdicts(search, observer)


def verdicts(search: Search, observer: Observer) -> list[Verdict]:
    """What a search that has run says of the observer's question."""
    legal = observer.legal()
    visits = 0
    totals: list[float] = []
    for action in legal:
        edge = search.root.edges.get(action)
        if edge is not None and edge.visits:
            visits += edge.visits
            totals = edge.totals if not totals else [totals[i] + edge.totals[i] for i in range(len(totals))]
    whole = [total / visits for total in totals]
    found: list[Verdict] = []
    for action in legal:
        edge = search.root.edges.get(action)
        if edge is None or edge.visits == 0:
            found.append(Verdict(action, 0.0, whole))
        else:
            found.append(Verdict(action, edge.visits / visits, [total / edge.visits for total in edge.totals]))
    found.sort(key=by_share)
    return found


def by_share(verdict: Verdict) -> float:
    """The most searched first; equals stay in their order."""
    return -verdict.share
