"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from nunatak.server.doors import Doors
from nunatak.server.failures import HANDLERS
from nunatak.server.pace import Paces
from nunatak.server.page import COMPRESSED, show_page
from nunatak.server.routes import ROUTES
from nunatak.server.settings import Settings
from nunatak.server.store import Store, open_store
from nunatak.server.tables import Tables
from nunatak.server.wire import table_socket
from nunatak.table.messages import PROTOCOL

# Of HTTP bodies and socket messages alike.
MOST_BYTES = 64 * 1024


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """A server over its store, which is opened at start-up if it is not given, and closed at the end."""
    holder = Holder(settings, store)
    openings = Paces(settings.tables_per_minute / 60, settings.tables_per_minute)
    return Litestar(
        route_handlers=[*ROUTES, table_socket, show_page],
        lifespan=[holder.life],
        dependencies={
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "tables": Provide(lambda: holder.tables, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
        },
        middleware=[DefineMiddleware(partial(Doors, settings=settings))],
        exception_handlers=HANDLERS,
        # A game's printed components are the longest answer of all. The page brings twins of its own.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSED),
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Nunatak",
            version=str(PROTOCOL),
            description="Tables over HTTP; docs/protocol.md describes the socket.",
            path="/schema",
            # The other renderers load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        # The program that runs the server decides what is logged.
        logging_config=None,
        debug=False,
    )


class Holder:
    """Has the tables while the application lives."""

    def __init__(self, settings: Settings, store: Store | None) -> None:
        self.settings = settings
        self.store = store

    @asynccontextmanager
    async def life(self, _: Litestar) -> AsyncIterator[None]:
        """From start-up to the end."""
        store = open_store(self.settings.database) if self.store is None else self.store
        self.tables = Tables(store, self.settings)
        self.tables.start()
        try:
            yield
        finally:
            await self.tables.close()
            await store.close()
