"""Who may knock: requests under a foreign name, and pages of other sites, are turned away at the door.

A browser sends any page's requests to any address. Without these checks a page of another site could play at a
server that listens only to this machine.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

from nunatak.server.failures import RequestError
from nunatak.server.settings import Settings


class Doors:
    """Wraps the application and lets in only what belongs here."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        check(headers.get(b"host", ""), headers.get(b"origin"), self.settings)
        await self.app(scope, receive, send)


def check(host: str, origin: str | None, settings: Settings) -> None:
    """Raises a failure when the name or the origin is not ours."""
    name = urlsplit(f"//{host}").hostname or ""
    if settings.hosts and name not in settings.hosts:
        raise RequestError(403, "wrong-host", f"This server is not called {name!r}.", "host")
    if origin is None or origin in settings.origins or urlsplit(origin).netloc == host:
        return
    raise RequestError(403, "wrong-origin", "Pages of other sites may not use this server.", "origin")
