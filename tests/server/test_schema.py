"""The schema that clients in other languages are made from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from nunatak.server.schema import main
from nunatak.server.shapes import ServerShapes
from nunatak.server.told import told_by_games
from nunatak.table.messages import ClientMessage, ServerMessage
from tests.server.support import Running

plain_only = pytest.mark.skipif(
    not told_by_games()["roam"].events,
    reason="a compiled package has forgotten which facts go with which kind of event",
)


def test_the_schema_holds_every_message_and_both_unions(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path / "made")]) == 0
    schema = json.loads((tmp_path / "made" / "schema.json").read_text())
    for union, name in ((ClientMessage, "ClientMessage"), (ServerMessage, "ServerMessage")):
        members = {f"#/$defs/{member.__name__}" for member in get_args(union)}
        assert {option["$ref"] for option in schema["$defs"][name]["anyOf"]} == members
    for name in ("NewTable", "OpenedTable", "TableSummary", "MyTable", "GameDetails", "Failure", "GameOption", "Code"):
        assert name in schema["$defs"]


@plain_only
def test_each_game_tells_its_views_catalogue_and_events(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path)]) == 0
    for family, names in (
        ("ice", ["FirstView", "SecondView", "FirstCatalogue", "SecondCatalogue", "IceEvent"]),
        ("roam", ["RoamView", "RoamCatalogue", "RoamEvent"]),
        ("winter", ["WinterView", "WinterCatalogue", "WinterEvent"]),
    ):
        parts = json.loads((tmp_path / f"{family}.schema.json").read_text())["$defs"]
        assert {*names} <= {*parts}
        for part in parts.values():
            # We know all fields of what we write ourselves.
            assert part.get("additionalProperties", False) is False


@plain_only
def test_an_event_is_told_apart_by_its_kind(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path)]) == 0
    parts = json.loads((tmp_path / "roam.schema.json").read_text())["$defs"]
    moved = parts["MovedEvent"]
    assert moved["properties"] == {
        "kind": {"const": "moved"},
        "seat": {"type": "integer"},
        "owner": {"type": "integer"},
        "from": {"type": "string"},
        "to": {"type": "string"},
    }
    assert sorted(moved["required"]) == ["from", "kind", "owner", "seat", "to"]
    assert parts["FilledEvent"]["required"] == ["kind", "coins", "seat", "square"]
    assert {"$ref": "#/$defs/MovedEvent"} in parts["RoamEvent"]["anyOf"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["--out", str(tmp_path / "file")]) == 1
    assert "cannot write" in capsys.readouterr().err


def test_everything_that_is_sent_is_in_the_schema(house: Running) -> None:
    opened = house.open("here", "greedy", first="1")
    with house.player(opened, 0) as player:
        for _ in range(8):
            while player.asked() == 1:
                player.until("state")
            player.act(0)
        player.act(0, decision=99)
        player.say({"type": "look", "seat": 0, "count": 5})
        player.until("looked")
        for text in player.raw:
            msgspec.json.decode(text, type=ServerShapes)
