"""What is kept of a table: how its game was dealt, who sits there, and the log of what has happened since.

The log holds acts, undos and notes, never changed once written. Playing its entries again gives the game as it stands,
so the log alone is the truth; `Status` repeats its outcome for lists of tables.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from nunatak.table.summary import Seat, SeatKind, TableSummary, result_of


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat, the hash of the key that opens it (None: a bot), and the bot that plays for a person."""

    kind: SeatKind
    name: str
    bot: str | None
    key: bytes | None
    stand_in: str | None = None

    def player(self) -> str | None:
        """The bot that answers for this seat; None when a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class Status:
    """How a game stands: how many acts and undos there were, who is asked, the result once it is over."""

    decision: int
    asked: int | None
    result: dict[str, Any] | None
    # Seconds since 1970.
    played: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: its game as it was dealt, its seats, and how it stands."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    pack: dict[str, Any]
    seed: int
    seeded: bool
    deal: list[int]
    created: int
    host: bytes
    seats: tuple[SeatRow, ...]
    status: Status
    # Whether hints are given here; None leaves it to who sits there.
    hints: bool | None = None
    # The position that the game began from instead of a deal, and the lesson that is given at the table.
    start: dict[str, Any] | None = None
    lesson: str | None = None
    # The table at which the same people play again.
    next: str | None = None

    def with_seat(self, number: int, seat: SeatRow) -> TableRow:
        """The table with somebody else, or something else, at one of its seats."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def people(self) -> list[SeatKind]:
        """The kinds of the seats that are no bot's."""
        return [seat.kind for seat in self.seats if seat.kind != "bot"]

    def gives_hints(self) -> bool:
        """Whether hints are given: as agreed, or else where nobody plays against a person who sits elsewhere."""
        if self.hints is not None:
            return self.hints
        people = self.people()
        return len(people) <= 1 or "link" not in people

    def summary(self) -> TableSummary:
        """What everybody may know."""
        return TableSummary(
            id=self.id,
            game=self.game,
            rules=self.rules,
            options=self.options,
            seats=[Seat(seat.kind, seat.name, seat.bot, seat.stand_in) for seat in self.seats],
            seeded=self.seeded,
            hints=self.gives_hints(),
            decision=self.status.decision,
            asked=self.status.asked,
            over=self.status.asked is None,
            result=result_of(self.status.result or {}),
            created=self.created,
            played=self.status.played,
            next=self.next,
        )


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An act with what chance answered; without an action, an undo. `ref` is the client's name for it.

    An entry with a note is neither: it tells of something else that happened at the table.
    """

    number: int
    seat: int
    action: dict[str, Any] | None
    chance: list[int]
    ref: str | None
    note: dict[str, Any] | None = None
