"""Opening a table: checking what is wished for, dealing the game, handing out the keys."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from nunatak.bots import bot_names
from nunatak.bots.levels import LEVELS
from nunatak.engine import Game, OptionError, Play, Record, Refusal
from nunatak.games import game_names, has_game, load_game
from nunatak.table.chronicle import Chronicle
from nunatak.table.kept import LogEntry, SeatRow, TableRow
from nunatak.table.keys import hashed, new_key, new_table_id
from nunatak.table.lessons import course_of, lesson_of
from nunatak.table.lessons.library import laid_out
from nunatak.table.wishes import LessonTable, NewTable, NoGame, PlayOn, SeatWish, WishError

# What a database column holds; nobody can try all of them.
SEED_BITS = 63
# Who plays on for people where no bot of a level was at the table.
USUAL_LEVEL = "guide"


class Dealt:
    """A table that is dealt and not yet written: the only place where its keys are in the open."""

    def __init__(self, row: TableRow, chronicle: Chronicle, keys: list[str | None], host: str) -> None:
        self.row = row
        self.chronicle = chronicle
        self.keys = keys
        self.host = host


def known_game(name: str) -> Game:
    """The game of that name. Raises NoGame, which lists the games there are."""
    if not has_game(name):
        raise NoGame("game", "wrong-no-game", got=repr(name), known=", ".join(game_names()))
    return load_game(name)


def deal(wish: NewTable, now: int) -> Dealt:
    """Deals the game that is wished for at `now` (seconds since 1970). Raises WishError when that cannot be."""
    game = known_game(wish.game)
    options = checked_options(game, wish)
    keys = [None if seat.kind == "bot" else new_key() for seat in wish.seats]
    seats = tuple(seat_row(seat, i, key) for i, (seat, key) in enumerate(zip(wish.seats, keys, strict=True)))
    host = new_key()
    row, chronicle = laid(game, options, wish.seed, seats, hashed(host), now)
    return Dealt(replace(row, hints=wish.hints), chronicle, keys, host)


def laid(
    game: Game, options: dict[str, Any], seed: int | None, seats: tuple[SeatRow, ...], host: bytes, now: int
) -> tuple[TableRow, Chronicle]:
    """A new game at a new table; without a seed the deal is nobody's choice."""
    luck = secrets.randbits(SEED_BITS) if seed is None else seed
    play = Play.start(game, options, luck, [seat.name for seat in seats])
    chronicle = Chronicle(game, play)
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        rules=game.rules_version,
        options=play.record.options,
        pack=play.record.pack,
        seed=luck,
        seeded=seed is not None,
        deal=play.record.deal,
        created=now,
        host=host,
        seats=seats,
        status=chronicle.status(now),
    )
    return row, chronicle


def deal_rematch(row: TableRow, more: dict[str, Any], now: int) -> tuple[TableRow, Chronicle]:
    """The same people and the same options at a new table, where everybody sits one seat further up.

    Whoever sat second sits first, and the first last; what differs by seat goes along. The keys stay theirs.
    """
    game = known_game(row.game)
    by_seat = {option.name for option in game.options if option.data()["type"] == "per_seat"}
    options = {name: turned(value) if name in by_seat else value for name, value in row.options.items()}
    wish = NewTable(game.name, [SeatWish(seat.kind) for seat in row.seats], {**options, **more})
    seats = turned([unnamed_as(seat, number, (number - 1) % len(row.seats)) for number, seat in enumerate(row.seats)])
    begun, chronicle = laid(game, checked_options(game, wish), None, (*seats,), row.host, now)
    return replace(begun, hints=row.hints), chronicle


def turned(by_seat: list[Any]) -> list[Any]:
    """What belongs to the seats, after everybody has moved one seat up."""
    return [*by_seat[1:], *by_seat[:1]]


def unnamed_as(seat: SeatRow, before: int, after: int) -> SeatRow:
    """Whoever gave no name is called by the number of the seat, and so by another at another seat."""
    return seat if seat.name != f"{before + 1}" else replace(seat, name=f"{after + 1}")


