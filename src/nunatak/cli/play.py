"""`nunatak play`: starts the table server and opens the page."""

from __future__ import annotations

import argparse
from functools import partial

from nunatak.bots import invite
from nunatak.bots.errors import BotError
from nunatak.cli.common import Arguments, BadUsage, CommandFailed, Commands, Terminal
from nunatak.text import Texts

HOST = "127.0.0.1"
PORT = 8000


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-play-about")
    parser = commands.add_parser("play", help=about, description=about)
    parser.add_argument(
        "--host", default=HOST, metavar=texts.say("cli-meta-address"), help=texts.say("cli-arg-host", host=HOST)
    )
    port_help = texts.say("cli-arg-port", port=str(PORT))
    parser.add_argument(
        "--port", type=partial(port, texts), default=None, metavar=texts.say("cli-meta-port"), help=port_help
    )
    parser.add_argument("--database", metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-database"))
    parser.add_argument("--bots", metavar=texts.say("cli-meta-bots"), default="", help=texts.say("cli-arg-play-bots"))
    parser.add_argument("--no-browser", action="store_true", help=texts.say("cli-arg-no-browser"))
    parser.add_argument("--no-compile", action="store_true", help=texts.say("cli-arg-no-compile"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Serves until interrupted. Without `--port` the next free port is taken; a port asked for must be free."""
    # The server's libraries take a while to import; the other commands do not need them, and may do without.
    try:
        from nunatak.server.run import serve
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("nunatak"):
            raise
        raise CommandFailed("cli-play-needs", module=missing.name, extra="nunatak[server]") from None

    try:
        invite([name.strip() for name in args.bots.split(",") if name.strip()])
    except BotError as error:
        raise BadUsage("cli-argument", argument="--bots", problem=error) from None
    return serve(
        host=args.host,
        port=args.port,
        database=args.database,
        browser=not args.no_browser,
        compiles=not args.no_compile,
        texts=terminal.texts,
        query=f"?lang={args.lang}" if args.lang else "",
    )


def port(texts: Texts, text: str) -> int:
    """An argument that is a port."""
    if not text.isascii() or not text.isdigit() or not 0 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(texts.say("cli-expected-port", given=text))
    return int(text)
