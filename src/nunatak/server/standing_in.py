"""Bots for people: one finishes for a player who has left, until the player comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from nunatak.bots import bot_names
from nunatak.engine import Json
from nunatak.server.hub import Client
from nunatak.server.messages import Refused, Return, Seated, StandIn
from nunatak.server.refusals import refused
from nunatak.server.store import SeatRow, StoreError

if TYPE_CHECKING:
    from nunatak.server.table import Table


async def change(table: Table, client: Client, message: StandIn | Return) -> None:
    """Lets a bot play for the person at a seat, or gives the seat back; and tells everybody."""
    async with table.lock:
        if table.match.over():
            client.say(refused("game-over"))
            return
        if isinstance(message, StandIn):
            seat = stood_in(table.row.seats, table.attendance.away, client, message)
            note: dict[str, Json] = {"kind": "table-stand-in", "seat": message.seat, "bot": message.bot}
        else:
            seat = returned(table.row.seats, client, message)
            note = {"kind": "table-return", "seat": message.seat}
        if isinstance(seat, Refused):
            client.say(seat)
            return
        try:
            await table.note(message.seat, note, seat)
        except StoreError:
            client.say(refused("not-saved"))
            return
        table.put(message.seat, seat)
        table.hints.stop_all()
        table.hub.tell_all(Seated(table.summary()))
        table.wake_bot()


def stood_in(seats: tuple[SeatRow, ...], away: set[int], client: Client, message: StandIn) -> SeatRow | Refused:
    """The seat with a bot in it, or why this client may not put one there.

    For oneself anybody may. For others, those who sit at the table and the host may, once the player has been away.
    """
    if message.bot not in bot_names():
        known = ", ".join(bot_names())
        return refused("bad-message", where="bot", message=f"there is no bot {message.bot!r}; there are {known}")
    if message.seat >= len(seats) or seats[message.seat].kind == "bot":
        return refused("not-your-seat", where="seat")
    seat = seats[message.seat]
    if message.seat not in client.seats:
        if not client.seats and not client.host:
            return refused("not-your-seat", where="seat")
        if message.seat not in away and seat.stand_in is None:
            return refused("not-away", where="seat")
    return msgspec.structs.replace(seat, stand_in=message.bot)


def returned(seats: tuple[SeatRow, ...], client: Client, message: Return) -> SeatRow | Refused:
    """The seat without the bot, for the person who holds it."""
    if message.seat not in client.seats:
        return refused("not-your-seat", where="seat")
    if seats[message.seat].stand_in is None:
        return refused("no-stand-in", where="seat")
    return msgspec.structs.replace(seats[message.seat], stand_in=None)
