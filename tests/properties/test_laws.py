"""The laws that every game obeys, with every combination of its options and every number of players."""

from __future__ import annotations

import pytest

from nunatak.conformance.cases import Case
from nunatak.conformance.suite import LAWS, Law, hold, shared_out
from nunatak.games import game_names
from tests.properties.every_case import CASES

MANY = 6


def shared_among_all() -> list[object]:
    """What every game is tried with; the long run tries all laws on all combinations."""
    return [
        pytest.param(law, case, examples, id=f"{law.__name__}-{case}")
        for name in game_names()
        for law, case, examples in shared_out(name)
    ]


@pytest.mark.parametrize(("law", "case", "examples"), shared_among_all())
def test_law(law: Law, case: Case, examples: int) -> None:
    hold(law, case, examples)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_on_many_walks(law: Law, case: Case) -> None:
    hold(law, case, MANY)


def test_there_are_laws_and_cases() -> None:
    """A suite that lost its laws or its cases would pass too easily."""
    assert len(LAWS) == 33
    assert len(CASES) >= 24
