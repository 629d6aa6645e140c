"""What the features of a position say about the final score, fitted to the scores of finished games.

A ridge regression of the differences between two seats: the fewer games there are, the more it leans on the weights
that the evaluation has. No weight changes its sign, so that nothing good is feared because those who had it happened
to lose.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

# How much the fit leans on the weights of the evaluation, as a share of what the games tell.
LEANING = 0.1
MOST_SWEEPS = 500
CLOSE = 1e-7
DIGITS = 4


@dataclass(frozen=True)
class Position:
    """How far the game had come, the amounts of every seat, and how it ended: scores, and what share each seat won."""

    stage: float
    amounts: list[list[float]]
    scores: list[int]
    shares: list[float]


class Sums:
    """The products of all differences, added up over the positions: all that a least-squares fit needs to know."""

    def __init__(self, features: int) -> None:
        self.size = 2 * features
        self.products = [[0.0] * self.size for _ in range(self.size)]
        self.with_margin = [0.0] * self.size
        self.rows = 0

    def add(self, position: Position) -> None:
        """Each seat against the next."""
        seats = range(len(position.amounts) - 1)
        for one, other, mine, theirs in [
            (position.amounts[seat], position.amounts[seat + 1], position.scores[seat], position.scores[seat + 1])
            for seat in seats
        ]:
            apart = [a - b for a, b in zip(one, other, strict=True)]
            row = [(1 - position.stage) * a for a in apart] + [position.stage * a for a in apart]
            filled = [i for i, amount in enumerate(row) if amount]
            for i in filled:
                products, amount = self.products[i], row[i]
                for j in filled:
                    products[j] += amount * row[j]
                self.with_margin[i] += amount * (mine - theirs)
            self.rows += 1


def fit_forecast(positions: Sequence[Position], line: list[float]) -> tuple[list[float], list[float]]:
    """What each amount is worth at the beginning and at the end of a game.

    `line` is what it weighs in the evaluation.
    """
    sums = Sums(len(line))
    for position in positions:
        sums.add(position)
    prior = _scaled(sums, line)
    found = prior[:]
    for _ in range(MOST_SWEEPS):
        farthest = 0.0
        for i in range(sums.size):
            curve = sums.products[i][i]
            if curve == 0.0:
                continue
            pull = sums.with_margin[i] - math.fsum(a * b for a, b in zip(sums.products[i], found, strict=True))
            step = (pull + LEANING * curve * (prior[i] - found[i])) / (curve * (1 + LEANING))
            moved = found[i] + step
            if moved * line[i % len(line)] < 0:
                moved = 0.0
            farthest = max(farthest, (moved - found[i]) ** 2 * curve)
            found[i] = moved
        if farthest <= CLOSE * sums.rows:
            break
    rounded = [float(f"{weight:.{DIGITS}g}") for weight in found]
    return rounded[: len(line)], rounded[len(line) :]


def _scaled(sums: Sums, line: list[float]) -> list[float]:
    """The evaluation's own weights, times the two numbers, early and late, that fit the games best."""
    halves = [[*line, *[0.0] * len(line)], [*[0.0] * len(line), *line]]

    def product(a: list[float], b: list[float]) -> float:
        return math.fsum(
            a[i] * math.fsum(x * y for x, y in zip(sums.products[i], b, strict=True)) for i in range(sums.size) if a[i]
        )

    aa, ab, bb = product(halves[0], halves[0]), product(halves[0], halves[1]), product(halves[1], halves[1])
    pulls = [math.fsum(x * y for x, y in zip(half, sums.with_margin, strict=True)) for half in halves]
    determinant = aa * bb - ab * ab
    if determinant <= 0:
        return [*line, *line]
    early = max(0.0, (pulls[0] * bb - pulls[1] * ab) / determinant)
    late = max(0.0, (pulls[1] * aa - pulls[0] * ab) / determinant)
    return [early * weight for weight in line] + [late * weight for weight in line]
