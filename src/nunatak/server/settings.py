"""How a server is set up."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from msgspec import Struct

DATABASE_VARIABLE = "NUNATAK_DATABASE"
# Where a server is found if nothing else is said.
FIRST_PORT = 8000


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be set about a server; the defaults suit a few friends."""

    # A file path, or a database URL.
    database: str
    # The names under which the server may be called; empty for any. A server that listens only to its own
    # machine must not answer to a foreign name, or any web page could reach it by re-pointing that name.
    hosts: tuple[str, ...] = ()
    # Pages of other origins that may connect, such as https://play.example.org; the own one always may.
    origins: tuple[str, ...] = ()
    # The built page; None finds it beside the package or in the checkout.
    page: Path | None = None
    # A bot's move takes at least this long, so that people can follow; None: as long as its level says.
    bot_seconds: float | None = None
    # How many bots may think at once, each in a process of its own; one core is left to the tables.
    bot_processes: int = max(1, (os.cpu_count() or 1) - 1)
    # The command that makes the compiled package that bots think with, run in the background; empty: none.
    compile_with: tuple[str, ...] = ()
    # What a review may spend on one decision, in iterations of the search.
    review_iterations: int = 40
    # Whoever has been gone for this long can be replaced by a bot.
    away_seconds: float = 60.0
    # Bots stop thinking when nobody has been at their table for this long, and go on when somebody comes.
    left_seconds: float = 15.0
    # A table that nobody looks at is dropped from memory after this long, and read again when needed.
    idle_seconds: float = 300.0
    # A person's clicks stay far below; a program that does not is slowed down.
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    # New tables an address may open a minute.
    tables_per_minute: float = 30.0
    join_seconds: float = 10.0


def default_database() -> str:
    """Where games are kept when nothing else is said: NUNATAK_DATABASE, or the user's data folder."""
    named = os.environ.get(DATABASE_VARIABLE, "")
    return named or str(data_folder() / "tables.sqlite")


def data_folder() -> Path:
    """The folder for this user's data, by the habit of the system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Nunatak"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Nunatak"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "nunatak"
