"""What happened, told piece by piece: for the log, the animation and the replay.

A state tells its story only while a `Witness` listens. Simulations and searches have none, and pay nothing.
"""

from __future__ import annotations

from nunatak.engine.json import Json


class Event:
    """One thing that happened. `seats` are those who may know of it; None means everybody, spectators included."""

    def __init__(self, kind: str, facts: dict[str, Json], seats: tuple[int, ...] | None = None) -> None:
        self.kind = kind
        self.facts = facts
        self.seats = seats

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def data(self) -> dict[str, Json]:
        """The event as plain data: its kind and its facts side by side."""
        told: dict[str, Json] = {"kind": self.kind}
        told.update(self.facts)
        return told


class Witness:
    """Hears a state's events and chance answers; may also dictate the answers, which is how records replay."""

    def __init__(self, script: list[int] | None = None) -> None:
        self.events: list[Event] = []
        self.drawn: list[int] = []
        # Answers still to be given instead of the generator's own; None lets the generator speak.
        self.script = script

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events

    def take_drawn(self) -> list[int]:
        """The chance answers since the last call."""
        drawn = self.drawn
        self.drawn = []
        return drawn
