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
# Chances that differ by less are told apart by nobody.
CLOSE: Final = 0.03
# What is said where no named part of the evaluation speaks for an answer: the search has seen further.
ENDS: Final = "ends"
AHEAD: Final = "ahead"
NEARLY: Final = "close"
BEHIND: Final = "behind"


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
    chosen = [known[i] for _, _, i in found[:most]]
    now = parts(evaluation, deals, seat)
    after = [parts_after(evaluation, deals, seat, verdict.action) for verdict in chosen]
    advised: list[Advice] = []
    lowest = 1.0
    for place, verdict in enumerate(chosen):
        # What is hardly known is never said to be better than what is known.
        lowest = min(lowest, -found[place][1])
        reasons = what_speaks(now, after, place)
        if not reasons:
            reasons = [Reason(for_want_of_one(after[place], place, advised, lowest), 0.0)]
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


def what_speaks(now: dict[str, float], after: list[dict[str, float] | None], place: int) -> list[Reason]:
    """What is better by the end of the move, the weightiest first.

    First what the answer gains and another one does not; else what it has more of than the others have; and else what
    it gains like all others.
    """
    own = after[place]
    if own is None:
        # The end of the game is judged in other terms, and speaks for itself.
        return []
    others = [one for i, one in enumerate(after) if i != place and one is not None]
    gains = difference(own, now)
    if not others:
        return weightiest(gains)
    special: dict[str, float] = {}
    beyond: dict[str, float] = {}
    for name, points in own.items():
        least = min([other.get(name, 0.0) for other in others])
        mean = sum([other.get(name, 0.0) for other in others]) / len(others)
        if points - least >= LEAST_WEIGHT:
            special[name] = gains[name]
        beyond[name] = points - mean
    for reasons in (weightiest(special), weightiest(beyond)):
        if reasons:
            return reasons
    return weightiest(gains)


def for_want_of_one(after: dict[str, float] | None, place: int, better: list[Advice], chance: float) -> str:
    """The name of what can be said of an answer for which nothing speaks that has a name."""
    if after is None:
        return ENDS
    if place == 0:
        return AHEAD
    return NEARLY if better[0].chance - chance < CLOSE else BEHIND


def weightiest(points: dict[str, float]) -> list[Reason]:
    """The reasons that weigh enough to be named."""
    found = [(-weight, name) for name, weight in points.items() if weight >= LEAST_WEIGHT]
    found.sort()
    return [Reason(name, -minus) for minus, name in found[:MOST_REASONS]]


def difference(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """What one has more than the other, name by name."""
    found = dict(one)
    for name, points in other.items():
        found[name] = found.get(name, 0.0) - points
    return found


def parts_after(evaluation: Evaluation, deals: list[State], seat: int, action: int) -> dict[str, float] | None:
    """The named parts of the evaluation once the move that an answer begins is over; None if the game is over then."""
    ends: list[State] = []
    for deal in deals:
        after = deal.copy()
        after.apply(action)
        end_move(evaluation, after, seat)
        if after.is_over():
            return None
        ends.append(after)
    return parts(evaluation, ends, seat)


def parts(evaluation: Evaluation, deals: list[State], seat: int) -> dict[str, float]:
    """What each part of the evaluation contributes, under the name by which people know it; the mean of some deals."""
    sums: dict[str, float] = {}
    for deal in deals:
        add_up(evaluation, deal, seat, 1.0 / len(deals), sums)
    return sums


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
