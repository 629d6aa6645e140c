"""`nunatak replay FILE`: plays a record again, to its end or to a move."""

from __future__ import annotations

from pathlib import Path

from nunatak.cli.common import Arguments, CommandFailed, Commands, Terminal, find_game, natural
from nunatak.engine import Game, Json, JsonObject, OptionError, Record, RecordError, Replay
from nunatak.games import game_names, has_game, load_game
from nunatak.lab.scenario.seats import seat_names
from nunatak.text import Texts, Words


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-replay-about")
    parser = commands.add_parser("replay", help=about, description=about)
    parser.add_argument("file", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-record"))
    parser.add_argument("--verify", action="store_true", help=texts.say("cli-arg-verify"))
    parser.add_argument("--at", type=natural(texts), metavar="N", help=texts.say("cli-arg-at"))
    parser.add_argument("--log", action="store_true", help=texts.say("cli-arg-log"))
    parser.add_argument("--position", action="store_true", help=texts.say("cli-arg-position"))
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Replays a record and shows the game as it then stands."""
    try:
        record = Record.from_bytes(args.file.read_bytes())
        replay = Replay(game_of(record, args.file), record)
        if args.verify:
            Replay(replay.play.game, record).verify()
        log = _log(replay, args.at, terminal.texts) if args.log else []
        replay.to_end(args.at)
    except (RecordError, OptionError) as error:
        raise CommandFailed("cli-argument", argument=f"{args.file}: {error.where}", problem=error) from None
    if args.position:
        terminal.json(replay.play.state.position())
    elif args.json:
        terminal.json({**_data(replay), "verified": True if args.verify else None})
    else:
        for line in log:
            terminal.print(line)
        _show(args, replay, terminal)
    return 0


def game_of(record: Record, file: Path) -> Game:
    """The game of a record, with its card pack."""
    if not has_game(record.game):
        games = ", ".join(game_names())
        raise CommandFailed("cli-record-no-game", file=str(file), game=record.game, games=games)
    return load_game(record.game, record.pack) if record.pack else find_game(record.game)


def _log(replay: Replay, at: int | None, texts: Texts) -> list[str]:
    """What everybody could hear up to a move, in words."""
    play = replay.play
    words = Words(play.game, texts, replay.record.seats)
    told = [*play.dealt]
    while replay.has_next() and (at is None or replay.at() < at):
        told += replay.next()
    lines = [words.event(event.data()) for event in told if event.seen_by(None)]
    return [line for line in lines if line is not None]


def _data(replay: Replay) -> JsonObject:
    state = replay.play.state
    scores: list[Json] = [*state.scores()]
    winners: list[Json] = [*state.winners()]
    asked = state.asked()
    return {
        "game": replay.record.game,
        "rules": replay.record.rules,
        "at": replay.at(),
        "moves": len(replay.record.moves),
        "over": state.is_over(),
        "scores": scores,
        "winners": winners,
        "to_decide": None if asked is None else asked.seat,
        "asked": None if asked is None else asked.name,
    }


def _show(args: Arguments, replay: Replay, terminal: Terminal) -> None:
    state, record = replay.play.state, replay.record
    if args.verify:
        terminal.say("cli-replay-verified", moves=len(record.moves))
    if record.rules != replay.play.game.rules_version:
        terminal.say("cli-replay-older-rules", rules=record.rules, current=replay.play.game.rules_version)
    terminal.say("cli-replay-at", game=record.game, at=replay.at(), moves=len(record.moves))
    names = seat_names(state)
    rows = [
        [names[seat], record.seats[seat], str(score), "*" if seat in state.winners() else ""]
        for seat, score in enumerate(state.scores())
    ]
    headings = ["cli-head-seat", "cli-head-player", "cli-head-score", "cli-head-won"]
    terminal.table(headings, rows, numbers_from=2)
    asked = state.asked()
    if asked is not None:
        words = Words(replay.play.game, terminal.texts, record.seats)
        question = words.question(asked.name, asked.seat, state.prompt())
        terminal.say("cli-replay-asked", seat=names[asked.seat], asked=question, options=len(state.legal()))
