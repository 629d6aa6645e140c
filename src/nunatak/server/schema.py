"""The types of all messages, and of what each game tells, as JSON Schema, for clients in other languages.

python -m nunatak.server.schema --out FOLDER      writes FOLDER/schema.json and FOLDER/<game>.schema.json
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from nunatak.server import bodies
from nunatak.server.describe import Described
from nunatak.server.shapes import ClientShapes, ServerShapes
from nunatak.server.told import told_by_games
from nunatak.table import messages, summary

DRAFT = "https://json-schema.org/draft/2020-12/schema"

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
    bodies.Rematch,
    bodies.Whereabouts,
    bodies.LessonSummary,
    bodies.LessonTable,
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
        "$schema": DRAFT,
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


def families() -> list[str]:
    """What the schemas of games are called: editions of one game share theirs."""
    return [*dict.fromkeys(told.family for told in told_by_games().values())]


def family_schema(family: str) -> dict[str, Any]:
    """The views, catalogues and events of a game; an event is told apart by its `kind`."""
    games = [told for told in told_by_games().values() if told.family == family]
    described = Described({name: hint for told in games for name, hint in told.aliases.items()})
    for told in games:
        described.describe(told.view)
        described.describe(told.catalogue)
    kinds: dict[str, Any] = {kind: facts for told in games for kind, facts in told.events.items()}
    events: list[str] = []
    for kind, facts in sorted(kinds.items()):
        events.append(kind.title().replace("_", "") + "Event")
        fields = described.fields(facts)
        fields["properties"] = {"kind": {"const": kind}, **fields["properties"]}
        fields["required"] = ["kind", *fields["required"]]
        described.named[events[-1]] = fields
    described.named[f"{family.title()}Event"] = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in events]}
    return {"$schema": DRAFT, "title": f"What {family} tells", "$defs": dict(sorted(described.named.items()))}


def main(arguments: list[str] | None = None) -> int:
    """Writes the schemas into a folder."""
    parser = argparse.ArgumentParser(prog="nunatak.server.schema", description="Write all types as JSON Schema.")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the schemas go")
    folder: Path = parser.parse_args(arguments).out
    files = {"schema.json": schema()} | {f"{family}.schema.json": family_schema(family) for family in families()}
    for name, content in files.items():
        text = msgspec.json.format(msgspec.json.encode(content), indent=2)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(text + b"\n")
        except OSError as error:
            print(f"cannot write {folder / name}: {error.strerror}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
