"""Reading data written by people: every complaint names the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nunatak.engine.errors import PlacedError, PositionError
from nunatak.engine.json import Json

# How many names a complaint lists.
SOME: Final = 8


def some_of(names: Sequence[object]) -> str:
    """The first names of many, for a complaint about another."""
    return ", ".join([*map(str, names[:SOME]), *(["…"] if len(names) > SOME else [])])


class Reader:
    """A piece of plain data together with its path. Each method returns the checked value or names the place."""

    def __init__(self, data: Json, where: str) -> None:
        self.data = data
        self.where = where

    def error(self, where: str, reason: str, **facts: Json) -> PlacedError:
        """The error to raise; readers of other kinds of file have another one."""
        return PositionError(where, reason, **facts)

    def inner(self, data: Json, where: str) -> Reader:
        """The reader of a part of this piece."""
        return Reader(data, where)

    def fail(self, reason: str, **facts: Json) -> PlacedError:
        """The error to raise for this piece."""
        return self.error(self.where, reason, **facts)

    def has(self, key: str) -> bool:
        """Whether an object has that field."""
        return isinstance(self.data, dict) and key in self.data

    def only(self, keys: list[str]) -> None:
        """Checks that an object has no other fields than these."""
        for key in self.fields():
            if key not in keys:
                place = f"{self.where}.{key}" if self.where else key
                raise self.error(place, "wrong-no-field", known=", ".join(keys))

    def fields(self) -> list[str]:
        """The field names of an object."""
        if not isinstance(self.data, dict):
            raise self.fail("wrong-object", got=repr(self.data))
        return [*self.data]

    def field(self, key: str) -> Reader:
        """A field of an object, which must be there."""
        if not isinstance(self.data, dict):
            raise self.fail("wrong-object", got=repr(self.data))
        place = f"{self.where}.{key}" if self.where else key
        if key not in self.data:
            raise self.error(place, "wrong-missing")
        return self.inner(self.data[key], place)

    def items(self) -> list[Reader]:
        """The items of a list."""
        if not isinstance(self.data, list):
            raise self.fail("wrong-list", got=repr(self.data))
        return [self.inner(item, f"{self.where}[{i}]") for i, item in enumerate(self.data)]

    def number(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if isinstance(self.data, bool) or not isinstance(self.data, int) or not low <= self.data <= high:
            raise self.fail("wrong-whole", low=low, high=high, got=repr(self.data))
        return self.data

    def real(self, low: float, high: float) -> float:
        """A number in a range, whole or not."""
        data = self.data
        if isinstance(data, bool) or not isinstance(data, int | float) or not low <= data <= high:
            raise self.fail("wrong-number", low=f"{low:g}", high=f"{high:g}", got=repr(data))
        return float(data)

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.data, bool):
            raise self.fail("wrong-flag", got=repr(self.data))
        return self.data

    def text(self) -> str:
        """A text."""
        if not isinstance(self.data, str):
            raise self.fail("wrong-text", got=repr(self.data))
        return self.data

    def one_of(self, index: dict[str, int]) -> int:
        """The number behind a name."""
        name = self.text()
        if name not in index:
            raise self.fail("wrong-unknown", got=repr(name), known=some_of([*index]))
        return index[name]

    def is_null(self) -> bool:
        """Whether the piece is explicitly nothing."""
        return self.data is None
