"""Named actions over a fixed range of integers.

A game declares its kinds of action once; each kind owns a block of numbers, one for every combination of its
fields. `{"kind": "move", "from": "r2c1"}`, the text `move from=r2c1` and the number are three spellings of one thing.
"""

from __future__ import annotations

from bisect import bisect_right
from operator import index
from typing import SupportsIndex, TypeAlias

from nunatak.engine.errors import PlacedError
from nunatak.engine.json import Json
from nunatak.engine.reading import some_of

Value: TypeAlias = "str | int | None"


class ActionError(PlacedError):
    """A named action that does not exist: the place is the field at fault."""


class Field:
    """A part of an action: its name and every value it can take. The value None is left out of the named form."""

    def __init__(self, name: str, values: list[Value]) -> None:
        self.name = name
        self.values = values
        self.index: dict[Value, int] = {value: i for i, value in enumerate(values)}


class Kind:
    """A block of actions that share a name and differ in up to three fields."""

    def __init__(self, name: str, base: int, fields: list[Field]) -> None:
        self.name = name
        self.base = base
        self.fields = fields
        self.width_b = len(fields[1].values) if len(fields) > 1 else 1
        self.width_c = len(fields[2].values) if len(fields) > 2 else 1
        self.size = (len(fields[0].values) if fields else 1) * self.width_b * self.width_c
        self.end = base + self.size

    def of(self, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The action whose fields have these value indices."""
        return self.base + (a * self.width_b + b) * self.width_c + c

    def has(self, action: int) -> bool:
        """Whether the action is of this kind."""
        return self.base <= action < self.end

    def a(self, action: int) -> int:
        """The value index of the first field."""
        return (action - self.base) // (self.width_b * self.width_c)

    def b(self, action: int) -> int:
        """The value index of the second field."""
        return (action - self.base) // self.width_c % self.width_b

    def c(self, action: int) -> int:
        """The value index of the third field."""
        return (action - self.base) % self.width_c


class ActionSpace:
    """All actions of a game, in the order in which their kinds were declared."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.by_name: dict[str, Kind] = {}
        self.starts: list[int] = []
        self.size = 0

    def kind(self, name: str, fields: list[tuple[str, list[Value]]] | None = None) -> Kind:
        """Declares a kind of action and gives it the next block of numbers."""
        if name in self.by_name:
            raise ValueError(f"the kind of action {name!r} is declared twice")
        if fields is not None and len(fields) > 3:
            raise ValueError(f"the kind of action {name!r} has more than three fields")
        kind = Kind(name, self.size, [Field(n, values) for n, values in fields or []])
        self.kinds.append(kind)
        self.by_name[name] = kind
        self.starts.append(kind.base)
        self.size = kind.end
        return kind

    def kind_of(self, action: int) -> Kind:
        """The kind that the action belongs to."""
        if not 0 <= action < self.size:
            raise ActionError("action", "wrong-action-number", got=action, high=self.size - 1)
        return self.kinds[bisect_right(self.starts, action) - 1]

    def parts(self, action: SupportsIndex) -> tuple[int, int, int, int]:
        """The number of the action's kind, and which value each of up to three fields has; -1 where it has no field.

        `kinds[kind].fields[i].values[value]` is what they stand for.
        """
        number = index(action)
        kind = self.kind_of(number)
        fields = len(kind.fields)
        return (
            bisect_right(self.starts, number) - 1,
            kind.a(number) if fields > 0 else -1,
            kind.b(number) if fields > 1 else -1,
            kind.c(number) if fields > 2 else -1,
        )

    def name(self, action: SupportsIndex) -> dict[str, Json]:
        """The action as `{"kind": ..., field: value, ...}`."""
        number = index(action)
        kind = self.kind_of(number)
        named: dict[str, Json] = {"kind": kind.name}
        indices = [kind.a(number), kind.b(number), kind.c(number)]
        for field, place in zip(kind.fields, indices, strict=False):
            value = field.values[place]
            if value is not None:
                named[field.name] = value
        return named

    def text(self, action: SupportsIndex) -> str:
        """The action on one line: `move from=r2c1`."""
        return " ".join(str(value) if key == "kind" else f"{key}={value}" for key, value in self.name(action).items())

    def parse(self, named: Json) -> int:
        """The number of a named action. Raises ActionError, with the field, when there is no such action."""
        if isinstance(named, str):
            return self.parse_text(named)
        if not isinstance(named, dict):
            raise ActionError("action", "wrong-action")
        name = named.get("kind")
        if not isinstance(name, str) or name not in self.by_name:
            kinds = ", ".join(self.by_name)
            raise ActionError("action.kind", "wrong-unknown", got=repr(name), known=kinds)
        kind = self.by_name[name]
        indices = [0, 0, 0]
        known = {"kind"}
        for i, field in enumerate(kind.fields):
            known.add(field.name)
            indices[i] = self._index(kind, field, named.get(field.name))
        for key in named:
            if key not in known:
                raise ActionError(f"action.{key}", "wrong-no-such-field")
        return kind.of(indices[0], indices[1], indices[2])

    def parse_text(self, text: str) -> int:
        """The number of an action in its one-line form."""
        words = text.split()
        named: dict[str, Json] = {"kind": words[0] if words else ""}
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if not equals:
                raise ActionError("action", "wrong-action-word", got=repr(word))
            named[key] = int(value) if value.lstrip("-").isdigit() else value
        return self.parse(named)

    def _index(self, kind: Kind, field: Field, value: Json) -> int:
        if isinstance(value, bool) or not (value is None or isinstance(value, str | int)):
            raise ActionError(f"action.{field.name}", "wrong-action-value")
        index = field.index.get(value)
        if index is None:
            if value is None:
                raise ActionError(f"action.{field.name}", "wrong-missing")
            known = some_of([one for one in field.values if one is not None])
            raise ActionError(f"action.{field.name}", "wrong-unknown", got=repr(value), known=known)
        return index
