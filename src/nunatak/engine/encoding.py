"""What a seat may know, as numbers: the layout of an observation, and what every game's encoder shares.

An observation is a fixed number of cells, one byte each, from 0 to 127: signed and unsigned bytes read the same. The
layout is the same for every number of players and every variant of a game; whoever looks comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nunatak.engine.actions import ActionSpace
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.observer import Observer
from nunatak.engine.state import State

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

# The largest number in a cell: what is more stays at it, or goes on in the next cell of a number that has several.
HIGHEST: Final = 127


class Axis:
    """What the cells along one side of a field stand for."""

    def __init__(self, name: str, labels: list[str]) -> None:
        self.name = name
        self.labels = labels


class Cells:
    """A named field of an observation: where it is, what its cells stand for and what they say."""

    def __init__(self, name: str, start: int, axes: list[Axis], highest: int, about: str) -> None:
        self.name = name
        self.start = start
        self.axes = axes
        self.shape: tuple[int, ...] = tuple(len(axis.labels) for axis in axes)
        size = 1
        for axis in axes:
            size *= len(axis.labels)
        self.size = size
        self.stop = start + size
        # The part of an observation that is this field: `observation[field.where].reshape(field.shape)`.
        self.where = slice(start, self.stop)
        self.highest = highest
        self.about = about


class Layout:
    """The fields of an observation, one behind the other."""

    def __init__(self) -> None:
        self.fields: dict[str, Cells] = {}
        self.size = 0

    def add(self, name: str, about: str, axes: list[Axis] | None = None, highest: int = 1) -> int:
        """Adds a field with these axes, a single cell without any, and returns where it begins."""
        if name in self.fields:
            raise ValueError(f"the field {name!r} is declared twice")
        field = Cells(name, self.size, axes or [], highest, about)
        self.fields[name] = field
        self.size = field.stop
        return field.start


def number(name: str, highest: int) -> Axis:
    """The axis of a number that may need several cells: each holds up to 127, the next what goes beyond."""
    parts = -(-highest // HIGHEST)
    return Axis(name, [f"{part * HIGHEST} to {min(highest, (part + 1) * HIGHEST)}" for part in range(parts)])


def put(cells: bytearray, at: int, value: int) -> None:
    """Writes a number that has one cell."""
    if value:
        cells[at] = value if value <= HIGHEST else HIGHEST


def put_long(cells: bytearray, at: int, parts: int, value: int) -> None:
    """Writes a number that has several cells."""
    for part in range(parts):
        if value <= HIGHEST:
            put(cells, at + part, value)
            return
        cells[at + part] = HIGHEST
        value -= HIGHEST


def put_mask(cells: bytearray, at: int, mask: int) -> None:
    """Writes 1 for each bit of a mask."""
    while mask:
        if mask & 1:
            cells[at] = 1
        mask >>= 1
        at += 1


def one_hot(width: int) -> list[bytes]:
    """Rows that mark one of so many things each, for `put_rows`."""
    return [bytes([1 if cell == marked else 0 for cell in range(width)]) for marked in range(width)]


def put_rows(cells: bytearray, at: int, rows: list[bytes]) -> None:
    """Writes rows one behind the other: much faster than cell by cell where most of them hold something."""
    written = b"".join(rows)
    cells[at : at + len(written)] = written


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Turns what a seat may know of a game into numbers; `Game.encoder` gives the one of a game.

    The version goes up whenever a field is added, moved or means something else: what was learnt from one version is
    of no use with another.
    """

    def __init__(self, version: int, layout: Layout, space: ActionSpace) -> None:
        self.version = version
        self.fields = layout.fields
        self.size = layout.size
        self.space = space
        self.actions = space.size
        self._nothing = bytes(layout.size)
        self._none = bytes(space.size)

    # -- what a game adds -------------------------------------------------------------------------------------

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        """Writes what a seat may know into cells that are all 0, from `at` on: the same in every imagined deal."""
        raise NotImplementedError

    # -- observations -----------------------------------------------------------------------------------------

    def encode(self, observer: Observer) -> bytearray:
        """What the observer's seat may know, in cells of its own."""
        cells = bytearray(self.size)
        self.write(observer._state, observer.seat, cells, 0)
        return cells

    def encode_into(self, observer: Observer, buffer: WriteableBuffer, offset: int = 0) -> None:
        """The same, written into a buffer of bytes such as a NumPy array of int8; a bytearray is the fastest."""
        end = offset + self.size
        if isinstance(buffer, bytearray):
            _check_room(len(buffer), offset, end)
            buffer[offset:end] = self._nothing
            self.write(observer._state, observer.seat, buffer, offset)
        else:
            _copy(self.encode(observer), buffer, offset)

    # -- answers ----------------------------------------------------------------------------------------------

    def mask(self, observer: Observer) -> bytearray:
        """1 for each action that the observer's seat can answer with, 0 for all others; by number of the action."""
        mask = bytearray(self.actions)
        for action in observer.legal():
            mask[action] = 1
        return mask

    def mask_into(self, observer: Observer, buffer: WriteableBuffer, offset: int = 0) -> None:
        """The same, written into a buffer of bytes such as a NumPy array of bool or int8."""
        if isinstance(buffer, bytearray):
            _check_room(len(buffer), offset, offset + self.actions)
            buffer[offset : offset + self.actions] = self._none
            for action in observer.legal():
                buffer[offset + action] = 1
        else:
            _copy(self.mask(observer), buffer, offset)

    def answers(self, observer: Observer) -> list[tuple[int, int, int, int]]:
        """Each action that the observer's seat can answer with as its kind and the values of its fields.

        See `ActionSpace.parts`; for those who score answers one by one instead of having a number for every action.
        """
        return [self.space.parts(action) for action in observer.legal()]


def _check_room(room: int, offset: int, end: int) -> None:
    if offset < 0 or end > room:
        raise ValueError(f"the cells {offset} to {end - 1} do not fit into a buffer of {room} bytes")


def _copy(cells: bytearray, buffer: WriteableBuffer, offset: int) -> None:
    view = memoryview(buffer)
    if view.itemsize != 1:
        raise TypeError(f"expected a buffer of bytes (int8, uint8, bool), not of items of {view.itemsize} bytes")
    room = view.cast("B")
    _check_room(len(room), offset, offset + len(cells))
    room[offset : offset + len(cells)] = cells
