"""Patterns over named actions, events and views: how a lesson says which answer and which moment it means."""

from __future__ import annotations

from dataclasses import dataclass

from nunatak.engine import Game, Json, JsonObject
from nunatak.engine.reading import Reader

# Stands for the seat of the learner, and for every other seat.
ME = "me"
OTHERS = "others"
# A field that is left out, such as the companions of whoever walks alone.
NOTHING = "None"


@dataclass(frozen=True, slots=True)
class Pattern:
    """A kind of action and the values that some of its fields may have; fields that are not named may be anything."""

    kind: str
    fields: tuple[tuple[str, tuple[str, ...]], ...]

    def fits(self, named: JsonObject) -> bool:
        """Whether an action, in its named form, is meant."""
        return named.get("kind") == self.kind and all(str(named.get(name)) in some for name, some in self.fields)

    def text(self) -> str:
        """An action that is meant, on one line, as far as the pattern says."""
        return " ".join([self.kind, *(f"{name}={values[0]}" for name, values in self.fields if values[0] != NOTHING)])


def read_pattern(reader: Reader, game: Game) -> Pattern:
    """A pattern in one line: `place`, `place anchor=r4c0`, `fill square=r4c2|r3c3 pay=coins`."""
    kind, *words = reader.text().split() or [""]
    if kind not in game.space.by_name:
        raise reader.fail("wrong-unknown", got=repr(kind), known=", ".join(game.space.by_name))
    known = {field.name: field for field in game.space.by_name[kind].fields}
    fields: list[tuple[str, tuple[str, ...]]] = []
    for word in words:
        name, _, value = word.partition("=")
        if name not in known:
            raise reader.fail("wrong-no-field-of", kind=kind, got=repr(name), known=", ".join(known) or "none")
        values = tuple(value.split("|"))
        possible = {str(one) for one in known[name].values}
        for one in values:
            if one not in possible:
                raise reader.fail("wrong-no-value", got=repr(one), field=name)
        fields.append((name, values))
    return Pattern(kind, tuple(fields))


def holds(expected: Json, got: Json, me: int) -> bool:
    """Whether a value is as a condition wants it.

    `"me"` and `"others"` are seats, `{at_least = 2}` and `{at_most = 3}` numbers, `{has = "me"}` a list with that in
    it, `{length = 2}` one that long; of any other table the fields that it names are compared, and all else must be
    equal.
    """
    if expected == ME:
        return got == me
    if expected == OTHERS:
        return isinstance(got, int) and not isinstance(got, bool) and got != me
    if not isinstance(expected, dict):
        return expected == got
    if "at_least" in expected or "at_most" in expected:
        if not isinstance(got, int | float):
            return False
        low, high = expected.get("at_least", got), expected.get("at_most", got)
        return isinstance(low, int | float) and isinstance(high, int | float) and low <= got <= high
    if "has" in expected:
        return isinstance(got, list) and any(holds(expected["has"], item, me) for item in got)
    if "length" in expected and isinstance(got, list):
        return holds(expected["length"], len(got), me)
    return isinstance(got, dict) and all(holds(value, got.get(name), me) for name, value in expected.items())


def look(data: Json, path: str, me: int) -> list[Json]:
    """All that lies at a path: names and indices joined by dots. `*` is each of several, `me` the learner's seat.

    At its end `length` counts and `sum` adds up a list.
    """
    found = [data]
    for part in path.split("."):
        found = [inner for outer in found for inner in _parts(outer, str(me) if part == ME else part)]
    return found


def _parts(data: Json, part: str) -> list[Json]:
    if isinstance(data, dict):
        return [*data.values()] if part == "*" else [data[part]] if part in data else []
    if not isinstance(data, list):
        return []
    if part == "*":
        return [*data]
    if part == "length":
        return [len(data)]
    if part == "sum":
        return [sum(item for item in data if isinstance(item, int))]
    return [data[int(part)]] if part.isdigit() and int(part) < len(data) else []
