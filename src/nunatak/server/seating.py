"""Opening a table: checking what is wished for, dealing the game, handing out the keys."""

from __future__ import annotations

import secrets
import time
from typing import Any

from nunatak.bots import bot_names
from nunatak.engine import Game, OptionError, Play, Refusal
from nunatak.games import game_names, load_game
from nunatak.server.bodies import NewTable, SeatWish
from nunatak.server.failures import Failed
from nunatak.server.keys import hashed, new_key, new_table_id
from nunatak.server.match import Match
from nunatak.server.store import SeatRow, TableRow

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
    place = f"seats[{number}]" if where is None else where
    if wish.kind == "bot":
        if wish.bot not in bot_names():
            known = ", ".join(bot_names())
            raise Failed(400, "bad-request", f"there is no bot {wish.bot!r}; there are {known}", f"{place}.bot")
    elif wish.bot is not None:
        raise Failed(400, "bad-request", "only a seat of kind bot has a bot", f"{place}.bot")
    name = " ".join(wish.name.split())
    if not name.isprintable():
        raise Failed(400, "bad-request", "a name is made of letters that can be seen", f"{place}.name")
    return SeatRow(wish.kind, name or wish.bot or f"{number + 1}", wish.bot, None if key is None else hashed(key))
