"""`nunatak tournament GAME --bots a,b,c`: seat-balanced games between bots, and how strong each of them is."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from nunatak.bots import make_bot
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
from nunatak.engine import Game, JsonObject
from nunatak.lab.league import LeagueFile
from nunatak.lab.playout import Endless
from nunatak.lab.report.numbers import Numbers
from nunatak.lab.tournament import page as report
from nunatak.lab.tournament.file import Results
from nunatak.lab.tournament.ranking import Placing, Ranking, tabulate
from nunatak.lab.tournament.ratings import ANCHOR
from nunatak.lab.tournament.tournament import Meeting, MeetingResult, Tournament, are_allied, deals_for, pairings, play
from nunatak.lab.workers import workers_by_default
from nunatak.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-tournament-about")
    parser = commands.add_parser("tournament", help=about, description=about)
    add_dealing(parser, texts)
    parser.add_argument("--bots", metavar=texts.say("cli-meta-bots"), help=texts.say("cli-arg-tournament-bots"))
    parser.add_argument(
        "--line-up", action="append", default=[], metavar=texts.say("cli-meta-bots"), help=texts.say("cli-arg-line-up")
    )
    parser.add_argument("--games", type=positive(texts), default=100, metavar="K", help=texts.say("cli-arg-pair-games"))
    parser.add_argument("--report", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-report"))
    parser.add_argument("--resume", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-resume"))
    parser.add_argument("--league", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-league"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Plays the tournament and prints the table."""
    tournament = _tournament(args)
    league = LeagueFile.read(args.league) if args.league is not None else None
    results = Results.open(args.resume, tournament) if args.resume is not None else None
    start = time.perf_counter()
    try:
        played = _play(tournament, results, args.workers or workers_by_default(), terminal)
    except (Endless, ProgramFailed) as problem:
        raise CommandFailed("cli-failed", problem=problem) from None
    finally:
        if results is not None:
            results.close()
    elapsed = time.perf_counter() - start
    if league is not None:
        league.add(tournament, played)
    table = tabulate(tournament, played)
    if args.report is not None:
        args.report.parent.mkdir(parents=True, exist_ok=True)
        args.report.write_text(report.page(table, terminal.texts), encoding="utf-8")
    if args.json:
        timing: JsonObject = {"seconds": round(elapsed, 3), "milliseconds": table.milliseconds()}
        terminal.json({**table.data(), **({"timing": timing} if args.timing else {})})
    else:
        _show(table, elapsed, args.report, terminal)
    return 0


def _tournament(args: Arguments) -> Tournament:
    game = find_game(args.game)
    if (args.bots is None) == (not args.line_up):
        raise BadUsage("cli-tournament-who")
    named = [_names(f"--line-up {text}", text, game) for text in args.line_up]
    # A line-up says how many play; it need not be said twice.
    players = args.players if args.players is not None or not named else len(named[0])
    options = parse_options(game, args.set, players)
    seats = game.new(options, args.seed).seats()
    for text, names in zip(args.line_up, named, strict=True):
        if len(names) != seats:
            raise BadUsage("cli-tournament-line-up", line=text, bots=len(names), seats=seats)
    allied = are_allied(game, options)
    if args.bots is not None:
        bots = list(dict.fromkeys(_names(f"--bots {args.bots}", args.bots, game)))
        if len(bots) == 1 and not allied:
            raise BadUsage("cli-tournament-two", bots=args.bots)
        named = [[*line_up] for line_up in pairings(bots, seats, allied)]
    line_ups = tuple(tuple(names) for names in named)
    return Tournament(game.name, options, line_ups, deals_for(args.games, line_ups), args.seed, allied)


def _names(argument: str, text: str, game: Game) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        try:
            make_bot(name, game, 0).close()
        except BotError as error:
            raise BadUsage("cli-argument", argument=argument, problem=error) from None
    return names


def _play(tournament: Tournament, results: Results | None, workers: int, terminal: Terminal) -> list[MeetingResult]:
    """Plays what the file does not hold yet."""
    meetings = tournament.meetings()
    known: dict[Meeting, MeetingResult] = {} if results is None else results.played
    played = [known[meeting] for meeting in meetings if meeting in known]
    missing = [meeting for meeting in meetings if meeting not in known]
    if played:
        terminal.err.print(terminal.texts.say("cli-tournament-resumed", games=len(played)), markup=False)

    def work(tick: Callable[[], None]) -> None:
        for result in play(tournament, missing, workers):
            played.append(result)
            if results is not None:
                results.note(result)
            tick()

    terminal.progress("cli-tournament-progress", len(missing), work)
    return played


def _show(table: Ranking, elapsed: float, page: Path | None, terminal: Terminal) -> None:
    numbers = Numbers(terminal.texts)
    headings = ["cli-head-bot", "cli-head-won-interval", "cli-head-score", "cli-head-time", "cli-head-slow"]
    if table.standings[0].rating is not None:
        headings.insert(1, "cli-head-rating-interval")
    terminal.table(headings, [_row(numbers, standing) for standing in table.standings])
    terminal.say(
        "cli-tournament-sum",
        games=table.games,
        deals=table.tournament.deals,
        decisions=numbers.decimal(table.decisions),
        time=numbers.time(elapsed),
    )
    if table.tournament.allied:
        terminal.say("cli-tournament-together")
    if page is not None:
        terminal.say("cli-tournament-report", file=str(page))


def _row(numbers: Numbers, standing: Placing) -> list[str]:
    row = [standing.bot]
    rating = standing.rating
    if rating is not None:
        reach = "" if standing.bot == ANCHOR else f" ({numbers.range(rating.low, rating.high)})"
        row.append(f"{numbers.decimal(rating.value, 0)}{reach}")
    low, high = standing.share.interval()
    row.append(f"{numbers.share(standing.share.value())} ({numbers.range(100 * low, 100 * high)})")
    row.append(f"{numbers.decimal(standing.score_mean())} ± {numbers.decimal(standing.score_spread())}")
    return [*row, numbers.time(standing.times.mean()), numbers.time(standing.times.quantile(0.95))]
