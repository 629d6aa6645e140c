"""Finding one's way in what is printed and in views, which are plain data."""

from __future__ import annotations

from typing import TypeAlias

from nunatak.engine import Json, JsonObject

# What a catalogue holds, list by list, by id.
Printed: TypeAlias = dict[str, Json]


def printed_in(catalogue: JsonObject) -> Printed:
    """The lists of a catalogue whose items have ids, by these."""
    found: Printed = {}
    for name, listed in catalogue.items():
        by_id = {str(item["id"]): item for item in items(listed) if isinstance(item, dict) and "id" in item}
        if by_id:
            found[name] = {**by_id}
    return found


def at(data: Json, *path: Json) -> Json:
    """What lies at the end of a path of fields and places; None when it leads nowhere."""
    for part in path:
        if isinstance(data, dict):
            data = data.get(str(part))
        elif isinstance(data, list) and isinstance(part, int) and 0 <= part < len(data):
            data = data[part]
        else:
            return None
    return data


def items(data: Json) -> list[Json]:
    """The items of a list; none of anything else."""
    return data if isinstance(data, list) else []


def number(data: Json) -> int:
    """A number; 0 for anything else."""
    return data if isinstance(data, int) else 0
