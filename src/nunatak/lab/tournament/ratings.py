"""How strong bots are, on one scale: Bradley and Terry's model, for any number of seats.

A seat wins with a probability in proportion to its strength. Ratings are strengths as Elo writes them: 400 points are a
strength ten times as great. They are fitted by maximum likelihood; a victory shared by n counts one n-th for each.

Somebody who has won every game would get an infinite rating. So each pair is given one more game, which was drawn.

Intervals come from the Bayesian bootstrap: the deals, with all their games, get random weights, and so do the drawn
games that nobody played; the middle 95 % of the ratings that follow are the interval.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from nunatak.engine import Chance, JsonObject

ANCHOR = "greedy"
AT = 1000.0
POINTS = 400 / math.log(10)
RESAMPLES = 500
ITERATIONS = 60
# In natural units of strength; a bolder step could leave the region where Newton's method converges.
LARGEST_STEP = 2.0
CLOSE_ENOUGH = 1e-7


@dataclass(frozen=True)
class Contest:
    """A game as ratings see it: whose seats there were, and which of them won."""

    deal: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval; the anchor has none."""

    value: float
    low: float
    high: float

    def data(self) -> JsonObject:
        """The rating as plain data."""
        return {"rating": round(self.value, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


# How many seats each bot had, and which bot won: all that the likelihood asks of a game.
_Field = tuple[int, ...]
_Tally = dict[_Field, list[float]]


def rate(contests: Sequence[Contest], names: Sequence[str], seed: int = 0) -> dict[str, Rating] | None:
    """The rating of each bot; None where no game tells one bot from another."""
    if not any(_tells_apart(contest) for contest in contests):
        return None
    deals = _by_deal(contests, names)
    drawn = _drawn(len(names))
    best = _anchored(_fit(_sum([*deals, *drawn], [1.0] * (len(deals) + len(drawn))), [0.0] * len(names)), names)
    start = [(value - AT) / POINTS for value in best]
    chance = Chance(seed)
    samples: list[list[float]] = []
    for _ in range(RESAMPLES):
        weights = [_exponential(chance) for _ in range(len(deals) + len(drawn))]
        samples.append(_anchored(_fit(_sum([*deals, *drawn], weights), start), names))
    ratings: dict[str, Rating] = {}
    for i, name in enumerate(names):
        values = sorted(sample[i] for sample in samples)
        ratings[name] = Rating(best[i], values[round(0.025 * RESAMPLES)], values[round(0.975 * RESAMPLES) - 1])
    return ratings


def _by_deal(contests: Sequence[Contest], names: Sequence[str]) -> list[_Tally]:
    index = {name: i for i, name in enumerate(names)}
    deals: dict[int, _Tally] = {}
    for contest in contests:
        seats = [0] * len(names)
        for name in contest.bots:
            seats[index[name]] += 1
        if not contest.winners or max(seats) == len(contest.bots):
            continue
        won = deals.setdefault(contest.deal, {}).setdefault(tuple(seats), [0.0] * len(names))
        for seat in contest.winners:
            won[index[contest.bots[seat]]] += 1 / len(contest.winners)
    return [deals[deal] for deal in sorted(deals)]


def _tells_apart(contest: Contest) -> bool:
    """Whether a game says anything: different bots met, and some but not all of the seats won."""
    return len(set(contest.bots)) > 1 and 0 < len(contest.winners) < len(contest.bots)


def _drawn(bots: int) -> list[_Tally]:
    """A drawn game for each pair, as two halves, so that the bootstrap can weigh them apart."""
    halves: list[_Tally] = []
    for one, other in combinations(range(bots), 2):
        field = tuple(1 if i in (one, other) else 0 for i in range(bots))
        for winner in (one, other):
            halves.append({field: [0.5 if i == winner else 0.0 for i in range(bots)]})
    return halves


def _sum(tallies: list[_Tally], weights: list[float]) -> _Tally:
    total: _Tally = {}
    for tally, weight in zip(tallies, weights, strict=True):
        for field, won in tally.items():
            sums = total.get(field)
            if sums is None:
                total[field] = [weight * share for share in won]
            else:
                for i, share in enumerate(won):
                    if share:
                        sums[i] += weight * share
    return total


def _fit(tally: _Tally, start: list[float]) -> list[float]:
    """The strengths, as logarithms, of greatest likelihood; the first one is zero."""
    size = len(start)
    strengths = [value - start[0] for value in start]
    for _ in range(ITERATIONS):
        slope = [0.0] * size
        curve = [[0.0] * size for _ in range(size)]
        for field, won in tally.items():
            games = sum(won)
            parts = [seats * math.exp(strengths[i]) if seats else 0.0 for i, seats in enumerate(field)]
            total = sum(parts)
            taking = [i for i, seats in enumerate(field) if seats]
            for i in taking:
                p = parts[i] / total
                slope[i] += won[i] - games * p
                curve[i][i] += games * p
                for j in taking:
                    curve[i][j] -= games * p * parts[j] / total
        step = _solve([row[1:] for row in curve[1:]], slope[1:])
        longest = max(abs(value) for value in step)
        scale = min(1.0, LARGEST_STEP / longest) if longest else 1.0
        for i, value in enumerate(step):
            strengths[i + 1] += scale * value
        if longest < CLOSE_ENOUGH:
            break
    return strengths


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination with the largest pivot."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for i in range(column + 1, size):
            factor = rows[i][column] / rows[column][column]
            for j in range(column, size + 1):
                rows[i][j] -= factor * rows[column][j]
    solution = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution


def _anchored(strengths: list[float], names: Sequence[str]) -> list[float]:
    """Elo points: the anchor at 1000 if it takes part, else the mean."""
    zero = strengths[names.index(ANCHOR)] if ANCHOR in names else sum(strengths) / len(strengths)
    return [AT + POINTS * (value - zero) for value in strengths]


def _exponential(chance: Chance) -> float:
    return -math.log(((chance.bits() >> 11) + 1) / (1 << 53))
