"""A picture of a few shapes, which can be written as SVG and turned into pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
# Of 18 pixels or so, for the letters of a label: a letter is three squares wide and five high.
LETTER = 2


@dataclass(frozen=True)
class Polygon:
    """An area with straight sides."""

    points: list[Point]
    fill: str
    line: str


@dataclass(frozen=True)
class Disc:
    """A round piece."""

    middle: Point
    radius: float
    fill: str
    line: str


@dataclass(frozen=True)
class Label:
    """A few capital letters or digits around a point; `size` is the side of a square that letters are made of."""

    middle: Point
    text: str
    ink: str
    size: int


Shape: TypeAlias = Polygon | Disc | Label


class Picture:
    """Shapes on a ground, those drawn last on top. Colours are written as #rrggbb."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width = width
        self.height = height
        self.ground = ground
        self.shapes: list[Shape] = []

    def polygon(self, points: list[Point], fill: str, line: str) -> None:
        """Draws an area with its outline."""
        self.shapes.append(Polygon(points, fill, line))

    def square(self, left: float, top: float, width: float, height: float, fill: str, line: str) -> None:
        """Draws a rectangle."""
        right, bottom = left + width, top + height
        self.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], fill, line)

    def hex(self, x: float, y: float, side: float, fill: str, line: str) -> None:
        """Draws a regular hexagon that stands on a corner."""
        corners = [math.radians(60 * turn + 30) for turn in range(6)]
        self.polygon([(x + side * math.cos(turn), y + side * math.sin(turn)) for turn in corners], fill, line)

    def disc(self, x: float, y: float, radius: float, fill: str, line: str) -> None:
        """Draws a round piece."""
        self.shapes.append(Disc((x, y), radius, fill, line))

    def label(self, x: float, y: float, text: str, ink: str, size: int = LETTER) -> None:
        """Writes capital letters and digits around a point."""
        self.shapes.append(Label((x, y), text.upper(), ink, size))

    def svg(self) -> str:
        """The picture as an SVG document."""
        size = f'width="{self.width}" height="{self.height}"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {self.width} {self.height}">',
            f'<rect {size} fill="{self.ground}"/>',
            *(_element(shape) for shape in self.shapes),
            "</svg>",
        ]
        return "\n".join(lines)


def _element(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
        return f'<polygon points="{points}" fill="{shape.fill}" stroke="{shape.line}"/>'
    x, y = shape.middle
    if isinstance(shape, Disc):
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{shape.radius:.1f}" fill="{shape.fill}" stroke="{shape.line}"/>'
    size = 6.5 * shape.size
    style = f'font-family="sans-serif" font-size="{size}" text-anchor="middle" dominant-baseline="central"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style} fill="{shape.ink}">{escape(shape.text)}</text>'
