"""`nunatak league FILE`: all bots met so far, as `tournament --league FILE` has noted them."""

from __future__ import annotations

from pathlib import Path

from nunatak.cli.common import Arguments, BadUsage, Commands, Terminal
from nunatak.lab.league.file import LeagueFile
from nunatak.lab.league.page import cells, page, title_of
from nunatak.lab.league.standings import LeagueTable, tables
from nunatak.lab.report.numbers import Numbers
from nunatak.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-league-about")
    parser = commands.add_parser("league", help=about, description=about)
    parser.add_argument("file", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-league-file"))
    parser.add_argument("--report", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-report"))
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Prints a table for each game, or writes them as a page."""
    if not args.file.exists():
        raise BadUsage("cli-league-none", file=str(args.file))
    standings = tables(LeagueFile.read(args.file).games)
    if args.report is not None:
        args.report.parent.mkdir(parents=True, exist_ok=True)
        args.report.write_text(page(standings, terminal.texts), encoding="utf-8")
    if args.json:
        terminal.json([one.data() for one in standings])
        return 0
    for one in standings:
        _show(one, terminal)
    if args.report is not None:
        terminal.say("cli-tournament-report", file=str(args.report))
    return 0


def _show(one: LeagueTable, terminal: Terminal) -> None:
    headings = ["cli-head-bot", "cli-head-rating-interval", "cli-head-played", "cli-head-won-interval"]
    rows = []
    for place in one.places:
        bot, rating, reach, games, share, share_reach = cells(place, Numbers(terminal.texts))
        rows.append([bot, f"{rating} ({reach})", games, f"{share} ({share_reach})"])
    terminal.table(headings, rows, title_of(one.game, terminal.texts))
