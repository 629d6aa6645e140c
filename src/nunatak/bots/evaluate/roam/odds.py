"""The odds of a majority on a location, worked out once.

The uncovered squares are taken to fall to either of two players with equal chance; a tie is half a victory.
"""

from __future__ import annotations

from typing import Final

LEAST_LEAD: Final = 12  # leads from -12 to 12, the most tokens that a location holds


def _odds() -> list[list[float]]:
    """By uncovered squares and lead + 12: the chance to end with more tokens."""
    table = [[_outcome(lead) for lead in range(-LEAST_LEAD, LEAST_LEAD + 1)]]
    for uncovered in range(1, 7):
        row: list[float] = []
        for lead in range(-LEAST_LEAD, LEAST_LEAD + 1):
            row.append(_half(table[uncovered - 1], lead + 1) / 2 + _half(table[uncovered - 1], lead - 1) / 2)
        table.append(row)
    return table


def odds_to_move(odds: list[list[float]], mover: float) -> list[list[float]]:
    """The same for the player who moves next and takes the next square of a location so often."""
    table = [odds[0]]
    for uncovered in range(1, 7):
        row: list[float] = []
        for lead in range(-LEAST_LEAD, LEAST_LEAD + 1):
            won, lost = _half(odds[uncovered - 1], lead + 1), _half(odds[uncovered - 1], lead - 1)
            row.append(mover * won + (1 - mover) * lost)
        table.append(row)
    return table


def _outcome(lead: int) -> float:
    return 0.5 if lead == 0 else (1.0 if lead > 0 else 0.0)


def _half(row: list[float], lead: int) -> float:
    return row[max(-LEAST_LEAD, min(LEAST_LEAD, lead)) + LEAST_LEAD]


ODDS: Final = _odds()