def deal_again(row: TableRow, record: Record, wish: PlayOn, now: int) -> Dealt:
    """A table at which a finished game goes on after some of its moves. Its deal may be known, and it says so."""
    if wish.move >= len(record.moves):
        raise WishError("move", "wrong-moves", moves=len(record.moves))
    if wish.seat >= len(row.seats):
        raise WishError("seat", "wrong-seat", last=len(row.seats) - 1)
    instead = as_strong(row, wish.seat) if wish.bot is None else wish.bot
    if instead not in bot_names():
        raise WishError("bot", "wrong-no-bot", got=repr(instead), known=", ".join(bot_names()))
    key, host = new_key(), new_key()
    own = SeatWish("here", row.seats[wish.seat].name if row.seats[wish.seat].kind != "bot" else "")
    seats = tuple(
        seat_row(own, number, key) if number == wish.seat else opponent(seat, number, instead)
        for number, seat in enumerate(row.seats)
    )
    entries = [
        LogEntry(number, move.seat, {**move.action}, move.chance, None)
        for number, move in enumerate(record.moves[: wish.move], 1)
    ]
    begun = replace(
        row, id=new_table_id(), seeded=True, created=now, host=hashed(host), seats=seats, hints=None, next=None
    )
    chronicle = Chronicle.rebuild(begun, entries)
    begun = replace(begun, status=chronicle.status(now))
    return Dealt(begun, chronicle, [key if number == wish.seat else None for number in range(len(seats))], host)


def deal_lesson(game_name: str, wish: LessonTable, now: int) -> Dealt:
    """A table at which a lesson is given: the learner, and others for whom the lesson or an easy bot answers."""
    game = known_game(game_name)
    lesson = lesson_of(game.name, wish.lesson)
    if lesson is None:
        known = ", ".join(one.id for one in course_of(game.name).lessons)
        raise WishError("lesson", "wrong-no-lesson", got=repr(wish.lesson), known=known or "none")
    others = [SeatWish("bot", name, lesson.bot) for name in lesson.others]
    start = lesson.starts[0]
    learner = SeatWish("here", wish.name)
    dealt = deal(NewTable(game.name, [learner, *others], dict(start.options), start.seed), now)
    if lesson.kind == "game":
        dealt.row = replace(dealt.row, lesson=lesson.id)
        dealt.chronicle = Chronicle(game, dealt.chronicle.play, lesson)
        return dealt
    record = dealt.chronicle.play.record.opening()
    record.deal = []
    record.start = laid_out(game, start, lesson.steps[0].where).position()
    dealt.chronicle = Chronicle(game, Play.from_start(game, record), lesson)
    dealt.row = replace(
        dealt.row,
        deal=[],
        start={**record.start},
        lesson=lesson.id,
        hints=False,
        status=dealt.chronicle.status(now),
    )
    return dealt


def as_strong(row: TableRow, taken: int) -> str:
    """The bot for the places of people: the one whose seat is taken, or the strongest level that was there."""
    own = row.seats[taken].player()
    if own is not None and own in bot_names():
        return own
    levels = [bot for seat in row.seats if (bot := seat.player()) is not None and bot in LEVELS]
    return max(levels, key=LEVELS.index, default=USUAL_LEVEL)


def opponent(seat: SeatRow, number: int, instead: str) -> SeatRow:
    """A bot that sat there stays, under its name; a person's place is taken by the one that stood in, or another."""
    if seat.kind == "bot" and seat.bot in bot_names():
        return seat
    return seat_row(SeatWish("bot", bot=seat.stand_in or instead), number, None)


def checked_options(game: Game, wish: NewTable) -> dict[str, Any]:
    """The options, complete; the number of players is the number of seats."""
    low, high = game.players()
    if not low <= len(wish.seats) <= high:
        raise WishError("seats", "wrong-players", game=game.name, low=low, high=high, got=len(wish.seats))
    if wish.options.get("players", len(wish.seats)) != len(wish.seats):
        raise WishError("options.players", "wrong-seats", seats=len(wish.seats))
    try:
        return {**game.complete_options({**wish.options, "players": len(wish.seats)})}
    except OptionError as error:
        raise WishError(f"options.{error.where}", error.reason, **error.facts) from None
    except Refusal as refusal:
        raise WishError("options", str(refusal)) from None


def seat_row(wish: SeatWish, number: int, key: str | None, where: str | None = None) -> SeatRow:
    """The seat as it is kept. Raises WishError when nobody can sit there like that."""
    place = f"seats[{number}]." if where is None else f"{where}." if where else ""
    if wish.kind == "bot":
        if wish.bot not in bot_names():
            raise WishError(f"{place}bot", "wrong-no-bot", got=repr(wish.bot), known=", ".join(bot_names()))
    elif wish.bot is not None:
        raise WishError(f"{place}bot", "wrong-bot-kind")
    name = " ".join(wish.name.split())
    if not name.isprintable():
        raise WishError(f"{place}name", "wrong-name")
    return SeatRow(wish.kind, name or wish.bot or f"{number + 1}", wish.bot, None if key is None else hashed(key))
