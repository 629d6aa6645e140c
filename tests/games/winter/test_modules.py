"""Glacier tokens and rest tokens.  EW-MODG, EW-MODR"""

from __future__ import annotations

from nunatak.engine import Chance, JsonObject, Options
from nunatak.games.winter.doing.offers import turn_up_token
from nunatak.games.winter.names import GLACIER, GLACIER_TOKENS, REST_TOKENS
from tests.games.winter.table import (
    asked,
    at,
    column,
    do,
    due,
    end_eclipse,
    given,
    legal,
    refused,
    to_eclipse,
    winter,
    wolf,
)

ICE: Options = {"players": 2, "glacier_tokens": True}
REST: Options = {"players": 2, "rest_tokens": True}
LAND: JsonObject = {"1,0": "glacier", "2,0": "glacier", "1,1": "forest", "0,1": "forest"}
CAMPS: JsonObject = {"1,0": 1, "2,0": 1, "1,1": 1}


def tokens(**up: bool) -> JsonObject:
    return {
        "on": {
            "1,0": {"token": "g01", "up": up.get("first", True)},
            "2,0": {"token": "g06", "up": up.get("second", True)},
        }
    }


def test_a_token_on_each_glacier_ew_modg_1() -> None:
    """EW-MODG-1"""
    for players, count in ((2, 6), (4, 3)):
        s = winter().new({"players": players, "glacier_tokens": True}, 4)
        assert [token >= 0 for token in s.tokens] == [kind == GLACIER for kind in s.land]
        assert len(s.token_box) == len(GLACIER_TOKENS) - count
        assert s.turned == 0
    assert winter().new({"players": 2}, 4).tokens == [-1] * 19


def test_a_camp_turns_it_up_ew_modg_2() -> None:
    """EW-MODG-2"""
    position = due(["move camp", 1], land=LAND, glacier_tokens=tokens(first=False), players=wolf(camps={"0,0": 1}))
    s = given(position, ICE)
    assert at(s.view(0), "land/1,0/token") == "face_down"
    do(s, "move from=0,0 to=1,0")
    assert at(s.view(1), "land/1,0/token") == "g01"


def test_a_settlement_gets_each_bonus_ew_modg_3_ew_modg_4() -> None:
    """EW-MODG-3, EW-MODG-4: of every token it touches, and every later settlement too."""
    position = column(
        "settle", "middle", land=LAND, glacier_tokens=tokens(), players=wolf(camps=CAMPS, food=3, vp=0, tools=0)
    )
    s = given(position, ICE)
    do(s, "settle at=1,0+1,1+2,0", "take what=tool", "take what=tool")
    assert (s.vp[0], s.tools[0]) == (3, 2)
    again: JsonObject = {"bison": {"camps": {"1,0": 1, "2,0": 1, "2,-1": 1}, "vp": 0}}
    position = due(["build settlement", 1], seat="bison", land=LAND, glacier_tokens=tokens(), players=again,
                   settlements={"1,0+1,1+2,0": "wolf"})  # fmt: skip
    s = given(position, ICE)
    do(s, "settle at=1,0+2,-1+2,0", "decline")
    assert s.vp[1] == 3


def test_tokens_give_nothing_in_the_eclipse_ew_modg_5() -> None:
    """EW-MODG-5"""
    position: JsonObject = {
        "phase": "eclipse",
        "land": LAND,
        "glacier_tokens": tokens(),
        "players": wolf(camps={"1,0": 1, "1,1": 1}),
        "steps": [{"step": "eclipse_terrain", "seat": "wolf"}],
    }
    s = given(position, ICE)
    assert legal(s) == ["claim hex=1,1", "end_step"]
    assert refused(s, "claim hex=1,0") == "EW-MAP-10"


def test_a_token_is_turned_up_once_ew_modg_2() -> None:
    """EW-MODG-2: who comes later sees nothing new, and may go back."""
    position = due(["move camp", 2], land=LAND, glacier_tokens=tokens(first=False), players=wolf(camps={"0,0": 2}))
    s = given(position, ICE)
    before = s.disclosed
    do(s, "move from=0,0 to=1,0")
    assert s.disclosed == before + 1
    do(s, "move from=0,0 to=1,0")
    assert s.disclosed == before + 1


def test_the_top_token_lies_open_ew_modr_1() -> None:
    """EW-MODR-1"""
    s = winter().new(REST, 2)
    assert sorted(s.rest_stack) == [*range(5)]
    assert s.rest_open
    assert at(s.view(None), "rest_tokens") == {"open": REST_TOKENS[s.rest_stack[0]], "face_down": 4}


def stack(*order: str, open_top: bool = True) -> JsonObject:
    return {"stack": [*order], "open": open_top, "unseen": 4}


