"""Looking up paths and comparing what is found with what is expected."""

from __future__ import annotations

import json

from nunatak.engine import Json
from nunatak.engine.errors import PlacedError
from nunatak.lab.scenario.read import NOTHING


class Missing(PlacedError):
    """A path that leads nowhere; the place is the part of it that was found."""


def look_up(data: Json, path: str) -> Json:
    """What lies at a path: field names and list indices joined by dots; `length` at its end counts.

    A last part that is not there is nothing (None); an earlier one is an error, since it is likely a misspelling.
    """
    parts = path.split(".")
    for i, part in enumerate(parts):
        last = i == len(parts) - 1
        if isinstance(data, dict) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        elif last and part == "length" and isinstance(data, dict | list | str):
            data = len(data)
        elif last and isinstance(data, dict):
            data = None
        else:
            raise _missing(data, parts, i)
    return data


def matches(expected: Json, got: Json) -> bool:
    """Whether `got` is as expected: tables need only the fields named, lists the same length, all else equality."""
    if expected == NOTHING and got is None:
        return True
    if isinstance(expected, dict):
        if not isinstance(got, dict) or (not expected and got):
            return False
        return all(matches(value, got.get(key)) for key, value in expected.items())
    if isinstance(expected, list):
        if not isinstance(got, list) or len(expected) != len(got):
            return False
        return all(matches(e, g) for e, g in zip(expected, got, strict=True))
    # In Python true equals 1; in a scenario it does not.
    return isinstance(expected, bool) == isinstance(got, bool) and expected == got


def show(data: Json) -> str:
    """A value as a person writes it in a scenario."""
    return NOTHING if data is None else json.dumps(data, ensure_ascii=False)


def _missing(data: Json, parts: list[str], i: int) -> Missing:
    above = ".".join(parts[:i])
    if isinstance(data, dict):
        return Missing(above, "wrong-path-field", got=repr(parts[i]), known=", ".join(data) or "–")
    if isinstance(data, list):
        return Missing(above, "wrong-path-index", got=repr(parts[i]), length=len(data))
    return Missing(above, "wrong-path-end", got=repr(parts[i]), value=show(data))
