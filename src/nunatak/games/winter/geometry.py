"""The terrain: nineteen hexes around the start hex, and where three of them meet.  EW-SETUP-17, EW-MAP-4

A hex is a number, in the order of its axial coordinates (q, r); sets of hexes are bit masks.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 2
HEXES: Final = 19
_STEPS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def _coordinates() -> list[tuple[int, int]]:
    span = range(-RADIUS, RADIUS + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= RADIUS]


COORDINATES: Final = _coordinates()
HEX_NAMES: Final = [f"{q},{r}" for q, r in COORDINATES]
START_HEX: Final = COORDINATES.index((0, 0))


def _neighbours() -> list[list[int]]:
    index = {place: i for i, place in enumerate(COORDINATES)}
    return [sorted(index[q + dq, r + dr] for dq, dr in _STEPS if (q + dq, r + dr) in index) for q, r in COORDINATES]


NEIGHBOURS: Final = _neighbours()


def _meeting_places() -> list[list[int]]:
    """All triples of mutually adjacent hexes."""
    return [
        [a, b, c]
        for a in range(HEXES)
        for b in NEIGHBOURS[a]
        for c in NEIGHBOURS[b]
        if a < b < c and c in NEIGHBOURS[a]
    ]


MEETING_PLACES: Final = _meeting_places()
# Only these can take a settlement.
JUNCTURES: Final = [triple for triple in MEETING_PLACES if START_HEX not in triple]
JUNCTURE_NAMES: Final = ["+".join(HEX_NAMES[h] for h in triple) for triple in JUNCTURES]
JUNCTURES_AT: Final = [[j for j, triple in enumerate(JUNCTURES) if h in triple] for h in range(HEXES)]
