"""Who has heard what: every seat, and the spectators, follow a story of their own.

Each story is numbered by itself. Were the events of the whole table numbered, the gaps would tell a seat that
something was kept from it.
"""

from __future__ import annotations

from typing import TypeAlias

from nunatak.engine import Event, Json
from nunatak.table.messages import Told

# A seat, or None for those who only watch.
Listener: TypeAlias = "int | None"
NOTE = "table-"


class Stories:
    """The stories of a table, by listener. They are only ever added to."""

    def __init__(self, seats: int) -> None:
        self.lines: dict[Listener, list[Told]] = {None: []}
        for seat in range(seats):
            self.lines[seat] = []

    def tell(self, events: list[Event], move: int, by: int | None) -> None:
        """Adds what happened in a move to the story of everybody who may know it."""
        for event in events:
            told = event.data()
            for listener, lines in self.lines.items():
                if event.seen_by(listener):
                    lines.append(Told(len(lines) + 1, move, by, told))

    def take_back(self, move: int, by: int) -> None:
        """Tells everybody that a move no longer stands."""
        self.tell([Event("undo", {})], move, by)

    def mention(self, note: dict[str, Json], move: int, by: int) -> None:
        """Tells everybody of something that is no part of the game; an undo does not take it back.

        The kinds of notes begin with `table-`, which no event of a game does.
        """
        for lines in self.lines.values():
            lines.append(Told(len(lines) + 1, move, by, {**note}))

    def length(self, listener: Listener) -> int:
        """The number of the last line."""
        return len(self.lines[listener])

    def lengths(self) -> dict[Listener, int]:
        """How far each story has been told."""
        return {listener: len(lines) for listener, lines in self.lines.items()}

    def after(self, listener: Listener, seq: int) -> list[Told]:
        """The lines that follow line `seq`."""
        return self.lines[listener][seq:]

    def of_moves(self, listener: Listener, first: int, last: int) -> dict[int, list[Told]]:
        """What was told of some moves, as far as they stand."""
        found: dict[int, list[Told]] = {move: [] for move in range(first, last + 1)}
        for line in self.lines[listener]:
            if line.event.get("kind") == "undo":
                if line.move in found:
                    found[line.move] = []
            elif line.move in found and not str(line.event["kind"]).startswith(NOTE):
                found[line.move].append(line)
        return found
