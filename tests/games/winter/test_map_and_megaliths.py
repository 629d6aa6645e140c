"""Camps, settlements, megaliths, idols.  EW-MAP, EW-MEG, EW-IDOL"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.winter.geometry import HEX_NAMES, NEIGHBOURS
from tests.games.winter.table import asked, at, column, do, due, given, legal, refused, wolf

BOARDS: list[Json] = ["A", "B", "C", "D"]
THREE: JsonObject = {"1,0": 1, "2,0": 1, "1,1": 1}
HERE = "settle at=1,0+1,1+2,0"


def field(**raised: str) -> JsonObject:
    """The field of two players with megaliths at places such as x1y0."""
    told: JsonObject = {place[1:].replace("y", ",").replace("u", "^"): owner for place, owner in raised.items()}
    return {"boards": BOARDS, "raised": told}


def test_placing_a_camp_ew_map_1_ew_cc_13() -> None:
    """EW-MAP-1, EW-CC-13"""
    s = given(due(["place camp", 2], players=wolf(camps={"1,0": 4})))
    do(s, "place_camp")
    assert at(s.position(), "players/wolf/camps/0,0") == 1
    assert s.camps_home[0] == 0
    assert asked(s) == "culture"  # the second cannot be placed
    s = given(due(["place camp", 1], ["move camp", 1], players=wolf(camps={"1,0": 5})))
    assert refused(s, "place_camp") == "EW-MAP-1"
    assert legal(s, "move")


@pytest.mark.parametrize("start", ["0,0", "1,0", "2,0", "-2,2"])
def test_moving_ew_map_2(start: str) -> None:
    """EW-MAP-2: to every adjacent hex, whatever lies or stands there; only own camps."""
    players: JsonObject = {"wolf": {"camps": {start: 1}}, "bison": {"camps": {"0,1": 3}}}
    s = given(due(["move camp", 1], players=players))
    near = [HEX_NAMES[h] for h in NEIGHBOURS[HEX_NAMES.index(start)]]
    assert legal(s, "move") == [f"move from={start} to={to}" for to in near]
    assert refused(s, "move from=0,1 to=0,2") == "EW-MAP-2"
    assert refused(s, f"move from={start} to={start}") == "EW-MAP-2"


def test_no_camp_on_the_map_ew_cc_14() -> None:
    """EW-CC-14"""
    s = given({"players": wolf(camps={}, hand=["c1-07"])})
    do(s, "play card=c1-07")
    assert refused(s, "use card=c1-07 ability=1") == "EW-ABIL-5"
    s = given(column("settle", "top", 2, players=wolf(camps={})))
    assert not legal(s, "move")


def test_several_steps_divided_freely_ew_map_3() -> None:
    """EW-MAP-3"""
    s = given(due(["move camp", 3], players=wolf(camps={"1,0": 1, "-1,0": 1})))
    do(s, "move from=1,0 to=2,0", "move from=-1,0 to=-2,0", "move from=2,0 to=2,-1")
    assert at(s.position(), "players.wolf.camps") == {"-2,0": 1, "2,-1": 1}


def test_a_settlement_ew_map_5_ew_map_8() -> None:
    """EW-MAP-5, EW-MAP-8"""
    players: JsonObject = {"wolf": {"camps": {**THREE}, "food": 3}, "bison": {"camps": {**THREE}, "food": 3}}
    s = given(column("settle", "middle", players=players))
    do(s, HERE)
    assert at(s.position(), "settlements") == {"1,0+1,1+2,0": "wolf"}
    assert (s.camps_home[0], s.settlements_home[0], s.food[0]) == (5, 2, 0)
    s = given(column("settle", "middle", players=wolf(camps={**THREE}, food=3), settlements={"1,0+1,1+2,0": "bison"}))
    assert refused(s, HERE) == "EW-MAP-5"


def test_three_settlements_at_most_ew_map_6_ew_cc_15() -> None:
    """EW-MAP-6, EW-CC-15"""
    built: JsonObject = {"-2,1+-1,0+-1,1": "wolf", "-2,0+-2,1+-1,0": "wolf", "-2,2+-1,1+-1,2": "wolf"}
    s = given(column("settle", "middle", players=wolf(camps={**THREE}, food=3), settlements=built))
    assert refused(s, HERE) == "EW-MAP-6"


def test_a_free_settlement_needs_its_camps_ew_map_7() -> None:
    """EW-MAP-7"""
    s = given(due(["build settlement", 1], players=wolf(camps={**THREE}, food=0)))
    do(s, HERE)
    assert (s.camps_home[0], s.food[0]) == (5, 0)


def test_grey_ones_first_ew_meg_1() -> None:
    """EW-MEG-1"""
    s = given(due(["place megalith", 3], megaliths=field()))
    do(s, "raise at=1,1", "raise at=1,0", "take what=tool", "raise at=0,0")
    while asked(s) == "gains":
        do(s, "decline")
    assert at(s.position(), "megaliths.raised") == {"1,1": "grey", "1,0": "grey", "0,0": "wolf"}


def test_three_ways_ew_meg_2_ew_meg_12() -> None:
    """EW-MEG-2, EW-MEG-12: beside any megalith, across boards, on a square of four across boards."""
    raised = {"x2y0": "bison", "x3y0": "grey", "x2y1": "wolf", "x3y1": "wolf"}
    s = given(due(["place megalith", 1], megaliths=field(**raised)))
    places = [text.removeprefix("raise at=") for text in legal(s, "raise")]
    assert places == ["1,0", "4,0", "2,2", "3,2", "2,0^1"]
    assert refused(s, "raise at=5,5") == "EW-MEG-2"
    assert refused(s, "raise at=7,0") == "EW-MEG-12"
    assert refused(s, "raise at=1,0^1") == "EW-MEG-7"


def test_a_gap_is_no_cell_ew_meg_12() -> None:
    """EW-MEG-12: in the layout of three players the corner below the left board is empty."""
    position = due(["place megalith", 1], megaliths={"boards": BOARDS, "raised": {"0,2": "wolf"}})
    s = given(position, {"players": 3})
    assert legal(s, "raise") == ["raise at=0,1", "raise at=1,2"]
    assert refused(s, "raise at=0,3") == "EW-MEG-12"


def test_grey_too_needs_a_neighbour_ew_meg_4_ew_meg_11() -> None:
    """EW-MEG-4, EW-MEG-11"""
    s = given(due(["place megalith", 1], megaliths=field(x1y0="grey"), players=wolf(megaliths=10)))
    assert refused(s, "raise at=5,5") == "EW-MEG-4"
    s = given(due(["place megalith", 1], megaliths=field(), players=wolf(megaliths=8)))
    assert legal(s, "raise") == []
    assert refused(s, "raise at=1,1") == "EW-MEG-3"


def test_the_bonus_of_a_cell_at_once_ew_meg_5() -> None:
    """EW-MEG-5"""
    s = given(due(["place megalith", 1], megaliths=field(x1y0="bison"), players=wolf(megaliths=8, vp=0)))
    do(s, "raise at=2,0")
    assert s.vp[0] == 2


def test_ew_ex_11_levels_ew_meg_7_ew_meg_8_ew_meg_9() -> None:
    """EW-EX-11, EW-MEG-7, EW-MEG-8, EW-MEG-9: only the four direct supports count."""
    ground = {f"x{x}y{y}": "bison" if x + y == 2 else "grey" for x in range(3) for y in range(3)}
    upper = {"x0y0u1": "wolf", "x1y0u1": "wolf", "x0y1u1": "grey", "x1y1u1": "bison"}
    players: JsonObject = {"wolf": {"vp": 0}, "bison": {"vp": 0}}
    s = given(due(["place megalith", 1], megaliths=field(**ground, **upper), players=players))
    action = s.game().space.parse_text("raise at=0,0^2")
    assert s.preview(action) == {"at": "0,0^2", "points": [6, 1], "vp": 6}
    assert refused(s, "raise at=0,0^1") == "EW-MEG-8"
    assert refused(s, "raise at=0,0") == "EW-MEG-8"
    do(s, "raise at=0,0^2")
    assert s.vp == [6, 1]
    assert asked(s) == "culture"  # no cell bonus


def test_nothing_to_place_ew_meg_10_ew_cc_16_ew_cc_18() -> None:
    """EW-MEG-10, EW-CC-16, EW-CC-18"""
    s = given(due(["place megalith", 1], players=wolf(megaliths=0)))
    assert legal(s, "raise") == []
    assert refused(s, "raise at=1,1") == "EW-MEG-10"
    do(s, "instead of=megalith take=veneration")
    assert s.veneration[0] == 1
    s = given(due(["place megalith", 1], megaliths=field(), players=wolf(megaliths=9)))
    do(s, "raise at=1,1")
    assert s.megaliths_home[0] == 8  # enough for the arrow
    assert len(legal(s, "raise")) == 2


def test_idols_one_by_one_ew_idol_1_ew_idol_2() -> None:
    """EW-IDOL-1, EW-IDOL-2"""
    s = given(due(["gain idol", 2], players=wolf(offering=4, hand=[])))
    do(s, "advance idol=offering", "draw", "advance idol=veneration")
    assert (s.offering[0], s.veneration[0], len(s.hand[0])) == (5, 1, 1)


def test_the_top_of_veneration_ew_idol_6_ew_cc_19() -> None:
    """EW-IDOL-6, EW-CC-19"""
    s = given(due(["gain idol", 1], ["draw", 1], players=wolf(veneration=10)))
    assert legal(s, "advance") == ["advance idol=offering"]
    assert refused(s, "advance idol=veneration") == "EW-IDOL-6"
    assert refused(s, "instead of=draw take=veneration") == "EW-IDOL-6"


def test_both_on_top_ew_idol_7_ew_cc_20() -> None:
    """EW-IDOL-7, EW-CC-20"""
    s = given(due(["gain idol", 1], players=wolf(veneration=10, offering=10, vp=0)))
    assert legal(s) == ["advance idol=offering", "instead of=idol take=tool", "instead of=idol take=food", "decline"]
    do(s, "advance idol=offering")
    assert s.vp[0] == 1


def test_levels_are_shared_ew_idol_8_ew_idol_9() -> None:
    """EW-IDOL-8, EW-IDOL-9: the order below the lowest level means nothing."""
    players: JsonObject = {"wolf": {"buried": ["elder"]}, "bison": {"buried": ["elder"]}}
    s = given(due(["gain idol", 1], players=players, rank=["bison", "wolf"]))
    do(s, "advance idol=veneration")
    assert s.rank == [0, 1]
    assert s.scores()[0] > s.vp[0]
    players = {"wolf": {"offering": 3, "veneration": 3}, "bison": {"offering": 3, "veneration": 3}}
    s = given({"players": players})
    assert s.offering == s.veneration == [3, 3]
