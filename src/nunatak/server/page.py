"""The page: files that a build has made, and one document for every address of a table."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from nunatak.server.failures import RequestError
from nunatak.server.settings import Settings

PACKED = Path(__file__).parent / "page"
CHECKOUT = Path(__file__).parents[3] / "web" / "dist"

# Built files have a hash of their content in their name, and so never change.
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nunatak</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>The server runs, but its page is not built</h1>
<p>In the folder of the project, run <code>make page</code> (or <code>make play</code>, which does both),
then reload.</p>
<p>The table protocol works without the page: <a href="/schema/openapi.json">its description</a>.</p>
"""

# The page needs nothing from elsewhere; and a key in an address must not travel on as a referrer.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "font-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def page_folder(settings: Settings) -> Path | None:
    """Where the built page is; None when it is not built."""
    candidates = [CHECKOUT, PACKED] if settings.page is None else [settings.page]
    for folder in candidates:
        if (folder / "index.html").is_file():
            return folder
    return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(settings: NamedDependency[Settings], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or the page itself."""
    return await asyncio.to_thread(find, settings, path)


def find(settings: Settings, path: str) -> Response[bytes]:
    """The answer for an address."""
    folder = page_folder(settings)
    name = path.strip("/")
    if name.split("/")[0] in ("api", "ws", "schema"):
        raise RequestError(404, "no-page", "There is nothing at this address.")
    if folder is None:
        return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": ASK_FIRST})
    file = (folder / name).resolve()
    if name and file.is_relative_to(folder.resolve()) and file.is_file():
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = FOREVER if name.startswith("assets/") else ASK_FIRST
        return answer(file, kind, cache)
    if "." in name.split("/")[-1]:
        # A file that is not there must not look like a page to a browser that wants a script.
        raise RequestError(404, "no-page", "There is no such file.")
    return answer(folder / "index.html", "text/html; charset=utf-8", ASK_FIRST)


def answer(file: Path, kind: str, cache: str) -> Response[bytes]:
    """A file with what a browser should know about it."""
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache, **HEADERS})
