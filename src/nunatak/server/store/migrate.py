"""Bringing a database to the newest schema, or saying why that cannot be done."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from nunatak.server.store.base import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: sa.Connection, where: str) -> None:
    """Runs the migrations that the database has not seen. A newer or a foreign database is left alone."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    has = MigrationContext.configure(connection).get_current_revision()
    if has == script.get_current_head():
        return
    if has is None:
        strangers = sa.inspect(connection).get_table_names()
        if strangers:
            raise StoreError(where, f"this database belongs to another program (it has a table {strangers[0]!r})")
    elif has not in {revision.revision for revision in script.walk_revisions()}:
        raise StoreError(
            where,
            f"made by a newer Nunatak (schema {has}; this one knows up to {script.get_current_head()}). "
            "Update Nunatak, or use another file",
        )
    command.upgrade(config, "head")
