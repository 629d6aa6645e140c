"""What is asked of a store. What it keeps of a table, `nunatak.table.kept` says."""

from __future__ import annotations

from abc import ABC, abstractmethod

from nunatak.engine import PlacedError
from nunatak.table import LogEntry, SeatRow, Status, TableRow


class StoreError(PlacedError):
    """A store that cannot be used; the place is the file."""


class Store(ABC):
    """Keeps tables. What writes returns only after the commit, and raises StoreError when there was none."""

    @abstractmethod
    async def create(self, table: TableRow, entries: list[LogEntry], after: str | None = None) -> None:
        """Writes a new table, with the log that it begins with; `after` is the table that it follows."""

    @abstractmethod
    async def append(self, table: str, entry: LogEntry, status: Status, seat: SeatRow | None = None) -> None:
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
    async def entries(self, table: str) -> list[LogEntry]:
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
