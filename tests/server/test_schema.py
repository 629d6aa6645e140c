"""The schema that clients in other languages are made from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from nunatak.server.schema import main
from nunatak.server.shapes import ServerShapes
from nunatak.table.messages import ClientMessage, ServerMessage
from tests.server.support import Running


def test_the_schema_holds_every_message_and_both_unions(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path / "made")]) == 0
    schema = json.loads((tmp_path / "made" / "schema.json").read_text())
    for union, name in ((ClientMessage, "ClientMessage"), (ServerMessage, "ServerMessage")):
        members = {f"#/$defs/{member.__name__}" for member in get_args(union)}
        assert {option["$ref"] for option in schema["$defs"][name]["anyOf"]} == members
    for name in ("NewTable", "OpenedTable", "TableSummary", "MyTable", "GameDetails", "Failure", "GameOption", "Code"):
        assert name in schema["$defs"]


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
