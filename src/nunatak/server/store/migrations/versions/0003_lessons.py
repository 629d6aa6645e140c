"""Games that begin from a position, and lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Adds what is needed; everything written before stays as it is."""
    op.add_column("tables", sa.Column("start", sa.Text))
    op.add_column("tables", sa.Column("lesson", sa.String(64)))


def downgrade() -> None:
    """Takes it away again."""
    for column in ("lesson", "start"):
        op.drop_column("tables", column)
