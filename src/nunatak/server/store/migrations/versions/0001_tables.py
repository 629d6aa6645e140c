"""Tables, their seats and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Makes the first schema."""
    op.create_table(
        "tables",
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
    )
    op.create_index("tables_by_host", "tables", ["host"], unique=True)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("key", sa.LargeBinary(32)),
    )
    op.create_index("seats_by_key", "seats", ["key"], unique=True)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("chance", sa.Text),
        sa.Column("ref", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Takes it away again."""
    for name in ("entries", "seats", "tables"):
        op.drop_table(name)
