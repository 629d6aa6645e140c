"""A change of a table that is on its way to the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nunatak.table.chronicle import Chronicle
from nunatak.table.effects import Append, Durable, KeepSeat
from nunatak.table.kept import TableRow


class Change:
    """What is being written: what follows once it is on disk, and what follows if it cannot be written."""

    def __init__(self, effect: Durable, then: Callable[[], None], instead: Callable[[], None]) -> None:
        self.effect = effect
        self.then = then
        self.instead = instead

    def added_to(self, row: TableRow) -> TableRow:
        """The table with the change made."""
        effect = self.effect
        if isinstance(effect, Append):
            row = replace(row, status=effect.status)
            return row if effect.seat is None else row.with_seat(effect.entry.seat, effect.seat)
        return row.with_seat(effect.number, effect.seat) if isinstance(effect, KeepSeat) else row

    def is_in(self, row: TableRow, chronicle: Chronicle) -> bool:
        """Whether the disk has kept what it seemed to refuse."""
        effect = self.effect
        if isinstance(effect, Append):
            return chronicle.has(effect.entry)
        return isinstance(effect, KeepSeat) and row.seats[effect.number] == effect.seat
