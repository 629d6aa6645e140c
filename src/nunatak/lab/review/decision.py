"""Looking back at one decision, with what the player could know then and not with what came out later.

A search says what the best answer would have been worth. The answer that was given is compared with it in deals that
the player could not tell from the real one, the same deals for both: the difference then owes little to chance.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from dataclasses import dataclass

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.house import calibration_of, evaluation_of, tuning_of
from nunatak.bots.search import Verdict, analyse
from nunatak.bots.search.resting import judged, play_on
from nunatak.engine import Chance, JsonObject, Observer, Record, Replay, State
from nunatak.engine.chance import GOLDEN
from nunatak.games import load_game
from nunatak.lab.review.story import Change, became, compared

# How many deals two answers are compared in, and how many show what could have come out; the iterations are divided
# among them.
DEALS = 6
OUTCOMES = 12
# Deals after which two answers that have come to the same in all of them are the same, and how far apart they may be.
ENOUGH = 3
SAME = 0.002
# Where walks are played on to the end of the round, fewer iterations than this are one walk: as good, and far cheaper.
LEAST_SEARCH = 8
# Deals over which a story is averaged.
STORIES = 4
# The answers that are told, best first.
BEST = 3
# A loss from which on it is told what it came from.
LEAST_STORY = 0.02


@dataclass(frozen=True)
class Budget:
    """What a look at one decision may cost: iterations of the search, and seconds (0: no clock)."""

    iterations: int = 100
    seconds: float = 0.0

    def data(self) -> JsonObject:
        """The budget as plain data."""
        return {"iterations": self.iterations, "seconds": self.seconds}


@dataclass(frozen=True)
class Answer:
    """An answer that could have been given: its share of the search, and every seat's chance after it."""

    action: JsonObject
    share: float
    chances: list[float]


@dataclass(frozen=True)
class Decision:
    """A decision with a choice, as it looked to the seat that made it."""

    # How many moves had been made before it, and before the next decision with a choice.
    move: int
    next: int
    seat: int
    asked: str
    options: int
    action: JsonObject
    # Every seat's chance with the best answer, and with the one that was given, before chance has its say.
    before: list[float]
    after: list[float]
    best: list[Answer]
    # Where something was drawn or revealed before the next decision: every seat's chance, as this seat sees it, over
    # all that could have come out, and once it has; both judged in the same way.
    expected: list[float] | None
    realised: list[float] | None
    # What the answer changed against the best one, and what had changed for everybody by the next decision.
    story: list[Change]
    became: list[Change]


class Stopped(Exception):
    """Whoever asked for the review no longer wants it."""


