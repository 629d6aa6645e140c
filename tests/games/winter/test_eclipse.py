"""The eclipse and the preparation of the next round.  EW-ECL, EW-PREP"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.winter.doing.offers import open_culture
from nunatak.games.winter.names import CARD_NAMES
from nunatak.games.winter.state import WinterState
from tests.games.winter.table import (
    asked,
    do,
    end_eclipse,
    given,
    kinds,
    legal,
    refused,
    to_eclipse,
    told,
    winter,
    wolf,
)

FIGURES: JsonObject = {"chief": "hunt", "tribe_1": "hunt"}


def last_turn(players: JsonObject, order: list[str], **fields: Json) -> WinterState:
    """The last turn of the round is over but for the eclipse deck of the last player; all decks are as given."""
    position: JsonObject = {
        "turn": 3,
        "order": [*order],
        "active": order[-1],
        "players": players,
        "steps": [{"step": "eclipse_deck", "seat": order[-1]}],
        **fields,
    }
    s = given(position, {"players": len(order)})
    do(s, "close")
    return s


def eclipse(step: str, **fields: Json) -> JsonObject:
    return {"phase": "eclipse", "steps": [{"step": step, "seat": "wolf"}], **fields}


def test_ew_ex_8_eclipse_order_ew_ecl_1_ew_ecl_5() -> None:
    """EW-EX-8, EW-ECL-1, EW-ECL-5"""
    players: JsonObject = {
        "wolf": {"eclipse": ["brave"], "figures": {"chief": "rest"}, "hand": []},
        "bison": {"eclipse": ["shaman"], "hand": ["elder"]},
        "lion": {"eclipse": [], "figures": {"tribe_1": "rest"}, "hand": []},
    }
    s = last_turn(players, ["wolf", "lion", "bison"])
    assert s.eclipse_labor == [6, 3, 3]
    assert [s.agreed.tribe(seat) for seat in s.order] == ["wolf", "bison", "lion"]


def test_action_abilities_do_not_count_ew_ecl_2_ew_ecl_4() -> None:
    """EW-ECL-2, EW-ECL-4"""
    players: JsonObject = {"wolf": {"eclipse": ["brave", "elder"], "hand": []}, "bison": {"hand": ["elder"]}}
    s = last_turn(players, ["wolf", "bison"])
    assert s.eclipse_labor == [5, 0]
    s = given(eclipse("eclipse_cards", players=wolf(above=["brave"])))
    assert refused(s, "use card=brave ability=1") == "EW-ECL-2"


def test_ew_t_16_culture_cards_return_ew_ecl_3_ew_ecl_14_ew_cc_22() -> None:
    """EW-T-16, EW-ECL-3, EW-ECL-14, EW-CC-22"""
    players: JsonObject = {
        "wolf": {"eclipse": ["c1-01", "c1-02", "tribeswoman"], "hand": [], "discard": []},
        "bison": {"eclipse": ["c1-03"], "hand": ["elder"]},
    }
    s = last_turn(players, ["wolf", "bison"])
    assert s.eclipse_labor == [3, 0]
    assert [CARD_NAMES[kind] for kind in s.hand[0]] == ["c1-01", "c1-02"]
    assert CARD_NAMES.index("c1-03") in s.hand[1]
    order = [event.kind for event in told(s)]
    assert order.index("revealed_deck") < order.index("new_order")
    assert s.above[0]
    end_eclipse(s)
    owned = s.hand[0] + s.deck[0] + s.discard[0]
    assert CARD_NAMES.index("tribeswoman") in owned
    assert s.above[0] == []


def test_ew_t_15_all_zero_reverses_ew_cc_21() -> None:
    """EW-T-15, EW-CC-21, EW-ECL-5"""
    tribes = ["wolf", "bison", "lion", "bear"]
    players: JsonObject = {tribe: {"hand": ["elder"]} for tribe in tribes}
    s = last_turn(players, tribes)
    assert s.order == [3, 2, 1, 0]


def test_steps_in_order_player_by_player_ew_ecl_6_ew_ecl_7_ew_ecl_8() -> None:
    """EW-ECL-6, EW-ECL-7, EW-ECL-8"""
    players: JsonObject = {
        "wolf": {"eclipse": ["elder", "crafter"], "hand": [], "camps": {"1,0": 1}},
        "bison": {"hand": ["elder"], "camps": {}},
    }
    land: JsonObject = {"1,0": "forest"}
    s = last_turn(players, ["wolf", "bison"], land=land, settlements={"-2,2+-1,1+-1,2": "wolf"})
    assert (asked(s), s.to_decide()) == ("gains", 0)
    assert legal(s, "raise")  # the resource of the first place
    assert refused(s, "claim hex=1,0") == "EW-ECL-6"
    do(s, "decline")
    assert asked(s) == "eclipse_cards"
    do(s, "use card=crafter ability=2", "take what=tool", "end_step")
    assert asked(s) == "eclipse_terrain"
    assert "claim hex=1,0" in legal(s)
    assert refused(s, "use card=elder ability=2") == "EW-ABIL-3"
    do(s, "end_step")
    assert asked(s) == "eclipse_board"
    do(s, "end_step")
    assert s.to_decide() == 1
    assert "draw" in legal(s)  # the resource of the second place


# A hex of tundra gives 2 VP without a question, one of forest asks.
LED: JsonObject = {"land": {"1,0": "forest", "0,1": "tundra", "0,-1": "tundra"}}
CAMPS: JsonObject = {"1,0": 1, "0,1": 1, "0,-1": 1}


def test_going_on_takes_what_is_free_ew_ecl_7() -> None:
    """EW-ECL-7: gains that cost nothing and ask nothing come with going on, in every step; the others are left."""
    s = given(eclipse("eclipse_terrain", **LED, players=wolf(camps=CAMPS, vp=0, tools=0, food=0)))
    assert legal(s, "claim") == ["claim hex=0,-1", "claim hex=0,1", "claim hex=1,0"]
    do(s, "end_step")
    assert (s.vp[0], s.tools[0], s.food[0]) == (4, 0, 0)
    assert [event.facts["hex"] for event in told(s) if event.kind == "claimed"] == ["0,-1", "0,1"]

    s = given(eclipse("eclipse_cards", players=wolf(above=["hunter", "hunter", "crafter"], food=0, tools=0)))
    do(s, "end_step")
    assert (s.food[0], s.tools[0]) == (4, 0)
    assert asked(s) != "eclipse_cards"

    s = given(eclipse("eclipse_board", players=wolf(megaliths=8, stones=["s1-08"], camps=CAMPS, vp=0, tools=0)))
    assert legal(s, "collect") == ["collect from=megaliths-1", "collect from=stone-1"]
    do(s, "end_step")
    assert s.vp[0] == len({s.land[h] for h, camps in enumerate(s.camps[:19]) if camps})
    assert s.tools[0] == 0


def test_going_on_pays_nothing_ew_ecl_7() -> None:
    """EW-ECL-7, EW-ABIL-5: an ability with a price is left even if what it gives asks nothing."""
    pack: JsonObject = {"tribe_cards": {"hunter": {"abilities": ["eclipse: pay tool 1 -> gain vp 2"]}}}
    s = given(eclipse("eclipse_cards", players=wolf(above=["hunter"], tools=1, vp=0)), pack=pack)
    do(s, "end_step")
    assert (s.tools[0], s.vp[0]) == (1, 0)


def test_each_gain_can_be_given_up_ew_ecl_7() -> None:
    """EW-ECL-7: what would come by itself is declined by itself; it is gone then."""
    s = given(eclipse("eclipse_terrain", **LED, players=wolf(camps=CAMPS, vp=0)))
    assert legal(s, "forgo_claim") == ["forgo_claim hex=0,-1", "forgo_claim hex=0,1"]
    do(s, "forgo_claim hex=0,1")
    assert refused(s, "claim hex=0,1") == "EW-ECL-10"
    assert s.refuse(s.game().space.parse_text("claim hex=0,1")).reason == "winter-refuse-claimed"
    assert legal(s, "forgo_claim") == ["forgo_claim hex=0,-1"]
    assert refused(s, "forgo_claim hex=1,0") == "EW-ECL-7"  # going on leaves it
    assert refused(s, "forgo_use card=hunter ability=2") == "EW-ECL-7"
    do(s, "end_step")
    assert s.vp[0] == 2

    s = given(eclipse("eclipse_cards", players=wolf(above=["hunter", "hunter", "crafter"], food=0)))
    do(s, "forgo_use card=hunter ability=2")
    assert legal(s, "forgo_use") == ["forgo_use card=hunter ability=2"]  # the other hunter's
    do(s, "end_step")
    assert s.food[0] == 2

    s = given(eclipse("eclipse_board", players=wolf(megaliths=8, stones=["s1-08"], camps=CAMPS, vp=0)))
    do(s, "forgo_collect from=stone-1")
    assert refused(s, "collect from=stone-1") == "EW-ECL-12"
    do(s, "end_step")
    assert s.vp[0] == 0
    assert {"forwent_collect"} <= set(kinds(s))


def test_giving_up_is_legal_but_not_sensible_ew_ecl_7() -> None:
    """EW-ECL-7: nobody gains by it, so that no bot does it and no hint names it."""
    s = given(eclipse("eclipse_terrain", **LED, players=wolf(camps=CAMPS)))
    texts = [s.game().space.text(action) for action in s.sensible()]
    assert texts == ["claim hex=0,-1", "claim hex=0,1", "claim hex=1,0", "end_step"]
    assert legal(s)[: len(texts)] == texts


def test_going_on_left_everything_in_version_1() -> None:
    """Games begun under version 1 of the rules go on as they were played (EW-ECL-7)."""
    dealt = winter().new({"players": 2}, 1, rules=1)
    position = eclipse("eclipse_terrain", **LED, round=1, players=wolf(camps=CAMPS, vp=0))
    s = winter().amend(dealt, {"order": ["wolf", "bison"], "active": "wolf", **position})
    assert s.position()["rules"] == 1
    do(s, "end_step")
    assert s.vp[0] == 0


def test_eclipse_abilities_once_in_any_order_ew_ecl_9_ew_abil_4() -> None:
    """EW-ECL-9, EW-ABIL-4"""
    s = given(eclipse("eclipse_cards", players=wolf(above=["crafter", "shaman"], tools=0)))
    assert legal(s) == ["use card=crafter ability=2", "use card=shaman ability=3", "end_step"]
    assert refused(s, "use card=shaman ability=2") == "EW-ECL-9"
    do(s, "use card=shaman ability=3", "advance idol=veneration", "use card=crafter ability=2", "take what=tool")
    assert (s.veneration[0], s.tools[0]) == (1, 1)
    assert refused(s, "use card=elder ability=2") != "EW-GOLD-2"


def test_what_an_eclipse_ability_needs_ew_ecl_9_ew_abil_5() -> None:
    """EW-ECL-9, EW-ABIL-5: alike ones are listed once; none that cannot be paid or can give nothing."""
    pack: JsonObject = {
        "tribe_cards": {
            "hunter": {"abilities": ["eclipse: pay tool 1 -> gain vp 2"]},
            "scout": {"abilities": ["eclipse: build settlement 1"]},
        }
    }
    above: list[Json] = ["crafter", "crafter", "hunter", "scout"]
    s = given(eclipse("eclipse_cards", players=wolf(above=above, tools=0)), pack=pack)
    assert legal(s) == ["use card=crafter ability=2", "end_step"]
    do(s, "use card=crafter ability=2", "take what=tool")
    assert legal(s, "use") == ["use card=crafter ability=2", "use card=hunter ability=1"]


def test_ew_t_14_influence_ew_ecl_10_ew_map_9_ew_ex_9() -> None:
    """EW-T-14, EW-EX-9, EW-ECL-10, EW-MAP-9"""
    juncture = "1,0+1,1+2,0"
    for camps, leading in ((2, [0, 1]), (3, [1])):
        players: JsonObject = {
            "wolf": {"camps": {"0,0": 1}},
            "bison": {"camps": {"1,0": camps}},
            "lion": {"camps": {"1,0": 1}},
        }
        s = given({"settlements": {juncture: "wolf"}, "players": players}, {"players": 3})
        land = s.view(None)["land"]
        assert isinstance(land, dict)
        told_of = land["1,0"]
        assert isinstance(told_of, dict)
        assert told_of["influence"] == [2, camps, 1]
        assert told_of["leading"] == leading
        beside = land["2,0"]
        assert isinstance(beside, dict)
        assert beside["influence"] == [2, 0, 0]


def test_nobody_there_nobody_gets_it_ew_cc_23() -> None:
    """EW-CC-23, EW-ECL-10, EW-MAP-10"""
    land: JsonObject = {"1,0": "forest", "2,0": "forest", "0,1": "glacier"}
    s = given(eclipse("eclipse_terrain", land=land, players=wolf(camps={"2,0": 1, "0,1": 1, "0,0": 1})))
    assert legal(s) == ["claim hex=2,0", "end_step"]
    assert refused(s, "claim hex=1,0") == "EW-ECL-10"
    assert refused(s, "claim hex=0,1") == "EW-MAP-10"
    assert refused(s, "claim hex=0,0") == "EW-MAP-10"
    do(s, "claim hex=2,0", "take what=tool")
    assert asked(s) != "eclipse_terrain" or "claim hex=2,0" not in legal(s)


def test_influence_is_looked_at_live_ew_ecl_11() -> None:
    """EW-ECL-11: a camp that moved in step b counts in step c."""
    land: JsonObject = {"1,0": "forest", "0,1": "forest"}
    s = given(eclipse("eclipse_cards", land=land, players=wolf(above=["tribeswoman"], camps={"0,0": 1})))
    do(s, "use card=tribeswoman ability=2", "move from=0,0 to=1,0")
    assert asked(s) == "eclipse_terrain"
    assert "claim hex=1,0" in legal(s)


@pytest.mark.parametrize(
    ("home", "slots"),
    [(10, []), (8, [1]), (7, [1]), (4, [1, 3]), (0, [1, 3, 5])],
)
def test_ew_t_22_empty_megalith_slots_ew_ecl_12_ew_ecl_15(home: int, slots: list[int]) -> None:
    """EW-T-22, EW-ECL-12, EW-ECL-15"""
    s = given(eclipse("eclipse_board", players=wolf(megaliths=home, stones=["s1-08"])))
    if slots:
        assert legal(s, "collect") == [*(f"collect from=megaliths-{n}" for n in slots), "collect from=stone-1"]
        assert refused(s, "collect from=megaliths-2") == "EW-ECL-15"
    else:
        assert asked(s) != "eclipse_board"
        assert "stone_scored" in kinds(s) or s.to_decide() == 1


def test_the_own_board_each_once_ew_ecl_12() -> None:
    """EW-ECL-12"""
    players = wolf(megaliths=8, camps={}, tools=0)
    s = given(eclipse("eclipse_board", players=players, settlements={"1,0+1,1+2,0": "wolf"}))
    do(s, "collect from=megaliths-1", "take what=tool")
    assert refused(s, "collect from=megaliths-1") == "EW-ECL-12"
    do(s, "collect from=settlement", "draw")
    assert s.to_decide() == 1 or asked(s) != "eclipse_board"


def test_step_d_is_live_ew_ecl_13() -> None:
    """EW-ECL-13: a slot emptied in step d gives its bonus in the same step."""
    s = given(eclipse("eclipse_board", players=wolf(megaliths=9, camps={}), settlements={"1,0+1,1+2,0": "wolf"}))
    s.offering[0] = 6
    do(s, "collect from=settlement", "instead of=draw take=offering")
    do(s, legal(s, "raise")[0])
    while asked(s) == "gains":
        do(s, "decline")
    assert "collect from=megaliths-1" in legal(s)


def test_stones_score_in_every_eclipse_ew_stone_5() -> None:
    """EW-STONE-5"""
    s = given({"players": wolf(stones=["s1-08"], camps={"1,0": 1}, vp=0), "round": 1})
    for number in (1, 2):
        to_eclipse(s)
        s.camps = [0] * len(s.camps)
        s.camps[14] = 1
        end_eclipse_scoring(s)
        assert s.vp[0] == number


def end_eclipse_scoring(s: WinterState) -> None:
    """Declines everything of the eclipse but what the stones score."""
    number = s.round_number
    while not s.is_over() and s.round_number == number:
        stones = [text for text in legal(s, "collect") if "stone" in text]
        do(s, *(stones[:1] or ["end_step" if "end_step" in legal(s) else "decline"]))


def test_preparation_ew_prep_1_ew_prep_2_ew_prep_6_ew_prep_7() -> None:
    """EW-PREP-1, EW-PREP-2, EW-PREP-6, EW-PREP-7"""
    s = given({"players": {"wolf": {"hand": ["elder"]}, "bison": {"hand": []}}})
    to_eclipse(s)
    assert any(where >= 0 for where in s.figures)
    end_eclipse(s)
    assert (s.round_number, s.turn, s.at) == (2, 0, 0)
    assert s.figures == [-1] * 6
    assert s.covered == [-1] * 4
    assert len(s.hand[0]) >= 5
    assert s.to_decide() == s.order[0]


@pytest.mark.parametrize(("before", "after"), [(6, 6), (3, 5)])
def test_ew_t_39_hunting_grounds_ew_prep_3(before: int, after: int) -> None:
    """EW-T-39, EW-PREP-3"""
    s = given({"animals": {"grounds": ["giant_sloth"] * before}}, {"players": 4})
    to_eclipse(s)
    end_eclipse(s)
    assert len(s.grounds) == after


def test_a_short_animal_deck_ew_cc_28() -> None:
    """EW-CC-28"""
    s = given({"animals": {"grounds": [], "deck": ["glyptodon"]}})
    to_eclipse(s)
    end_eclipse(s)
    assert len(s.grounds) == 1


def test_culture_cards_that_are_opened_are_news_ew_prep_4() -> None:
    """EW-PREP-4: undo does not go back behind them, and everybody hears which they are; a full row is no news."""
    s = given({"culture": {"open": ["c1-01", None, "c1-03"], "era_1": ["c1-09", "c1-08"]}})
    told(s)
    for news in (1, 0):
        before = s.disclosed
        open_culture(s, 0)
        assert s.disclosed == before + news
        opened = [event.facts["cards"] for event in told(s) if event.kind == "opened_culture"]
        assert len(opened) == news
        if news:
            assert isinstance(opened[0], list)
            assert opened[0][:2] == ["c1-09", "c1-08"]


def test_ew_t_40_culture_cards_ew_prep_4_ew_prep_5() -> None:
    """EW-T-40, EW-PREP-4, EW-PREP-5"""
    s = given({"culture": {"open": ["c1-01", "c1-02", "c1-03"]}})
    to_eclipse(s)
    end_eclipse(s)
    assert s.open_culture.count(-1) == 0
    assert all(CARD_NAMES[kind].startswith("c1") for kind in s.open_culture)
    assert s.open_culture[:3] == [8, 9, 10]
    s = given({"round": 2, "culture": {"open": ["c1-01", "c1-02", "c1-03"]}})
    to_eclipse(s)
    end_eclipse(s)
    assert all(CARD_NAMES[kind].startswith("c2") for kind in s.open_culture)
    assert s.culture_gone == [8, 9, 10]
    do_round = s.open_culture[:]
    to_eclipse(s)
    end_eclipse(s)
    assert s.open_culture == do_round
    assert s.round_number == 4
