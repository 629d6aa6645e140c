"""Component tables: TOML files in `nunatak/data/<game>`, with provenance, checked as they are read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from nunatak.engine.errors import DataError, PlacedError
from nunatak.engine.json import Json
from nunatak.engine.reading import Reader

PROVENANCE: Final = ("S", "D", "P", "R")


class TableReader(Reader):
    """Reads a component table; complaints name file, item and field."""

    def error(self, where: str, reason: str, **facts: Json) -> PlacedError:
        return DataError(where, reason, **facts)

    def inner(self, data: Json, where: str) -> Reader:
        # An item is better known by its id than by its place in the list.
        if isinstance(data, dict) and where.endswith("]"):
            name = data.get("id")
            if isinstance(name, str):
                where = f"{where[: where.rindex('[')]}[{name}]"
        return TableReader(data, where)


def has_table(game: str, name: str) -> bool:
    """Whether there is a table `data/<game>/<name>.toml`."""
    return files("nunatak").joinpath("data", game, f"{name}.toml").is_file()


def read_table(game: str, name: str, pack: dict[str, Json]) -> Reader:
    """The table `data/<game>/<name>.toml`, with the values of a card pack laid over it, item by item."""
    place = f"{game}/{name}.toml"
    try:
        text = files("nunatak").joinpath("data", game, f"{name}.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(place, "wrong-no-table") from None
    try:
        data: dict[str, Json] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(place, "wrong-toml", problem=str(error)) from None
    _leave_names_to_messages(data)
    _lay_over(data, pack.get(name, {}), f"pack.{name}")
    table = TableReader(data, place)
    if table.field("game").text() != game or table.field("kind").text() != name:
        raise DataError(place, "wrong-table-head", game=repr(game), kind=repr(name))
    return table


def _leave_names_to_messages(table: dict[str, Json]) -> None:
    """Empties the names of items: they are for readers of the tables, players read messages. Packs give their own."""
    for item in _listed(table):
        if "name" in item:
            item["name"] = ""


def _lay_over(table: dict[str, Json], changes: Json, where: str) -> None:
    """Replaces single fields of items, found by their id. A pack adds no items and no fields."""
    if not isinstance(changes, dict):
        raise DataError(where, "wrong-object", got=repr(changes))
    items = _items(table)
    for name, fields in changes.items():
        if name not in items:
            raise DataError(f"{where}.{name}", "wrong-no-item")
        if not isinstance(fields, dict):
            raise DataError(f"{where}.{name}", "wrong-object", got=repr(fields))
        for field, value in fields.items():
            if field not in items[name]:
                raise DataError(f"{where}.{name}.{field}", "wrong-no-such-field")
            items[name][field] = value


def _items(table: dict[str, Json]) -> dict[str, dict[str, Json]]:
    """The items of all lists of a table, by their ids."""
    return {str(item.get("id")): item for item in _listed(table)}


def _listed(table: dict[str, Json]) -> list[dict[str, Json]]:
    lists = [listed for listed in table.values() if isinstance(listed, list)]
    return [item for listed in lists for item in listed if isinstance(item, dict)]


def check_pack(pack: dict[str, Json], tables: list[str]) -> None:
    """Checks that a card pack speaks only of tables the game has."""
    for name in pack:
        if name not in tables:
            raise DataError(f"pack.{name}", "wrong-no-such", known=", ".join(tables))
