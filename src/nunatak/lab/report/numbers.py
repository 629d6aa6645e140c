"""Numbers as reports and tables write them, in the language of their reader."""

from __future__ import annotations

from nunatak.text import Texts

NOTHING = "–"
# The smallest time that is said in a unit, how long the unit is, and the message that says it.
UNITS = ((120.0, 60.0, "min"), (1.0, 1.0, "s"), (1e-3, 1e-3, "ms"), (0.0, 1e-6, "us"))


class Numbers:
    """Writes shares, times and other figures with the decimal signs and units of a language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with so many figures behind the decimal sign."""
        return self.texts.figures(f"{value:.{places}f}")

    def plain(self, value: float) -> str:
        """A number without more figures than it needs."""
        return self.texts.figures(f"{value:g}")

    def share(self, share: float | None, places: int = 1) -> str:
        """A share in per cent."""
        return NOTHING if share is None else self._percent(f"{100 * share:.{places}f}")

    def change(self, change: float | None) -> str:
        """A change of a chance in per cent, with its sign."""
        if change is None:
            return NOTHING
        return self._percent(f"{100 * change:+.1f}".replace("-", "−") if abs(change) >= 0.0005 else "0.0")

    def range(self, low: float, high: float) -> str:
        """From one whole number to another."""
        # A dash after a minus would be hard to read.
        if low >= 0:
            return f"{low:.0f}–{high:.0f}"
        return self.texts.say("report-range", low=f"−{-low:.0f}", high=f"{high:.0f}".replace("-", "−"))

    def range_of_shares(self, low: float, high: float) -> str:
        """From one share to another, in whole per cent."""
        return self._percent(self.range(100 * low, 100 * high))

    def time(self, seconds: float | None) -> str:
        """A time with two or three figures, in the unit that suits it."""
        if seconds is None:
            return NOTHING
        size, unit = _unit(seconds)
        value = seconds / size
        return self._time(self.decimal(value, 0 if value >= 100 else 1), unit)

    def tick(self, seconds: float) -> str:
        """A round time, on a scale."""
        size, unit = _unit(seconds * (1 + 1e-9))
        return self._time(self.decimal(seconds / size, 0), unit)

    def _percent(self, number: str) -> str:
        return self.texts.say("report-percent", number=self.texts.figures(number))

    def _time(self, number: str, unit: str) -> str:
        return self.texts.say(f"report-time-{unit}", number=number)


def _unit(seconds: float) -> tuple[float, str]:
    return next((size, unit) for least, size, unit in UNITS if seconds >= least)
