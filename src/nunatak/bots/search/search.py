"""Information-set Monte Carlo tree search.

One tree is grown over many deals: each iteration takes a deal that the searching seat cannot tell from the real one,
walks down the tree along answers that are legal in this deal, adds a node, judges where it has come to and
notes the judgement, seat by seat, on the way back.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.search.node import Edge, Node
from nunatak.bots.search.resting import judged_at_rest
from nunatak.bots.search.tuning import Tuning, tuning_of
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer
from nunatak.engine.state import State

# How many iterations pass between two looks at the clock or at whether to stop.
TICK: Final = 8
# Iterations after which a search knows how fast it is.
LEAST_PACE: Final = 32
# Winning chance that a point is taken to be worth at least, even in a game that is as good as decided.
LEAST_POINT: Final = 0.002


class Search:
    """A search from one seat's point of view, kept as long as its tree is of use."""

    def __init__(self, evaluation: Evaluation, chance: Chance, tuning: Tuning | None = None) -> None:
        self.evaluation = evaluation
        self.chance = chance
        self.tuning = tuning
        self.root = Node()
        self.deals: list[State] = []
        # Walks made so far; the root's visits also count those of the tree it was kept from.
        self.iterations = 0
        # Whether to stop the clock once the rest of the time could no longer change the answer.
        self.hasty = False

    def run(
        self, observer: Observer, iterations: int, seconds: float = 0.0, stop: Callable[[], bool] | None = None
    ) -> None:
        """Searches until so many iterations have passed through the root or so many seconds have gone by.

        0 seconds: no clock. `stop` is asked every few iterations and ends the search when it says so.
        """
        begin = time.monotonic()
        before = self.iterations
        first = observer.imagine(self.chance.split())
        given = tuning_of(first.game().name) if self.tuning is None else self.tuning
        tuning = given.in_chances(self.point(first, observer.seat))
        self.deals = [first]
        root = self.root
        # A kept root may have been seen once and never been looked into.
        while root.visits < iterations or not root.edges:
            if root.visits % TICK == 0 and root.edges:
                if stop is not None and stop():
                    break
                if seconds > 0:
                    spent = time.monotonic() - begin
                    if spent >= seconds:
                        break
                    done = self.iterations - before
                    if self.hasty and done >= LEAST_PACE and self.lead() * spent > done * (seconds - spent):
                        break
            turn = (self.iterations - before) % tuning.deals
            if turn == len(self.deals):
                self.deals.append(observer.imagine(self.chance.split()))
            self.iterate(self.deals[turn].copy(), tuning)

    def point(self, state: State, seat: int) -> float:
        """How much a point of value changes the seat's winning chance here."""
        chance = self.evaluation.chances(state)[seat]
        sharpness = self.evaluation.sharpness_at(self.evaluation.stage(state))
        return max(LEAST_POINT, sharpness * chance * (1 - chance))

    def iterate(self, state: State, tuning: Tuning) -> None:
        """One walk down the tree and back."""
        node = self.root
        above = node
        path: list[Edge] = []
        mover = state.to_decide()
        while not state.is_over():
            # A new node is judged as it is; its answers are looked at when a walk comes by again.
            if node.visits == 0 and path:
                break
            mover = state.to_decide()
            action = self.select(node, state, tuning)
            edge = node.edges[action]
            node.visits += 1
            path.append(edge)
            state.apply(action)
            below = edge.node
            if below is None:
                below = Node()
                edge.node = below
            above = node
            node = below
        if path and path[-1].aside:
            values = lifted(judged_at_rest(self.evaluation, state, mover, 0), above.lift)
        else:
            values = judged_at_rest(self.evaluation, state, mover, tuning.followed)
        node.visits += 1
        for edge in path:
            edge.visits += 1
            totals = edge.totals
            for seat in range(len(values)):
                totals[seat] += values[seat]
        self.iterations += 1

    def select(self, node: Node, state: State, tuning: Tuning) -> int:
        """The answer with the highest promise: its mean so far, and a bonus for a good prior and few trials."""
        edges = node.edges
        legal = state.legal()
        if len(legal) == 1:
            if legal[0] not in edges:
                edges[legal[0]] = Edge(1.0, state.seats(), False)
            return legal[0]
        if not edges:
            self.expand(node, state, legal, tuning)
        seat = state.to_decide()
        total = 0.0
        tried = 0
        for action in legal:
            edge = edges.get(action)
            if edge is not None and edge.visits:
                total += edge.totals[seat]
                tried += edge.visits
        untried = (total / tried if tried else 0.5) - tuning.caution
        best = legal[0]
        best_promise = -1.0
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                # Legal in this deal but not in the one the node was expanded in.
                edge = Edge(1.0 / len(legal), state.seats(), self.evaluation.is_aside(state, action))
                edges[action] = edge
            edge.available += 1
            mean = edge.totals[seat] / edge.visits if edge.visits else untried
            promise = mean + tuning.curiosity * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            if promise > best_promise:
                best_promise = promise
                best = action
        return best

    def expand(self, node: Node, state: State, legal: list[int], tuning: Tuning) -> None:
        """Gives every legal answer its prior: how well the state after it looks, compared with the others."""
        evaluation = self.evaluation
        seat = state.to_decide()
        looks: list[float] = []
        asides: list[bool] = []
        best: list[float] = []
        for action in legal:
            after = state.copy()
            after.apply(action)
            values = judged_at_rest(evaluation, after, seat, 0)
            aside = evaluation.is_aside(state, action)
            looks.append(values[seat])
            asides.append(aside)
            if not aside and (not best or values[seat] > best[seat]):
                best = values
        if best and True in asides:
            before = evaluation.chances(state)
            node.lift = [best[i] - before[i] for i in range(len(best))]
            looks = [look + node.lift[seat] if asides[i] else look for i, look in enumerate(looks)]
        most = max(looks)
        weights = [math.exp((look - most) / tuning.temperature) for look in looks]
        total = sum(weights)
        seats = state.seats()
        for i, action in enumerate(legal):
            node.edges[action] = Edge(weights[i] / total, seats, asides[i])

    def lead(self) -> int:
        """By how many visits the answer tried most often is ahead of the next."""
        most = 0
        second = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def best(self, legal: list[int]) -> int:
        """The legal answer tried most often; of equals the first."""
        best = legal[0]
        most = -1
        for action in legal:
            edge = self.root.edges.get(action)
            if edge is not None and edge.visits > most:
                most = edge.visits
                best = action
        return best


def lifted(values: list[float], lift: list[float]) -> list[float]:
    """What a state is worth after an aside: the best answer of before is taken to be open still."""
    if not lift:
        return values
    # As much of it as leaves every seat a chance between 0 and 1.
    part = 1.0
    for seat in range(len(values)):
        if values[seat] + lift[seat] > 1.0:
            part = min(part, (1.0 - values[seat]) / lift[seat])
        elif values[seat] + lift[seat] < 0.0:
            part = min(part, -values[seat] / lift[seat])
    return [values[seat] + part * lift[seat] for seat in range(len(values))]