def test_ew_t_37_the_first_to_rest_ew_modr_2_ew_modr_4_ew_modr_5() -> None:
    """EW-T-37, EW-MODR-2, EW-MODR-4, EW-MODR-5"""
    s = given({"rest_tokens": stack("r1", "r2", "r3", "r4", "r5")}, REST)
    do(s, "place figure=tribe to=rest")
    assert legal(s) == ["keep_token", "next_token"]
    do(s, "next_token")
    assert at(s.view(1), "acting.token") == "r2"
    do(s, "end_turn")
    assert [REST_TOKENS[token] for token in s.rest_stack] == ["r3", "r4", "r5", "r1", "r2"]
    assert at(s.view(None), "rest_tokens.open") is None
    do(s, "place figure=tribe to=rest")
    assert asked(s) == "rest"
    assert refused(s, "keep_token") == "EW-MODR-2"
    assert refused(s, "use_token effect=1") == "EW-MODR-3"


def test_its_effects_once_in_any_order_ew_modr_3_ew_modr_7() -> None:
    """EW-MODR-3, EW-MODR-7: the choice must be made, using it need not."""
    position: JsonObject = {"rest_tokens": stack("r2", "r1", "r3", "r4", "r5"), "players": wolf(food=0, tools=0)}
    s = given(position, REST)
    do(s, "place figure=tribe to=rest")
    assert refused(s, "decline") == "EW-GEN-2"
    do(s, "keep_token", "use_token effect=2", "instead of=draw take=food", "use_token effect=1", "take what=tool")
    assert (s.food[0], s.tools[0]) == (2, 1)
    assert refused(s, "use_token effect=2") == "EW-MODR-3"
    do(s, "end_turn")
    assert s.token == -1


def test_the_first_of_all_tokens_is_one_too_ew_modr_3_ew_modr_4() -> None:
    """EW-MODR-3, EW-MODR-4: r1, whose number is 0, is used and goes under the stack like the others."""
    s = given({"rest_tokens": stack("r1", "r2", "r3", "r4", "r5"), "players": wolf(food=0)}, REST)
    do(s, "place figure=tribe to=rest", "keep_token")
    assert at(s.view(1), "acting.token") == "r1"
    assert refused(s, "use_token effect=2") == "EW-MODR-3"
    assert legal(s, "use_token") == ["use_token effect=1"]
    do(s, "use_token effect=1")
    assert s.food[0] == 3
    assert (refused(s, "use_token effect=1"), s.token_used) == ("EW-MODR-3", 1)
    do(s, "end_turn")
    assert (s.token, s.token_used) == (-1, 0)
    assert [REST_TOKENS[token] for token in s.rest_stack] == ["r2", "r3", "r4", "r5", "r1"]


def test_tokens_that_were_seen_are_known_ew_modr_4_ew_info_1() -> None:
    """EW-MODR-4, EW-INFO-1: what went under the stack face up before all eyes is imagined nowhere else."""
    s = given({"rest_tokens": stack("r1", "r2", "r3", "r4", "r5")}, REST)
    assert s.rest_unseen == 4
    do(s, "place figure=tribe to=rest", "next_token", "end_turn")
    assert s.rest_unseen == 3
    dealt = [winter().redeal(s, None, Chance(seed)).rest_stack for seed in range(20)]
    assert {tuple(tokens[3:]) for tokens in dealt} == {(0, 1)}
    assert {tokens[0] for tokens in dealt} == {2, 3, 4}
    to_eclipse(s)
    end_eclipse(s)
    assert (at(s.view(None), "rest_tokens.open"), s.rest_unseen) == ("r3", 2)
    s.rest_unseen = 0
    turn_up_token(s)
    assert s.rest_unseen == 0


def test_nothing_goes_back_before_a_token_was_turned_up_ew_modr_2() -> None:
    """EW-MODR-2, EW-MODR-6: the next token unseen is news, the open one is not."""
    for answer, news in (("keep_token", 0), ("next_token", 1)):
        s = given({"rest_tokens": stack("r1", "r2", "r3", "r4", "r5")}, REST)
        do(s, "place figure=tribe to=rest")
        before = s.disclosed
        do(s, answer)
        assert s.disclosed == before + news
    before = s.disclosed
    turn_up_token(s)
    assert s.disclosed == before + 1


def test_a_new_token_after_the_preparation_ew_modr_6() -> None:
    """EW-MODR-6"""
    s = given({"rest_tokens": stack("r1", "r2", "r3", "r4", "r5")}, REST)
    to_eclipse(s)
    end_eclipse(s)
    assert [REST_TOKENS[token] for token in s.rest_stack] == ["r2", "r3", "r4", "r5", "r1"]
    assert at(s.view(None), "rest_tokens.open") == "r2"
    do(s, "place figure=tribe to=rest", "keep_token", "end_turn")
    assert at(s.view(None), "rest_tokens.open") is None
    to_eclipse(s)
    end_eclipse(s)
    assert [REST_TOKENS[token] for token in s.rest_stack] == ["r3", "r4", "r5", "r1", "r2"]
    assert at(s.view(None), "rest_tokens.open") == "r3"
