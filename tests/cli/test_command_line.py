"""The command `nunatak`, run as a person runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from nunatak.cli.main import main
from nunatak.engine import Json
from nunatak.text import Texts


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    code = main([*arguments])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out, said.err


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Json:
    """What a command prints for programs."""
    code, out, _ = run(capsys, *arguments, "--json")
    assert code == 0
    data: Json = json.loads(out)
    return data


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of three random games."""
    folder = tmp_path_factory.mktemp("records")
    arguments = ["simulate", "roam", "--games", "3", "--seed", "5", "--workers", "1", "--record", str(folder)]
    assert main([*arguments, "--json"]) == 0
    return folder


def test_it_is_installed_as_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "nunatak.cli.main", "games"], capture_output=True, text=True, check=False, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "roam" in done.stdout


def test_games_lists_options_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run_json(capsys, "games")
    assert isinstance(listed, list)
    (roam,) = [game for game in listed if isinstance(game, dict) and game["game"] == "roam"]
    assert roam["players"] == {"low": 2, "high": 4}
    assert {"name": "towers", "type": "flag", "default": False} in (roam["options"] or [])  # type: ignore[operator]


def test_simulate_tells_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "roam", "--players", "3", "--bots", "random", "--games", "4", "--workers", "1"]
    told = run_json(capsys, *arguments, "--set", "towers=true")
    assert isinstance(told, dict)
    assert told["games"] == 4
    assert told["wins"] == {"random": 4}
    assert isinstance(told["options"], dict)
    assert told["options"]["towers"] is True
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert "4 games" in out


def test_two_simulations_print_the_same_unless_the_times_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "roam", "--games", "2", "--workers", "1"]
    first, again = run_json(capsys, *arguments), run_json(capsys, *arguments)
    assert first == again
    timed = run_json(capsys, *arguments, "--timing")
    assert isinstance(timed, dict)
    timing = timed.pop("timing")
    assert timed == first
    assert isinstance(timing, dict)
    assert sorted(timing) == ["games_per_second", "seconds"]


