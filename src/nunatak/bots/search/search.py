"""Information-set Monte Carlo tree search.

One tree is grown over many deals: each iteration takes a deal that the searching seat cannot tell from the real one,
walks down the tree along answers that are legal in this deal, adds a node, judges where it has come to (or where
it would come to by the end of the round) and notes the judgement, seat by seat, on the way back.
"""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Callable
from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, Evaluation
from nunatak.bots.house import tuning_of
from nunatak.bots.search.deals import Deals
from nunatak.bots.search.node import Edge, Node
from nunatak.bots.search.resting import judged, play_on, settle
from nunatak.bots.tuning import Tuning
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer
from nunatak.engine.state import State

# How many iterations pass between two looks at whether to stop before the end.
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
        self.seat = 0  # the one that searches
        self.period = 0  # in which it does
        # Whether to stop once the rest of the iterations, or of the time, could no longer change the answer.
        self.hasty = False

    def run(
        self, observer: Observer, iterations: int, seconds: float = 0.0, stop: Callable[[], bool] | None = None
    ) -> None:
        """Searches until so many iterations have passed through the root or so many seconds have gone by.

        0 seconds: no clock. `stop` is asked every few iterations and ends the search when it says so.
        """
        # A search makes a great many objects and no cycles: looking for some is time lost.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.walk(observer, iterations, seconds, stop)
        finally:
            if collecting:
                gc.enable()

    def walk(self, observer: Observer, iterations: int, seconds: float, stop: Callable[[], bool] | None) -> None:
        """Walk after walk down the tree, until one of the limits is reached."""
        begin = time.monotonic()
        before = self.iterations
        self.seat = observer.seat
        deals = Deals(self.evaluation, observer, self.chance)
        deals.deal()
        self.deals = deals.states
        first = deals.states[0]
        self.period = self.evaluation.period(first)
        given = self.tuning
        if given is None:
            given = tuning_of(first.game().name, self.evaluation.allied(first))
        tuning = given.in_chances(self.point(first, observer.seat))
        root = self.root
        # A kept root may have been seen once and never been looked into.
        while root.visits < iterations or not root.edges:
            done = self.iterations - before
            spent = time.monotonic() - begin if seconds > 0 else 0.0
            # Where a walk takes long, one more than there is time for would be felt.
            if seconds > 0 and root.edges and spent * (done + 1) >= seconds * max(1, done):
                break
            if root.visits % TICK == 0 and root.edges:
                if stop is not None and stop():
                    break
                if self.hasty and self.lead() > iterations - root.visits:
                    break
                if self.hasty and done >= LEAST_PACE and self.lead() * spent > done * (seconds - spent):
                    break
            turn = (self.iterations - before) % tuning.deals
            if turn == len(deals.states):
                deals.deal()
            self.iterate(deals, turn, tuning)

    def point(self, state: State, seat: int) -> float:
        """How much a point of value changes the seat's winning chance here."""
        chance = self.evaluation.chances(state)[seat]
        return max(LEAST_POINT, self.evaluation.sharpness(state) * chance * (1 - chance))

    def iterate(self, deals: Deals, turn: int, tuning: Tuning) -> None:
        """One walk down the tree and back."""
        state = deals.states[turn].copy()
        node = self.root
        path: list[Edge] = []
        mover = state.to_decide()
        while not state.is_over():
            # A new node is judged, unless the move that leads to it is still under way.
            if node.visits == 0 and path and not path[-1].aside and self.evaluation.treat(state, mover) != FOLLOW:
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
            node = below
        settle(self.evaluation, state, mover)
        if tuning.play_on:
            state = play_on(self.evaluation, state, self.period)
        values = deals.without_luck(turn, judged(self.evaluation, state))
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
        answers = state.sensible()
        if len(answers) == 1:
            if answers[0] not in edges:
                edges[answers[0]] = Edge(1.0, state.seats(), False)
            return answers[0]
        if not edges:
            self.expand(node, state, answers, tuning)
        seat = state.to_decide()
        total = 0.0
        tried = 0
        for action in answers:
            edge = edges.get(action)
            if edge is not None and edge.visits:
                total += edge.totals[seat]
                tried += edge.visits
        untried = (total / tried if tried else 0.5) - tuning.caution
        best = answers[0]
        best_promise = -math.inf
        for action in answers:
            edge = edges.get(action)
            if edge is None:
                # Legal in this deal but not in the one the node was expanded in.
                edge = Edge(1.0 / len(answers), state.seats(), self.evaluation.is_aside(state, action))
                edges[action] = edge
            edge.available += 1
            mean = edge.totals[seat] / edge.visits if edge.visits else untried
            promise = mean + tuning.curiosity * edge.prior * math.sqrt(float(edge.available)) / (1 + edge.visits)
            if promise > best_promise:
                best_promise = promise
                best = action
        return best

    def expand(self, node: Node, state: State, answers: list[int], tuning: Tuning) -> None:
        """Gives every answer its prior: how good the state after it is, compared with the others."""
        evaluation = self.evaluation
        seat = state.to_decide()
        looks: list[float] = []
        asides: list[bool] = []
        best = -math.inf
        for action in answers:
            after = state.copy()
            after.apply(action)
            settle(evaluation, after, seat)
            look = evaluation.value(after, seat)
            aside = evaluation.is_aside(state, action)
            looks.append(look)
            asides.append(aside)
            if not aside and look > best:
                best = look
        if True in asides and False in asides:
            # After an aside the best other answer can still be given.
            lift = best - evaluation.value(state, seat)
            looks = [look + lift if asides[i] else look for i, look in enumerate(looks)]
        most = max(looks)
        temperature = tuning.temperature if seat == self.seat else tuning.others
        weights = [math.exp((look - most) / temperature) for look in looks]
        total = sum(weights)
        seats = state.seats()
        for i, action in enumerate(answers):
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

    def best(self, answers: list[int]) -> int:
        """The answer tried most often; of equals the first."""
        best = answers[0]
        most = -1
        for action in answers:
            edge = self.root.edges.get(action)
            if edge is not None and edge.visits > most:
                most = edge.visits
                best = action
        return best
