"""Between rows of the database and what the server works with."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from msgspec.json import decode, encode

from nunatak.server.store.schema import entries, seats, tables
from nunatak.table import LogEntry, SeatRow, Status, TableRow


def of_table(table: TableRow) -> dict[str, Any]:
    """The row of a new table."""
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": encode(table.options).decode(),
        "pack": encode(table.pack).decode(),
        "seed": table.seed,
        "seeded": table.seeded,
        "deal": encode(table.deal).decode(),
        "created": table.created,
        "host": table.host,
        "decision": table.status.decision,
        "asked": table.status.asked,
        "result": None if table.status.result is None else encode(table.status.result).decode(),
        "played": table.status.played,
        "hints": table.hints,
        "start": None if table.start is None else encode(table.start).decode(),
        "lesson": table.lesson,
        "next": table.next,
    }


def of_seat(table: str, number: int, seat: SeatRow) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "table_id": table,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "key": seat.key,
        "stand_in": seat.stand_in,
    }


def of_new_seat(table: str, number: int, seat: SeatRow) -> dict[str, Any]:
    """What changes when a seat is given anew."""
    return {
        "table": table,
        "number": number,
        "new_kind": seat.kind,
        "new_name": seat.name,
        "new_bot": seat.bot,
        "new_key": seat.key,
        "new_stand_in": seat.stand_in,
    }


def of_entry(table: str, entry: LogEntry, at: int) -> dict[str, Any]:
    """The row of a log entry."""
    return {
        "table_id": table,
        "number": entry.number,
        "seat": entry.seat,
        "action": None if entry.action is None else encode(entry.action).decode(),
        "chance": encode(entry.chance).decode() if entry.chance else None,
        "ref": entry.ref,
        "at": at,
        "note": None if entry.note is None else encode(entry.note).decode(),
    }


def of_status(table: str, status: Status) -> dict[str, Any]:
    """What changes about a table with every entry."""
    return {
        "table": table,
        "new_decision": status.decision,
        "new_asked": status.asked,
        "new_result": None if status.result is None else encode(status.result).decode(),
        "new_played": status.played,
    }


def read_tables(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> list[TableRow]:
    """The tables that meet a condition, with their seats; last played first."""
    found = connection.execute(
        sa.select(tables).where(condition).order_by(tables.c.played.desc(), tables.c.created.desc(), tables.c.id)
    ).all()
    seated: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    query = sa.select(seats).where(seats.c.table_id.in_(list(seated)))
    for row in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        seated[row.table_id].append(SeatRow(row.kind, row.name, row.bot, row.key, row.stand_in))
    return [read_table(row, tuple(seated[row.id])) for row in found]


def read_table(row: sa.Row[Any], seated: tuple[SeatRow, ...]) -> TableRow:
    """A table from its row."""
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=decode(row.options),
        pack=decode(row.pack),
        seed=row.seed,
        seeded=row.seeded,
        deal=decode(row.deal),
        created=row.created,
        host=row.host,
        seats=seated,
        status=Status(
            decision=row.decision,
            asked=row.asked,
            result=None if row.result is None else decode(row.result),
            played=row.played,
        ),
        hints=row.hints,
        start=None if row.start is None else decode(row.start),
        lesson=row.lesson,
        next=row.next,
    )


def read_entries(connection: sa.Connection, table: str) -> list[LogEntry]:
    """The log of a table, oldest first."""
    query = sa.select(entries).where(entries.c.table_id == table).order_by(entries.c.number)
    return [
        LogEntry(
            number=row.number,
            seat=row.seat,
            action=None if row.action is None else decode(row.action),
            chance=[] if row.chance is None else decode(row.chance),
            ref=row.ref,
            note=None if row.note is None else decode(row.note),
        )
        for row in connection.execute(query)
    ]
