"""Bots for people: one finishes for a player who has left, until the player comes back."""

from __future__ import annotations

from dataclasses import replace

from nunatak.bots import bot_names
from nunatak.table.company import Client
from nunatak.table.kept import SeatRow
from nunatak.table.messages import Refused, Return, StandIn
from nunatak.table.refusals import refused


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
    return replace(seat, stand_in=message.bot)


def returned(seats: tuple[SeatRow, ...], client: Client, message: Return) -> SeatRow | Refused:
    """The seat without the bot, for the person who holds it."""
    if message.seat not in client.seats:
        return refused("not-your-seat", where="seat")
    if seats[message.seat].stand_in is None:
        return refused("no-stand-in", where="seat")
    return replace(seats[message.seat], stand_in=None)
