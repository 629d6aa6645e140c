"""Hints as an agreement of the table, bots that stand in for players, notes in the log, reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Adds what is needed; everything written before stays as it is."""
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    op.add_column("seats", sa.Column("stand_in", sa.String(32)))
    op.add_column("entries", sa.Column("note", sa.Text))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Takes it away again."""
    op.drop_table("reviews")
    for table, column in (("entries", "note"), ("seats", "stand_in"), ("tables", "hints")):
        op.drop_column(table, column)
