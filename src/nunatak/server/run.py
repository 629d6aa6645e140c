"""Running a server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from nunatak.server.app import MOST_BYTES, create_app
from nunatak.server.settings import FIRST_PORT, Settings, default_database
from nunatak.server.store import StoreError, open_store
from nunatak.server.thinking.workshop import named_command
from nunatak.text import Texts

PORTS_TRIED = 100
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | Path | None = None,
    browser: bool = True,
    settings: Settings | None = None,
    compiles: bool = True,
    texts: Texts | None = None,
    query: str = "",
) -> int:
    """Runs a server until it is told to stop, and returns the exit code of the command.

    Without a port it takes 8000, or the next one that is free. Where the surroundings name a way to compile the bots,
    that is done in the background, unless `compiles` is False. The browser is sent to the page with that query.
    """
    texts = texts or Texts()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if settings is None:
        kept = default_database() if database is None else str(database)
        settings = Settings(
            database=kept,
            hosts=LOOPBACK if host in LOOPBACK else (),
            compile_with=named_command() if compiles else (),
        )
    try:
        store = open_store(settings.database)
    except StoreError as error:
        print(texts.say("cli-play-no-store", where=error.where, problem=texts.problem(error)), file=sys.stderr)
        return 1
    try:
        listener = listen(host, port)
    except OSError as error:
        tried = str(port or FIRST_PORT)
        print(texts.say("cli-play-no-port", host=host, port=tried, problem=error.strerror), file=sys.stderr)
        asyncio.run(store.close())
        return 1
    config = uvicorn.Config(
        create_app(settings, store),
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        # A table sends little; compressing it would cost each socket more memory than the game.
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    url = address(listener)
    server = Announced(config, texts.say("cli-play-at", url=url), url + query if browser else None)
    # uvicorn passes Ctrl-C on after it has stopped in good order.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


class Announced(uvicorn.Server):
    """A server that says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, sentence: str, opens: str | None) -> None:
        super().__init__(config)
        self.sentence = sentence
        self.opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            print(self.sentence, flush=True)
            if self.opens is not None and has_display():
                threading.Thread(target=webbrowser.open, args=(self.opens,), daemon=True).start()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or without one on the first free port from 8000 on."""
    ports = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem = OSError()
    for candidate in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
            return listener
        except OSError as error:
            listener.close()
            problem = error
    raise problem


def address(listener: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_display() -> bool:
    """Whether a browser would open a window; on a bare terminal some would take over the terminal instead."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
