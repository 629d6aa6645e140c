"""The golden rules, and general conventions.  EW-GEN, EW-GOLD"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.winter.doing.cards import draw_cards
from nunatak.games.winter.names import CARD_NAMES
from tests.games.winter.table import asked, at, column, do, due, given, kinds, legal, refused, told, wolf


def test_gains_are_optional_ew_gen_1() -> None:
    """EW-GEN-1"""
    s = given(due(["gain idol", 1]))
    do(s, "decline")
    assert (s.offering[0], s.veneration[0], s.tools[0]) == (0, 0, s.tools[0])
    assert asked(s) == "culture"


def test_what_must_be_done_ew_gen_2_ew_fig_1_ew_cc_1() -> None:
    """EW-GEN-2, EW-FIG-1, EW-CC-1: without labor, tools or cards a figure is placed all the same."""
    s = given({"players": wolf(food=0, tools=0, hand=[], discard=[], deck=[])})
    assert all(text.startswith("place figure") for text in legal(s))
    assert refused(s, "end_turn") == "EW-FIG-1"
    do(s, "place figure=tribe to=initiate")
    assert legal(s) == ["slide"]
    do(s, "slide", "slide")
    assert "advance idol=offering" in legal(s)


def test_a_price_is_paid_in_full_or_not_at_all_ew_gen_3() -> None:
    """EW-GEN-3"""
    s = given(column("hunt", "top", 2, players=wolf(tools=0)))
    assert refused(s, "take_animal species=giant_sloth") == "EW-GEN-3"


def test_bonuses_come_first_ew_gen_4_ew_cc_24() -> None:
    """EW-GEN-4, EW-CC-24: the bonus of the first idol before the second idol."""
    s = given(due(["gain idol", 2], players=wolf(offering=2, tools=0)))
    do(s, "advance idol=offering")
    assert legal(s) == ["take what=tool", "instead of=tool take=food", "decline"]
    do(s, "take what=tool")
    assert "advance idol=offering" in legal(s)


def test_simultaneous_bonuses_in_any_order_ew_gen_5_ew_stone_4() -> None:
    """EW-GEN-5, EW-STONE-4: megalith and card below the third stone slot."""
    players = wolf(stones=["s1-01", "s1-02"], food=3, tools=3)
    for first, other in (("draw", "raise"), ("instead of=megalith take=food", "draw")):
        s = given(column("develop", "middle", players=players, stones={"left": ["s1-03"]}))
        do(s, "take_stone stone=s1-03")
        assert "draw" in legal(s)
        assert legal(s, "raise")
        do(s, first)
        assert legal(s, other)
        assert not legal(s, first.split()[0]) or first.startswith("instead")


def test_ew_ex_1_the_deck_ends_ew_gold_1() -> None:
    """EW-EX-1, EW-GOLD-1"""
    discard: list[Json] = [
        "brave",
        "brave",
        "tribesman",
        "tribesman",
        "tribesman",
        "elder",
        "elder",
        "hunter",
        "scout",
        "scout",
    ]
    s = given({"players": wolf(hand=[], deck=["tribesman", "tribeswoman"], discard=discard, above=["tribeswoman"])})
    assert draw_cards(s, 0, 5) == 5
    assert {CARD_NAMES.index("tribesman"), CARD_NAMES.index("tribeswoman")} <= set(s.hand[0])
    assert (len(s.deck[0]), s.discard[0], len(s.hand[0])) == (7, [], 5)
    assert len(s.above[0]) == 1  # not part of the discard pile


def test_nothing_left_to_draw_ew_gold_1_ew_cc_3() -> None:
    """EW-GOLD-1, EW-CC-3"""
    s = given(due(["draw", 2], players=wolf(hand=["elder"], deck=["hunter"], discard=[], food=0)))
    do(s, "draw")
    assert "draw" not in legal(s)
    assert refused(s, "draw") == "EW-GOLD-1"
    do(s, "instead of=draw take=food")
    assert s.food[0] == 1


def test_no_shuffle_before_it_is_needed_ew_cc_30() -> None:
    """EW-CC-30"""
    s = given(due(["draw", 1], players=wolf(hand=[], deck=["hunter"], discard=["elder"])))
    do(s, "draw")
    assert (s.deck[0], s.discard[0]) == ([], [CARD_NAMES.index("elder")])


def test_the_chain_unit_by_unit_ew_gold_2() -> None:
    """EW-GOLD-2 (a): an idol and a tool instead of two idols."""
    s = given(due(["gain idol", 2], players=wolf(tools=0)))
    do(s, "advance idol=veneration", "instead of=idol take=tool")
    assert (s.veneration[0], s.tools[0]) == (1, 1)


@pytest.mark.parametrize(
    ("part", "lesser"),
    [
        ("place megalith", ["draw", "offering", "veneration", "tool", "food"]),
        ("draw", ["offering", "veneration", "tool", "food"]),
        ("gain idol", ["tool", "food"]),
        ("gain tool", ["food"]),
    ],
)
def test_the_whole_chain_ew_gold_2(part: str, lesser: list[str]) -> None:
    """EW-GOLD-2"""
    s = given(due([part, 1]))
    assert [text.split("take=")[1] for text in legal(s, "instead")] == lesser


@pytest.mark.parametrize(
    "part", ["take culture", "draw animal", "tip", "move camp", "bury", "take tribe", "take animal"]
)
def test_other_gains_are_not_exchanged_ew_gold_2(part: str) -> None:
    """EW-GOLD-2 (e)"""
    s = given(due([part, 1], players=wolf(animals={"giant_sloth": 1})))
    assert not legal(s, "instead")
    assert refused(s, "instead of=draw take=food") == "EW-GOLD-2"


def test_owned_things_are_never_exchanged_ew_gold_2() -> None:
    """EW-GOLD-2 (d)"""
    s = given({"players": wolf(tools=5)})
    assert refused(s, "instead of=tool take=food") == "EW-GOLD-2"


def test_ew_t_35_the_preparation_draw_is_no_gain_ew_gold_2_ew_prep_6() -> None:
    """EW-T-35, EW-GOLD-2 (f), EW-PREP-6"""
    from tests.games.winter.table import end_eclipse, to_eclipse

    s = given({"players": {"wolf": {"hand": [], "discard": []}, "bison": {"hand": []}}})
    to_eclipse(s)
    end_eclipse(s)
    assert s.round_number == 2
    assert len(s.hand[0]) == 5
    assert asked(s) == "culture"


def test_maxfood_has_nothing_lesser_ew_gold_2() -> None:
    """EW-GOLD-2 (g)"""
    s = given({"players": wolf(hand=["c2-03"], food=1, camps={"0,0": 2})})
    do(s, "play card=c2-03", "use card=c2-03 ability=1")
    assert s.food[0] == 7
    assert asked(s) == "culture"


def test_an_extra_megalith_with_both_cells_occupied_ew_gold_2_ew_cc_17() -> None:
    """EW-GOLD-2 (h), EW-CC-17, EW-MEG-6"""
    field: JsonObject = {"boards": ["A", "B", "C", "D"], "raised": {"1,0": "bison", "2,1": "bison"}}
    s = given(due(["place megalith", 1], megaliths=field))
    do(s, "raise at=1,1")
    assert asked(s) == "culture"
    one: JsonObject = {"boards": ["A", "B", "C", "D"], "raised": {"1,0": "bison"}}
    s = given(due(["place megalith", 1], megaliths=one))
    do(s, "raise at=1,1")
    assert legal(s, "raise") == ["raise at=2,1"]
    assert "instead of=extra_megalith take=idol" not in legal(s)
    assert "instead of=extra_megalith take=veneration" in legal(s)


def test_food_above_the_maximum_is_lost_ew_gold_3_ew_cc_4() -> None:
    """EW-GOLD-3, EW-CC-4"""
    s = given(due(["gain tool", 1], players=wolf(camps={"0,0": 1}, food=6)))
    do(s, "instead of=tool take=food")
    assert s.food[0] == 6
    assert [event.facts["lost"] for event in told(s) if event.kind == "gained"] == [1]


def test_tools_above_the_maximum_are_lost_ew_gold_4_ew_cc_5() -> None:
    """EW-GOLD-4, EW-CC-5"""
    s = given(due(["gain tool", 2], players=wolf(tools=10, food=0)))
    do(s, "take what=tool", "instead of=tool take=food")
    assert (s.tools[0], s.food[0]) == (10, 1)


def test_vp_at_once_and_at_the_end_ew_gold_6_ew_gold_7() -> None:
    """EW-GOLD-6, EW-GOLD-7"""
    s = given({"players": wolf(hand=["c2-04"], vp=99)})
    before = s.scores()[0]
    do(s, "play card=c2-04", "use card=c2-04 ability=2")
    assert s.vp[0] == 100
    assert s.scores()[0] == before + 1  # the card's own VP counted before and count still
    assert "scored" in kinds(s)


def test_vp_are_kept_by_source_and_round() -> None:
    s = given({"players": wolf(hand=["c2-04"]), "round": 3})
    do(s, "play card=c2-04", "use card=c2-04 ability=2")
    assert at(s.view(None), "players.0.scored.2") == {"cards": 1}
