"""Positions, whole and in part, and what is wrong with bad ones."""

from __future__ import annotations

import pytest

from nunatak.engine import Chance, JsonObject, PositionError, canonical
from nunatak.games.winter.names import CARD_NAMES
from tests.games.winter.table import asked, given, winter, wolf


@pytest.mark.parametrize(
    ("partial", "where"),
    [
        ({"weather": "cold"}, "weather"),
        ({"round": 5}, "round"),
        ({"order": ["wolf"]}, "order"),
        ({"active": "fox"}, "active"),
        ({"players": {"fox": {}}}, "players.fox"),
        ({"players": {"wolf": {"food": 11}}}, "players.wolf.food"),
        ({"players": {"wolf": {"hand": ["yeti"]}}}, "players.wolf.hand[0]"),
        ({"players": {"wolf": {"hand": ["c1-01"], "deck": ["c1-01"]}}}, "players.wolf.deck[0]"),
        ({"players": {"wolf": {"hand": ["brave", "brave", "brave"]}}}, "players.wolf"),
        ({"players": {"wolf": {"stones": ["s1-01", "s1-01"]}}}, "players.wolf.stones[1]"),
        ({"players": {"wolf": {"camps": {"0,0": 6}}}}, "players"),
        ({"players": {"wolf": {"camps": {"9,9": 1}}}}, "players.wolf.camps.9,9"),
        ({"land": {"0,0": "forest"}}, "land"),
        ({"land": {"1,0": "swamp"}}, "land.1,0"),
        ({"megaliths": {"raised": {"0,0^1": "wolf"}}}, "megaliths.raised.0,0^1"),
        ({"megaliths": {"raised": {"8,5": "wolf"}}}, "megaliths.raised.8,5"),
        ({"megaliths": {"boards": ["A", "A", "B", "C"]}}, "megaliths.boards"),
        ({"stones": {"left": ["s2-01"]}}, "stones.left"),
        ({"glacier_tokens": {"on": {"1,0": {"token": "g01"}}}}, "glacier_tokens.on.1,0"),
        ({"animals": {"grounds": ["unicorn"]}}, "animals.grounds[0]"),
        ({"steps": [{"step": "nap", "seat": "wolf"}]}, "steps[0].step"),
        ({"steps": [{"step": "course"}]}, "steps"),
        ({"steps": [{"step": "column", "seat": "wolf", "column": "rest", "part": "top"}]}, "steps[0].column"),
        ({"steps": [{"step": "gains", "seat": "wolf", "parts": [["extra megalith", 1]]}]}, "steps[0].parts[0]"),
        ({"acting": {"labor": 3}}, "acting.labor"),
        ({"chance": "xyz"}, "chance"),
        ({"options": {}}, "options"),
    ],
)
def test_a_bad_position_names_the_place(partial: JsonObject, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        winter().amend(winter().new({"players": 2}, 1), partial)
    assert caught.value.where == where
    assert caught.value.problem


def test_a_whole_position_needs_every_field() -> None:
    whole = winter().new({"players": 2}, 1).position()
    for field in whole:
        if field not in ("game", "rules"):
            with pytest.raises(PositionError, match=field):
                winter().from_position({key: value for key, value in whole.items() if key != field})


def test_what_a_part_displaces_goes_back_where_it_came_from() -> None:
    s = given({"players": wolf(hand=["c1-01", "hunter"])})
    assert [CARD_NAMES[kind] for kind in s.hand[0]] == ["hunter", "c1-01"]
    assert len(s.deck[0]) == 9  # all starting cards
    assert winter().inventory(s) == winter().inventory(winter().new({"players": 2}, 1))


@pytest.mark.parametrize("number", [0, 13, 27, 38])
def test_every_question_is_written_and_read(number: int) -> None:
    """Every kind of step that random play meets comes back with all its fields."""
    game, chance = winter(), Chance(number)
    options = game.option_sets()[number % len(game.option_sets())]
    s = game.new(options, number)
    met: set[str] = set()
    while not s.is_over():
        if asked(s) not in met or chance.below(20) == 0:
            met.add(asked(s))
            again = game.from_position(s.position())
            assert canonical(again.position()) == canonical(s.position())
            assert again.legal() == s.legal()
        s.apply(chance.choice(s.legal()))
    assert {"culture", "column", "rest", "gains"} <= met
