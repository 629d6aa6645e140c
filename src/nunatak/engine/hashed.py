"""The observation of a game that has no encoder of its own: its view, value by value, in cells found by hashing."""

from __future__ import annotations

from binascii import crc32
from typing import Final

from nunatak.engine.actions import ActionSpace
from nunatak.engine.encoding import HIGHEST, Axis, Encoder, Layout
from nunatak.engine.json import Json
from nunatak.engine.state import State

VERSION: Final = 1
CELLS: Final = 2048


class HashedView(Encoder):
    """Who looks, who is asked, and every value of the view.

    A number is added to the cell of its path (".players.0.coins", with "-" behind it below 0), a word or a truth adds
    one to the cell of its path and itself (".players.0.colour=blue"). Two of them may meet in a cell and add up: an
    encoder of the game's own is better.
    """

    def __init__(self, space: ActionSpace, most: int) -> None:
        layout = Layout()
        self.most = most
        seats = Axis("seat", [f"seat {seat + 1}" for seat in range(most)])
        away = Axis("player", ["you", *(f"{place} seats on" for place in range(1, most))])
        self.at_seats = layout.add("seats", "1 for each seat that plays", [seats])
        self.at_seat = layout.add("seat", "the seat that looks", [seats])
        self.at_asked = layout.add("asked", "whom the question is put to; none when the game is over", [away])
        hashed = Axis("hash", [f"crc32 = {cell} modulo {CELLS}" for cell in range(CELLS)])
        self.at_view = layout.add("view", "the values of the view, each in the cell of its path", [hashed], HIGHEST)
        super().__init__(VERSION, layout, space)

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        seats = state.seats()
        for other in range(seats):
            cells[at + self.at_seats + other] = 1
        cells[at + self.at_seat + seat] = 1
        if not state.is_over():
            cells[at + self.at_asked + (state.to_decide() - seat) % seats] = 1
        add_values(state.view(seat), "", cells, at + self.at_view)


def add_values(value: Json, path: str, cells: bytearray, at: int) -> None:
    """Adds each value below a path of a view to the cell it belongs to."""
    if isinstance(value, dict):
        for key, item in value.items():
            add_values(item, f"{path}.{key}", cells, at)
    elif isinstance(value, list):
        for place, item in enumerate(value):
            add_values(item, f"{path}.{place}", cells, at)
    elif isinstance(value, int) and not isinstance(value, bool):
        below = "-" if value < 0 else ""
        add(cells, at + crc32(f"{path}{below}".encode()) % CELLS, abs(value))
    elif value is not None:
        add(cells, at + crc32(f"{path}={value}".encode()) % CELLS, 1)


def add(cells: bytearray, at: int, value: int) -> None:
    """Adds to a cell, as far as it goes."""
    cells[at] = min(HIGHEST, cells[at] + value)