def test_recorded_games_replay(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    files = sorted(records.iterdir())
    assert [file.name for file in files] == ["roam-5-0.json", "roam-5-1.json", "roam-5-2.json"]
    told = run_json(capsys, "replay", str(files[0]), "--verify")
    assert isinstance(told, dict)
    assert told["verified"] is True
    assert told["over"] is True
    assert told["at"] == told["moves"]


def test_a_record_of_older_rules_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(Path(__file__).parents[1] / "records" / "roam-2-towers.json")
    code, out, _ = run(capsys, "replay", file, "--verify")
    assert code == 0
    assert "under version 1 of the rules" in " ".join(out.split())
    told = run_json(capsys, "replay", file)
    assert isinstance(told, dict)
    assert told["rules"] == 1


def test_replay_stops_where_it_is_told(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    file = str(records / "roam-5-0.json")
    told = run_json(capsys, "replay", file, "--at", "7")
    assert isinstance(told, dict)
    assert (told["at"], told["over"]) == (7, False)
    code, out, _ = run(capsys, "replay", file, "--at", "0", "--position")
    assert code == 0
    assert json.loads(out)["round"] == 1
    code, out, _ = run(capsys, "replay", file)
    assert code == 0
    assert "*" in out


def test_a_game_is_told_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(Path(__file__).parents[1] / "records" / "roam-2-basic.json")
    code, out, _ = run(capsys, "replay", file, "--log", "--at", "3")
    told = " ".join(out.split())
    assert code == 0
    assert "The field is laid out. " in told
    assert ", round 1" in told
    assert " sends " in told
    assert "has to decide: " in told
    assert told.endswith(" answers)")
    _, quiet, _ = run(capsys, "replay", file, "--at", "3")
    assert "The field is laid out." not in quiet


def test_bench_measures_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    told = run_json(capsys, "bench", "roam", "--seconds", "0.2")
    assert isinstance(told, list)
    assert len(told) == 1
    figures = told[0]
    assert isinstance(figures, dict)
    rates = ["decisions_per_second", "copies_per_second", "games_per_second"]
    assert sorted(figures) == sorted(["game", "players", "compiled", *rates])
    assert (figures["game"], figures["players"]) == ("roam", 4)
    assert all(float(str(figures[rate])) > 0 for rate in rates)


def test_data_check_says_what_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "data", "check", "roam")
    assert code == 0
    assert "location cards: 43 (" in out
    assert run_json(capsys, "data", "check")


def test_data_check_fails_on_a_broken_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from nunatak.cli import data
    from nunatak.engine import DataError

    def broken(name: str) -> list[str]:
        raise DataError(f"{name}/location_cards.toml: card[3].points", "expected a whole number")

    monkeypatch.setattr(data, "check_data", broken)
    code, _, err = run(capsys, "data", "check")
    assert code == 1
    assert "card[3].points: expected a whole number" in err
    code, out, _ = run(capsys, "data", "check", "--json")
    assert code == 1
    assert json.loads(out)[0]["passed"] is False


SCENARIO = """
game = "roam"
[[scenario]]
name = "nobody has coins but the second player"
given.options.first = "1"
then.values."players.red.coins" = COINS
"""


def test_scenarios_pass_and_fail(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SCENARIO.replace("COINS", "1"))
    bad.write_text(SCENARIO.replace("COINS", "2"))
    code, out, _ = run(capsys, "scenario", str(good))
    assert (code, out) == (0, "1 of 1 scenario passed\n")
    code, out, _ = run(capsys, "scenario", str(good), str(bad))
    assert code == 1
    assert "then.values.players.red.coins\n    expected: 2\n    got: 1\n" in out
    assert out.endswith("1 of 2 scenarios passed\n")
    code, out, _ = run(capsys, "scenario", str(bad), "--json")
    assert code == 1
    assert json.loads(out)["scenarios"][0]["failures"][0]["got"] == "1"


BAD_USAGE = [
    ([], "COMMAND"),
    (["dance"], "dance"),
    (["simulate"], "GAME"),
    (["simulate", "chess"], "there is no game 'chess'; there are "),
    (["simulate", "roam", "--players", "5"], "--players: expected a whole number from 2 to 4, got 5"),
    (["simulate", "roam", "--players", "two"], "--players: expected a whole number from 1 up, got 'two'"),
    (["simulate", "roam", "--games", "x"], "--games: expected a whole number from 1 up, got 'x'"),
    (["simulate", "roam", "--seed", "x"], "--seed: expected a whole number from 0 up, got 'x'"),
    (["simulate", "roam", "--games", "0"], "--games: expected a whole number from 1 up"),
    (["simulate", "roam", "--seed", "-1"], "--seed"),
    (["simulate", "roam", "--bots", "clever"], "there is no bot 'clever'; there are random, visitor"),
    (["simulate", "roam", "--bots", "random,random,random"], "3 bots for 2 seats"),
    (["simulate", "roam", "--set", "towers"], "--set towers: expected option=value"),
    (["simulate", "roam", "--set", "lava=true"], "roam has no option 'lava'"),
    (["simulate", "roam", "--set", "towers=perhaps"], "expected true or false, got 'perhaps'"),
    (["simulate", "roam", "--set", "first=3"], "--set first: there are only 2 players"),
    (["simulate", "roam", "--set", "borders=S,S"], "S is taken already"),
    (["bench", "chess"], "there is no game 'chess'"),
    (["bench", "--seconds", "soon"], "at most 3600 seconds, got 'soon'"),
    (["bench", "--seconds", "0"], "more than 0"),
    (["replay", "x.json", "--at", "-1"], "--at"),
    (["data", "check", "chess"], "there is no game 'chess'"),
    (["data"], "COMMAND"),
    (["play", "--port", "70000"], "expected a port from 0 to 65535, got '70000'"),
]


@pytest.mark.parametrize(("arguments", "message"), BAD_USAGE, ids=[" ".join(case[0]) for case in BAD_USAGE])
def test_bad_usage_is_explained(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in " ".join(err.split())


def test_missing_and_broken_files_are_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    absent = tmp_path / "absent"
    broken = tmp_path / "broken"
    broken.write_text("{]")
    for command in ("replay", "scenario"):
        code, _, err = run(capsys, command, str(absent))
        assert code == 1
        assert f"{absent}: No such file or directory" in err
        code, _, err = run(capsys, command, str(broken))
        assert code == 1
        assert str(broken) in err


BROKEN_RECORDS: list[tuple[str, Json, str]] = [
    ("game", "chess", "game: there is no game 'chess'; there are "),
    ("rules", 99, "rules: recorded under version 99 of the rules"),
    ("moves", [{"seat": 0, "action": {"kind": "fly"}}], "moves[0]: action.kind: 'fly' is not one of"),
    ("options", {"players": 9}, "options.players: expected a whole number from 2 to 4"),
    ("weather", "mild", "weather: there is no such field here"),
]


@pytest.mark.parametrize(("field", "value", "message"), BROKEN_RECORDS, ids=[case[0] for case in BROKEN_RECORDS])
def test_broken_records_are_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, records: Path, field: str, value: Json, message: str
) -> None:
    record = json.loads((records / "roam-5-0.json").read_text())
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**record, field: value}))
    code, _, err = run(capsys, "replay", str(file))
    assert code == 1
    assert f"{file}: {message}" in err


def test_a_record_cannot_be_replayed_beyond_its_end(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    code, _, err = run(capsys, "replay", str(records / "roam-5-0.json"), "--at", "100000")
    assert code == 1
    assert "at: the record has" in err


def test_a_changed_record_does_not_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path, records: Path) -> None:
    record = json.loads((records / "roam-5-0.json").read_text())
    record["result"]["scores"][0] += 1
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record))
    code, _, err = run(capsys, "replay", str(file), "--verify")
    assert code == 1
    assert "result: recorded" in err


def test_an_endless_game_fails(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.lab.playout.MOST_DECISIONS", 10)
    code, _, err = run(capsys, "simulate", "roam", "--games", "1")
    assert code == 1
    assert "has not ended after 10 decisions" in err


def test_records_need_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    code, _, err = run(capsys, "simulate", "roam", "--games", "1", "--record", str(file))
    assert code == 2
    assert f"--record {file}: this is not a folder" in err


def test_play_hands_its_arguments_to_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = pytest.importorskip("nunatak.server.run")
    heard: dict[str, object] = {}

    def serve(**given: object) -> int:
        heard.update(given)
        return 0

    monkeypatch.setattr(server, "serve", serve)
    database = tmp_path / "games.sqlite3"
    assert main(["play", "--port", "9000", "--database", str(database), "--no-browser"]) == 0
    assert isinstance(heard.pop("texts"), Texts)
    asked = {"host": "127.0.0.1", "port": 9000, "database": str(database), "browser": False}
    assert heard == {**asked, "compiles": True, "query": ""}
    assert main(["--lang", "fr", "play", "--no-compile"]) == 0
    assert (heard["query"], heard["compiles"]) == ("?lang=fr", False)
