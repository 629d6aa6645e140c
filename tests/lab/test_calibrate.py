"""Measuring how true chances are, and fitting the map that makes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nunatak.bots.calibration import PLACES, Calibration, plain
from nunatak.cli.main import main
from nunatak.engine import Chance
from nunatak.lab.calibrate import Called, Task, bins, called, fit, watched, wrong_by

TASK = Task("roam", "greedy", 4, 1)


def nothing() -> None:
    """Nobody counts."""


def drawn(true: Calibration, games: int) -> list[Called]:
    """Positions that come out as a map says."""
    chance = Chance(11)
    found: list[Called] = []
    for index in range(games):
        share = (1 + chance.below(98)) / 100
        stage = chance.below(101) / 100
        seat = chance.below(2)
        said = [share, 1 - share]
        wins = chance.below(10_000) < 10_000 * true.believed(said, seat, stage, False)[0]
        found.append(Called(index, seat, stage, said, [1.0, 0.0] if wins else [0.0, 1.0]))
    return found


def test_the_map_is_found_again() -> None:
    true = Calibration([0.5, 0.8, 1.4], 0.7)
    found = fit(drawn(true, 6_000))
    assert found.trust == pytest.approx(true.trust, abs=0.2)
    assert found.own == pytest.approx(true.own, abs=0.1)


def test_chances_come_true_with_it_in_games_it_has_not_seen() -> None:
    seen = drawn(Calibration([0.4] * PLACES), 4_000)
    found = fit(seen[:2_000])
    before, after = bins(seen[2_000:], plain()), bins(seen[2_000:], found)
    assert wrong_by(before) > 0.08
    assert wrong_by(after) < 0.03
    assert sum(one.count for one in after) == 2 * 2_000


def test_nothing_seen_changes_nothing() -> None:
    assert wrong_by(bins([], plain())) == 0.0


def test_a_game_is_called_the_same_every_time() -> None:
    index, found = called(TASK, 0)
    assert (index, found) == called(TASK, 0)
    assert len(found) == 8
    assert all(sum(one.chances) == pytest.approx(1, abs=1e-3) and sum(one.shares) == 1 for one in found)
    assert all(0 <= one.seat < len(one.chances) for one in found)


def test_what_was_seen_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "roam.jsonl"
    ticks: list[None] = []
    first = watched(TASK, 2, path, 1, lambda: ticks.append(None))
    # The last line of a run that was killed while it wrote.
    path.write_text(path.read_text() + '{"index": 2, "sha', encoding="utf-8")
    again = watched(TASK, 3, path, 1, lambda: ticks.append(None))
    assert len(ticks) == 3
    assert again[: len(first)] == first
    assert watched(TASK, 3, path, 1, lambda: ticks.append(None)) == again
    assert len(ticks) == 3
    with pytest.raises(ValueError, match="another measurement"):
        watched(Task("roam", "greedy", 5, 1), 3, path, 1, nothing)


def test_the_command_tells_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "seen.jsonl"
    arguments = ["calibrate", "roam", "--games", "4", "--iterations", "2", "--workers", "1", "--out", str(out)]
    assert main(arguments) == 0
    assert "trust = [" in capsys.readouterr().out
    assert json.loads(out.read_text().splitlines()[0])["iterations"] == 2
    assert main([*arguments, "--seed", "9"]) == 1
    assert main(["calibrate", "nim"]) == 2
    assert main(["calibrate", "roam", "--players", "legend"]) == 2
