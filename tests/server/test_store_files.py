"""The database file: made, migrated, shared with nobody, and refused with a reason when it cannot be used."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nunatak.server.settings import default_database
from nunatak.server.store import Store, StoreError, open_store
from nunatak.server.store.schema import metadata
from nunatak.table import LogEntry, SeatRow, Status, TableRow
from tests.server.support import PATIENCE, SERVE, Running, quick

OLD = Path(__file__).parent / "databases"


def close(store: Store) -> None:
    asyncio.run(store.close())


def row(number: int) -> TableRow:
    """Any table."""
    seats = tuple(SeatRow("here", name, None, f"{name}{number}".encode()) for name in ("Ada", "Ben"))
    host = f"host{number}".encode()
    return TableRow(f"t{number}", "roam", 1, {"players": 2}, {}, 5, False, [1], 9, host, seats, Status(0, 0, None, 9))


def refusal(path: Path | str) -> str:
    """Why a database is refused."""
    with pytest.raises(StoreError) as refused:
        open_store(str(path))
    assert refused.value.where in (str(path), str(path).split("@")[-1])
    return refused.value.problem


def test_a_lesson_and_the_position_it_began_from_are_kept(database: Path) -> None:
    async def run() -> None:
        store = open_store(str(database))
        taught = replace(row(1), start={"game": "roam", "deck": ["loc-01"]}, lesson="stamp")
        await store.create(taught, [])
        await store.create(row(2), [])
        assert await store.table("t1") == taught
        assert await store.table("t2") == row(2)
        await store.close()

    asyncio.run(run())


def test_what_is_written_is_read_back(database: Path) -> None:
    async def run() -> None:
        store = open_store(str(database))
        await store.create(row(1), [])
        act = LogEntry(1, 0, {"kind": "pass"}, [3, 1], "a")
        undo = LogEntry(2, 0, None, [], None)
        over = Status(2, None, {"scores": [1, 2], "winners": [1]}, 12)
        await store.append("t1", act, Status(1, 1, None, 11))
        await store.append("t1", undo, over)
        assert await store.entries("t1") == [act, undo]
        kept = await store.table("t1")
        assert kept is not None
        assert kept.status == over
        assert kept.seats == row(1).seats
        assert [table.id for table in await store.opened_by([b"Ben1"])] == ["t1"]
        assert await store.table("t2") is None
        await store.close()

    asyncio.run(run())


def test_one_bad_write_does_not_take_others_with_it(database: Path) -> None:
    async def run() -> None:
        store = open_store(str(database))
        await asyncio.gather(*(store.create(row(number), []) for number in range(20)))
        writes = [store.append(f"t{n}", LogEntry(1, 0, None, [], None), Status(1, 0, None, 1)) for n in range(20)]
        writes.append(store.append("t3", LogEntry(1, 1, None, [], None), Status(1, 1, None, 1)))
        writes.append(store.append("nowhere", LogEntry(1, 0, None, [], None), Status(1, 0, None, 1)))
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert results[:20] == [None] * 20
        assert all(isinstance(result, StoreError) for result in results[20:])
        assert [entry.seat for entry in await store.entries("t3")] == [0]
        await store.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema_that_the_code_uses(database: Path) -> None:
    close(open_store(str(database)))
    with sqlite3.connect(database) as disk:
        for table in metadata.tables.values():
            columns = {name for _, name, *_ in disk.execute(f"PRAGMA table_info({table.name})")}
            assert columns == {column.name for column in table.columns}
    disk.close()


@pytest.mark.parametrize("dump", sorted(OLD.glob("*.sql")), ids=lambda dump: dump.stem)
def test_a_database_of_an_older_version_is_taken_over_with_its_games(database: Path, dump: Path) -> None:
    with sqlite3.connect(database) as disk:
        disk.executescript(dump.read_text(encoding="utf-8"))
    disk.close()
    with Running(quick(database)) as house:
        mine = house.post("/api/tables/mine", {"keys": ["old-key-of-ada"]}).json()
        assert [(table["seats"], table["table"]["decision"]) for table in mine] == [([0], 5)]
        assert house.get("/api/health").json()["tables"] == 1


def test_the_durable_settings_are_in_force(database: Path) -> None:
    store: Any = open_store(str(database))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    close(store)


def test_a_newer_database_is_left_alone(database: Path) -> None:
    close(open_store(str(database)))
    with sqlite3.connect(database) as disk:
        disk.execute("UPDATE alembic_version SET version_num = '9999'")
    disk.close()
    before = database.read_bytes()
    assert "newer Nunatak (schema 9999" in refusal(database)
    assert database.read_bytes() == before


def test_the_database_of_another_program_is_left_alone(database: Path) -> None:
    with sqlite3.connect(database) as disk:
        disk.execute("CREATE TABLE recipes (name TEXT)")
    disk.close()
    assert "another program" in refusal(database)
    with sqlite3.connect(database) as disk:
        assert disk.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    disk.close()


def test_a_file_that_is_no_database_or_damaged_is_refused(database: Path) -> None:
    database.write_text("Dear diary, " * 200)
    assert "not an SQLite database" in refusal(database)
    database.unlink()
    close(open_store(str(database)))
    whole = database.read_bytes()
    database.write_bytes(whole[:4096] + b"\xaa" * 4096 + whole[8192:])
    assert "damaged" in refusal(database)


def test_a_database_in_use_is_refused(database: Path) -> None:
    first = open_store(str(database))
    assert "another Nunatak server" in refusal(database)
    close(first)
    close(open_store(str(database)))


def test_a_database_locked_by_another_program_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.server.store.sqlite.BUSY_SECONDS", 0.1)
    close(open_store(str(database)))
    disk = sqlite3.connect(database)
    disk.execute("BEGIN EXCLUSIVE")
    assert "another program has locked the file" in refusal(database)
    disk.close()


def test_places_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    assert "cannot be written" in refusal(tmp_path / "file" / "tables.sqlite")
    assert "cannot be written" in refusal(tmp_path / "folder")
    assert "SQLite" in refusal("postgresql://me:secret@host/games")


def test_the_command_says_what_is_wrong_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        runs = [(0, tmp_path / "file" / "x.sqlite", "cannot be written"), (port, tmp_path / "y.sqlite", f"port {port}")]
        for number, path, expected in runs:
            command = [sys.executable, "-c", SERVE, str(number), str(path)]
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            assert done.returncode == 1
            assert expected in done.stderr
            assert "Traceback" not in done.stderr


def test_the_default_place_follows_the_habits_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUNATAK_DATABASE", raising=False)
    if sys.platform.startswith("linux"):
        monkeypatch.setenv("XDG_DATA_HOME", os.path.join("/", "data"))
        assert default_database() == "/data/nunatak/tables.sqlite"
    monkeypatch.setenv("NUNATAK_DATABASE", "elsewhere.sqlite")
    assert default_database() == "elsewhere.sqlite"
