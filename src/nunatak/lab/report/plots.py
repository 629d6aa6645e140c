"""Plots in SVG. Across they are measured in per cent and down in pixels: a phone shows the same text, only narrower."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

ROW = 46
NAME = 16
TRACK = 32
AXIS = 24
# Ticks that still stand apart on a phone.
MOST_TICKS = 6


@dataclass(frozen=True)
class Scale:
    """Where values lie between the left and the right end."""

    low: float
    high: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """The place of a value, in per cent."""
        if self.logarithmic:
            return 100 * math.log(value / self.low) / math.log(self.high / self.low)
        return 100 * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Round values to mark."""
        if self.logarithmic:
            first, last = math.ceil(math.log10(self.low) - 1e-9), math.floor(math.log10(self.high) + 1e-9)
            apart = max(1, -(-(last - first + 1) // MOST_TICKS))
            return [10.0**power for power in range(first, last + 1, apart)]
        step = _round_step((self.high - self.low) / MOST_TICKS)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def scale_around(values: Sequence[float]) -> Scale:
    """A scale with a little room beside the values, ending at round numbers."""
    low, high = min(values), max(values)
    step = _round_step(max(high - low, 1.0) / MOST_TICKS)
    return Scale(math.floor(low / step) * step, math.ceil(high / step + 1e-9) * step or step)


def scale_of_times(seconds: Sequence[float]) -> Scale:
    """A logarithmic scale from one power of ten to another."""
    low, high = math.floor(math.log10(min(seconds))), math.ceil(math.log10(max(seconds)))
    return Scale(10.0**low, 10.0 ** max(high, low + 1), True)


def _round_step(least: float) -> float:
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


@dataclass(frozen=True)
class Interval:
    """A value with an interval around it, and how it is said."""

    name: str
    said: str
    low: float
    value: float
    high: float


def intervals(
    label: str, rows: Sequence[Interval], scale: Scale, say: Callable[[float], str], fair: float | None = None
) -> str:
    """A row for each value: a dot on the bar of its interval."""
    parts: list[str] = []
    bottom = len(rows) * ROW
    if fair is not None:
        parts.append(_line(scale.at(fair), 0, scale.at(fair), bottom, "fair"))
    for i, row in enumerate(rows):
        parts.append(_heading(i * ROW, row.name, row.said))
        y = i * ROW + TRACK
        parts.append(_line(scale.at(row.low), y, scale.at(row.high), y, "whisker"))
        parts.append(f'<circle class="dot" cx="{scale.at(row.value):.2f}%" cy="{y}" r="5"/>')
    return _framed(label, parts, scale, bottom, say)


@dataclass(frozen=True)
class Spread:
    """How often each value came up, and its quartiles and mean."""

    name: str
    said: str
    values: Sequence[int]
    quartiles: tuple[float, float, float]
    mean: float


def distributions(label: str, rows: Sequence[Spread], scale: Scale, say: Callable[[float], str]) -> str:
    """A row for each spread: a hill, and under it a bar for the middle half."""
    hill, height = 40, 78
    # Classes of equal width for all rows; whole numbers wide, or a comb would show.
    width = max(1, math.ceil((scale.high - scale.low) / 30))
    classes = max(1, math.ceil((scale.high - scale.low + 1) / width))
    shares = [_histogram(row.values, scale.low, width, classes) for row in rows]
    tallest = max((max(share) for share in shares), default=1.0) or 1.0
    parts: list[str] = []
    for i, row in enumerate(rows):
        top = i * height
        parts.append(_heading(top, row.name, row.said))
        across = 100 / (scale.high - scale.low)
        points = ["0,100"]
        for j, share in enumerate(shares[i]):
            left, right = j * width * across, min(100.0, (j + 1) * width * across)
            points += [
                f"{left:.2f},{100 - 100 * share / tallest:.1f}",
                f"{right:.2f},{100 - 100 * share / tallest:.1f}",
            ]
        points.append("100,100")
        parts.append(
            f'<svg x="0" y="{top + NAME + 6}" width="100%" height="{hill}" viewBox="0 0 100 100"'
            f' preserveAspectRatio="none"><polygon class="shape" points="{" ".join(points)}"/></svg>'
        )
        y = top + NAME + hill + 12
        low, middle, high = [scale.at(value) for value in row.quartiles]
        parts.append(_line(low, y, max(high, low + 0.5), y, "half"))
        parts.append(_line(middle, y - 5, middle, y + 5, "notch"))
        parts.append(f'<circle class="dot" cx="{scale.at(row.mean):.2f}%" cy="{y}" r="4.5"/>')
    return _framed(label, parts, scale, len(rows) * height, say)


def _histogram(values: Sequence[int], low: float, width: int, classes: int) -> list[float]:
    counts = [0] * classes
    for value in values:
        counts[min(classes - 1, int((value - low) // width))] += 1
    return [count / len(values) for count in counts]


def _heading(top: int, name: str, said: str) -> str:
    return (
        f'<text class="name" x="0" y="{top + NAME}">{escape(name)}</text>'
        f'<text x="100%" y="{top + NAME}" text-anchor="end">{escape(said)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.2f}%" y1="{y1}" x2="{x2:.2f}%" y2="{y2}"/>'


def _framed(label: str, parts: list[str], scale: Scale, bottom: int, say: Callable[[float], str]) -> str:
    """The plot on its scale, with what it shows in words for those who cannot see it."""
    axis = [_line(0, bottom, 100, bottom, "grid")]
    for tick in scale.ticks():
        x = scale.at(tick)
        anchor = "start" if x < 3 else "end" if x > 97 else "middle"
        axis.append(_line(x, bottom, x, bottom + 5, "grid"))
        axis.append(
            f'<text class="tick" x="{x:.2f}%" y="{bottom + 18}" text-anchor="{anchor}">{escape(say(tick))}</text>'
        )
    body = "".join([*axis, *parts])
    return f'<svg role="img" aria-label="{escape(label)}" height="{bottom + AXIS}">{body}</svg>'
