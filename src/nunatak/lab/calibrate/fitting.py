"""The map from what a search calls a position to what came of such positions, and how true that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from nunatak.bots.calibration import LARGEST, LEAST, LEAST_CHANCE, PLACES, Calibration
from nunatak.bots.evaluate.evaluation import between
from nunatak.lab.calibrate.watch import Called

# Chances are sorted into tens: 0 to 10 %, ... 90 to 100 %.
BINS = 10
MOST_SWEEPS = 200
CLOSE = 1e-5
# How much each place of the map leans on the mean of all, as a share of what an average place tells.
LEANING = 0.05


@dataclass(frozen=True)
class Bin:
    """Positions that were called alike: how many, what they were called in the mean, and how many of them were won."""

    count: int
    said: float
    won: float


def fit(seen: Sequence[Called]) -> Calibration:
    """The trust, and what comes true of the deciding seat's hopes, that make what happened likeliest.

    The likelihood of a softmax has one summit; Newton's method climbs it, number by number.
    """
    level, own = 1.0, 0.0
    for _ in range(MOST_SWEEPS):
        slope, bend, hope = _lie_of_the_land(seen, [level] * PLACES, own)
        before, level = level, _within(level + sum(slope) / (sum(bend) or 1.0))
        own += hope
        if abs(level - before) + abs(hope) < CLOSE:
            break
    trust = [level] * PLACES
    for _ in range(MOST_SWEEPS):
        slope, bend, hope = _lie_of_the_land(seen, trust, own)
        lean = LEANING * sum(bend) / PLACES or 1.0
        old = trust
        trust = [_within(k + (s + lean * (level - k)) / (b + lean)) for k, s, b in zip(old, slope, bend, strict=True)]
        own += hope
        if max(abs(k - before) for k, before in zip(trust, old, strict=True)) + abs(hope) < CLOSE:
            break
    return Calibration([float(f"{k:.3g}") for k in trust], float(f"{_within(math.exp(own)):.3g}"))


def bins(seen: Sequence[Called], calibration: Calibration) -> list[Bin]:
    """Every seat's chance in every position, sorted into tens."""
    counts, said, won = [0] * BINS, [0.0] * BINS, [0.0] * BINS
    for one in seen:
        believed = calibration.believed(one.chances, one.seat, one.stage, False)
        for chance, share in zip(believed, one.shares, strict=True):
            place = min(BINS - 1, int(chance * BINS))
            counts[place] += 1
            said[place] += chance
            won[place] += share
    return [Bin(n, s / n if n else 0.0, w / n if n else 0.0) for n, s, w in zip(counts, said, won, strict=True)]


def wrong_by(found: Sequence[Bin]) -> float:
    """How far what is said is from what is won, in the mean over all that is said."""
    total = sum(one.count for one in found)
    return sum(one.count * abs(one.said - one.won) for one in found) / total if total else 0.0


def _lie_of_the_land(seen: Sequence[Called], trust: list[float], own: float) -> tuple[list[float], list[float], float]:
    """By place: how the likelihood rises with the trust there, and how it bends; and a step for the own hopes."""
    slope, bend = [0.0] * PLACES, [0.0] * PLACES
    hope, doubt = 0.0, 0.0
    for one in seen:
        logs = [math.log(max(LEAST_CHANCE, chance)) for chance in one.chances]
        power = between(trust, one.stage)
        heights = [power * log + (own if seat == one.seat else 0.0) for seat, log in enumerate(logs)]
        most = max(heights)
        parts = [math.exp(height - most) for height in heights]
        whole = sum(parts)
        mean = sum(part * log for part, log in zip(parts, logs, strict=True)) / whole
        spread = sum(part * (log - mean) ** 2 for part, log in zip(parts, logs, strict=True)) / whole
        surprise = sum(share * (log - mean) for share, log in zip(one.shares, logs, strict=True))
        for place, share in _places(one.stage):
            slope[place] += share * surprise
            bend[place] += share * spread
        expected = parts[one.seat] / whole
        hope += one.shares[one.seat] - expected
        doubt += expected * (1.0 - expected)
    return slope, bend, hope / (doubt or 1.0)


def _places(stage: float) -> list[tuple[int, float]]:
    """The two places of the map that a stage lies between, and how much it belongs to each."""
    at = min(1.0, max(0.0, stage)) * (PLACES - 1)
    below = min(PLACES - 2, int(at))
    return [(below, 1 - (at - below)), (below + 1, at - below)]


def _within(trust: float) -> float:
    return min(LARGEST, max(LEAST, trust))
