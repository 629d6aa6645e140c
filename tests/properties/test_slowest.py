"""Every game ends, even among players who want nothing less: the law of the slowest player."""

from __future__ import annotations

import pytest

from nunatak.conformance.cases import Case
from nunatak.conformance.slowest import changes, play_slowly
from nunatak.conformance.suite import FEW_ANSWERS, SLOWEST, reach_the_end
from nunatak.engine import Json
from tests.properties.every_case import CASES

ALL = 1_000
DEALS = 4


def decisions(case: Case, deal: int, tries: int, rules: int | None = None) -> int:
    """How many decisions the slowest players need, at most `SLOWEST`."""
    return play_slowly(case.game().new(case.options(), deal, rules=rules), SLOWEST, tries)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_slowest_players_reach_the_end(case: Case) -> None:
    reach_the_end(case)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_slowest_players_who_think_of_everything_reach_the_end(case: Case) -> None:
    for deal in range(DEALS):
        assert decisions(case, 1000 * deal + case.number, ALL) < SLOWEST


ROAM = [case for case in CASES if case.name == "roam"]


@pytest.mark.parametrize("case", [ROAM[0], ROAM[-1]], ids=str)
def test_they_did_not_under_version_1_of_roam(case: Case) -> None:
    """ROAM-END-5 came with version 2: the law must see what was wrong before."""
    assert decisions(case, case.number, FEW_ANSWERS, rules=1) == SLOWEST


@pytest.mark.long
@pytest.mark.parametrize("case", ROAM, ids=str)
def test_nor_in_any_variant_of_it(case: Case) -> None:
    assert decisions(case, case.number, FEW_ANSWERS, rules=1) == SLOWEST


def test_change_is_counted_value_by_value() -> None:
    before: dict[str, Json] = {"coins": 3, "party": [{"card": "a", "awake": True}], "tokens": {"r0c0": ["red"]}}
    assert changes(before, before) == 0
    assert changes(before, {**before, "coins": 4}) == 1
    assert changes(before, {**before, "party": [{"card": "a", "awake": False}, {"card": "b", "awake": True}]}) == 2
    assert changes(before, {**before, "tokens": {"r0c0": ["blue"], "r0c1": ["blue"]}}) == 2
    assert changes(before, {"coins": 3}) == 2
