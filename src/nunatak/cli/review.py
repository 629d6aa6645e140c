"""`nunatak review FILE`: looks back at a recorded game, decision by decision."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from nunatak.bots.errors import BotError
from nunatak.cli.common import Arguments, CommandFailed, Commands, Terminal, positive, seconds
from nunatak.cli.replay import game_of
from nunatak.engine import OptionError, Record, RecordError
from nunatak.lab.report.numbers import Numbers
from nunatak.lab.review import Budget, Decision, Review, decisions_of, review
from nunatak.lab.review.file import beside, known, save
from nunatak.lab.review.page import page, player_names, turning_words
from nunatak.lab.workers import workers_by_default
from nunatak.text import Texts

# A killed review loses no more than this.
SECONDS_BETWEEN_SAVES = 5.0


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-review-about")
    parser = commands.add_parser("review", help=about, description=about)
    default = Budget().iterations
    parser.add_argument("file", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-record"))
    parser.add_argument(
        "--iterations",
        type=positive(texts),
        default=default,
        metavar="N",
        help=texts.say("cli-arg-review-iterations", default=default),
    )
    parser.add_argument("--seconds", type=seconds(texts), metavar="T", help=texts.say("cli-arg-review-seconds"))
    parser.add_argument("--workers", type=positive(texts), metavar="W", help=texts.say("cli-arg-workers"))
    parser.add_argument(
        "--report", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-review-report")
    )
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Reviews a record, writes what was found beside it, and prints how everybody played."""
    try:
        record = Record.from_bytes(args.file.read_bytes())
        game_of(record, args.file)
        wanted = decisions_of(record)
    except (RecordError, OptionError) as error:
        raise CommandFailed("cli-argument", argument=f"{args.file}: {error.where}", problem=error) from None
    except BotError as error:
        raise CommandFailed("cli-argument", argument=str(args.file), problem=error) from None
    if not wanted:
        raise CommandFailed("cli-review-nothing", file=str(args.file))
    budget = Budget(args.iterations, args.seconds or 0.0)
    looked = _look(args, record, budget, len(wanted), terminal)
    html = args.report or beside(args.file, "html")
    html.parent.mkdir(parents=True, exist_ok=True)
    html.write_text(page(looked, terminal.texts), encoding="utf-8")
    if args.json:
        terminal.json(looked.data())
    else:
        _show(looked, html, terminal)
    return 0


def _look(args: Arguments, record: Record, budget: Budget, total: int, terminal: Terminal) -> Review:
    """Looks at what the file beside the record does not hold yet, and keeps that file up to date."""
    path = beside(args.file, "json")
    found = known(path, record, budget)
    if found:
        terminal.err.print(terminal.texts.say("cli-review-resumed", decisions=len(found)), markup=False)
    start = [*found]
    saved = time.monotonic()

    def work(tick: Callable[[], None]) -> None:
        def note(decision: Decision) -> None:
            nonlocal saved
            found.append(decision)
            tick()
            if time.monotonic() - saved > SECONDS_BETWEEN_SAVES:
                save(path, Review(record, budget, found))
                saved = time.monotonic()

        review(record, budget, note, lambda: False, start, args.workers or workers_by_default())

    try:
        terminal.progress("cli-review-progress", total - len(start), work)
    finally:
        # Also when it is interrupted: the next run goes on from here.
        save(path, Review(record, budget, found))
    return Review(record, budget, found)


def _show(looked: Review, html: Path, terminal: Terminal) -> None:
    names = player_names(looked)
    headings = ["cli-head-player", "cli-head-decided", "cli-head-slips", "cli-head-mistakes", "cli-head-blunders"]
    rows = []
    for seat, name in enumerate(names):
        told = looked.of_seat(seat)
        counts = [str(told[key]) for key in ("decisions", "slip", "mistake", "blunder")]
        lost = Numbers(terminal.texts).share(float(str(told["lost_mean"] or 0)))
        rows.append([name, *counts, lost, str(told["lucky"]), str(told["unlucky"])])
    terminal.table([*headings, "cli-head-lost", "cli-head-lucky", "cli-head-unlucky"], rows)
    for text in turning_words(looked, terminal.texts):
        terminal.print(text)
    terminal.say("cli-review-report", file=str(html))
