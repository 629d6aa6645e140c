"""Plain data: what views, positions, records and messages are made of."""

from __future__ import annotations

import json
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = "dict[str, Json]"


def canonical(data: Json) -> bytes:
    """The one spelling of `data`: sorted keys, no spaces, UTF-8. Equal data, equal bytes, on every machine."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    return text.encode("utf-8")


def parse_json(text: str | bytes) -> Json:
    """Reads JSON text. Raises ValueError with line and column when it is malformed."""
    data: Json = json.loads(text)
    return data


def over(below: Json, above: Json) -> Json:
    """Two settings of one thing, the second winning; objects are merged field by field."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    merged = dict(below)
    for key, value in above.items():
        merged[key] = over(merged.get(key), value)
    return merged
