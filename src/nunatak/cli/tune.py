"""`nunatak tune GAME`: better weights for the opponents, found by letting them play each other."""

from __future__ import annotations

from pathlib import Path

from nunatak.bots.errors import BotError
from nunatak.bots.house import evaluated_games
from nunatak.cli.common import Arguments, BadUsage, CommandFailed, Commands, Terminal, find_game, natural, positive
from nunatak.engine import JsonObject
from nunatak.lab.playout import Endless
from nunatak.lab.report.numbers import Numbers
from nunatak.lab.tune.duel import Comparison
from nunatak.lab.tune.fit.chances import fit_chances
from nunatak.lab.tune.fit.usual import fit_usual
from nunatak.lab.tune.players import GREEDY, check_player
from nunatak.lab.tune.run import Task, Tick, TuningRun
from nunatak.lab.tune.weight_file import TOGETHER, WeightFile
from nunatak.lab.workers import workers_by_default
from nunatak.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-tune-about")
    parser = commands.add_parser("tune", help=about, description=about)
    parser.add_argument("game", metavar=texts.say("cli-meta-game"), help=texts.say("cli-arg-game"))
    parser.add_argument("--games", type=positive(texts), default=100, metavar="K", help=texts.say("cli-arg-tune-games"))
    parser.add_argument("--rounds", type=natural(texts), default=50, metavar="R", help=texts.say("cli-arg-tune-rounds"))
    parser.add_argument("--match", type=natural(texts), default=200, metavar="M", help=texts.say("cli-arg-tune-match"))
    parser.add_argument("--fit", type=natural(texts), default=100, metavar="F", help=texts.say("cli-arg-tune-fit"))
    parser.add_argument(
        "--players", default=GREEDY, metavar=texts.say("cli-meta-bot"), help=texts.say("cli-arg-tune-players")
    )
    parser.add_argument("--seed", type=natural(texts), default=0, metavar="S", help=texts.say("cli-arg-seed"))
    parser.add_argument("--workers", type=positive(texts), metavar="W", help=texts.say("cli-arg-workers"))
    parser.add_argument("--out", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-tune-out"))
    parser.add_argument("--alone", action="store_true", help=texts.say("cli-arg-tune-alone"))
    parser.add_argument("--resume", action="store_true", help=texts.say("cli-arg-tune-resume"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Tunes, plays the match and writes the weights found."""
    game = find_game(args.game)
    if game.name not in evaluated_games():
        raise BadUsage("cli-tune-no-game", game=game.name, games=", ".join(evaluated_games()))
    if args.alone and TOGETHER not in WeightFile(game.name).table:
        raise BadUsage("cli-tune-not-alone", game=game.name)
    try:
        check_player(args.players)
    except BotError as error:
        raise BadUsage("cli-argument", argument="--players", problem=error) from None
    out = args.out or Path(f"{game.name}.toml")
    if not out.parent.is_dir():
        raise BadUsage("cli-tune-no-folder", file=str(out), folder=str(out.parent))
    saved = out.with_suffix(".tuning.json")
    tuning = TuningRun(Task(game.name, args.games, args.seed, args.alone, args.players))
    if args.resume:
        if not saved.exists():
            raise BadUsage("cli-tune-nothing-to-resume", file=str(saved))
        tuning.resume(saved)
    workers = args.workers or workers_by_default()
    done = Findings()

    def work(tick: Tick) -> None:
        while tuning.rounds < args.rounds:
            tuning.play_round(workers, tick)
            tuning.save(saved)
        done.found = tuning.found()
        if args.fit:
            fit = fit_usual if args.alone else fit_chances
            fit(game.name, done.found, args.fit, args.seed, workers, tick, args.players)
        if args.match:
            done.match = tuning.match(done.found, args.match, workers, tick)

    left = max(0, args.rounds - tuning.rounds) * even(args.games) + args.fit + even(args.match)
    try:
        terminal.progress("cli-tune-progress", left, work)
    except Endless as endless:
        raise CommandFailed("cli-failed", problem=endless) from None
    out.write_text(tuning.file.written(done.found), encoding="utf-8")
    _show(tuning, done, out, terminal)
    return 0


class Findings:
    """What came of the work."""

    found: JsonObject
    match: Comparison | None = None


def even(games: int) -> int:
    """Games come in pairs."""
    return games + games % 2


def _show(tuning: TuningRun, done: Findings, out: Path, terminal: Terminal) -> None:
    numbers = Numbers(terminal.texts)
    section = tuning.file.section
    before, after = tuning.file.table[section], done.found[section]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    rows = [
        [name, _written(numbers, before[name]), _written(numbers, after[name])]
        for name in before
        if before[name] != after[name]
    ]
    if rows:
        terminal.table(["cli-head-weight", "cli-head-shipped", "cli-head-found"], rows)
    if done.match is not None:
        terminal.say(
            "cli-tune-match",
            games=done.match.games,
            share=numbers.share(done.match.share),
            low=numbers.share(max(0.0, done.match.share - done.match.within)),
            high=numbers.share(min(1.0, done.match.share + done.match.within)),
        )
    terminal.say("cli-tune-written", file=str(out), rounds=tuning.rounds)


def _written(numbers: Numbers, value: object) -> str:
    return " ".join(numbers.plain(float(str(number))) for number in (value if isinstance(value, list) else [value]))
