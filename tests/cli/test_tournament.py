"""`nunatak tournament`, run as a person runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nunatak.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    code = main(["tournament", *arguments])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out, said.err


SMALL = ["roam", "--bots", "random,visitor", "--games", "4", "--workers", "1"]


def test_it_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *SMALL)
    assert code == 0
    assert out.index("visitor") < out.index("random")
    assert "4 games of 2 deals" in out


def test_it_prints_data(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *SMALL, "--json", "--set", "towers=true")
    assert code == 0
    told = json.loads(out)
    assert (told["games"], told["deals"], told["options"]["towers"]) == (4, 2, True)
    assert [standing["bot"] for standing in told["standings"]] == ["visitor", "random"]
    assert sum(standing["wins"]["won"] for standing in told["standings"]) == 4
    assert told["standings"][0]["rating"]["low"] < told["standings"][0]["rating"]["rating"]


def test_two_runs_print_the_same_unless_the_times_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, first, _ = run(capsys, *SMALL, "--json")
    _, again, _ = run(capsys, *SMALL, "--json")
    assert first == again
    _, timed, _ = run(capsys, *SMALL, "--json", "--timing")
    told = json.loads(timed)
    timing = told.pop("timing")
    assert told == json.loads(first)
    assert timing["seconds"] > 0
    assert set(timing["milliseconds"]) == {"random", "visitor"}
    assert timing["milliseconds"]["random"]["mean"] > 0


def test_a_line_up_plays_from_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "roam", "--line-up", "visitor,random,random", "--games", "3", "--workers", "1", "--json")
    assert code == 0
    told = json.loads(out)
    assert (told["games"], told["options"]["players"]) == (3, 3)
    assert {standing["bot"]: standing["wins"]["games"] for standing in told["standings"]} == {"visitor": 3, "random": 6}


def test_a_run_goes_on_from_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    code, first, _ = run(capsys, *SMALL, "--json", "--resume", str(file))
    assert code == 0
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:-2]))
    code, again, err = run(capsys, *SMALL, "--json", "--resume", str(file))
    assert code == 0
    assert "2 games are played already" in err
    assert again == first
    code, _, err = run(capsys, *SMALL, "--seed", "1", "--resume", str(file))
    assert code == 1
    assert f"{file}:1: the results are of another tournament: seed is 0, not 1" in err


def test_it_writes_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "new" / "report.html"
    code, out, _ = run(capsys, *SMALL, "--report", str(file))
    assert code == 0
    assert f"Report: {file}" in out
    assert "<h1>Tournament: Roam</h1>" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["roam"], "name the bots that shall meet with --bots, or each line-up with --line-up"),
        (["roam", "--bots", "random,greedy", "--line-up", "random,greedy"], "name the bots"),
        (["roam", "--bots", "greedy"], "a tournament needs two different bots at least"),
        (["roam", "--bots", "greedy,greedy"], "a tournament needs two different bots at least"),
        (["roam", "--bots", "random,clever"], "--bots random,clever: there is no bot 'clever'; there are random"),
        (["roam", "--line-up", "random"], "--players: expected a whole number from 2 to 4, got 1"),
        (["roam", "--players", "3", "--line-up", "random,greedy"], "--line-up random,greedy: 2 bots for 3 seats"),
        (["chess", "--bots", "random,greedy"], "there is no game 'chess'"),
    ],
)
def test_bad_usage_is_explained(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in " ".join(err.split())


def test_an_endless_game_fails(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.lab.playout.MOST_DECISIONS", 10)
    code, _, err = run(capsys, *SMALL)
    assert code == 1
    assert "deal 0 (seed" in err
    assert "has not ended after 10 decisions" in err
