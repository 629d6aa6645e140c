"""What alembic runs: the migrations, over the connection that the store hands it."""

from __future__ import annotations

from alembic import context

from nunatak.server.store.schema import metadata

# SQLite cannot alter most things in place; batch mode copies the table instead.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
