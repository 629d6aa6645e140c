"""What a store keeps, and what is asked of it.

A table is a row that says how its game was dealt, and a log of entries: acts, undos and notes, never changed once
written. Playing the entries again gives the game as it stands, so the log alone is the truth; `Status`
repeats its outcome for lists of tables.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct

from nunatak.server.bodies import SeatKind


class StoreError(Exception):
    """A store that cannot be used: `where` is the file, `problem` what is wrong with it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class SeatRow(Struct, frozen=True):
    """Who sits at a seat, the hash of the key that opens it (None: a bot), and the bot that plays for a person."""

    kind: SeatKind
    name: str
    bot: str | None
    key: bytes | None
    stand_in: str | None = None

    def player(self) -> str | None:
        """The bot that answers for this seat; None when a person does."""
        return self.bot or self.stand_in


class Status(Struct, frozen=True):
    """How a game stands: how many entries there are, who is asked, the result once it is over."""

    decision: int
    asked: int | None
    result: dict[str, Any] | None
    # Seconds since 1970.
    played: int


class TableRow(Struct, frozen=True):
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


class Entry(Struct, frozen=True):
    """An act with what chance answered; without an action, an undo. `ref` is the client's name for it.

    An entry with a note is neither: it tells of something else that happened at the table.
    """

    number: int
    seat: int
    action: dict[str, Any] | None
    chance: list[int]
    ref: str | None
    note: dict[str, Any] | None = None


class Store(ABC):
    """Keeps tables. What writes returns only after the commit, and raises StoreError when there was none."""

    @abstractmethod
    async def create(self, table: TableRow, entries: list[Entry]) -> None:
        """Writes a new table, with the log that it begins with."""

    @abstractmethod
    async def append(self, table: str, entry: Entry, status: Status, seat: SeatRow | None = None) -> None:
        """Adds an entry to the log of a table, and writes with it what has become of the entry's seat.

        Fails when there is an entry of that number already.
        """

    @abstractmethod
    async def reseat(self, table: str, seat: int, row: SeatRow) -> None:
        """Writes who sits at a seat now."""

    @abstractmethod
    async def table(self, table: str) -> TableRow | None:
        """A table; None when there is none of that id."""

    @abstractmethod
    async def entries(self, table: str) -> list[Entry]:
        """The log of a table, oldest first."""

    @abstractmethod
    async def opened_by(self, hashes: list[bytes]) -> list[TableRow]:
        """The tables that one of these keys opens, as a seat or as the host; last played first."""

    @abstractmethod
    async def keep_review(self, table: str, content: bytes) -> None:
        """Writes the review of a finished game."""

    @abstractmethod
    async def review(self, table: str) -> bytes | None:
        """The review of a game; None when there is none."""

    @abstractmethod
    async def count(self) -> int:
        """How many tables there are."""

    @abstractmethod
    async def close(self) -> None:
        """Writes what is still to be written and lets go of the database."""
