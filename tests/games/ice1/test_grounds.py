"""Both editions refuse under their own rules: what the shared steps cite is answered by each with a rule of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nunatak.engine.actions import ActionSpace
from nunatak.games.ice.components.words import REQUEST_KINDS
from nunatak.games.ice.first.game import FirstIce
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import NEVER, PRICES, Ground
from nunatak.games.ice.second.game import SecondIce
from nunatak.games.ice.step import MOMENTS, check_moments
from tests.games.ice1 import table as first
from tests.games.ice2 import table as second

FOLDER = Path(__file__).parents[3] / "src" / "nunatak" / "games" / "ice"
NAMED = {name: ground for name, ground in vars(grounds).items() if isinstance(ground, Ground)}
EDITIONS: dict[str, FirstIce | SecondIce] = {"ice1": first.ice(), "ice2": second.ice()}


def test_a_ground_names_a_rule_of_each_edition_or_says_that_it_does_not_arise() -> None:
    assert len(NAMED) > 80
    for name, ground in NAMED.items():
        assert re.fullmatch(r"ICE1-[A-Z]+-\d+", ground.first) or ground.first == NEVER, name
        assert re.fullmatch(r"ICE2-[A-Z]+-\d+", ground.second) or ground.second == NEVER, name
        assert ground.first or ground.second, name


@pytest.mark.parametrize(
    ("one", "two"),
    [("ICE2-MOV-1", "ICE2-ACT-60"), ("ICE1-MOV-1", "ICE1-MOV-1"), ("ICE1-MOV", "ICE2-ACT-60"), (NEVER, NEVER)],
    ids=["the other edition's", "the other edition's again", "no id", "neither"],
)
def test_a_ground_that_cannot_be_cited_is_refused_when_it_is_written_down(one: str, two: str) -> None:
    with pytest.raises(ValueError, match=r"ICE|neither"):
        Ground(one, two)


def test_a_ground_that_does_not_arise_in_an_edition_is_never_cited_there_by_another_name() -> None:
    assert grounds.INACCESSIBLE.rule("ice1") == "ICE1-INA-2"
    with pytest.raises(LookupError, match="ice2 has no counterpart of ICE1-INA-2"):
        grounds.INACCESSIBLE.rule("ice2")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_action_and_of_request_has_a_rule_of_the_edition(edition: str) -> None:
    game = EDITIONS[edition]
    prefix = "ICE1-" if edition == "ice1" else "ICE2-"
    assert all(MOMENTS[kind.name][0].rule(edition).startswith(prefix) for kind in game.space.kinds)
    assert len(PRICES) == len(REQUEST_KINDS)
    assert all(PRICES[request.kind].rule(edition).startswith(prefix) for request in game.components.requests)


def test_a_kind_of_action_without_a_rule_stops_the_game_from_loading() -> None:
    unknown = ActionSpace()
    unknown.kind("fly")
    with pytest.raises(ValueError, match="ice1: no rule fixes the moment of 'fly'"):
        check_moments("ice1", unknown)
    foreign = ActionSpace()
    foreign.kind("study")
    with pytest.raises(ValueError, match=r"ice1: 'study' in step\.MOMENTS: ice1 has no counterpart of ICE2-TRN-12"):
        check_moments("ice1", foreign)


def test_no_step_cites_a_rule_past_its_edition() -> None:
    """Shared steps name grounds and nothing else; the others refuse under rules of their own edition."""
    for path in sorted(FOLDER.rglob("*.py")):
        cited = set(re.findall(r'Refusal\(\s*"([A-Z]+\d)-', path.read_text(encoding="utf-8")))
        own = {"first": {"ICE1"}, "second": {"ICE2"}}.get(path.relative_to(FOLDER).parts[0], set())
        assert cited <= own, path.name
