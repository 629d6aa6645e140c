"""Measuring: the meter counts what it says, and the contenders of `python -m bench` are what they claim."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import nunatak
from nunatak.lab.bench import Meter, is_compiled

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.__main__ import Contender, ServedGame, compared, search_table, serving_table, table  # noqa: E402
from bench.laboratory import peers  # noqa: E402
from bench.plot import bars  # noqa: E402


class Countdown:
    """A match of a known number of decisions."""

    def __init__(self, decisions: int) -> None:
        self.left = decisions
        self.copied = 0

    def is_over(self) -> bool:
        return self.left == 0

    def decide(self, chance: float) -> None:
        assert 0 <= chance < 1
        self.left -= 1

    def copy(self) -> object:
        self.copied += 1
        return None


class Countdowns:
    """A subject whose matches are remembered."""

    def __init__(self) -> None:
        self.matches: list[Countdown] = []

    def start(self, seed: int) -> Countdown:
        self.matches.append(Countdown(20))
        return self.matches[-1]


def test_a_slice_plays_whole_games_and_copies_along_others() -> None:
    subject = Countdowns()
    meter = Meter(subject)
    meter.measure(0.01)
    assert subject.matches[0].left == 0
    assert subject.matches[0].copied == 0
    assert subject.matches[-1].copied > 0
    assert len(meter.figures.decisions) == len(meter.figures.copies) == len(meter.figures.games) == 1


def test_medians_ignore_a_bad_moment() -> None:
    meter = Meter(Countdowns())
    meter.figures.decisions = [100.0, 1.0, 102.0]
    meter.figures.copies = [5.0]
    meter.figures.games = [1.234]
    assert meter.figures.data() == {
        "decisions_per_second": 100,
        "copies_per_second": 5,
        "games_per_second": 1.23,
    }


def test_the_suite_runs_what_it_is_told_to_run() -> None:
    assert is_compiled() is (os.environ.get("NUNATAK_EXPECT_COMPILED") == "1")


def test_a_contender_measures_in_a_process_of_its_own() -> None:
    contender = Contender("roam", 2, ROOT / "src")
    try:
        assert contender.about == {"name": "roam", "players": 2, "compiled": False}
        contender.measure(0.1)
        told = compared(contender, [contender])
        assert told["game"] == "roam"
        assert isinstance(told["decisions_per_second"], int)
        assert table([contender]).row_count == 1
        contender.measure(0.1, "search")
        contender.measure(0.1, "scaling")
        assert search_table([contender]).row_count == 1
        assert isinstance(compared(contender, [contender])["iterations_per_second"], int)
    finally:
        contender.close()


def test_the_peer_is_measured_alike() -> None:
    pytest.importorskip("catanatron")
    contender = Contender("catanatron", 4, ROOT / "src")
    try:
        contender.measure(0.1)
        assert compared(contender, [contender])["decisions_per_second_ratio"] == 1.0
    finally:
        contender.close()


def test_learners_are_served_with_masks_and_observations() -> None:
    game = ServedGame("roam", ROOT / "src")
    try:
        game.measure(0.01)
        assert [*game.figures] == ["masks_per_second", "observations_per_second"]
        assert serving_table([game]).row_count == 1
    finally:
        game.close()


def test_a_laboratory_that_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    found, absent = peers()

    assert found == []
    assert "requirements-lab.txt" in absent[0]


def test_the_plot_is_a_picture() -> None:
    drawn = ElementTree.fromstring(bars([("roam & co", 10.0), ("peer", 5.0)]))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}rect")) == 2


def test_two_versions_are_compared_over_the_same_work() -> None:
    """The same package twice, so that every slice is the same work."""
    package = str(Path(nunatak.__file__).parents[1])
    command = [sys.executable, "-m", "bench.against", package, package, "--pairs", "2", "--games", "roam"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.split()[:2] for line in printed] == [["roam", "decisions"], ["roam", "copies"], ["roam", "search"]]
    assert all(line.endswith("same work 2 of 2") for line in printed)
