"""Looking back at a game: what every decision was worth, and what was luck.

    review(record, Budget(100), tick, stop)

gives a `Review`; `Review.data()` is all of it as plain data. What a decision is worth is judged with the view that the
player had. What came out afterwards, by chance or from hiding, is luck: the chances then, less those expected. What
neither explains is the course of the game: the judgement of one decision had not read as far as that of the next.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from nunatak.engine import Json, JsonObject, Record
from nunatak.lab.review.decision import Budget, Decision, Stopped, Walk, judge
from nunatak.lab.review.story import Change
from nunatak.lab.workers import spread

FORMAT = 2
# Chances given away by an answer that count as a slip, a mistake, a blunder.
SLIP, MISTAKE, BLUNDER = 0.03, 0.08, 0.2
# Turning points: the largest swings, and how large they must be at least.
TURNING_POINTS = 6
LEAST_SWING = 0.05
# A judgement that changes by less than this from one decision to the next is no news.
LEAST_COURSE = 0.1
# Decisions before and after a swing over which it must last.
LASTING = 3


@dataclass(frozen=True)
class TurningPoint:
    """A swing: by a choice, for the seat that chose; by luck or the course of the game, for the seat it moved most."""

    move: int
    seat: int
    kind: str
    swing: float
    # What it came from: what an answer cost and opened, or what had become of something for the seat.
    story: tuple[Change, ...] = ()

    def data(self) -> JsonObject:
        """The turning point as plain data."""
        story: list[Json] = [change.data() for change in self.story]
        told: JsonObject = {"move": self.move, "seat": self.seat, "kind": self.kind}
        return {**told, "swing": _short(self.swing), "story": story}


class Review:
    """What came of looking back; complete when every decision was looked at."""

    def __init__(self, record: Record, budget: Budget, decisions: Iterable[Decision]) -> None:
        walk = Walk(record)
        self.record = record
        self.budget = budget
        self.decisions = sorted(decisions, key=lambda decision: decision.move)
        self.complete = len(self.decisions) == len(walk.decisions())
        self.allied = walk.allied()
        self._chances = dict(self.curve())

    def seats(self) -> int:
        """How many seats played."""
        return len(self.record.seats)

    def outcome(self) -> list[float] | None:
        """What each seat won: 1, a share, or nothing; None while the game runs."""
        winners = self.record.result.get("winners")
        if not isinstance(winners, list):
            return None
        share = 1.0 if self.allied else 1 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in range(self.seats())]

    def loss(self, decision: Decision) -> float:
        """The chance of winning that a seat gave away by its answer."""
        return max(0.0, _short(decision.before[decision.seat] - decision.after[decision.seat]))

    def verdict(self, decision: Decision) -> str:
        """In a word: best, good, slip, mistake or blunder."""
        loss = self.loss(decision)
        if loss >= SLIP:
            return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip"
        return "best" if decision.action == decision.best[0].action else "good"

    def luck(self, decision: Decision) -> list[float] | None:
        """What chance and reveals did to every seat's chances after a decision; None when nothing came out."""
        if decision.expected is None or decision.realised is None:
            return None
        return [_short(now - then) for now, then in zip(decision.realised, decision.expected, strict=True)]

    def curve(self) -> list[tuple[int, list[float]]]:
        """Every seat's chances along the game: the number of moves made, and the chances then."""
        points = [(decision.move, decision.before) for decision in self.decisions]
        outcome = self.outcome()
        if outcome is not None:
            points.append((len(self.record.moves), outcome))
        return points

    def course(self, decision: Decision) -> list[float] | None:
        """How every seat's chances changed before the next decision beyond what the answer and luck explain.

        None where the next decision was not looked at, or the game goes on.
        """
        later = self._chances.get(decision.next)
        if later is None:
            return None
        luck = self.luck(decision) or [0.0] * self.seats()
        return [_short(now - then - lucky) for now, then, lucky in zip(later, decision.after, luck, strict=True)]

    def turning_points(self) -> list[TurningPoint]:
        """The largest swings, in the order of the game."""
        found = [point for decision in self.decisions for point in self._swings(decision)]
        largest_first = sorted(found, key=lambda point: -abs(point.swing))
        return [point for point in found if point in largest_first[:TURNING_POINTS]]

    def _swings(self, decision: Decision) -> list[TurningPoint]:
        """What swung at a decision. What the very next judgement takes back was nothing worth telling."""
        seat = decision.seat
        lost = [-self.loss(decision) if one == seat else 0.0 for one in range(self.seats())]
        luck = self.luck(decision) or [0.0] * self.seats()
        course = self.course(decision) or [0.0] * self.seats()
        lost, course = _taken_back(lost, course)
        luck, course = _taken_back(luck, course)
        found: list[TurningPoint] = []
        if -lost[seat] >= LEAST_SWING:
            found.append(TurningPoint(decision.move, seat, "choice", lost[seat], tuple(decision.story)))
        for kind, least, swings in (("luck", LEAST_SWING, luck), ("course", LEAST_COURSE, course)):
            largest = max(swings, key=abs)
            moved = swings.index(largest)
            story = _in_the_sense_of(largest, moved, decision.became)
            # A judgement that only changed its mind has nothing to tell.
            if abs(largest) >= least and (kind == "luck" or (story and self._lasts(decision, moved, largest))):
                found.append(TurningPoint(decision.move, moved, kind, largest, story))
        return found

    def _lasts(self, decision: Decision, seat: int, swing: float) -> bool:
        """Whether most of a swing is still there some decisions later: the curve also trembles."""
        points = [chances[seat] for _, chances in self.curve()]
        at = self.decisions.index(decision)
        before, later = points[max(0, at - LASTING + 1) : at + 1], points[at + 1 : at + 1 + LASTING]
        change = sum(later) / len(later) - sum(before) / len(before) if later else 0.0
        return change * swing > 0 and abs(change) >= abs(swing) / 2

    def of_seat(self, seat: int) -> JsonObject:
        """How a seat played, and what luck it had."""
        own = [decision for decision in self.decisions if decision.seat == seat]
        verdicts = [self.verdict(decision) for decision in own]
        lucks = [luck for decision in self.decisions if (luck := self.luck(decision)) is not None]
        courses = [course for decision in self.decisions if (course := self.course(decision)) is not None]
        gifts = [decision.after[seat] - decision.before[seat] for decision in self.decisions if decision.seat != seat]
        lost = sum(self.loss(decision) for decision in own)
        return {
            "seat": seat,
            "name": self.record.seats[seat],
            "decisions": len(own),
            "lost": _short(lost),
            "lost_mean": _short(lost / len(own)) if own else None,
            "given": _short(sum(gifts)),
            "luck": _short(sum(luck[seat] for luck in lucks)),
            "course": _short(sum(course[seat] for course in courses)),
            "dearest": _short(max((self.loss(decision) for decision in own), default=0.0)),
            "lucky": sum(luck[seat] >= SLIP for luck in lucks),
            "unlucky": sum(luck[seat] <= -SLIP for luck in lucks),
            **{kind: verdicts.count(kind) for kind in ("best", "good", "slip", "mistake", "blunder")},
        }

    def data(self) -> JsonObject:
        """Everything as plain data."""
        decisions: list[Json] = [self._told(decision) for decision in self.decisions]
        curve: list[Json] = [{"move": move, "chances": _shorts(chances)} for move, chances in self.curve()]
        turning: list[Json] = [point.data() for point in self.turning_points()]
        seats: list[Json] = [self.of_seat(seat) for seat in range(self.seats())]
        return {
            "nunatak_review": FORMAT,
            "record": digest(self.record),
            "game": self.record.game,
            "budget": self.budget.data(),
            "complete": self.complete,
            "moves": len(self.record.moves),
            "seats": seats,
            "curve": curve,
            "turning_points": turning,
            "decisions": decisions,
        }

    def _told(self, decision: Decision) -> JsonObject:
        luck = self.luck(decision)
        best: list[Json] = [
            {"action": answer.action, "share": _short(answer.share), "chances": _shorts(answer.chances)}
            for answer in decision.best
        ]
        return {
            "move": decision.move,
            "next": decision.next,
            "seat": decision.seat,
            "asked": decision.asked,
            "options": decision.options,
            "action": decision.action,
            "before": _shorts(decision.before),
            "after": _shorts(decision.after),
            "best": best,
            "expected": None if decision.expected is None else _shorts(decision.expected),
            "realised": None if decision.realised is None else _shorts(decision.realised),
            "loss": _short(self.loss(decision)),
            "verdict": self.verdict(decision),
            "luck": None if luck is None else _shorts(luck),
            "story": [change.data() for change in decision.story],
            "became": [change.data() for change in decision.became],
        }


