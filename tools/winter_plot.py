"""The plot of docs/notebook/winter.md as plain SVG: how scores spread, and where they come from."""

from __future__ import annotations

from html import escape

WIDTH, HEIGHT = 900, 400
BIN = 5
PAPER, INK, LINE = "#f9fcfd", "#14212b", "#c9d5dc"
ALL, WINNERS, OTHERS = "#9cc3d6", "#1f5573", "#9cc3d6"


def text(x: float, y: float, words: str, anchor: str = "middle", size: int = 13) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" fill="{fill}"/>'


def histogram(scores: list[int], winning: list[int]) -> list[str]:
    """How many players end with so many VP; the winners among them darker."""
    left, right, top, bottom = 30.0, 400.0, 70.0, 350.0
    first, last = min(scores) // BIN, max(scores) // BIN
    counts = [sum(score // BIN == b for score in scores) for b in range(first, last + 1)]
    won = [sum(score // BIN == b for score in winning) for b in range(first, last + 1)]
    step = (right - left) / len(counts)
    scale = (bottom - top) / max(counts)
    drawn = [text((left + right) / 2, 28, "Scores", size=16)]
    drawn += [box(left, 42, 12, 12, ALL), text(left + 18, 53, "all players", "start")]
    drawn += [box(left + 105, 42, 12, 12, WINNERS), text(left + 123, 53, "winners", "start")]
    for i, count in enumerate(counts):
        x = left + i * step
        drawn.append(box(x + 1, bottom - count * scale, step - 2, count * scale, ALL))
        drawn.append(box(x + 1, bottom - won[i] * scale, step - 2, won[i] * scale, WINNERS))
        if (first + i) * BIN % 20 == 0:
            drawn.append(text(x, bottom + 18, str((first + i) * BIN)))
    drawn.append(f'<path d="M{left} {bottom}H{right}" stroke="{INK}"/>')
    drawn.append(text((left + right) / 2, bottom + 38, f"VP, in steps of {BIN}"))
    return drawn


def sources(rows: list[tuple[str, float, float]]) -> list[str]:
    """Mean VP by source, of winners and of the others."""
    left, right, top = 630.0, 850.0, 70.0
    most = max(max(won, other) for _, won, other in rows)
    step = 290 / len(rows)
    drawn = [text(680, 28, "Mean VP by source", size=16)]
    drawn += [box(left, 42, 12, 12, WINNERS), text(left + 18, 53, "winners", "start")]
    drawn += [box(left + 90, 42, 12, 12, OTHERS), text(left + 108, 53, "others", "start")]
    for i, (name, won, other) in enumerate(rows):
        y = top + i * step
        drawn.append(text(left - 8, y + step * 0.6, name, "end"))
        for half, (value, fill) in enumerate(((won, WINNERS), (other, OTHERS))):
            height = step * 0.4
            at = y + half * height
            width = (right - left) * value / most
            drawn.append(box(left, at, width, height, fill))
            drawn.append(text(left + width + 5, at + height * 0.85, f"{value:.1f}", "start", 11))
    return drawn


def plot(scores: list[int], winning: list[int], rows: list[tuple[str, float, float]]) -> str:
    drawn = [*histogram(scores, winning), *sources(rows)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'fill="{INK}">\n<title>How greedy players fare in Endless Winter</title>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{PAPER}" stroke="{LINE}"/>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )
