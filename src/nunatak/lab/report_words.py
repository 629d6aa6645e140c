"""Numbers as reports and tables write them."""

from __future__ import annotations

NOTHING = "–"


def share_words(share: float | None) -> str:
    """A share in per cent."""
    return NOTHING if share is None else f"{100 * share:.1f} %"


def range_words(low: float, high: float, unit: str = "") -> str:
    """From one whole number to another."""
    # A dash after a minus would be hard to read.
    return f"{low:.0f}{'–' if low >= 0 else ' to '}{high:.0f}{unit}"


def time_words(seconds: float | None) -> str:
    """A time with two or three figures, in the unit that suits it."""
    if seconds is None:
        return NOTHING
    if seconds >= 120:
        return f"{seconds / 60:.3g} min"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{_figures(seconds / size)} {unit}"
    return f"{_figures(seconds / 1e-6)} µs"


def _figures(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2g}" if value < 10 else f"{value:.1f}"
