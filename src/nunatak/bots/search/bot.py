"""The opponent that reads ahead."""

from __future__ import annotations

from nunatak.bots.bot import Bot
from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.search.search import Search
from nunatak.engine.chance import Chance
from nunatak.engine.json import canonical
from nunatak.engine.observer import Observer
from nunatak.engine.state import State


class SearchBot(Bot):
    """Searches each question for so many iterations or seconds, whichever ends first (0 seconds: no clock)."""

    def __init__(self, name: str, evaluation: Evaluation, seed: int, iterations: int, seconds: float = 0.0) -> None:
        super().__init__(name)
        self.evaluation = evaluation
        self.chance = Chance(seed)
        self.iterations = iterations
        self.seconds = seconds
        # The tree below the last answer, and the question to this seat that it led to in an imagined deal.
        self.search: Search | None = None
        self.ahead: State | None = None

    def choose(self, observer: Observer) -> int:
        # Drawn even when there is no choice: the answers then depend on the number of questions, not on their kind.
        chance = self.chance.split()
        legal = observer.legal()
        search = self.search
        ahead = self.ahead
        if search is not None and (ahead is None or not expected(observer, ahead)):
            search = None
        if len(legal) == 1:
            if search is not None and ahead is not None:
                self.keep(search, ahead, observer.seat, legal[0])
            return legal[0]
        if search is None:
            search = Search(self.evaluation, chance)
        else:
            search.chance = chance
        search.run(observer, self.iterations, self.seconds)
        action = search.best(legal)
        self.keep(search, search.deals[0], observer.seat, action)
        return action

    def keep(self, search: Search, state: State, seat: int, action: int) -> None:
        """Keeps the tree below the answer for the next question, if that is put to the same seat."""
        self.search = None
        self.ahead = None
        edge = search.root.edges.get(action)
        if edge is None or edge.node is None:
            return
        state.apply(action)
        if state.to_decide() == seat:
            search.root = edge.node
            self.search = search
            self.ahead = state


def expected(observer: Observer, ahead: State) -> bool:
    """Whether the question is the one that was imagined: this seat sees the same and may answer the same."""
    if observer.seat != ahead.to_decide() or observer.legal() != ahead.legal():
        return False
    return canonical(observer.view()) == canonical(ahead.view(observer.seat))
