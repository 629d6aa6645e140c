"""`nunatak calibrate GAME`: whether the chances that people are told come true, and the map that makes them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from nunatak.bots.calibration import Calibration, plain
from nunatak.bots.errors import BotError
from nunatak.bots.house import calibration_of, evaluated_games
from nunatak.cli.common import Arguments, BadUsage, CommandFailed, Commands, Terminal, find_game, natural, positive
from nunatak.engine import RecordError
from nunatak.lab.calibrate import Bin, Called, Task, bins, fit, watched, wrong_by
from nunatak.lab.report.numbers import Numbers
from nunatak.lab.tune.players import GREEDY, check_player
from nunatak.lab.workers import workers_by_default
from nunatak.text import Texts

# What the server spends on a decision when it looks back at a game.
ITERATIONS = 40


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-calibrate-about")
    parser = commands.add_parser("calibrate", help=about, description=about)
    parser.add_argument("game", metavar=texts.say("cli-meta-game"), help=texts.say("cli-arg-game"))
    parser.add_argument(
        "--games", type=positive(texts), default=600, metavar="K", help=texts.say("cli-arg-calibrate-games")
    )
    parser.add_argument(
        "--players", default=GREEDY, metavar=texts.say("cli-meta-bot"), help=texts.say("cli-arg-tune-players")
    )
    parser.add_argument(
        "--iterations",
        type=positive(texts),
        default=ITERATIONS,
        metavar="N",
        help=texts.say("cli-arg-review-iterations", default=ITERATIONS),
    )
    parser.add_argument("--seed", type=natural(texts), default=0, metavar="S", help=texts.say("cli-arg-seed"))
    parser.add_argument("--workers", type=positive(texts), metavar="W", help=texts.say("cli-arg-workers"))
    parser.add_argument("--out", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-calibrate-out"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Watches games, fits the map to the first half of them, and tells how true chances are in the other."""
    game = find_game(args.game)
    if game.name not in evaluated_games():
        raise BadUsage("cli-calibrate-no-game", game=game.name, games=", ".join(evaluated_games()))
    try:
        check_player(args.players)
    except BotError as error:
        raise BadUsage("cli-argument", argument="--players", problem=error) from None
    out = args.out or Path(f"{game.name}.calibration.jsonl")
    task = Task(game.name, args.players, args.iterations, args.seed)
    seen: list[Called] = []

    def work(tick: Callable[[], None]) -> None:
        seen.extend(watched(task, args.games, out, args.workers or workers_by_default(), tick))

    try:
        terminal.progress("cli-calibrate-progress", args.games, work)
    except RecordError as error:
        raise CommandFailed("cli-argument", argument=f"--out {out}", problem=error) from None
    # Halves, not every second one: the variants of a game take turns.
    learnt = [one for one in seen if one.index < args.games // 2]
    fresh = [one for one in seen if one.index >= args.games // 2]
    if not learnt or not fresh:
        raise CommandFailed("cli-calibrate-nothing", games=args.games)
    found = fit(learnt)
    _show(fresh, {"said": plain(), "shipped": calibration_of(game.name), "found": found}, terminal)
    terminal.say("cli-calibrate-found", trust=", ".join(f"{one:g}" for one in found.trust), own=f"{found.own:g}")
    return 0


def _show(fresh: list[Called], maps: dict[str, Calibration], terminal: Terminal) -> None:
    numbers = Numbers(terminal.texts)
    columns = {name: bins(fresh, one) for name, one in maps.items()}
    rows = [
        [
            numbers.range_of_shares(place / 10, (place + 1) / 10),
            *[_cell(numbers, found[place]) for found in columns.values()],
        ]
        for place in range(len(columns["said"]))
    ]
    rows.append(["±", *[numbers.share(wrong_by(found)) for found in columns.values()]])
    headings = ["cli-head-called", "cli-head-by-search", "cli-head-shipped", "cli-head-found"]
    terminal.table(headings, rows)


def _cell(numbers: Numbers, found: Bin) -> str:
    return f"{numbers.share(found.won)} ({found.count})" if found.count else "–"
