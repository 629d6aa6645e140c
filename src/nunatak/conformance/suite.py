"""The laws as tests: which there are, and how each is tried on a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import FunctionType, ModuleType

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from nunatak.conformance import (
    laws_of_data,
    laws_of_names,
    laws_of_numbers,
    laws_of_play,
    laws_of_sight,
    laws_of_undo,
)
from nunatak.conformance.cases import FARTHEST, Case, Walk, cases_of
from nunatak.conformance.slowest import play_slowly
from nunatak.engine import Game
from nunatak.games import load_game

Law = Callable[[Case, Walk], None]
LawOfNames = Callable[[Game], None]

FEW = 2
# A game with more combinations than this shares them out among the laws, one walk each.
ENOUGH = 24
# The end comes before so many decisions. The slowest games seen were of Roam: 4,017 for four with artifacts and towers.
SLOWEST = 8_000
FEW_ANSWERS = 3

# Seeds are large, so that one found in a view is a leak and not a coincidence.
walks = st.builds(Walk, st.integers(2**40, 2**63 - 1), st.integers(0, 2**32), st.integers(0, FARTHEST - 1))


def laws(module: ModuleType) -> list[Law]:
    """The functions of a module that take a case and a walk, and return nothing."""
    asked = {"case": "Case", "walk": "Walk", "return": "None"}
    return [
        thing for thing in vars(module).values() if isinstance(thing, FunctionType) and thing.__annotations__ == asked
    ]


LAWS = [
    law for module in (laws_of_play, laws_of_data, laws_of_sight, laws_of_undo, laws_of_numbers) for law in laws(module)
]
LAWS_OF_NAMES: list[LawOfNames] = [
    laws_of_names.named_actions_round_trip,
    laws_of_names.text_actions_round_trip,
    laws_of_names.the_kinds_fill_the_space_without_gaps,
]


@dataclass(frozen=True)
class Check:
    """One law with what it is to be tried on."""

    name: str
    hold: Callable[[], None]

    def __str__(self) -> str:
        return self.name


def every_law(game: str) -> pytest.MarkDecorator:
    """Runs a test once for each law, and for some laws once for each of the game's combinations of options."""
    return pytest.mark.parametrize("check", checks(game), ids=str)


def checks(game: str) -> list[Check]:
    """All that a game must stand, in seconds rather than minutes."""
    named = [Check(law.__name__, partial(law, load_game(game))) for law in LAWS_OF_NAMES]
    walked = [
        Check(f"{law.__name__}-{case}", partial(hold, law, case, examples)) for law, case, examples in shared_out(game)
    ]
    slow = [Check(f"the_slowest_players_reach_the_end-{case}", partial(reach_the_end, case)) for case in cases_of(game)]
    return [*named, *walked, *slow]


def shared_out(game: str) -> list[tuple[Law, Case, int]]:
    """Each law with some 24 cases of a game, so that in the end every case has met many laws; and on how many walks."""
    found: list[tuple[Law, Case, int]] = []
    cases = cases_of(game)
    stride = -(-len(cases) // ENOUGH)
    examples = FEW if stride == 1 else 1
    for number, law in enumerate(LAWS):
        found += [(law, case, examples) for case in cases[number % stride :: stride]]
    return found


def hold(law: Law, case: Case, examples: int) -> None:
    """Tries a law on so many walks."""
    number = 1 + LAWS.index(law) + case.number

    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(walk=walks)
    def try_it(walk: Walk) -> None:
        moved = walk.moved(number)
        note(f"{moved} in {case}")
        law(case, moved)

    try_it()


def reach_the_end(case: Case) -> None:
    """Every game ends, even among players who want nothing less."""
    assert play_slowly(case.game().new(case.options(), case.number), SLOWEST, FEW_ANSWERS) < SLOWEST
