"""The page: files that a build has made, and one document for every address of a table.

The build lays a compressed twin beside each file that gains by it (`web/tools/compress.ts`); whoever can read a twin
gets it. A file without a hash in its name is asked for again each time, and sent again only when it has changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from nunatak.server.failures import RequestError
from nunatak.server.settings import Settings
from nunatak.text import Texts, fitting

PACKED = Path(__file__).parent / "page"
CHECKOUT = Path(__file__).parents[3] / "web" / "dist"

# Built files have a hash of their content in their name, and so never change.
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

# Says of a route that its answers are compressed already.
COMPRESSED = "compressed"

# The twins that a build may have laid beside a file, the smallest first, by the name that HTTP has for them.
TWINS = (("br", ".br"), ("gzip", ".gz"))

NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nunatak</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>{title}</h1>
<p>{what}</p>
<p>{protocol} <a href="/schema/openapi.json">openapi.json</a></p>
"""

COMMAND = "<code>make {}</code>"

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


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED: True})
async def show_page(
    settings: NamedDependency[Settings], request: Request[Any, Any, Any], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the page, or the page itself."""
    told = [request.headers.get(name, "") for name in ("accept-encoding", "if-none-match", "accept-language")]
    wishes = Wishes(*told)
    return await asyncio.to_thread(find, settings, path, wishes)


class Wishes:
    """What a browser says it can read, and what it has already."""

    def __init__(self, encodings: str, known: str, languages: str = "") -> None:
        self.encodings = {name for name, wanted in map(weighed, encodings.split(",")) if wanted}
        self.languages = [name for name, wanted in map(weighed, languages.split(",")) if wanted]
        self.known = {tag.strip().removeprefix("W/") for tag in known.split(",")}


def weighed(encoding: str) -> tuple[str, bool]:
    """A name in a header of wishes, and whether it is welcome: a weight of zero says that it is not."""
    name, _, weight = encoding.partition(";")
    return name.strip().lower(), weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def find(settings: Settings, path: str, wishes: Wishes) -> Response[bytes]:
    """The answer for an address."""
    folder = page_folder(settings)
    name = path.strip("/")
    if name.split("/")[0] in ("api", "ws", "schema"):
        raise RequestError(404, "no-page", "There is nothing at this address.")
    if folder is None:
        return not_built(wishes)
    file = (folder / name).resolve()
    if name and file.is_relative_to(folder.resolve()) and file.is_file():
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = FOREVER if name.startswith("assets/") else ASK_FIRST
        return answer(file, kind, cache, wishes)
    if "." in name.split("/")[-1]:
        # A file that is not there must not look like a page to a browser that wants a script.
        raise RequestError(404, "no-page", "There is no such file.")
    return answer(folder / "index.html", "text/html; charset=utf-8", ASK_FIRST, wishes)


def not_built(wishes: Wishes) -> Response[bytes]:
    """What stands in for the page where it is not there."""
    texts = Texts(fitting(wishes.languages))
    said = NOT_BUILT.format(
        language=texts.locale,
        title=texts.say("cli-unbuilt"),
        what=texts.say("cli-unbuilt-what", page=COMMAND.format("page"), play=COMMAND.format("play")),
        protocol=texts.say("cli-unbuilt-protocol"),
    )
    return Response(said.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": ASK_FIRST})


def answer(file: Path, kind: str, cache: str, wishes: Wishes) -> Response[bytes]:
    """A file, as small as the browser can read it, with what a browser should know about it."""
    sent, encoding = file, ""
    for name, end in TWINS:
        twin = file.with_name(file.name + end)
        if name in wishes.encodings and twin.is_file():
            sent, encoding = twin, name
            break
    content = sent.read_bytes()
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding", **HEADERS}
    if cache == ASK_FIRST:
        headers["ETag"] = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        if headers["ETag"] in wishes.known:
            return Response(b"", status_code=304, media_type=kind, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(content, media_type=kind, headers=headers)
