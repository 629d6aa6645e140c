"""What the end of a game is worth to each seat."""

from __future__ import annotations

import math
from typing import Final

# How much of a finished game's worth lies in the placing and the margin, or in how near allies came, rather than in the
# victory: enough to play on sensibly when the game is decided.
STYLE: Final = 0.1
# Points of difference that are a clear margin.
CLEAR: Final = 10.0


def outcome(won: list[float], scores: list[int]) -> list[float]:
    """Victory shares, with a little of how each seat's score compares with the others'; from 0 to 1."""
    seats = len(won)
    worth: list[float] = []
    for seat in range(seats):
        compared = 0.0
        for other in range(seats):
            if other != seat:
                compared += 1.0 / (1.0 + math.exp((scores[other] - scores[seat]) / CLEAR))
        worth.append((1 - STYLE) * won[seat] + STYLE * compared / (seats - 1))
    return worth


def shared_outcome(won: list[float], achieved: float) -> list[float]:
    """The same where all seats win or lose together, or there is only one: whoever loses wants to come near.

    Without it all answers look alike on a last day on which no walk has found a victory yet.
    """
    return [(1 - STYLE) * share + STYLE * achieved for share in won]
