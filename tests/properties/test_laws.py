"""The laws that every game obeys, with every combination of its options and every number of players."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType

import pytest
from hypothesis import HealthCheck, given, note, settings

from tests.properties import laws_of_data, laws_of_play, laws_of_sight, laws_of_undo
from tests.properties.cases import CASES, Case, Walk, walks

Law = Callable[[Case, Walk], None]

FEW = 3
MANY = 20


def laws(module: ModuleType) -> list[Law]:
    """The functions of a module that take a case and a walk, and return nothing."""
    asked = {"case": "Case", "walk": "Walk", "return": "None"}
    return [
        thing for thing in vars(module).values() if isinstance(thing, FunctionType) and thing.__annotations__ == asked
    ]


LAWS = [law for module in (laws_of_play, laws_of_data, laws_of_sight, laws_of_undo) for law in laws(module)]


def hold(law: Law, case: Case, examples: int) -> None:
    """Tries a law on so many walks."""

    @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck))
    @given(walk=walks)
    def try_it(walk: Walk) -> None:
        note(f"in {case}")
        law(case, walk)

    try_it()


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    hold(law, case, FEW)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_on_many_walks(law: Law, case: Case) -> None:
    hold(law, case, MANY)


def test_there_are_laws_and_cases() -> None:
    """A suite that lost its laws or its cases would pass too easily."""
    assert len(LAWS) == 27
    assert len(CASES) >= 24
