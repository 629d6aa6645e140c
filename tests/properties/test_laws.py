"""The laws that every game obeys, with every combination of its options and every number of players."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType

import pytest
from hypothesis import HealthCheck, given, note, settings

from nunatak.games import game_names
from tests.properties import laws_of_data, laws_of_play, laws_of_sight, laws_of_undo
from tests.properties.cases import CASES, Case, Walk, walks

Law = Callable[[Case, Walk], None]

FEW = 2
MANY = 6
# A game with more combinations than this shares them out among the laws, one walk each; the long run tries all on all.
ENOUGH = 24


def laws(module: ModuleType) -> list[Law]:
    """The functions of a module that take a case and a walk, and return nothing."""
    asked = {"case": "Case", "walk": "Walk", "return": "None"}
    return [
        thing for thing in vars(module).values() if isinstance(thing, FunctionType) and thing.__annotations__ == asked
    ]


LAWS = [law for module in (laws_of_play, laws_of_data, laws_of_sight, laws_of_undo) for law in laws(module)]


def hold(law: Law, case: Case, examples: int) -> None:
    """Tries a law on so many walks."""
    number = 1 + LAWS.index(law) + case.number

    @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck))
    @given(walk=walks)
    def try_it(walk: Walk) -> None:
        moved = walk.moved(number)
        note(f"{moved} in {case}")
        law(case, moved)

    try_it()


def shared_out() -> list[object]:
    """Each law with some 24 cases of each game, so that in the end every case has met many laws."""
    pairs: list[object] = []
    for number, law in enumerate(LAWS):
        for name in game_names():
            cases = [case for case in CASES if case.name == name]
            stride = -(-len(cases) // ENOUGH)
            examples = FEW if stride == 1 else 1
            for case in cases[number % stride :: stride]:
                pairs.append(pytest.param(law, case, examples, id=f"{law.__name__}-{case}"))
    return pairs


@pytest.mark.parametrize(("law", "case", "examples"), shared_out())
def test_law(law: Law, case: Case, examples: int) -> None:
    hold(law, case, examples)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_on_many_walks(law: Law, case: Case) -> None:
    hold(law, case, MANY)


def test_there_are_laws_and_cases() -> None:
    """A suite that lost its laws or its cases would pass too easily."""
    assert len(LAWS) == 28
    assert len(CASES) >= 24
