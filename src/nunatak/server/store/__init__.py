"""Where tables are kept: the log of every game, on disk before anybody is told."""

from __future__ import annotations

from nunatak.server.store.base import Store, StoreError
from nunatak.server.store.sqlite import SqliteStore

__all__ = ["Store", "StoreError", "open_store"]


def open_store(database: str) -> Store:
    """The store at a file path or database URL. Raises StoreError when it cannot be used."""
    scheme, separator, rest = database.partition("://")
    if not separator:
        return SqliteStore(database)
    if scheme == "sqlite":
        return SqliteStore(rest.removeprefix("/"))
    raise StoreError(database.split("@")[-1], "wrong-store-scheme", scheme=scheme)
