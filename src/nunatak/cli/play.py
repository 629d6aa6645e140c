"""`nunatak play`: starts the table server and opens the page."""

from __future__ import annotations

import argparse

from nunatak.cli.common import Arguments, Commands, Terminal
from nunatak.text import Texts

HOST = "127.0.0.1"
PORT = 8000


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-play-about")
    parser = commands.add_parser("play", help=about, description=about)
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=texts.say("cli-arg-host", host=HOST))
    port_help = texts.say("cli-arg-port", port=str(PORT))
    parser.add_argument("--port", type=port, default=None, metavar="PORT", help=port_help)
    parser.add_argument("--database", metavar="FILE", help=texts.say("cli-arg-database"))
    parser.add_argument("--no-browser", action="store_true", help=texts.say("cli-arg-no-browser"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Serves until interrupted. Without `--port` the next free port is taken; a port asked for must be free."""
    # The server's libraries take a while to import; the other commands do not need them.
    from nunatak.server.run import serve

    return serve(host=args.host, port=args.port, database=args.database, browser=not args.no_browser)


def port(text: str) -> int:
    """An argument that is a port."""
    if not text.isascii() or not text.isdigit() or not 0 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, got {text!r}")
    return int(text)
