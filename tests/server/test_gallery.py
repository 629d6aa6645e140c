"""The tables of the page's gallery."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nunatak.games import game_names, load_game
from nunatak.server.gallery import main, shown, tables_of


def test_a_file_is_written_for_each_game(tmp_path: Path) -> None:
    assert main(["--out", str(tmp_path)]) == 0
    assert {file.name for file in (tmp_path / "gallery").iterdir()} == {f"{name}.json" for name in game_names()}
    written = json.loads((tmp_path / "gallery" / "roam.json").read_text())
    assert written["game"] == "roam"
    assert written["catalogue"] == load_game("roam").catalogue()
    assert {"start", "bid", "market", "over"} <= {*written["tables"]}


def test_each_table_is_shown_to_the_seat_that_is_asked() -> None:
    for step, state in tables_of(load_game("roam")).items():
        table = shown(state)
        assert table["view"]["seat"] == table["seat"]
        if step == "over":
            assert table["asked"] is None
            assert table["actions"] == []
        else:
            assert (table["asked"].name, table["asked"].seat) == (step, table["seat"])
            assert len(table["actions"]) == len(state.legal())


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["--out", str(tmp_path / "file")]) == 1
    assert "cannot write" in capsys.readouterr().err
