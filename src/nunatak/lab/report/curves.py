"""Chances along a game, as lines. Across they are measured in per cent, so that a phone shows the same text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from nunatak.lab.report.numbers import Numbers

HEIGHT = 260
AXIS = 26
# Nobody is told apart by colour alone.
DASHES = ("", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2")
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True)
class Curve:
    """A seat's chances: moves made, and the chance then."""

    name: str
    seat: int
    points: Sequence[tuple[int, float]]


@dataclass(frozen=True)
class Mark:
    """A numbered place on a curve."""

    number: int
    seat: int
    move: int
    chance: float


def curves(label: str, lines: Sequence[Curve], marks: Sequence[Mark], last: int, moves: str, numbers: Numbers) -> str:
    """The lines of all seats over the moves of a game, with what they show in words."""
    last = max(1, last)
    parts = [f'<line class="grid" x1="0" y1="{_down(level):g}" x2="100%" y2="{_down(level):g}"/>' for level in LEVELS]
    for tick in _ticks(last):
        x = 100 * tick / last
        anchor = "start" if x < 3 else "end" if x > 97 else "middle"
        parts.append(f'<text class="tick" x="{x:.2f}%" y="{HEIGHT + 18}" text-anchor="{anchor}">{tick}</text>')
    drawn = "".join(
        f'<polyline class="curve" style="stroke:{_colour(line.seat)}" stroke-dasharray="{_dash(line.seat)}" points="'
        + " ".join(f"{100 * move / last:.2f},{100 - 100 * chance:.2f}" for move, chance in line.points)
        + '"/>'
        for line in lines
    )
    parts.append(f'<svg width="100%" height="{HEIGHT}" viewBox="0 0 100 100" preserveAspectRatio="none">{drawn}</svg>')
    # Above the lines, which would strike them out.
    for level in LEVELS:
        y = _down(level) - 4 if level < 1 else _down(level) + 13
        parts.append(f'<text class="tick above" x="0" y="{y:g}">{numbers.share(level, 0)}</text>')
    for mark in marks:
        x, y = 100 * mark.move / last, _down(mark.chance)
        parts.append(f'<circle class="mark" style="stroke:{_colour(mark.seat)}" cx="{x:.2f}%" cy="{y:.1f}" r="9"/>')
        parts.append(f'<text class="number" x="{x:.2f}%" y="{y + 4:.1f}" text-anchor="middle">{mark.number}</text>')
    picture = f'<svg role="img" aria-label="{escape(label)}" height="{HEIGHT + AXIS}">{"".join(parts)}</svg>'
    return f'{_legend(lines)}{picture}<p class="about axis">{escape(moves)}</p>'


def _legend(lines: Sequence[Curve]) -> str:
    items = "".join(
        f'<li><svg width="34" height="10" aria-hidden="true"><line class="curve" style="stroke:{_colour(line.seat)}"'
        f' stroke-dasharray="{_dash(line.seat)}" x1="0" y1="5" x2="34" y2="5"/></svg>{escape(line.name)}</li>'
        for line in lines
    )
    return f'<ul class="legend">{items}</ul>'


def _down(chance: float) -> float:
    return HEIGHT * (1 - chance)


def _ticks(last: int) -> list[int]:
    step = next((step for step in (5, 10, 20, 25, 50, 100, 200, 500) if last / step <= 6), 1000)
    return list(range(0, last + 1, step))


def _colour(seat: int) -> str:
    return f"var(--seat-{seat % len(DASHES)})"


def _dash(seat: int) -> str:
    return DASHES[seat % len(DASHES)]
