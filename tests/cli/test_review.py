"""`nunatak review`, run as a person runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nunatak.cli.main import main
from nunatak.engine import Json, Record

RECORDS = Path(__file__).parents[1] / "records"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    code = main(["review", *arguments])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out, said.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The beginning of a game."""
    game = Record.from_bytes((RECORDS / "roam-2-basic.json").read_bytes())
    game.moves = game.moves[:9]
    game.result = {}
    file = tmp_path / "game.json"
    file.write_bytes(game.to_bytes())
    return file


def test_it_prints_a_table_and_writes_beside_the_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, str(record), "--iterations", "8", "--workers", "1")
    assert code == 0
    assert "greedy" in out
    assert "random" in out
    assert sorted(file.name for file in record.parent.iterdir()) == [
        "game.json",
        "game.review.html",
        "game.review.json",
    ]
    saved = json.loads((record.parent / "game.review.json").read_text())
    assert (saved["nunatak_review"], saved["complete"], len(saved["decisions"])) == (2, True, 6)
    code, out, err = run(capsys, str(record), "--iterations", "8", "--json")
    assert code == 0
    assert json.loads(out) == saved
    assert "6 decisions were looked at before" in err


def test_the_page_goes_where_it_is_told(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    target = record.parent / "new" / "page.html"
    code, _, _ = run(capsys, str(record), "--iterations", "2", "--workers", "1", "--report", str(target))
    assert code == 0
    assert "<h1>Review: Roam</h1>" in target.read_text(encoding="utf-8")


def test_an_interrupted_review_goes_on(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert run(capsys, str(record), "--iterations", "4", "--workers", "1")[0] == 0
    saved = record.parent / "game.review.json"
    whole = json.loads(saved.read_text())
    saved.write_text(json.dumps({**whole, "decisions": whole["decisions"][:2], "complete": False}))
    code, out, err = run(capsys, str(record), "--iterations", "4", "--workers", "1", "--json")
    assert code == 0
    assert "2 decisions were looked at before" in err
    assert json.loads(out) == whole


def test_what_cannot_be_reviewed_is_explained(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    told = json.loads(record.read_text())
    changes: list[tuple[str, Json, str]] = [
        ("game", "chess", "game: there is no game 'chess'"),
        ("rules", 99, "rules: recorded under version 99 of the rules"),
        ("moves", [], "there is no decision to look at"),
    ]
    for field, value, message in changes:
        record.write_text(json.dumps({**told, field: value}))
        code, _, err = run(capsys, str(record))
        assert code == 1
        assert f"{record}: {message}" in err
