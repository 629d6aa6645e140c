"""Opening a table: checking what is wished for, dealing the game, handing out the keys."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from nunatak.bots import bot_names
from nunatak.engine import Game, OptionError, Play, Record, Refusal
from nunatak.games import game_names, load_game
from nunatak.table.chronicle import Chronicle
from nunatak.table.kept import LogEntry, SeatRow, TableRow
from nunatak.table.keys import hashed, new_key, new_table_id
from nunatak.table.wishes import NewTable, NoGame, PlayOn, SeatWish, WishError

# What a database column holds; nobody can try all of them.
SEED_BITS = 63


class Dealt:
    """A table that is dealt and not yet written: the only place where its keys are in the open."""

    def __init__(self, row: TableRow, chronicle: Chronicle, keys: list[str | None], host: str) -> None:
        self.row = row
        self.chronicle = chronicle
        self.keys = keys
        self.host = host


def known_game(name: str) -> Game:
    """The game of that name. Raises NoGame, which lists the games there are."""
    if name not in game_names():
        raise NoGame("game", f"There is no game {name!r}; there are {', '.join(game_names())}.")
    return load_game(name)


def deal(wish: NewTable, now: int) -> Dealt:
    """Deals the game that is wished for at `now` (seconds since 1970). Raises WishError when that cannot be."""
    game = known_game(wish.game)
    options = checked_options(game, wish)
    keys = [None if seat.kind == "bot" else new_key() for seat in wish.seats]
    seats = tuple(seat_row(seat, i, key) for i, (seat, key) in enumerate(zip(wish.seats, keys, strict=True)))
    host = new_key()
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    play = Play.start(game, options, seed, [seat.name for seat in seats])
    chronicle = Chronicle(game, play)
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
        status=chronicle.status(now),
        hints=wish.hints,
    )
    return Dealt(row, chronicle, keys, host)


def deal_again(row: TableRow, record: Record, wish: PlayOn, now: int) -> Dealt:
    """A table at which a finished game goes on after some of its moves. Its deal may be known, and it says so."""
    if wish.move >= len(record.moves):
        raise WishError("move", f"the game had {len(record.moves)} moves")
    if wish.seat >= len(row.seats):
        raise WishError("seat", f"the table has seats 0 to {len(row.seats) - 1}")
    key, host = new_key(), new_key()
    own = SeatWish("here", row.seats[wish.seat].name if row.seats[wish.seat].kind != "bot" else "")
    seats = tuple(
        seat_row(own, number, key) if number == wish.seat else seat_row(SeatWish("bot", bot=wish.bot), number, None, "")
        for number in range(len(row.seats))
    )
    entries = [
        LogEntry(number, move.seat, {**move.action}, move.chance, None)
        for number, move in enumerate(record.moves[: wish.move], 1)
    ]
    begun = replace(row, id=new_table_id(), seeded=True, created=now, host=hashed(host), seats=seats, hints=None)
    chronicle = Chronicle.rebuild(begun, entries)
    begun = replace(begun, status=chronicle.status(now))
    return Dealt(begun, chronicle, [key if number == wish.seat else None for number in range(len(seats))], host)


def checked_options(game: Game, wish: NewTable) -> dict[str, Any]:
    """The options, complete; the number of players is the number of seats."""
    low, high = game.players()
    if not low <= len(wish.seats) <= high:
        raise WishError("seats", f"{game.name} is played by {low} to {high}, not {len(wish.seats)}.")
    if wish.options.get("players", len(wish.seats)) != len(wish.seats):
        raise WishError("options.players", f"there are {len(wish.seats)} seats")
    try:
        return {**game.complete_options({**wish.options, "players": len(wish.seats)})}
    except OptionError as error:
        raise WishError(f"options.{error.where}", error.problem) from None
    except Refusal as refusal:
        raise WishError("options", str(refusal)) from None


def seat_row(wish: SeatWish, number: int, key: str | None, where: str | None = None) -> SeatRow:
    """The seat as it is kept. Raises WishError when nobody can sit there like that."""
    place = f"seats[{number}]." if where is None else f"{where}." if where else ""
    if wish.kind == "bot":
        if wish.bot not in bot_names():
            raise WishError(f"{place}bot", f"there is no bot {wish.bot!r}; there are {', '.join(bot_names())}")
    elif wish.bot is not None:
        raise WishError(f"{place}bot", "only a seat of kind bot has a bot")
    name = " ".join(wish.name.split())
    if not name.isprintable():
        raise WishError(f"{place}name", "a name is made of letters that can be seen")
    return SeatRow(wish.kind, name or wish.bot or f"{number + 1}", wish.bot, None if key is None else hashed(key))
