"""The observations of all our games, field by field: writes docs/observations.md. `python -m tools.observations`"""

from __future__ import annotations

from pathlib import Path

from nunatak.engine import Axis, Cells, Encoder
from nunatak.games import OURS, load_game

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
TITLES = {"ice1": "I C E, first edition", "ice2": "I C E, second edition", "roam": "Roam", "winter": "Endless Winter"}
# Axes with more labels than this are shown by their first and last ones.
MANY = 12
ENDS = 2

HEAD = """# Observations, field by field

Made from the encoders by `make observations`; a test keeps this page up to date. How to use it:
[research.md](research.md).

An observation is a row of cells, one byte each, from 0 to 127. A field is a block of cells: `cells` says where it is,
`axes` what it is indexed by (row by row, the last one fastest), `up to` the highest number in a cell. Where that is 1
the field marks things: 1 for what is so. A number that goes beyond its highest stays there; where the last axis of a
field is a range of numbers, the next cell goes on where the last one ends, and their sum counts.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(name, load_game(name).encoder()) for name in OURS)])


def section(name: str, encoder: Encoder) -> str:
    """The observation of one game."""
    axes: dict[str, Axis] = {}
    rows = [row(field, axes) for field in encoder.fields.values()]
    lines = [
        f"## {TITLES[name]} (`{name}`)",
        "",
        f"Version {encoder.version}: {encoder.size} cells in {len(rows)} fields, {encoder.actions} actions.",
        "",
        "| field | cells | axes | up to | what |",
        "|---|---|---|---|---|",
        *rows,
        "",
        "| axis | what it stands for, in order |",
        "|---|---|",
        *(f"| {title} | {labels(axis)} |" for title, axis in axes.items()),
        "",
    ]
    return "\n".join(lines)


def row(field: Cells, axes: dict[str, Axis]) -> str:
    """A line of the table; its axes get a title each."""
    titles = [titled(axis, axes) for axis in field.axes]
    told = " × ".join(f"{title} ({len(axis.labels)})" for title, axis in zip(titles, field.axes, strict=True))
    where = f"{field.start}" if field.size == 1 else f"{field.start} to {field.stop - 1}"
    return f"| `{field.name}` | {where} | {told or '-'} | {field.highest} | {field.about} |"


def titled(axis: Axis, axes: dict[str, Axis]) -> str:
    """What the page calls an axis: its name, with a number where another of that name stands for other things."""
    number = 1
    while True:
        title = axis.name if number == 1 else f"{axis.name} {number}"
        known = axes.setdefault(title, axis)
        if known.labels == axis.labels:
            return title
        number += 1


def labels(axis: Axis) -> str:
    """What its cells stand for; of a long row only the ends."""
    shown = axis.labels if len(axis.labels) <= MANY else [*axis.labels[:ENDS], "...", *axis.labels[-ENDS:]]
    return ", ".join(shown)


if __name__ == "__main__":
    PAGE.write_text(page())