def review(
    record: Record,
    budget: Budget,
    tick: Callable[[Decision], None],
    stop: Callable[[], bool],
    known: Iterable[Decision] = (),
    workers: int = 1,
) -> Review:
    """Looks back at every decision that is not `known` yet; `tick` hears of each.

    When `stop` says so, what has been found so far is returned. The findings do not depend on the number of workers.
    """
    walk = Walk(record)
    wanted = walk.decisions()
    found = {decision.move: decision for decision in known}
    missing = [(move, following) for move, following in _spans(record, wanted) if move not in found]
    if workers == 1:
        stream = spread(functools.partial(_judge, walk, budget, stop), missing, 1)
    else:
        stream = spread(functools.partial(_judge_elsewhere, record.to_bytes(), budget), missing, workers)
    with contextlib.suppress(Stopped), contextlib.closing(stream):
        for decision in stream:
            found[decision.move] = decision
            tick(decision)
            if stop():
                break
    return Review(record, budget, [found[move] for move in wanted if move in found])


def decisions_of(record: Record) -> list[int]:
    """The numbers of the moves that a review looks at: those that were chosen among several."""
    return Walk(record).decisions()


def digest(record: Record) -> str:
    """What a review is known to belong to a record by."""
    return hashlib.sha256(record.to_bytes()).hexdigest()


