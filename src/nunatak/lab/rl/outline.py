"""Plain data as an indented outline, for people: what is short stands on one line."""

from __future__ import annotations

import textwrap

from nunatak.engine import Json

# So wide may a line be that holds more than one thing, and so wide a thing that shares its lines with others.
WIDTH = 100
SHORT = 30


def outline(data: dict[str, Json], depth: int = 0) -> list[str]:
    """One line a field; the parts of what does not fit into one are below it, further in."""
    margin = "  " * depth
    lines: list[str] = []
    for name, value in data.items():
        line = f"{margin}{name}: {inline(value)}"
        if len(line) <= WIDTH or not isinstance(value, dict | list):
            lines.append(line)
            continue
        parts = value if isinstance(value, dict) else {str(place): one for place, one in enumerate(value)}
        lines.append(f"{margin}{name}:")
        named = isinstance(value, dict)
        pieces = [f"{part} {_bracketed(inner)}" if named else _bracketed(inner) for part, inner in parts.items()]
        if max(map(len, pieces)) <= SHORT:
            # No piece is broken: its own blanks are others until the lines are made.
            row = ", ".join(piece.replace(" ", "\0") for piece in pieces)
            width = WIDTH - 2 * depth - 2
            rows = textwrap.wrap(row, width, break_on_hyphens=False)
            lines += [f"{margin}  {one}".replace("\0", " ") for one in rows]
        else:
            lines += outline(parts, depth + 1)
    return lines


def inline(value: Json) -> str:
    """A value on one line, with brackets around what is inside another."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_bracketed(inner)}" for name, inner in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_bracketed(inner) for inner in value) or "-"
    if value is None:
        return "-"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _bracketed(value: Json) -> str:
    return f"({inline(value)})" if isinstance(value, dict | list) else inline(value)
