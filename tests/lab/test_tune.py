"""Tuning: the same path from the same seed, taken up where it was left, and a file that can be shipped."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from nunatak.bots.evaluate.evaluation import softmax
from nunatak.bots.evaluate.forecast import Forecast
from nunatak.bots.house import evaluated_games
from nunatak.cli.main import main
from nunatak.engine import Chance, JsonObject, RecordError
from nunatak.games import load_game
from nunatak.lab.tune.duel import DuelResult, judge, options_of, pair, play_duel
from nunatak.lab.tune.fit.chances import Seen, fit, fit_chances
from nunatak.lab.tune.fit.forecast import Position, fit_forecast
from nunatak.lab.tune.run import Task, TuningRun
from nunatak.lab.tune.weight_file import WeightFile, evaluation_from


@pytest.mark.parametrize("game", evaluated_games())
def test_the_file_is_written_as_it_was_read(game: str) -> None:
    file = WeightFile(game)
    assert file.moved([0.0] * len(file.entries))["weights"] == file.table["weights"]
    assert tomllib.loads(file.written(file.table)) == tomllib.loads(file.text)


@pytest.mark.parametrize("game", evaluated_games())
def test_moved_weights_are_written_with_the_comments_and_read_back(game: str) -> None:
    file = WeightFile(game)
    moved = file.moved([0.1] * len(file.entries))
    text = file.written(moved)
    assert tomllib.loads(text) == moved
    assert moved != file.table
    assert [line for line in text.splitlines() if line.startswith("#")] == [
        line for line in file.text.splitlines() if line.startswith("#")
    ]
    evaluation_from(game, moved)


def test_no_weight_exceeds_its_limit_or_changes_its_sign() -> None:
    file = WeightFile("roam")
    weights = file.moved([1.0] * len(file.entries))["weights"]
    assert isinstance(weights, dict)
    assert weights["mover"] == 1.0
    assert weights["card"] == pytest.approx(file.entries[0].value * 2.718, rel=1e-3)
    assert isinstance(weights["short"], float)
    assert weights["short"] < 0


def test_what_is_fixed_stays() -> None:
    file = WeightFile("roam")
    names = {(entry.name, entry.index) for entry in file.entries}
    assert ("coins_early", 0) not in names
    assert ("coins_early", 1) in names
    assert ("leader", None) not in names


def test_a_path_is_the_same_when_it_was_interrupted_and_shared_by_processes(tmp_path: Path) -> None:
    task = Task("roam", 4, 5)
    straight = TuningRun(task)
    for _ in range(2):
        straight.play_round(1, lambda: None)
    first = TuningRun(task)
    first.play_round(2, lambda: None)
    first.save(tmp_path / "saved.json")
    second = TuningRun(task)
    second.resume(tmp_path / "saved.json")
    assert second.here == first.here
    assert any(second.here)
    second.play_round(2, lambda: None)
    assert (second.rounds, second.here, second.mean) == (2, straight.here, straight.mean)
    assert second.found() == straight.found()


@pytest.mark.parametrize(
    ("task", "problem"),
    [
        (Task("roam", 4, 6), "seed: this was tuned with 5, not 6"),
        (Task("roam", 8, 5), "games: this was tuned with 4, not 8"),
        (Task("winter", 4, 5), "game: this was tuned with 'roam', not 'winter'"),
        (Task("ice1", 4, 5, alone=True), "game: this was tuned with 'roam', not 'ice1'"),
    ],
)
def test_another_task_is_not_taken_up(tmp_path: Path, task: Task, problem: str) -> None:
    TuningRun(Task("roam", 4, 5)).save(tmp_path / "saved.json")
    with pytest.raises(RecordError, match=problem):
        TuningRun(task).resume(tmp_path / "saved.json")


def test_a_broken_file_is_not_taken_up(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    saved.write_text("{", encoding="utf-8")
    with pytest.raises(RecordError, match=r"saved\.json: not JSON"):
        TuningRun(Task("roam", 4, 5)).resume(saved)


def test_a_match_counts_deals() -> None:
    even = [DuelResult(i, i % 2, 0) for i in range(20)]
    assert judge(even).share == 0.5
    lopsided = [DuelResult(i, 1.0 if i < 15 else 0.0, 0) for i in range(20)]
    assert judge(lopsided).share == 0.75
    assert 0 < judge(even).within < judge(lopsided).within


def test_the_sharpness_that_made_the_winners_is_found() -> None:
    chance = Chance(3)
    positions: list[Seen] = []
    for i in range(8_000):
        stage = (i % 101) / 100
        values = [chance.below(2001) / 100 - 10 for _ in range(3)]
        chances = softmax([(0.1 + 0.3 * stage) * value for value in values])
        drawn = chance.below(1_000_000) / 1_000_000
        winner = 0 if drawn < chances[0] else 1 if drawn < chances[0] + chances[1] else 2
        positions.append(Seen(stage, values, [float(seat == winner) for seat in range(3)]))
    assert fit(positions) == pytest.approx([0.1, 0.175, 0.25, 0.325, 0.4], abs=0.05)


def test_games_with_towers_have_a_curve_of_their_own() -> None:
    fitted: list[JsonObject] = []
    # Of Roam's variants the first has no towers, the second has.
    for games in (1, 2):
        file = WeightFile("roam")
        table = file.moved([0.0] * len(file.entries))
        fit_chances("roam", table, games, 7, 1, lambda: None)
        curves = table["chances"]
        assert isinstance(curves, dict)
        fitted.append(curves)
    shipped = WeightFile("roam").table["chances"]
    assert isinstance(shipped, dict)
    assert fitted[0]["towers"] == shipped["towers"]
    assert fitted[0]["sharpness"] != shipped["sharpness"]
    assert fitted[1]["towers"] != shipped["towers"]


def made_up(chance: Chance, count: int, early: list[float], late: list[float]) -> list[Position]:
    """Positions whose final scores follow from the amounts, but for some luck."""
    truth = Forecast(early, late)
    found: list[Position] = []
    for i in range(count):
        stage = (i % 101) / 100
        amounts = [[chance.below(1001) / 100 for _ in early] for _ in range(2)]
        scores = [round(10 * truth.of(one, stage)) + chance.below(21) - 10 for one in amounts]
        found.append(Position(stage, amounts, scores, [float(scores[0] > scores[1]), float(scores[1] > scores[0])]))
    return found


def test_the_forecast_that_made_the_scores_is_found() -> None:
    positions = made_up(Chance(4), 4_000, [0.1, 0.3, -0.2], [0.4, 0.2, -0.1])
    early, late = fit_forecast(positions, [1.0, 1.0, -1.0])
    assert early == pytest.approx([1.0, 3.0, -2.0], abs=0.2)
    assert late == pytest.approx([4.0, 2.0, -1.0], abs=0.2)


def test_what_is_good_is_never_forecast_to_be_bad() -> None:
    positions = made_up(Chance(5), 1_000, [0.3, -0.3], [0.3, -0.3])
    early, late = fit_forecast(positions, [1.0, 1.0])
    assert min(early[0], late[0]) > 0
    assert (early[1], late[1]) == (0.0, 0.0)


def test_without_games_the_forecast_is_the_evaluation() -> None:
    assert fit_forecast([], [1.0, -2.0]) == ([1.0, -2.0], [1.0, -2.0])


def test_the_weights_of_lone_players_are_tuned_by_how_far_they_come(tmp_path: Path) -> None:
    out = tmp_path / "ice1.toml"
    arguments = ["tune", "ice1", "--alone", "--rounds", "1", "--games", "2", "--fit", "1", "--match", "0"]
    assert main([*arguments, "--workers", "1", "--out", str(out)]) == 0
    found, shipped = tomllib.loads(out.read_text(encoding="utf-8")), tomllib.loads(WeightFile("ice1").text)
    changed = {name for name in shipped["together"] if found["together"][name] != shipped["together"][name]}
    assert {"usual", "companion", "edifice_goal"} <= changed
    assert {**found, "together": None} == {**shipped, "together": None}
    evaluation_from("ice1", found)


def test_alone_it_is_a_victory_to_come_further() -> None:
    table = WeightFile("ice1").table
    # Somebody who wants no artifacts and no way down.
    weights = table["together"]
    assert isinstance(weights, dict)
    idle: JsonObject = {**table, "together": {**weights, "artifacts_goal": 0.0, "edifice_goal": 0.0, "points": 0.0}}
    options = options_of(load_game("ice1"), 1)[0]
    further = play_duel(pair(0, "ice1", options, 1, table, idle)[0])
    assert further.won == 1.0
    assert further.margin > 0.1
    behind = play_duel(pair(0, "ice1", options, 1, idle, table)[0])
    assert behind.won == 0.0
    assert behind.margin == -further.margin


def test_the_command_fits_the_forecast_and_the_chances(tmp_path: Path) -> None:
    out = tmp_path / "roam.toml"
    arguments = ["tune", "roam", "--rounds", "0", "--fit", "4", "--match", "0", "--workers", "1", "--out", str(out)]
    assert main(arguments) == 0
    found, shipped = tomllib.loads(out.read_text(encoding="utf-8")), tomllib.loads(WeightFile("roam").text)
    assert found["weights"] == shipped["weights"]
    assert [*found["forecast"]] == [*shipped["forecast"]]
    assert found["forecast"] != shipped["forecast"]
    assert found["chances"] != shipped["chances"]
    evaluation_from("roam", found)


def test_who_plays_decides_what_is_fitted() -> None:
    forecasts: list[object] = []
    for players in ("greedy", "search@4", "search@4"):
        file = WeightFile("roam")
        table = file.moved([0.0] * len(file.entries))
        fit_chances("roam", table, 1, 7, 1, lambda: None, players)
        forecasts.append(table["forecast"])
    assert forecasts[0] != forecasts[1] == forecasts[2]


def test_games_that_are_held_up_are_left_out_of_the_fit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nunatak.lab.tune.fit.chances.LONGEST", 5)
    out = tmp_path / "roam.toml"
    arguments = ["tune", "roam", "--rounds", "0", "--fit", "2", "--match", "0", "--workers", "1", "--out", str(out)]
    assert main(arguments) == 1
    assert "none of 2 games ended within 5 decisions" in capsys.readouterr().err
    assert not out.exists()


def test_the_command_writes_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "roam.toml"
    arguments = ["tune", "roam", "--rounds", "0", "--fit", "0", "--match", "2", "--workers", "1", "--out", str(out)]
    assert main(arguments) == 0
    assert tomllib.loads(out.read_text(encoding="utf-8")) == tomllib.loads(WeightFile("roam").text)
    said = capsys.readouterr().out
    # Equal weights win each deal once.
    assert "won 50.0 % of 2 games against those shipped" in said
    assert "Weights after 0 rounds" in said


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["tune", "chess"], "there is no game 'chess'"),
        (["tune", "roam", "--resume", "--out", "{folder}/new.toml"], "there is no"),
        (["tune", "roam", "--out", "{folder}/nowhere/new.toml"], "there is no folder"),
        (["tune", "roam", "--alone"], "roam has no weights for playing alone"),
        (["tune", "roam", "--players", "random"], "--players: there is no tuning with 'random'"),
        (["tune", "roam", "--players", "search@0.1s"], "--players: there is no tuning with 'search@0.1s'"),
    ],
)
def test_the_command_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert main([argument.replace("{folder}", str(tmp_path)) for argument in arguments]) == 2
    assert problem in " ".join(capsys.readouterr().err.split())