def _spans(record: Record, wanted: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(wanted, [*wanted[1:], len(record.moves)], strict=True))


def _judge(walk: Walk, budget: Budget, stop: Callable[[], bool], span: tuple[int, int]) -> Decision:
    return judge(walk, *span, budget, stop)


def _judge_elsewhere(content: bytes, budget: Budget, span: tuple[int, int]) -> Decision:
    # Whoever asked ends the whole process when it is no longer wanted.
    return judge(_walk(content), *span, budget, _never)


def _never() -> bool:
    return False


@functools.lru_cache(maxsize=1)
def _walk(content: bytes) -> Walk:
    """The walk that this process is on; decisions come in order, so that it seldom has to begin anew."""
    return Walk(Record.from_bytes(content))


def _taken_back(swings: list[float], course: list[float]) -> tuple[list[float], list[float]]:
    """Swings and the course after them, seat by seat, less what one takes back of the other."""
    kept: list[float] = []
    left: list[float] = []
    for swing, then in zip(swings, course, strict=True):
        back = min(abs(swing), abs(then)) if swing * then < 0 else 0.0
        kept.append(_short(swing - back if swing > 0 else swing + back))
        left.append(_short(then - back if then > 0 else then + back))
    return kept, left


def _in_the_sense_of(swing: float, seat: int, changes: Iterable[Change]) -> tuple[Change, ...]:
    """What changed for a seat in the direction in which its chances went."""
    return tuple(change for change in changes if change.seat == seat and change.points * swing > 0)


def _short(value: float) -> float:
    return round(value, 4)


def _shorts(values: list[float]) -> list[Json]:
    return [_short(value) for value in values]
