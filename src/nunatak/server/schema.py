"""The types of all messages as JSON Schema, for clients in other languages.

python -m nunatak.server.schema --out FOLDER      writes FOLDER/schema.json
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from nunatak.server import bodies
from nunatak.server.shapes import ClientShapes, ServerShapes
from nunatak.table import messages, summary

BODIES: list[Any] = [
    bodies.BotLevel,
    bodies.GameSummary,
    bodies.GameDetails,
    bodies.NewTable,
    bodies.OpenedTable,
    bodies.TableSummary,
    bodies.MyKeys,
    bodies.MyTable,
    bodies.NewSeat,
    bodies.ChangedSeat,
    bodies.ReviewState,
    bodies.PlayOn,
    bodies.Health,
    bodies.Failure,
]
UNIONS: dict[str, Any] = {
    "ClientMessage": ClientShapes,
    "ServerMessage": ServerShapes,
    "GameOption": bodies.GameOption,
    "Code": messages.Code,
    "SeatKind": summary.SeatKind,
}


def schema() -> dict[str, Any]:
    """A JSON Schema whose `$defs` hold every message, every body and the two unions of socket messages."""
    types = [*BODIES, *UNIONS.values()]
    whole, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unions = dict(zip(UNIONS, whole[len(BODIES) :], strict=True))
    named: dict[str, Any] = without_lengths({**parts, **unions})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Nunatak table protocol",
        "protocol": messages.PROTOCOL,
        "$defs": dict(sorted(named.items())),
    }


def without_lengths(node: Any) -> Any:
    """The schema without the lengths of lists, which type generators spell out and the server checks."""
    if isinstance(node, list):
        return [without_lengths(item) for item in node]
    if not isinstance(node, dict):
        return node
    dropped = () if "prefixItems" in node else ("minItems", "maxItems")
    return {key: without_lengths(value) for key, value in node.items() if key not in dropped}


def main(arguments: list[str] | None = None) -> int:
    """Writes the schema into a folder."""
    parser = argparse.ArgumentParser(prog="nunatak.server.schema", description="Write the protocol as JSON Schema.")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where schema.json goes")
    folder: Path = parser.parse_args(arguments).out
    text = msgspec.json.format(msgspec.json.encode(schema()), indent=2)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "schema.json").write_bytes(text + b"\n")
    except OSError as error:
        print(f"cannot write {folder / 'schema.json'}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
