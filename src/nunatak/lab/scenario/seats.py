"""Seats by name or number: a position that lists its players by name names the seats too."""

from __future__ import annotations

from nunatak.engine import Json, State


def seat_names(state: State) -> list[str]:
    """The names of the seats, in seat order: the fields of the position's `players`, else the numbers."""
    players = state.position().get("players")
    if isinstance(players, dict) and len(players) == state.seats():
        return [*players]
    return [str(seat) for seat in range(state.seats())]


def seat_number(state: State, seat: Json) -> int | None:
    """The number of a seat given by name or number; None when there is no such seat."""
    if isinstance(seat, bool):
        return None
    if isinstance(seat, int):
        return seat if 0 <= seat < state.seats() else None
    names = seat_names(state)
    return names.index(seat) if isinstance(seat, str) and seat in names else None
