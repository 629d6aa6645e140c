"""The megalith field: four boards side by side, and the levels that grow on them.  EW-SETUP-18, EW-MEG-7

A place is `level * 54 + y * 9 + x`. The cells of one level are the bits of a mask, bit `y * 9 + x`. Four levels are
enough: a megalith on a fifth would need 54 below it, and there are 40.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 9
HEIGHT: Final = 6
CELLS: Final = 54
LEVELS: Final = 4

_NOT_LAST: Final = sum(1 << (y * WIDTH + x) for y in range(HEIGHT) for x in range(WIDTH - 1))
_NOT_FIRST: Final = sum(1 << (y * WIDTH + x) for y in range(HEIGHT) for x in range(1, WIDTH))
# The cells that have a neighbour to the right and below: where a square of four can begin.
_CORNERS: Final = sum(1 << (y * WIDTH + x) for y in range(HEIGHT - 1) for x in range(WIDTH - 1))
_ALL: Final = (1 << CELLS) - 1

PLACE_NAMES: Final = [
    f"{cell % WIDTH},{cell // WIDTH}" + (f"^{level}" if level else "")
    for level in range(LEVELS)
    for cell in range(CELLS)
]
# The four cells of one level on which a megalith of the next level rests, by its own cell.
SQUARE: Final = [
    (1 << cell | 1 << (cell + 1) | 1 << (cell + WIDTH) | 1 << (cell + WIDTH + 1)) & _ALL for cell in range(CELLS)
]


def beside(cells: int) -> int:
    """The cells next to any of these, left, right, above or below.  EW-MEG-2"""
    right = (cells & _NOT_LAST) << 1
    left = (cells & _NOT_FIRST) >> 1
    return (right | left | cells << WIDTH | cells >> WIDTH) & _ALL


def squares_of(cells: int) -> int:
    """The cells at which a complete square of four begins.  EW-MEG-7"""
    return cells & cells >> 1 & cells >> WIDTH & cells >> (WIDTH + 1) & _CORNERS


def cells_in(mask: int) -> list[int]:
    """The cells of a mask, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class MegalithField:
    """The laid boards: which cells there are and what they give. Copies of a state share it.  EW-MEG-12"""

    def __init__(
        self,
        layout: int,
        boards: list[int],
        width: int,
        height: int,
        places: list[list[int]],
        cells: list[list[list[int]]],
        starts: list[int],
        arrows: list[list[int]],
    ) -> None:
        self.layout = layout
        self.boards = boards  # the board on each place of the layout
        self.exists = 0
        self.starts = 0
        self.bonus: list[list[int]] = [[] for _ in range(CELLS)]  # parts of the cell's bonus
        self.arrows: list[list[int]] = [[] for _ in range(CELLS)]  # of a start cell
        self.board_masks = [0] * len(boards)
        for (bx, by), board in zip(places, boards, strict=True):
            origin = by * height * WIDTH + bx * width
            for i in range(width * height):
                cell = origin + i // width * WIDTH + i % width
                self.exists |= 1 << cell
                self.board_masks[board] |= 1 << cell
                self.bonus[cell] = cells[board][i]
                if starts[board] >> i & 1:
                    self.starts |= 1 << cell
                    self.arrows[cell] = [cell + step for step in arrows[board]]
