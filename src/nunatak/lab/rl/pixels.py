"""A picture's pixels, by NumPy alone: areas, round pieces, and letters of a few squares."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from nunatak.lab.rl.picture import Disc, Label, Picture, Point, Polygon

# Three squares wide and five high, row by row; what is not here is left blank.
LETTERS = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "A": "010101111101101",
    "B": "110101110101110",
    "C": "011100100100011",
    "D": "110101101101110",
    "E": "111100110100111",
    "F": "111100110100100",
    "G": "011100101101011",
    "H": "101101111101101",
    "I": "111010010010111",
    "J": "001001001101010",
    "K": "101101110101101",
    "L": "100100100100111",
    "M": "101111111101101",
    "N": "110101101101101",
    "O": "010101101101010",
    "P": "110101110100100",
    "Q": "010101101110011",
    "R": "110101110101101",
    "S": "011100010001110",
    "T": "111010010010010",
    "U": "101101101101111",
    "V": "101101101101010",
    "W": "101101111111101",
    "X": "101101010101101",
    "Y": "101101010010010",
    "Z": "111001010100111",
    "-": "000000111000000",
}
WIDE, HIGH = 3, 5

Pixels = NDArray[np.uint8]


def pixels(picture: Picture) -> Pixels:
    """Rows of pixels, each red, green and blue."""
    canvas: Pixels = np.empty((picture.height, picture.width, 3), np.uint8)
    canvas[:] = _colour(picture.ground)
    for shape in picture.shapes:
        if isinstance(shape, Polygon):
            _fill_polygon(canvas, shape)
        elif isinstance(shape, Disc):
            _fill_disc(canvas, shape)
        else:
            _write(canvas, shape)
    return canvas


def _colour(written: str) -> tuple[int, int, int]:
    return int(written[1:3], 16), int(written[3:5], 16), int(written[5:7], 16)


def _window(canvas: Pixels, low: Point, high: Point) -> tuple[Pixels, NDArray[np.float64], NDArray[np.float64]]:
    """The part of the canvas around a shape, and where the middles of its pixels are."""
    left, top = max(0, int(low[0])), max(0, int(low[1]))
    window = canvas[top : max(top, int(high[1]) + 2), left : max(left, int(high[0]) + 2)]
    x = np.arange(window.shape[1], dtype=np.float64) + (left + 0.5)
    y = np.arange(window.shape[0], dtype=np.float64) + (top + 0.5)
    return window, x, y[:, None]


def _fill_polygon(canvas: Pixels, shape: Polygon) -> None:
    """Convex areas only: inside is whatever lies on the same side of every line; near a line is the outline."""
    xs = [x for x, _ in shape.points]
    ys = [y for _, y in shape.points]
    window, x, y = _window(canvas, (min(xs), min(ys)), (max(xs), max(ys)))
    nearest = np.full((y.shape[0], x.shape[0]), np.inf)
    for (x1, y1), (x2, y2) in zip(shape.points, [*shape.points[1:], shape.points[0]], strict=True):
        length = float(np.hypot(x2 - x1, y2 - y1))
        nearest = np.minimum(nearest, ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length)
    window[nearest >= 0] = _colour(shape.fill)
    window[(nearest >= 0) & (nearest < 1)] = _colour(shape.line)


def _fill_disc(canvas: Pixels, shape: Disc) -> None:
    (middle_x, middle_y), radius = shape.middle, shape.radius
    low, high = (middle_x - radius, middle_y - radius), (middle_x + radius, middle_y + radius)
    window, x, y = _window(canvas, low, high)
    distance = np.hypot(x - middle_x, y - middle_y)
    window[distance <= radius] = _colour(shape.fill)
    window[(distance <= radius) & (distance > radius - 1)] = _colour(shape.line)


def _write(canvas: Pixels, label: Label) -> None:
    size = label.size
    step = (WIDE + 1) * size
    left = round(label.middle[0] - (step * len(label.text) - size) / 2)
    top = round(label.middle[1] - HIGH * size / 2)
    ink = _colour(label.ink)
    for place, letter in enumerate(label.text):
        for square, filled in enumerate(LETTERS.get(letter, "")):
            if filled == "1":
                row, column = divmod(square, WIDE)
                x, y = left + place * step + column * size, top + row * size
                canvas[max(y, 0) : max(y + size, 0), max(x, 0) : max(x + size, 0)] = ink
