"""Rematches: a table knows the one that follows it, and those who go on keep their keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"

KEYS = (("tables_by_host", "tables", "host"), ("seats_by_key", "seats", "key"))


def upgrade() -> None:
    """Adds what is needed; everything written before stays as it is."""
    op.add_column("tables", sa.Column("next", sa.String(32)))
    for index, table, column in KEYS:
        op.drop_index(index, table)
        op.create_index(index, table, [column])


def downgrade() -> None:
    """Takes it away again, which fails once a key opens two tables."""
    for index, table, column in KEYS:
        op.drop_index(index, table)
        op.create_index(index, table, [column], unique=True)
    op.drop_column("tables", "next")
