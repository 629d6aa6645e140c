"""A league: tournaments add to it, each game once, and the table says who is strong at what."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nunatak.cli.main import main
from nunatak.lab.league import LeagueFile


def meet(league: Path, bots: str, game: str = "roam", seed: str = "1") -> None:
    told = ["tournament", game, "--players", "2", "--bots", bots, "--games", "4", "--seed", seed]
    assert main([*told, "--league", str(league), "--json"]) == 0


def test_all_who_ever_met_stand_in_one_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    league = tmp_path / "folder" / "league.jsonl"
    meet(league, "random,greedy")
    meet(league, "random,greedy")
    assert len(LeagueFile.read(league).games) == 4, "the same games count once"
    meet(league, "random,visitor", seed="2")
    meet(league, "random,greedy", "ice2")
    capsys.readouterr()

    assert main(["league", str(league), "--json"]) == 0
    ice, roam = json.loads(capsys.readouterr().out)
    assert (ice["game"], ice["games"], roam["game"], roam["games"]) == ("ice2", 4, "roam", 8)
    assert {place["bot"]: place["games"] for place in roam["places"]} == {"greedy": 4, "random": 8, "visitor": 4}
    ratings = [place["rating"]["rating"] for place in roam["places"]]
    assert ratings == sorted(ratings, reverse=True)
    assert roam["places"][-1]["bot"] == "random"

    page = tmp_path / "league.html"
    assert main(["--lang", "cs", "league", str(league), "--report", str(page)]) == 0
    assert "visitor" in capsys.readouterr().out
    written = page.read_text(encoding="utf-8")
    assert '<html lang="cs">' in written
    assert "<h1>Liga</h1>" in written
    assert written.count("<h2>") == 2


def test_games_under_older_rules_do_not_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    league = tmp_path / "league.jsonl"
    meet(league, "random,greedy")
    older = league.read_text(encoding="utf-8").replace('"rules":2', '"rules":1').replace("seed 1", "seed 0")
    with league.open("a", encoding="utf-8") as file:
        file.write(older.split("\n", 1)[1])
    capsys.readouterr()
    assert main(["league", str(league), "--json"]) == 0
    (roam,) = json.loads(capsys.readouterr().out)
    assert (roam["rules"], roam["games"]) == (2, 4)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("hello\n", ":1: this is not a league"),
        ("", ":1: this is not a league"),
        ('{"nunatak_league":1}\n[]\n', ":2: not a game"),
        (
            '{"nunatak_league":1}\n{"game":"roam","rules":2,"deal":"1","bots":["a","b"],"winners":[2]}\n',
            ":2: not a game: bots and winners do not fit together",
        ),
    ],
)
def test_a_file_that_is_no_league_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, why: str
) -> None:
    league = tmp_path / "league.jsonl"
    league.write_text(content, encoding="utf-8")
    assert main(["league", str(league)]) == 1
    assert why in capsys.readouterr().err
    assert main(["tournament", "roam", "--bots", "random,greedy", "--games", "2", "--league", str(league)]) == 1
    assert league.read_text(encoding="utf-8") == content


def test_a_league_that_nobody_has_begun(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", str(tmp_path / "none.jsonl")]) == 2
    assert "tournament --league" in capsys.readouterr().err
