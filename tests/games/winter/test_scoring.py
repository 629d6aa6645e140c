"""The end of the game.  EW-END"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.winter.scoring import animal_points, card_points, final_parts, offering_points, veneration_points
from nunatak.games.winter.state import WinterState
from tests.games.winter.table import end_eclipse, given, to_eclipse, wolf


def finished(**fields: Json) -> WinterState:
    """A game whose last eclipse is over."""
    s = given({"round": 4, **fields})
    to_eclipse(s)
    end_eclipse(s)
    assert s.is_over()
    return s


def test_the_sum_ew_end_1_ew_end_11() -> None:
    """EW-END-1, EW-END-11"""
    s = finished(players=wolf(vp=7, stones=[], megaliths=3))
    assert s.scores()[0] == s.vp[0] + sum(final_parts(s, 0))
    more = given(
        {"players": wolf(megaliths=0, camps={"1,0": 5}, stones=["s1-01"]), "settlements": {"1,0+1,1+2,0": "wolf"}}
    )
    fewer = given({"players": wolf(megaliths=10, camps={"0,0": 1})})
    assert final_parts(more, 0)[1:] == final_parts(fewer, 0)[1:]


@pytest.mark.parametrize(("level", "food", "tools", "vp"), [(7, 3, 2, 2), (0, 5, 5, 0), (1, 3, 1, 0), (10, 3, 2, 5)])
def test_ew_ex_13_offering_ew_end_2(level: int, food: int, tools: int, vp: int) -> None:
    """EW-EX-13, EW-END-2"""
    assert offering_points(given({"players": wolf(offering=level, food=food, tools=tools)}), 0) == vp


def test_ew_ex_14_buried_cards_ew_end_3() -> None:
    """EW-EX-14, EW-END-3"""
    buried: list[Json] = ["brave", "brave", "tribesman", "tribesman"]
    assert veneration_points(given({"players": wolf(veneration=3, buried=buried)}), 0) == 10


def test_ew_t_26_lower_ranks_ew_end_3() -> None:
    """EW-T-26, EW-END-3"""
    buried: list[Json] = ["brave", "brave", "tribesman", "tribesman"]
    players: JsonObject = {"wolf": {"veneration": 1, "buried": buried}, "bison": {"veneration": 5}}
    assert veneration_points(given({"players": players}), 0) == 7
    players = {"wolf": {"veneration": 1, "buried": buried}, "bison": {"veneration": 5}, "lion": {"veneration": 1}}
    position: JsonObject = {"players": players, "rank": ["bison", "lion", "wolf"]}
    assert veneration_points(given(position, {"players": 3}), 0) == 4
    position = {"players": players, "rank": ["bison", "wolf", "lion"]}
    assert veneration_points(given(position, {"players": 3}), 0) == 7


def test_ew_t_25_an_unmoved_idol_ew_end_4() -> None:
    """EW-T-25, EW-END-4"""
    buried: list[Json] = ["elder"] * 5
    s = given({"players": wolf(veneration=0, buried=buried, hand=[])})
    assert veneration_points(s, 0) == 0
    assert card_points(s, 0) == 5


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "buried"])
def test_ew_ex_15_cards_ew_end_5(pile: str) -> None:
    """EW-EX-15, EW-END-5"""
    piles: JsonObject = {"hand": [], "deck": [], "discard": [], "buried": []}
    none = given({"players": {"wolf": {**piles}}})
    piles[pile] = ["elder"]
    assert card_points(given({"players": {"wolf": piles}}), 0) == card_points(none, 0) + 1


@pytest.mark.parametrize(
    ("animals", "tipped", "vp"),
    [
        ({"woolly_rhino": 2, "woolly_mammoth": 1, "giant_sloth": 3, "argentavis": 1}, {"woolly_rhino": 1}, 15),
        ({"glyptodon": 1, "giant_beaver": 2, "argentavis": 2}, {}, 11),
        ({"giant_sloth": 5, "argentavis": 1}, {}, 10),
        ({"woolly_mammoth": 3}, {}, 5),
        ({"argentavis": 3}, {}, 0),
        ({}, {"giant_sloth": 4}, 0),
        ({"giant_sloth": 8}, {}, 10),
        ({"woolly_mammoth": 1, "argentavis": 2}, {}, 5),
        ({"giant_sloth": 1, "glyptodon": 1, "argentavis": 5}, {}, 16),
    ],
)
def test_animals_ew_end_6_ew_end_7_ew_end_8_ew_end_9(animals: JsonObject, tipped: JsonObject, vp: int) -> None:
    """EW-EX-16, EW-T-29, EW-T-30, EW-END-6, EW-END-7, EW-END-8, EW-END-9"""
    players: JsonObject = {"wolf": {"animals": animals, "tipped": tipped}, "bison": {"animals": {}}}
    s = given({"players": players, "animals": {"grounds": []}})
    assert animal_points(s, 0) == vp


def test_ew_t_31_a_tie_ew_end_10() -> None:
    """EW-T-31, EW-END-10: the tied player who is higher on the turn order track."""
    s = finished()
    s.vp = [0, 0]
    best = s.scores()
    s.vp = [92 - best[0], 92 - best[1]]
    assert s.scores() == [92, 92]
    s.order = [1, 0]
    assert s.winners() == [1]
    s.order = [0, 1]
    assert s.winners() == [0]
    s.vp[1] += 1
    assert s.winners() == [1]
