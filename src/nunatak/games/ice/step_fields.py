"""The fields of every shared step, by name and kind of thing: how steps are written into positions and read back."""

from __future__ import annotations

from typing import TypeVar

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.ice.edition.notation import Notation
from nunatak.games.ice.state import IceState

S = TypeVar("S", bound=IceState, contravariant=True)

FIELDS: dict[str, list[tuple[str, str]]] = {
    "keep_requests": [],
    "exploration": [],
    "turn": [],
    "end_of_turn": [],
    "discard_snow": [],
    "build": [("camp", "number")],
    "second_step": [("origin", "space"), ("crew", "number")],
    "manta": [],
    "rune": [],
    "obliterate": [],
    "excavation": [("cell", "space"), ("stage", "number"), ("group", "number")],
    "choose_slot": [],
    "window_b": [("group", "number")],
    "distribute": [
        ("places", "spaces"), ("room", "numbers"), ("more", "number"), ("may_have_more", "numbers"),
        ("free_leader", "number"), ("free_crew", "number"),
    ],
    "place_group": [("cell", "space")],
    "window_c": [],
    "relocate": [("cell", "space")],
    "pay": [("request", "request"), ("chosen", "items"), ("rank", "number")],
    "prismatics": [("index", "number")],
    "logbook": [("card", "card"), ("seats", "seats")],
    "shortage": [("tiles", "spaces")],
    "helping": [],
    "quake": [],
    "displace": [("cells", "spaces")],
}  # fmt: skip


def fields_of(notation: Notation[S]) -> dict[str, list[tuple[str, str]]]:
    """The fields of every step of an edition."""
    return {**FIELDS, **notation.step_fields}


def write_parts(s: IceState, name: str, parts: list[int | list[int]]) -> dict[str, Json]:
    """The fields of a step as readable data."""
    told: dict[str, Json] = {}
    for (field, kind), part in zip(fields_of(s.edition.notation)[name], parts, strict=True):
        if isinstance(part, list):
            listed: list[Json] = [_write(s, kind, item) for item in part]
            told[field] = listed
        else:
            told[field] = _write(s, kind, part)
    return told


def _write(s: IceState, kind: str, value: int) -> Json:
    if kind in ("space", "spaces"):
        return s.c.site.board.names[value]
    if kind == "request":
        return s.c.requests[value].name
    if kind == "items":
        return s.c.items[value]
    if kind == "card":
        return s.c.logbook[value].name
    if kind == "seats":
        return s.agreed.seat_names[value]
    return value


def read_parts(s: IceState, name: str, data: Reader) -> list[int | list[int]]:
    """The fields of a step, checked one by one."""
    found: list[int | list[int]] = []
    for field, kind in fields_of(s.edition.notation)[name]:
        item = data.field(field)
        if kind in ("spaces", "numbers", "items", "seats"):
            found.append([_read(s, kind, part) for part in item.items()])
        else:
            found.append(_read(s, kind, item))
    return found


def _read(s: IceState, kind: str, item: Reader) -> int:
    if kind in ("space", "spaces"):
        return item.one_of(s.c.site.board.index)
    if kind == "request":
        return item.one_of(s.c.request_index)
    if kind == "items":
        return item.one_of(s.c.item_index)
    if kind == "card":
        return item.one_of(s.c.logbook_index)
    if kind == "seats":
        return item.one_of(s.agreed.seat_index)
    return item.number(-99, 99)
