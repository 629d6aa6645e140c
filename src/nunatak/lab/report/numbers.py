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
    size, unit = _unit(seconds)
    value = seconds / size
    return f"{value:.0f} {unit}" if value >= 100 else f"{value:.1f} {unit}"


def tick_words(seconds: float) -> str:
    """A round time, on a scale."""
    size, unit = _unit(seconds * (1 + 1e-9))
    return f"{seconds / size:.0f} {unit}"


def _unit(seconds: float) -> tuple[float, str]:
    for size, unit in ((120.0, "min"), (1.0, "s"), (1e-3, "ms")):
        if seconds >= size:
            return (60.0, unit) if unit == "min" else (size, unit)
    return 1e-6, "µs"