class Walk:
    """A record on the way from its first move to its last; going back begins anew."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = load_game(record.game, record.pack or None)
        self.evaluation = evaluation_of(record.game)
        self.replay = Replay(self.game, record)

    def allied(self) -> bool:
        """Whether all seats win or lose together."""
        return self.evaluation.allied(self.at(0))

    def at(self, move: int) -> State:
        """A copy of the state after so many moves."""
        if move < self.replay.at():
            self.replay = Replay(self.game, self.record)
        return self.replay.to_end(move).state.copy()

    def decisions(self) -> list[int]:
        """The numbers of the moves that were chosen among several."""
        chosen: list[int] = []
        self.at(0)
        while self.replay.has_next():
            if len(self.replay.play.state.legal()) > 1:
                chosen.append(self.replay.at())
            self.replay.next()
        return chosen


def judge(walk: Walk, move: int, following: int, budget: Budget, stop: Callable[[], bool]) -> Decision:
    """Looks back at one decision. Raises Stopped as soon as it is no longer wanted."""
    state = walk.at(move)
    seat = state.to_decide()
    asked = state.asked()
    assert asked is not None
    observer = Observer(state, seat)
    # Another chance for every decision; it must not come from the record's seed, which knows the deal.
    look = _Look(walk.evaluation, state, Chance((move + 1) * GOLDEN), budget, stop)
    chosen = walk.game.space.parse(walk.record.moves[move].action)
    verdicts = look.search(observer, budget.iterations)
    best = verdicts[0]
    fair = look.fair(best.chances)
    before = look.believed(fair)
    after = before
    story: list[Change] = []
    if chosen != best.action:
        change = look.difference(observer, chosen, best.action)
        if any(change):
            after = look.believed([min(1.0, max(0.0, chance + change[i])) for i, chance in enumerate(fair)])
        if before[seat] - after[seat] >= LEAST_STORY:
            story = look.story(observer, chosen, best.action)
    later = walk.at(following)
    expected = realised = None
    if later.disclosed != state.disclosed:
        expected = look.believed(look.outlook(observer, chosen))
        realised = look.believed(look.outlook(Observer(later, seat)))
    return Decision(
        move,
        following,
        seat,
        asked.name,
        len(observer.legal()),
        walk.game.space.name(chosen),
        _shorts(before),
        _shorts(after),
        [
            Answer(observer.name(one.action), _short(one.share), _shorts(look.believed(one.chances)))
            for one in verdicts[:BEST]
        ],
        None if expected is None else _shorts(expected),
        None if realised is None else _shorts(realised),
        story,
        became(walk.evaluation, state, later),
    )


class _Look:
    """The means of looking at one decision."""

    def __init__(
        self, evaluation: Evaluation, state: State, chance: Chance, budget: Budget, stop: Callable[[], bool]
    ) -> None:
        self.evaluation = evaluation
        self.chance = chance
        self.budget = budget
        self.stop = stop
        self.seat = state.to_decide()
        self.stage = evaluation.stage(state)
        self.allied = evaluation.allied(state)
        name = state.game().name
        self.calibration = calibration_of(name)
        self.plays_on = tuning_of(name, self.allied).play_on

    def search(self, observer: Observer, iterations: int) -> list[Verdict]:
        """What a search makes of a question."""
        verdicts = analyse(self.evaluation, observer, self.chance.bits(), iterations, self.budget.seconds, self.stop)
        if self.stop():
            raise Stopped
        return verdicts

    def fair(self, chances: list[float]) -> list[float]:
        """Chances that add up to one, where one wins at the cost of the others: searches also value the margin."""
        total = sum(chances)
        if total == 0 or self.allied:
            return [*chances]
        return [chance / total for chance in chances]

    def believed(self, chances: list[float]) -> list[float]:
        """Chances as they came true in other games: what people are told."""
        return self.calibration.believed(chances, self.seat, self.stage, self.allied)

    def difference(self, observer: Observer, chosen: int, best: int) -> list[float]:
        """What the chosen answer changes in every seat's chances, compared with the best one in the same deals."""
        seat = observer.seat
        changes: list[list[float]] = []
        for _ in range(DEALS):
            deal = observer.imagine(self.chance.split())
            word = self.chance.word
            ends: list[list[float]] = []
            for action in (chosen, best):
                self.chance.word = word
                after = deal.copy()
                after.apply(action)
                ends.append(self.chances(after, DEALS))
            changes.append([one - other for one, other in zip(*ends, strict=True)])
            # Many answers come to the same by the end of the move: more deals would only say so again.
            if len(changes) == ENOUGH and all(abs(change[seat]) < SAME for change in changes):
                return [0.0] * len(_mean(changes))
        mean = _mean(changes)
        own = [change[seat] for change in changes]
        # Not larger than its own standard error: the deals do not tell the two answers apart.
        if abs(mean[seat]) <= statistics.stdev(own) / math.sqrt(DEALS):
            return [0.0] * len(mean)
        return mean

    def story(self, observer: Observer, chosen: int, best: int) -> list[Change]:
        """What the chosen answer changed, compared with the best one."""
        deals = [observer.imagine(self.chance.split()) for _ in range(STORIES)]
        return compared(self.evaluation, deals, observer.seat, chosen, best)

    def outlook(self, observer: Observer, action: int | None = None) -> list[float]:
        """Every seat's chance as one of them sees it, who need not be the one to decide; after an action, if given."""
        found: list[list[float]] = []
        for _ in range(OUTCOMES):
            deal = observer.imagine(self.chance.split())
            if action is not None:
                deal.apply(action)
            found.append(self.chances(deal, OUTCOMES))
        return _mean(found)

    def chances(self, state: State, parts: int) -> list[float]:
        """Every seat's chance in an imagined deal; the seat to decide knows its own side of it."""
        while len(state.legal()) == 1:
            state.apply(state.legal()[0])
        if state.is_over():
            return self.evaluation.chances(state)
        iterations = max(1, self.budget.iterations // parts)
        if self.plays_on and iterations < LEAST_SEARCH:
            # So short a search would spend most of its time on looking at answers that it never tries.
            return self.fair(judged(self.evaluation, play_on(self.evaluation, state, self.evaluation.period(state))))
        verdicts = self.search(Observer(state, state.to_decide()), iterations)
        return self.fair(verdicts[0].chances)


def _mean(lists: list[list[float]]) -> list[float]:
    return [sum(values) / len(values) for values in zip(*lists, strict=True)]


def _short(value: float) -> float:
    # As files hold it: a review that was broken off and taken up again is the same.
    return round(value, 4)


def _shorts(values: list[float]) -> list[float]:
    return [_short(value) for value in values]
