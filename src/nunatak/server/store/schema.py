"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("pack", sa.Text, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("deal", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("host", sa.LargeBinary(32), nullable=False),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer),
    sa.Column("result", sa.Text),
    sa.Column("played", sa.BigInteger, nullable=False),
    # Null where nothing was agreed.
    sa.Column("hints", sa.Boolean),
    # The position that the game began from instead of a deal, and the lesson that is given at the table.
    sa.Column("start", sa.Text),
    sa.Column("lesson", sa.String(64)),
    # The table at which the same people play again.
    sa.Column("next", sa.String(32)),
    sa.Index("tables_by_host", "host"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(32)),
    sa.Column("key", sa.LargeBinary(32)),
    # The bot that plays for the person who sits here.
    sa.Column("stand_in", sa.String(32)),
    sa.Index("seats_by_key", "key"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    # The named action; null for an undo and for a note.
    sa.Column("action", sa.Text),
    sa.Column("chance", sa.Text),
    sa.Column("ref", sa.String(64)),
    sa.Column("at", sa.BigInteger, nullable=False),
    # What happened at the table without being a move.
    sa.Column("note", sa.Text),
    # A log is read in the order in which it is written.
    sqlite_with_rowid=False,
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
