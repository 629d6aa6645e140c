"""What a search leaves behind for the next question of the same turn."""

from __future__ import annotations

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.search.search import Search
from nunatak.engine.chance import Chance
from nunatak.engine.json import canonical
from nunatak.engine.observer import Observer
from nunatak.engine.state import State


class Thought:
    """One seat's search, kept from one decision to the next for as long as everything comes as imagined."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.search: Search | None = None
        # The question that the last answer led to in an imagined deal; the root of the tree stands for it.
        self.ahead: State | None = None

    def search_for(self, observer: Observer, chance: Chance) -> Search:
        """The search whose root is the observer's question: the one that was kept, if it still holds, or a new one."""
        search = self.kept_for(observer)
        if search is None:
            search = Search(self.evaluation, chance)
        else:
            search.chance = chance
        self.search = search
        self.ahead = None
        return search

    def kept_for(self, observer: Observer) -> Search | None:
        """The kept search, if this seat sees what was imagined and may answer the same."""
        ahead = self.ahead
        if ahead is None or observer.seat != ahead.to_decide() or observer.legal() != ahead.legal():
            return None
        same = canonical(observer.view()) == canonical(ahead.view(observer.seat))
        return self.search if same else None

    def answered(self, seat: int, action: int) -> None:
        """Goes down the tree along the answer given, if that leads to another question to the same seat.

        Answers to which there was no alternative come here too; whether all went as imagined is found out later.
        """
        search = self.search
        self.search = None
        state = self.ahead
        self.ahead = None
        if search is None:
            return
        if state is None:
            state = search.deals[0]
        edge = search.root.edges.get(action)
        if edge is None or edge.node is None or action not in state.legal():
            return
        state.apply(action)
        if state.to_decide() == seat:
            search.root = edge.node
            self.search = search
            self.ahead = state
