"""Advice to a person: the answers worth a look, best first, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, SETTLE, Evaluation
from nunatak.bots.house import calibration_of
from nunatak.bots.search.verdict import Verdict, analyse
from nunatak.engine.chance import Chance
from nunatak.engine.json import canonical
from nunatak.engine.observer import Observer
from nunatak.engine.state import State

# An answer that was tried less than this, compared with the one tried most, is known too little to come before others.
LEAST_TRIED: Final = 0.1
# Imagined deals over which reasons are averaged.
DEALS: Final = 4
# Reasons named for each answer, and the least that one has to weigh, in the points of the evaluation.
MOST_REASONS: Final = 2
LEAST_WEIGHT: Final = 0.25
# Answers given on the way to the end of a move; a guard, no game needs so many.
LONGEST: Final = 40


class Reason:
    """What an answer changes for the better, and by how many points of the final score."""

    def __init__(self, name: str, points: float) -> None:
        self.name = name
        self.points = points


class Advice:
    """An answer, its share of the search, the seat's chance to win with it, and what speaks for it."""

    def __init__(self, action: int, share: float, chance: float, reasons: list[Reason]) -> None:
        self.action = action
        self.share = share
        self.chance = chance
        self.reasons = reasons


def advise(
    evaluation: Evaluation,
    observer: Observer,
    seed: int,
    iterations: int,
    seconds: float,
    stop: Callable[[], bool] | None,
    most: int,
) -> list[Advice]:
    """The best answers to the observer's question, by the chance to win; those that come to the same are one."""
    seat = observer.seat
    verdicts = analyse(evaluation, observer, seed, iterations, seconds, stop)
    least = LEAST_TRIED * verdicts[0].share
    chance = Chance(seed)
    known = distinct(verdicts, observer, chance.split())
    deals = [observer.imagine(chance) for _ in range(DEALS)]
    first = deals[0]
    calibration = calibration_of(first.game().name)
    stage, allied = evaluation.stage(first), evaluation.allied(first)
    found: list[tuple[bool, float, int]] = []
    for i, verdict in enumerate(known):
        believed = calibration.believed(verdict.chances, seat, stage, allied)
        found.append((verdict.share < least, -believed[seat], i))
    found.sort()
    advised: list[Advice] = []
    lowest = 1.0
    for _, minus, i in found[:most]:
        # What is hardly known is never said to be better than what is known.
        lowest = min(lowest, -minus)
        verdict = known[i]
        reasons = reasons_for(evaluation, deals, seat, verdict.action)
        advised.append(Advice(verdict.action, verdict.share, lowest, reasons))
    return advised


def distinct(verdicts: list[Verdict], observer: Observer, chance: Chance) -> list[Verdict]:
    """One verdict for all answers that lead to what looks the same to the seat: the one tried most, for all of them."""
    deal = observer.imagine(chance)
    places: dict[bytes, int] = {}
    found: list[Verdict] = []
    for verdict in verdicts:
        after = deal.copy()
        after.apply(verdict.action)
        looks = canonical(after.view(observer.seat))
        place = places.get(looks, -1)
        if place < 0:
            places[looks] = len(found)
            found.append(verdict)
        else:
            first = found[place]
            found[place] = Verdict(first.action, first.share + verdict.share, first.chances)
    return found


def reasons_for(evaluation: Evaluation, deals: list[State], seat: int, action: int) -> list[Reason]:
    """What an answer changes for the better until the move is over, the weightiest first."""
    sums: dict[str, float] = {}
    for deal in deals:
        after = deal.copy()
        after.apply(action)
        end_move(evaluation, after, seat)
        if after.is_over():
            # The end of the game is judged in other terms, and speaks for itself.
            return []
        add_up(evaluation, after, seat, 1.0 / len(deals), sums)
        add_up(evaluation, deal, seat, -1.0 / len(deals), sums)
    weighty = [(-points, name) for name, points in sums.items() if points >= LEAST_WEIGHT]
    weighty.sort()
    return [Reason(name, -minus) for minus, name in weighty[:MOST_REASONS]]


def add_up(evaluation: Evaluation, state: State, seat: int, share: float, sums: dict[str, float]) -> None:
    """Adds a share of what each feature contributes to the name under which people know it."""
    for feature in evaluation.features(state, seat):
        name = evaluation.reason(feature.name)
        if name:
            sums[name] = sums.get(name, 0.0) + share * feature.contribution()


def end_move(evaluation: Evaluation, state: State, seat: int) -> None:
    """Answers what belongs to the same move: the usual where that is known, otherwise what is worth most at once."""
    for _ in range(LONGEST):
        if state.is_over():
            return
        treatment = evaluation.treat(state, seat)
        if treatment == SETTLE:
            state.apply(evaluation.usual(state))
        elif treatment == FOLLOW:
            state.apply(best_at_once(evaluation, state, seat))
        else:
            return


def best_at_once(evaluation: Evaluation, state: State, seat: int) -> int:
    """The answer after which the state is worth most to the seat."""
    answers = state.sensible()
    best = answers[0]
    most = float("-inf")
    for action in answers:
        if evaluation.is_aside(state, action):
            continue
        after = state.copy()
        after.apply(action)
        value = evaluation.value(after, seat)
        if value > most:
            best, most = action, value
    return best
