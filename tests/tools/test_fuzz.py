"""The tool that explores: what does not hold is found, made small and kept; what holds takes no harm."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from nunatak.conformance.cases import Case, Walk
from nunatak.games import game_names, load_game
from tests.found.kept import FoundExample, found_examples, found_walks
from tools.fuzz.choosing import some_case, some_options, some_walk
from tools.fuzz.exploring import Explorer, Walker
from tools.fuzz.given_tests import files, run
from tools.fuzz.walking import Failed, Trial, try_out

HOUSE = Path(__file__).parents[2]
ROAM = Case("roam", 0)

FAILING = """
from hypothesis import example, given, settings, strategies as st

class Odd:
    pass

@given(st.integers(0, 10**6))
@settings(max_examples=300)
@example(n=7)
def test_small(n: int) -> None:
    assert n < 1000

@given(st.builds(Odd))
def test_odd(odd: Odd) -> None:
    assert odd is None

@given(st.integers())
def test_true(n: int) -> None:
    assert n == n
"""


def breaks_after_five(case: Case, walk: Walk) -> None:
    """Not a law."""
    assert walk.stop < 5


def test_a_counter_example_is_made_as_short_as_it_can_be() -> None:
    failed = try_out(breaks_after_five, ROAM, Walk(2**50, 1, 200))
    assert failed is not None
    assert failed.walk == Walk(2**50, 1, 5)
    assert failed.was.endswith("(test_fuzz.py: assert walk.stop < 5)")
    assert try_out(breaks_after_five, ROAM, Walk(2**50, 1, 4)) is None


def test_what_is_found_is_kept_once_and_its_law_left_alone(tmp_path: Path) -> None:
    explorer = Explorer(60, 1, ["roam"], ["random_play_ends", "positions_round_trip"], tmp_path)
    trial = Trial("random_play_ends", ROAM, Walk(2**50, 1, 9))
    for stop in (3, 2):
        explorer.note(trial, Failed(Walk(2**50, 1, stop), "AssertionError", "trace"))
    (kept,) = found_walks(tmp_path / "walks.json")
    assert (kept.law, kept.game, kept.options, kept.stop) == ("random_play_ends", "roam", ROAM.options(), 3)
    assert explorer.pairs() == [("positions_round_trip", "roam")]
    assert len(explorer.findings.found) == 1


def test_a_process_that_dies_is_a_finding_and_no_end() -> None:
    walker = Walker()
    try:
        assert walker.try_out(Trial("random_play_ends", ROAM, Walk(2**50, 1, 0))) is None
        failed = walker.try_out(Trial("no such law", ROAM, Walk(2**50, 1, 0)))
    finally:
        walker.stop()
    assert failed is not None
    assert failed.was == "the process died with exit code 1"


def test_other_tests_are_run_with_new_examples_and_their_failures_kept_or_told(tmp_path: Path) -> None:
    test = tmp_path / "test_failing.py"
    test.write_text(FAILING, encoding="utf-8")
    passage = run(1, [str(test)], [])
    # Where the folder lies decides how much of its path a name has.
    tried = [name.rpartition("/")[2] for name in passage.tried]
    assert tried == [f"test_failing.py::{name}" for name in ("test_small", "test_odd", "test_true")]
    small, odd = passage.findings
    assert isinstance(small.kept, FoundExample)
    assert small.kept.values() == {"n": 1000}
    assert odd.kept is None
    assert "--hypothesis-seed=1" in odd.trace
    assert run(1, [str(test)], passage.failed).findings == []


def test_the_other_tests_are_found() -> None:
    assert {"tests/games/winter/test_notation.py", "tests/server/test_bad_messages.py"} <= {*files()}


def test_what_was_kept_is_tried_from_then_on() -> None:
    (kept, *_) = found_examples()
    file, _, name = kept.test.partition("::")
    command = [sys.executable, "-m", "pytest", "-s", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*command, "--hypothesis-verbosity=verbose", f"{file}::{name}"],
        cwd=HOUSE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(text in done.stdout for text in kept.arguments.values())


@pytest.mark.parametrize("game", game_names())
def test_any_options_that_a_game_accepts_are_tried(game: str) -> None:
    rng = random.Random(1)
    names = {name for _ in range(300) for name in some_options(load_game(game), rng)}
    assert names == {option.name for option in load_game(game).options}
    for _ in range(10):
        case = some_case(game, rng)
        assert case.game().new(case.options(), some_walk(rng).deal).legal()


def test_a_short_run_over_everything(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.fuzz", "--seconds", "2", "--workers", "1", "--keep", str(tmp_path)]
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 counter-examples" in done.stdout
    assert [*tmp_path.iterdir()] == []
