"""What a decision cost and whom it opened something to, in things that people know by name.

The evaluation of a game adds up named features. Where an answer gave something away, these are compared between what it
led to and what the best answer would have: what changed most, and for whom, is the story of the decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nunatak.bots.evaluate.evaluation import Evaluation
from nunatak.bots.search.advice import add_up, end_move
from nunatak.engine import JsonObject, State

# Less than this, in the points of the evaluation, is no story.
LEAST_POINTS = 0.25
# What is told of each kind at most.
MOST = 2
# Says only that others stand worse; what they lack is told by its own name.
RIVALS = "rivals"


@dataclass(frozen=True)
class Change:
    """What became of something for a seat, in points of the evaluation; its name is one of `Evaluation.reason`."""

    seat: int
    name: str
    points: float

    def data(self) -> JsonObject:
        """The change as plain data."""
        return {"seat": self.seat, "name": self.name, "points": self.points}


def compared(evaluation: Evaluation, deals: Sequence[State], seat: int, chosen: int, best: int) -> list[Change]:
    """What the answer chosen changed, against the best one, until the move was over, the weightiest first.

    First what the seat lacks by it, then what others gain, then what it has in return.
    """
    sums: list[dict[str, float]] = []
    for deal in deals:
        ends: list[State] = []
        for action in (chosen, best):
            after = deal.copy()
            after.apply(action)
            end_move(evaluation, after, seat)
            ends.append(after)
        if any(end.is_over() for end in ends):
            # The end of the game is judged in other terms, and speaks for itself.
            continue
        sums = sums or [{} for _ in range(deal.seats())]
        _weigh(evaluation, ends[0], 1.0 / len(deals), sums)
        _weigh(evaluation, ends[1], -1.0 / len(deals), sums)
    if not sums:
        return []
    own = _weighty(seat, sums[seat])
    others = [change for other, found in enumerate(sums) if other != seat for change in _weighty(other, found)]
    lacking = [change for change in own if change.points < 0][:MOST]
    opened = sorted((change for change in others if change.points > 0), key=lambda change: -change.points)[:MOST]
    return [*lacking, *opened, *[change for change in own if change.points > 0][:1]]


def became(evaluation: Evaluation, before: State, later: State) -> list[Change]:
    """What changed most for every seat between two moments of a game, its two weightiest changes either way."""
    if before.is_over() or later.is_over():
        return []
    sums: list[dict[str, float]] = [{} for _ in range(before.seats())]
    _weigh(evaluation, later, 1.0, sums)
    _weigh(evaluation, before, -1.0, sums)
    found: list[Change] = []
    for seat, own in enumerate(sums):
        changes = _weighty(seat, own)
        found += [change for change in changes if change.points > 0][:MOST]
        found += [change for change in changes if change.points < 0][:MOST]
    return found


def _weigh(evaluation: Evaluation, state: State, share: float, sums: list[dict[str, float]]) -> None:
    for seat, own in enumerate(sums):
        add_up(evaluation, state, seat, share, own)


def _weighty(seat: int, sums: dict[str, float]) -> list[Change]:
    """What is worth telling of a seat, the weightiest first; equals by their names."""
    told = [Change(seat, name, round(points, 1)) for name, points in sums.items() if name != RIVALS]
    weighty = [change for change in told if abs(change.points) >= LEAST_POINTS]
    return sorted(weighty, key=lambda change: (-abs(change.points), change.name))
