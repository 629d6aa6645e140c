"""The field of 6 x 6 squares, its six slots, its four borders.  ROAM-FIELD, ROAM-SEAT, ROAM-PAT

A square is a number from 0 to 35, row by row from the north-west corner; sets of squares are bit masks.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.roam.types.words import Border

SIDE: Final = 6
SQUARES: Final = 36
SLOTS: Final = 6
BORDERS: Final[list[Border]] = ["S", "W", "N", "E"]  # clockwise; the index is the number k of ROAM-PAT-2
WHOLE_FIELD: Final = (1 << SQUARES) - 1


def square(r: int, c: int) -> int:
    """The number of square (r, c)."""
    return r * SIDE + c


def square_name(number: int) -> str:
    """The name of a square in actions and positions: `r2c1` is (2, 1)."""
    return f"r{number // SIDE}c{number % SIDE}"


def turned(dy: int, dx: int, quarters: int) -> tuple[int, int]:
    """An offset turned clockwise by so many quarters.  ROAM-PAT-2"""
    for _ in range(quarters % 4):
        dy, dx = dx, -dy
    return dy, dx


def card_square(slot: int, y: int, x: int) -> int:
    """Where square (y, x) of a card, seen with its scroll at the bottom, lies in a slot.  ROAM-FIELD-4"""
    column = slot % 3
    if slot >= 3:
        return square(3 + y, 2 * column + x)
    return square(2 - y, 2 * column + 1 - x)


def _slot_of_squares() -> list[int]:
    return [3 * (q // SIDE // 3) + q % SIDE // 2 for q in range(SQUARES)]


def _slot_masks() -> list[int]:
    masks = [0] * SLOTS
    for q, slot in enumerate(_slot_of_squares()):
        masks[slot] |= 1 << q
    return masks


def _adjacent() -> list[list[int]]:
    table: list[list[int]] = []
    for q in range(SQUARES):
        r, c = q // SIDE, q % SIDE
        near = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
        table.append([square(y, x) for y, x in near if 0 <= y < SIDE and 0 <= x < SIDE])
    return table


def _rings() -> list[int]:
    rings = [0] * SQUARES
    for r in range(1, SIDE - 1):
        for c in range(1, SIDE - 1):
            for dr in (-1, 0, 1):
                for dc in (-1, 0, 1):
                    if dr or dc:
                        rings[square(r, c)] |= 1 << square(r + dr, c + dc)
    return rings


SLOT_OF: Final = _slot_of_squares()
SLOT_MASK: Final = _slot_masks()
ADJACENT: Final = _adjacent()
# The eight neighbours of a square; 0 for a square at the edge, which can never be surrounded (ROAM-OUT-3).
RING: Final = _rings()
INTERIOR: Final = [q for q in range(SQUARES) if RING[q]]
SQUARE_NAMES: Final = [square_name(q) for q in range(SQUARES)]
SQUARE_NUMBER: Final = {name: q for q, name in enumerate(SQUARE_NAMES)}


def squares_in(mask: int) -> list[int]:
    """The squares of a mask, in ascending order."""
    return [q for q in range(SQUARES) if mask >> q & 1]


def names_of(squares: list[int]) -> list[str]:
    """The squares by name."""
    return [SQUARE_NAMES[q] for q in squares]
