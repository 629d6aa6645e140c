"""Tables in an SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from nunatak.server.store import rows
from nunatak.server.store.base import Store, StoreError
from nunatak.server.store.lock import FileLock
from nunatak.server.store.migrate import migrate
from nunatak.server.store.schema import entries, reviews, seats, tables
from nunatak.server.store.writer import Writer
from nunatak.table import LogEntry, SeatRow, Status, TableRow

T = TypeVar("T")

# How long to wait for somebody else's lock on the file, such as a backup.
BUSY_SECONDS = 3.0

ADD_TABLE = tables.insert()
ADD_SEAT = seats.insert()
ADD_ENTRY = entries.insert()
# A review of an older version gives way to a new one.
ADD_REVIEW = reviews.insert().prefix_with("OR REPLACE")
SET_STATUS = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("decision", "asked", "result", "played")})
)
SET_NEXT = tables.update().where(tables.c.id == sa.bindparam("table")).values({"next": sa.bindparam("new_next")})
SET_SEAT = (
    seats.update()
    .where(seats.c.table_id == sa.bindparam("table"), seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("kind", "name", "bot", "key", "stand_in")})
)


class SqliteStore(Store):
    """One file, written by one thread of one server."""

    def __init__(self, path: str) -> None:
        file = Path(path).expanduser()
        self.where = str(file)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.lock = FileLock(file.with_name(file.name + ".lock"))
            if not file.exists():
                # The log tells every deal: only whoever runs the server may read it.
                file.touch(mode=0o600)
        except OSError as error:
            raise StoreError(self.where, "wrong-store-path", problem=str(error.strerror or error)) from None
        self.engine = sa.create_engine(sa.URL.create("sqlite", database=self.where), max_overflow=-1)
        sa.event.listen(self.engine, "connect", prepare)
        try:
            self._open()
        except StoreError:
            self._let_go()
            raise
        except (sa.exc.DatabaseError, sqlite3.DatabaseError) as error:
            self._let_go()
            raise explained(self.where, error) from None
        self.readers = ThreadPoolExecutor(2, thread_name_prefix="nunatak-reader")
        self.writer = Writer(self.engine, self.where)

    def _open(self) -> None:
        with self.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                raise StoreError(self.where, "wrong-store-damaged", problem=str(found))
        with self.engine.begin() as connection:
            # All of a migration or nothing: without this, SQLite's driver commits each change of the schema.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            migrate(connection, self.where)
        with self.engine.begin() as connection:
            # A file that can be read but not written should be known now, not at the first move.
            connection.exec_driver_sql("CREATE TABLE writable (x)")
            connection.exec_driver_sql("DROP TABLE writable")

    def _let_go(self) -> None:
        self.engine.dispose()
        self.lock.release()

    async def create(self, table: TableRow, entries: list[LogEntry], after: str | None = None) -> None:
        seat_rows = [(ADD_SEAT, rows.of_seat(table.id, i, seat)) for i, seat in enumerate(table.seats)]
        log = [(ADD_ENTRY, rows.of_entry(table.id, entry, table.created)) for entry in entries]
        follows = [] if after is None else [(SET_NEXT, {"table": after, "new_next": table.id})]
        await self.writer.write([(ADD_TABLE, rows.of_table(table)), *seat_rows, *log, *follows])

    async def append(self, table: str, entry: LogEntry, status: Status, seat: SeatRow | None = None) -> None:
        writes: list[tuple[sa.Executable, dict[str, object]]] = [
            (ADD_ENTRY, rows.of_entry(table, entry, status.played)),
            (SET_STATUS, rows.of_status(table, status)),
        ]
        if seat is not None:
            writes.append((SET_SEAT, rows.of_new_seat(table, entry.seat, seat)))
        await self.writer.write(writes)

    async def reseat(self, table: str, seat: int, row: SeatRow) -> None:
        await self.writer.write([(SET_SEAT, rows.of_new_seat(table, seat, row))])

    async def table(self, table: str) -> TableRow | None:
        def read(connection: sa.Connection) -> TableRow | None:
            found = rows.read_tables(connection, tables.c.id == table)
            return found[0] if found else None

        return await self._read(read)

    async def entries(self, table: str) -> list[LogEntry]:
        return await self._read(lambda connection: rows.read_entries(connection, table))

    async def opened_by(self, hashes: list[bytes]) -> list[TableRow]:
        of_seats = sa.select(seats.c.table_id).where(seats.c.key.in_(hashes))
        condition = sa.or_(tables.c.host.in_(hashes), tables.c.id.in_(of_seats))
        return await self._read(lambda connection: rows.read_tables(connection, condition))

    async def keep_review(self, table: str, content: bytes) -> None:
        row: dict[str, object] = {"table_id": table, "content": content.decode(), "at": int(time.time())}
        await self.writer.write([(ADD_REVIEW, row)])

    async def review(self, table: str) -> bytes | None:
        query = sa.select(reviews.c.content).where(reviews.c.table_id == table)
        content = await self._read(lambda connection: connection.scalar(query))
        return None if content is None else content.encode()

    async def count(self) -> int:
        query = sa.select(sa.func.count()).select_from(tables)
        return await self._read(lambda connection: connection.scalar(query) or 0)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self.readers.shutdown()
        self._let_go()

    async def _read(self, read: Callable[[sa.Connection], T]) -> T:
        def work() -> T:
            try:
                with self.engine.connect() as connection:
                    return read(connection)
            except sa.exc.DatabaseError as error:
                raise explained(self.where, error) from None

        return await asyncio.get_running_loop().run_in_executor(self.readers, work)


def prepare(connection: sqlite3.Connection, _: object) -> None:
    """Sets up a new connection: readers beside the writer, and commits that survive a power cut."""
    connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def explained(where: str, error: Exception) -> StoreError:
    """What a person can do about an error of SQLite."""
    text = str(getattr(error, "orig", None) or error)
    if "not a database" in text:
        return StoreError(where, "wrong-store-no-database")
    if "malformed" in text:
        return StoreError(where, "wrong-store-damaged", problem=text)
    if "locked" in text:
        return StoreError(where, "wrong-store-locked")
    if "readonly" in text or "unable to open" in text:
        return StoreError(where, "wrong-store-path", problem=text)
    return StoreError(where, text)
