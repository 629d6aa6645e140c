"""What `make fuzz` has found holds now; and what it finds is kept so that it is tried again."""

from __future__ import annotations

from pathlib import Path

import pytest

from nunatak.conformance.cases import Chosen, Walk
from nunatak.conformance.suite import LAWS
from tests.found.kept import WALKS, FoundExample, FoundWalk, found_examples, found_walks, keep

HOUSE = Path(__file__).parents[2]


def test_the_laws_hold_where_they_once_did_not() -> None:
    laws = {law.__name__: law for law in LAWS}
    for found in found_walks():
        try:
            laws[found.law](Chosen.of(found.game, found.options), Walk(found.deal, found.path, found.stop))
        except Exception as problem:
            problem.add_note(f"{found} of {WALKS.name}, which was: {found.was}")
            raise


@pytest.mark.parametrize("found", found_examples(), ids=lambda found: found.test)
def test_an_example_belongs_to_a_test_that_is_still_there(found: FoundExample) -> None:
    """The tests themselves try them: tests/conftest.py adds them to those that Hypothesis chooses."""
    file, _, name = found.test.partition("::")
    assert f"def {name}(" in (HOUSE / file).read_text(encoding="utf-8")
    assert found.values()


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    walk = FoundWalk("random_play_ends", "roam", {"players": 2, "borders": ["W", "S"]}, 2**60, 3, 4, "AssertionError")
    example = FoundExample("tests/test_x.py::test_x", {"line": repr("naïve\n'"), "raw": repr(b"\xff")}, "KeyError: 'x'")
    for _ in range(2):
        assert found_walks(keep(walk, tmp_path)) == [walk]
        assert found_examples(keep(example, tmp_path)) == [example]
    assert example.values() == {"line": "naïve\n'", "raw": b"\xff"}
    other = FoundWalk("random_play_ends", "ice2", {}, 1, 2, 3, "AssertionError")
    assert found_walks(keep(other, tmp_path)) == [walk, other]
