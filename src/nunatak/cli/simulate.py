"""`nunatak simulate GAME`: many games between bots, and who won them."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from nunatak.bots.errors import BotError
from nunatak.bots.program import ProgramFailed
from nunatak.cli.common import (
    Arguments,
    BadUsage,
    CommandFailed,
    Commands,
    Terminal,
    add_dealing,
    find_game,
    parse_options,
    positive,
)
from nunatak.engine import Game, Json, JsonObject, Options
from nunatak.lab.playout import Endless
from nunatak.lab.report.numbers import Numbers
from nunatak.lab.simulate import Played, Series, bots_by_seat, by_bot, simulate, summarise
from nunatak.lab.workers import workers_by_default
from nunatak.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-simulate-about")
    parser = commands.add_parser("simulate", help=about, description=about)
    add_dealing(parser, texts)
    parser.add_argument("--bots", default="random", metavar=texts.say("cli-meta-bots"), help=texts.say("cli-arg-bots"))
    parser.add_argument("--games", type=positive(texts), default=100, metavar="K", help=texts.say("cli-arg-games"))
    parser.add_argument(
        "--record", type=Path, metavar=texts.say("cli-meta-folder"), help=texts.say("cli-arg-record-dir")
    )
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Simulates and prints who won."""
    game = find_game(args.game)
    options = parse_options(game, args.set, args.players)
    series = Series(game.name, options, _bots(args.bots, game, options), args.games, args.seed, args.record)
    if args.record is not None and args.record.exists() and not args.record.is_dir():
        raise BadUsage("cli-record-no-folder", file=str(args.record))
    workers = min(args.workers or workers_by_default(), args.games)
    played: list[Played] = []
    start = time.perf_counter()
    try:
        terminal.progress(
            "cli-simulate-progress", series.games, lambda tick: played.extend(simulate(series, workers, tick))
        )
    except (Endless, ProgramFailed) as problem:
        raise CommandFailed("cli-failed", problem=problem) from None
    elapsed = time.perf_counter() - start
    if args.json:
        terminal.json({**_data(series, played), **(_timing(played, elapsed) if args.timing else {})})
    else:
        _show(series, played, elapsed, terminal)
    return 0


def _bots(named: str, game: Game, options: Options) -> list[str]:
    try:
        return bots_by_seat([name.strip() for name in named.split(",")], game, options)
    except BotError as error:
        raise BadUsage("cli-argument", argument=f"--bots {named}", problem=error) from None


def _data(series: Series, played: list[Played]) -> JsonObject:
    """What came of it: the same for the same seed, on every machine."""
    seats = summarise(series, played)
    lengths = [one.decisions for one in played]
    listed: list[Json] = [seat.data() for seat in seats]
    return {
        "game": series.game,
        "options": series.options,
        "seed": series.seed,
        "games": len(played),
        "wins": by_bot(seats),
        "seats": listed,
        "decisions": {
            "mean": round(statistics.fmean(lengths), 3),
            "spread": round(statistics.pstdev(lengths), 3),
            "shortest": min(lengths),
            "longest": max(lengths),
        },
    }


def _timing(played: list[Played], elapsed: float) -> JsonObject:
    return {"timing": {"seconds": round(elapsed, 3), "games_per_second": round(len(played) / elapsed, 3)}}


def _show(series: Series, played: list[Played], elapsed: float, terminal: Terminal) -> None:
    numbers = Numbers(terminal.texts)
    seats = summarise(series, played)
    lengths = [one.decisions for one in played]
    headings = ["cli-head-seat", "cli-head-bot", "cli-head-wins", "cli-head-win-rate", "cli-head-score"]
    rows = [
        [
            str(seat.seat + 1),
            seat.bot,
            terminal.texts.figures(f"{seat.wins:.4g}"),
            numbers.share(seat.wins / len(played)),
            f"{numbers.decimal(seat.score_mean)} ± {numbers.decimal(seat.score_spread)}",
        ]
        for seat in seats
    ]
    terminal.table(headings, rows, numbers_from=2)
    terminal.say(
        "cli-simulate-sum",
        games=len(played),
        mean=numbers.decimal(statistics.fmean(lengths)),
        shortest=min(lengths),
        longest=max(lengths),
        speed=terminal.texts.figures(f"{len(played) / elapsed:.3g}"),
    )
    if series.record is not None:
        terminal.say("cli-simulate-recorded", games=len(played), folder=str(series.record))
