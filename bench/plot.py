"""A bar chart as plain SVG."""

from __future__ import annotations

from html import escape

WIDTH, BAR, GAP, LABEL = 640, 28, 12, 150


def bars(figures: list[tuple[str, float]]) -> str:
    """Horizontal bars, one a figure, with decisions per second at their ends."""
    most = max(value for _, value in figures)
    height = len(figures) * (BAR + GAP) + GAP
    drawn = []
    for i, (label, value) in enumerate(figures):
        y = GAP + i * (BAR + GAP)
        width = (WIDTH - LABEL - 110) * value / most
        middle = y + BAR * 0.68
        drawn.append(f'<text x="{LABEL - 8}" y="{middle:.0f}" text-anchor="end">{escape(label)}</text>')
        drawn.append(f'<rect x="{LABEL}" y="{y}" width="{width:.1f}" height="{BAR}" rx="3" fill="#2f7f9d"/>')
        drawn.append(f'<text x="{LABEL + width + 8:.1f}" y="{middle:.0f}">{value:,.0f}/s</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="14">\n<title>Decisions per second, random play</title>\n' + "\n".join(drawn) + "\n</svg>\n"
    )
