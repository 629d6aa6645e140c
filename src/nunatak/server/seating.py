"""Opening a table: checking what is wished for, dealing the game, handing out the keys."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from nunatak.bots import bot_names
from nunatak.engine import Game, OptionError, Play, Record, Refusal
from nunatak.games import game_names, load_game
from nunatak.server.bodies import NewTable, PlayOn, SeatWish
from nunatak.server.failures import Failed
from nunatak.server.keys import hashed, new_key, new_table_id
from nunatak.server.match import Match
from nunatak.server.store import Entry, SeatRow, TableRow

# What a database column holds; nobody can try all of them.
SEED_BITS = 63


class Dealt:
    """A table that is dealt and not yet written: the only place where its keys are in the open."""

    def __init__(self, row: TableRow, match: Match, keys: list[str | None], host: str) -> None:
        self.row = row
        self.match = match
        self.keys = keys
        self.host = host


def known_game(name: str, where: str | None = "game", status: int = 400) -> Game:
    """The game of that name, or a failure that lists the games there are."""
    if name not in game_names():
        raise Failed(status, "no-game", f"There is no game {name!r}; there are {', '.join(game_names())}.", where)
    return load_game(name)


def deal(wish: NewTable) -> Dealt:
    """Deals the game that is wished for, or says what is wrong with the wish."""
    game = known_game(wish.game)
    options = checked_options(game, wish)
    keys = [None if seat.kind == "bot" else new_key() for seat in wish.seats]
    seats = tuple(seat_row(seat, i, key) for i, (seat, key) in enumerate(zip(wish.seats, keys, strict=True)))
    host = new_key()
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    play = Play.start(game, options, seed, [seat.name for seat in seats])
    match = Match(game, play)
    now = int(time.time())
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        rules=game.rules_version,
        options=play.record.options,
        pack=play.record.pack,
        seed=seed,
        seeded=wish.seed is not None,
        deal=play.record.deal,
        created=now,
        host=hashed(host),
        seats=seats,
        status=match.status(now),
        hints=wish.hints,
    )
    return Dealt(row, match, keys, host)


def deal_again(row: TableRow, record: Record, wish: PlayOn) -> Dealt:
    """A table at which a finished game goes on after some of its moves. Its deal may be known, and it says so."""
    if wish.move >= len(record.moves):
        raise Failed(400, "bad-request", f"the game had {len(record.moves)} moves", "move")
    if wish.seat >= len(row.seats):
        raise Failed(400, "bad-request", f"the table has seats 0 to {len(row.seats) - 1}", "seat")
    key, host = new_key(), new_key()
    own = SeatWish("here", row.seats[wish.seat].name if row.seats[wish.seat].kind != "bot" else "")
    seats = tuple(
        seat_row(own, number, key) if number == wish.seat else seat_row(SeatWish("bot", bot=wish.bot), number, None, "")
        for number in range(len(row.seats))
    )
    entries = [
        Entry(number, move.seat, {**move.action}, move.chance, None)
        for number, move in enumerate(record.moves[: wish.move], 1)
    ]
    now = int(time.time())
    begun = msgspec.structs.replace(
        row, id=new_table_id(), seeded=True, created=now, host=hashed(host), seats=seats, hints=None
    )
    match = Match.rebuild(begun, entries)
    begun = msgspec.structs.replace(begun, status=match.status(now))
    return Dealt(begun, match, [key if number == wish.seat else None for number in range(len(seats))], host)


def checked_options(game: Game, wish: NewTable) -> dict[str, Any]:
    """The options, complete; the number of players is the number of seats."""
    low, high = game.players()
    if not low <= len(wish.seats) <= high:
        raise Failed(400, "bad-request", f"{game.name} is played by {low} to {high}, not {len(wish.seats)}.", "seats")
    if wish.options.get("players", len(wish.seats)) != len(wish.seats):
        raise Failed(400, "bad-request", f"there are {len(wish.seats)} seats", "options.players")
    try:
        return {**game.complete_options({**wish.options, "players": len(wish.seats)})}
    except OptionError as error:
        raise Failed(400, "bad-request", error.problem, f"options.{error.where}") from None
    except Refusal as refusal:
        raise Failed(400, "bad-request", str(refusal), "options") from None


def seat_row(wish: SeatWish, number: int, key: str | None, where: str | None = None) -> SeatRow:
    """The seat as it is kept."""
    place = f"seats[{number}]." if where is None else f"{where}." if where else ""
    if wish.kind == "bot":
        if wish.bot not in bot_names():
            known = ", ".join(bot_names())
            raise Failed(400, "bad-request", f"there is no bot {wish.bot!r}; there are {known}", f"{place}bot")
    elif wish.bot is not None:
        raise Failed(400, "bad-request", "only a seat of kind bot has a bot", f"{place}bot")
    name = " ".join(wish.name.split())
    if not name.isprintable():
        raise Failed(400, "bad-request", "a name is made of letters that can be seen", f"{place}name")
    return SeatRow(wish.kind, name or wish.bot or f"{number + 1}", wish.bot, None if key is None else hashed(key))
