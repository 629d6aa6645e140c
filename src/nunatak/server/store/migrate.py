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
            raise StoreError(where, "wrong-store-stranger", table=repr(strangers[0]))
    elif has not in {revision.revision for revision in script.walk_revisions()}:
        raise StoreError(
            where,
            "wrong-store-newer",
            schema=has,
            known=script.get_current_head(),
        )
    command.upgrade(config, "head")
