"""How long bots think: kept as counts in narrow classes, so that a long tournament stays a small file."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from nunatak.engine import Json, JsonObject, State
from nunatak.lab.playout import Onlooker

# Each class is a twelfth of an octave wide, six in a hundred; the first begins at a microsecond.
CLASSES_PER_OCTAVE = 12
SHORTEST = 1e-6


@dataclass
class Times:
    """The times of decisions; forced ones, with a single answer, are counted apart."""

    decisions: int = 0
    seconds: float = 0.0
    classes: dict[int, int] = field(default_factory=dict)
    forced: int = 0
    forced_seconds: float = 0.0

    def note(self, seconds: float, forced: bool) -> None:
        """One more decision."""
        if forced:
            self.forced += 1
            self.forced_seconds += seconds
            return
        self.decisions += 1
        self.seconds += seconds
        number = max(0, math.floor(math.log2(max(seconds, SHORTEST) / SHORTEST) * CLASSES_PER_OCTAVE))
        self.classes[number] = self.classes.get(number, 0) + 1

    def add(self, other: Times) -> None:
        """Takes the decisions of another account in."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.forced += other.forced
        self.forced_seconds += other.forced_seconds
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    def mean(self) -> float | None:
        """Seconds a decision with a choice takes on average."""
        return self.seconds / self.decisions if self.decisions else None

    def forced_mean(self) -> float | None:
        """Seconds a forced decision takes on average."""
        return self.forced_seconds / self.forced if self.forced else None

    def quantile(self, part: float) -> float | None:
        """The time that this part of the decisions stays below, to the middle of its class."""
        below = 0
        for number in sorted(self.classes):
            below += self.classes[number]
            if below >= part * self.decisions:
                return float(SHORTEST * 2 ** ((number + 0.5) / CLASSES_PER_OCTAVE))
        return None

    def data(self) -> JsonObject:
        """The account as plain data."""
        classes: JsonObject = {str(number): self.classes[number] for number in sorted(self.classes)}
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 7),
            "forced": self.forced,
            "forced_seconds": round(self.forced_seconds, 7),
            "classes": classes,
        }

    @staticmethod
    def from_data(data: Json) -> Times:
        """Reads what `data` wrote. Raises KeyError, TypeError or ValueError for anything else."""
        if not isinstance(data, dict) or not isinstance(data["classes"], dict):
            raise TypeError("times are an object with classes")
        return Times(
            int(str(data["decisions"])),
            float(str(data["seconds"])),
            {int(number): int(str(count)) for number, count in data["classes"].items()},
            int(str(data["forced"])),
            float(str(data["forced_seconds"])),
        )


class Stopwatch(Onlooker):
    """Takes the times of all seats."""

    def __init__(self, times: Sequence[Times]) -> None:
        self.times = times
        self.began = 0.0

    def on_question(self, state: State, seat: int) -> None:
        self.began = time.perf_counter()

    def on_decision(self, state: State, seat: int, action: int) -> None:
        seconds = time.perf_counter() - self.began
        self.times[seat].note(seconds, len(state.legal()) == 1)
