"""The skeleton of a report: one HTML file that needs no other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from nunatak.lab.report.style import STYLE


def document(title: str, lede: str, sections: Sequence[str], language: str) -> str:
    """A whole page."""
    body = "\n".join(sections)
    return f"""<!doctype html>
<html lang="{escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p class="lede">{escape(lede)}</p>
{body}
</main>
</body>
</html>
"""


def section(title: str, about: str, *parts: str) -> str:
    """A titled part of a page."""
    told = f'<p class="about">{escape(about)}</p>' if about else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{told}\n{''.join(parts)}\n</section>"


def side_by_side(*sections: str) -> str:
    """Sections beside each other where there is room."""
    return f'<div class="pair">{"".join(sections)}</div>'


def table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first cell of a row is its heading. Narrow screens scroll it sideways."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return scrolling(title, f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>")


def scrolling(title: str, content: str) -> str:
    """Content that may be wider than the screen; the keyboard can scroll it too."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">{content}</div>'


def folded(summary: str, content: str) -> str:
    """Content that is there when asked for."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Names and what they are."""
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs)
    return f"<dl>{listed}</dl>"
