"""A turn and its stages.  EW-ROUND, EW-TURN, EW-CULT, EW-FIG, EW-TRIBE, EW-LAB, EW-FOOD, EW-REST, EW-CHIEF, EW-EDECK"""

from __future__ import annotations

import pytest

from nunatak.engine import JsonObject
from nunatak.games.winter.names import CARD_NAMES
from tests.games.winter.table import (
    asked,
    column,
    do,
    due,
    end_eclipse,
    end_turn,
    given,
    kinds,
    legal,
    refused,
    to_eclipse,
    winter,
    wolf,
)


def test_four_rounds_ew_round_1() -> None:
    """EW-ROUND-1: no preparation after the fourth."""
    s = given({"round": 4})
    to_eclipse(s)
    end_eclipse(s)
    assert s.is_over()
    assert s.round_number == 4
    assert "round" not in kinds(s)


def test_eras_ew_round_2() -> None:
    """EW-ROUND-2"""
    for number, legal_stones in ((2, 1), (3, 2)):
        s = given(
            column(
                "develop",
                "middle",
                round=number,
                stones={"left": ["s1-01"], "right": ["s2-01"]},
                players=wolf(food=3, tools=3),
            )
        )
        assert len(legal(s, "take_stone")) == legal_stones


def test_three_turns_each_in_order_ew_turn_1_ew_turn_3() -> None:
    """EW-TURN-1, EW-TURN-3"""
    s = given({"order": ["bison", "lion", "wolf"], "active": "bison"}, {"players": 3})
    seats: list[int] = []
    while not s.eclipsed:
        seats.append(s.to_decide())
        end_turn(s)
    assert seats == [1, 2, 0] * 3


def test_stages_in_order_ew_turn_2() -> None:
    """EW-TURN-2"""
    s = given({"turn": 3, "players": wolf(hand=["c1-01", "hunter"], figures={"chief": "hunt", "tribe_1": "hunt"})})
    assert refused(s, "play card=hunter") == "EW-TRIBE-1"
    assert refused(s, "put card=hunter") == "EW-EDECK-1"
    do(s, "place figure=tribe to=hunt")
    assert refused(s, "play card=c1-01") == "EW-CULT-5"
    assert refused(s, "place figure=chief to=hunt") == "EW-FIG-1"
    do(s, "play card=hunter", "slide", "slide", "end_turn")
    assert asked(s) == "eclipse_deck"
    assert s.above[0] == []
    assert refused(s, "play card=c1-01") == "EW-TURN-2"


def test_no_culture_card_need_be_played_ew_cult_1_ew_cc_2() -> None:
    """EW-CULT-1, EW-CC-2"""
    s = given({"players": wolf(hand=["c1-01"])})
    assert "place figure=tribe to=hunt" in legal(s)
    s = given({"turn": 3, "players": wolf(hand=[], deck=[], discard=[], figures={"chief": "hunt", "tribe_1": "hunt"})})
    assert not legal(s, "play")
    end_turn(s)
    assert s.eclipse[0] == []


def test_the_discard_comes_before_the_ability_ew_cult_2() -> None:
    """EW-CULT-2"""
    s = given({"players": wolf(hand=["c1-05", "c1-01"])})
    do(s, "play card=c1-05")
    assert refused(s, "play card=c1-01") == "EW-CULT-2"
    s = given({"players": wolf(hand=["c1-05", "c1-01", "elder"])})
    do(s, "play card=c1-05", "play card=c1-01")
    assert legal(s) == ["discard card=elder"]
    assert refused(s, "discard card=c1-01") == "EW-CULT-2"


def test_culture_abilities_in_any_order_until_stage_1_ends_ew_cult_3() -> None:
    """EW-CULT-3"""
    s = given({"players": wolf(hand=["c1-06"], food=0, tools=0)})
    do(s, "play card=c1-06", "use card=c1-06 ability=2", "take what=tool", "use card=c1-06 ability=1")
    assert (s.food[0], s.tools[0]) == (1, 1)
    assert refused(s, "use card=c1-06 ability=1") == "EW-ABIL-1"
    s = given({"players": wolf(hand=["c1-06"])})
    do(s, "play card=c1-06", "place figure=tribe to=hunt")
    assert refused(s, "use card=c1-06 ability=1") == "EW-CULT-3"
    do(s, "slide", "slide", "end_turn")
    assert CARD_NAMES.index("c1-06") in s.discard[0]


def test_labor_of_stage_1_stays_ew_cult_4() -> None:
    """EW-CULT-4"""
    s = given({"players": wolf(hand=["c1-14"], tools=1)})
    do(s, "play card=c1-14", "use card=c1-14 ability=1", "place figure=tribe to=hunt")
    assert s.labor == 4
    assert legal(s, "take_animal")


def test_a_card_taken_in_stage_1_may_be_played_ew_cult_5() -> None:
    """EW-CULT-5"""
    s = given({"players": wolf(hand=["c2-15", "elder", "hunter"]), "culture": {"open": ["c1-01"]}})
    do(s, "play card=c2-15", "use card=c2-15 ability=2", "discard card=elder", "take_culture card=c1-01")
    assert "play card=c1-01" in legal(s)


def test_a_column_ability_of_a_culture_card_waits_ew_cult_6() -> None:
    """EW-CULT-6"""
    pack: JsonObject = {"culture_cards": {"c1-14": {"abilities": ["labor 2 if column hunt", "gain food 1"]}}}
    s = given({"players": wolf(hand=["c1-14"])}, pack=pack)
    do(s, "play card=c1-14")
    assert refused(s, "use card=c1-14 ability=1") == "EW-ABIL-2"
    do(s, "place figure=tribe to=hunt", "use card=c1-14 ability=1")
    assert s.labor == 4
    assert refused(s, "use card=c1-14 ability=2") == "EW-CULT-3"


def test_a_figure_of_ones_own_ew_fig_1() -> None:
    """EW-FIG-1"""
    s = given({"turn": 2, "players": wolf(figures={"chief": "hunt"})})
    assert len(legal(s, "place")) == 5
    assert refused(s, "place figure=chief to=settle") == "EW-FIG-1"


def test_figures_never_block_ew_fig_2() -> None:
    """EW-FIG-2"""
    here: JsonObject = {"chief": "hunt", "tribe_1": "hunt"}
    s = given({"turn": 3, "players": {"wolf": {"figures": here}, "bison": {"figures": here}}})
    do(s, "place figure=tribe to=hunt")
    assert asked(s) == "column"


def test_top_middle_bottom_ew_fig_3_ew_fig_4() -> None:
    """EW-FIG-3, EW-FIG-4"""
    s = given(column("hunt", "top", 8, players=wolf(tools=4, animals={"giant_beaver": 2})))
    do(s, "reveal_animals")
    assert refused(s, "tip species=giant_beaver") == "EW-ANIM-4"
    assert refused(s, "end_turn") == "EW-FIG-3"
    do(s, "slide")
    assert refused(s, "reveal_animals") == "EW-FIG-4"
    do(s, "tip species=giant_beaver", "decline")
    assert refused(s, "tip species=giant_beaver") == "EW-FIG-3"
    do(s, "draw_animal", "end_turn")
    assert s.covered[3] >= 0


def test_the_first_figure_covers_even_if_it_declines_ew_fig_3_ew_fig_5() -> None:
    """EW-FIG-3, EW-FIG-5"""
    s = given()
    do(s, "place figure=tribe to=hunt", "slide", "slide", "end_turn")
    do(s, "place figure=tribe to=hunt", "slide", "slide")
    assert not legal(s, "draw_animal")
    assert refused(s, "draw_animal") == "EW-FIG-5"


def test_tribe_cards_at_any_moment_of_stage_2_ew_tribe_1() -> None:
    """EW-TRIBE-1"""
    s = given({"players": wolf(hand=["hunter", "hunter", "hunter"])})
    do(s, "place figure=tribe to=hunt", "play card=hunter", "slide", "play card=hunter", "slide", "play card=hunter")
    assert s.labor == 6


def test_labor_at_once_and_abilities_once_ew_tribe_3_ew_tribe_4() -> None:
    """EW-TRIBE-3, EW-TRIBE-4: two copies have two abilities."""
    s = given({"players": wolf(hand=["hunter", "hunter"])})
    do(s, "place figure=tribe to=hunt", "play card=hunter", "play card=hunter", "use card=hunter ability=1")
    assert s.labor == 6
    do(s, "use card=hunter ability=1")
    assert s.labor == 8
    assert refused(s, "use card=hunter ability=1") == "EW-ABIL-1"


def test_a_second_copy_may_be_played_ew_tribe_6_ew_tribe_7() -> None:
    """EW-TRIBE-6, EW-TRIBE-7: the ban is on the card just taken, not on its type."""
    s = given(column("initiate", "top", 2, players=wolf(hand=["elder"], tools=1)))
    do(s, "take_tribe type=elder", "play card=elder")
    assert refused(s, "play card=elder") == "EW-TRIBE-6"
    s = given({"players": wolf(hand=["c2-12"])})
    do(s, "play card=c2-12", "use card=c2-12 ability=1", "take_tribe type=hunter", "place figure=tribe to=hunt")
    assert "play card=hunter" in legal(s)
    # One that was drawn may be played too.
    s = given({"players": wolf(hand=["c2-19"], deck=["brave", "tribesman"])})
    do(s, "play card=c2-19", "use card=c2-19 ability=1", "draw", "draw", "place figure=tribe to=hunt")
    assert legal(s, "play") == ["play card=brave", "play card=tribesman"]


def test_a_card_that_is_not_in_hand_ew_tribe_1_ew_cult_1() -> None:
    """EW-TRIBE-1, EW-CULT-1: cards are played from hand; one that is there has its moment (EW-TURN-2)."""
    players = wolf(hand=["hunter", "c1-02"])
    gains = due(["gain idol", 1], players=players)
    resting: JsonObject = {"steps": [{"step": "rest", "seat": "wolf"}], "players": players}
    positions: list[JsonObject] = [{"players": players}, column("hunt", "top", players=players), resting, gains]
    for position in positions:
        s = given(position)
        assert refused(s, "play card=elder") == "EW-TRIBE-1"
        assert refused(s, "play card=c1-01") == "EW-CULT-1"
    assert refused(given(gains), "play card=hunter") == "EW-TURN-2"


def test_figures_that_are_left_ew_fig_1_ew_comp_2() -> None:
    """EW-FIG-1, EW-COMP-2: two tribe figures and the chief, whichever of them have been placed."""
    for figures, placed in (
        ({"tribe_1": "hunt", "tribe_2": "hunt"}, {"chief"}),
        ({"chief": "hunt", "tribe_2": "hunt"}, {"tribe"}),
        ({"chief": "hunt", "tribe_1": "hunt"}, {"tribe"}),
        ({"tribe_1": "hunt"}, {"chief", "tribe"}),
    ):
        s = given({"players": wolf(figures={**figures})})
        assert {text.split("figure=")[1].split()[0] for text in legal(s, "place")} == placed
        for figure in {"chief", "tribe"} - placed:
            assert refused(s, f"place figure={figure} to=rest") == "EW-FIG-1"


def test_labor_is_lost_before_the_eclipse_deck_ew_lab_3() -> None:
    """EW-LAB-3, EW-EDECK-1"""
    position = column("hunt", "bottom", 3, players=wolf(hand=["elder"]))
    s = given({**position, "turn": 3})
    do(s, "end_turn")
    assert (asked(s), s.labor) == ("eclipse_deck", 0)


def test_labor_starts_at_0_and_ends_with_the_turn_ew_lab_1_ew_lab_3_ew_lab_4() -> None:
    """EW-LAB-1, EW-LAB-3, EW-LAB-4"""
    s = given(column("hunt", "top", 3, players=wolf(tools=3)))
    do(s, "reveal_animals")
    assert s.labor == 1
    assert refused(s, "reveal_animals") == "EW-GEN-3"
    do(s, "slide", "slide", "end_turn")
    assert s.labor == 0


@pytest.mark.parametrize(
    ("food", "spent", "labor"),
    [(3, 3, 2), (5, 3, 2), (6, 3, 1), (4, 3, 1), (6, 6, 3), (10, 10, 5), (2, 1, 0), (1, 1, 1)],
)
def test_ew_t_1_food_for_labor_ew_food_1_ew_food_2_ew_food_3(food: int, spent: int, labor: int) -> None:
    """EW-T-1, EW-FOOD-1, EW-FOOD-2, EW-FOOD-3"""
    position: JsonObject = {"players": wolf(food=food, camps={"0,0": 5})}
    s = given(position)
    assert s.preview(s.game().space.parse_text(f"work food={spent}")) == {"halves": 2 * labor}
    do(s, f"work food={spent}")
    assert s.labor == 2 * labor
    piecewise = given(position)
    for _ in range(spent):
        do(piecewise, "work food=1")
    assert piecewise.labor == s.labor
    if spent == food:
        assert refused(s, "work food=1") == "EW-FOOD-1"


def test_no_work_in_the_eclipse_or_after_stage_2_ew_food_1_ew_ecl_2() -> None:
    """EW-FOOD-1, EW-ECL-2, EW-LAB-3"""
    s = given({"turn": 3, "players": wolf(hand=["elder"], food=3, figures={"chief": "hunt", "tribe_1": "hunt"})})
    do(s, "place figure=tribe to=hunt", "slide", "slide", "end_turn")
    assert refused(s, "work food=1") == "EW-LAB-3"
    s = given(
        {"phase": "eclipse", "players": wolf(above=["elder"]), "steps": [{"step": "eclipse_cards", "seat": "wolf"}]}
    )
    assert refused(s, "work food=1") == "EW-ECL-2"


def test_food_paid_as_a_price_gives_no_labor_ew_food_4() -> None:
    """EW-FOOD-4"""
    s = given(column("initiate", "middle", players=wolf(food=5, hand=["elder"])))
    do(s, "recruit type=elder")
    assert (s.food[0], s.labor) == (4, 0)


def test_rest_draws_then_tips_ew_rest_1() -> None:
    """EW-REST-1"""
    s = given({"players": wolf(animals={"giant_sloth": 1}, food=0, hand=[], deck=["brave"], discard=[])})
    do(s, "place figure=tribe to=rest")
    assert "instead of=draw take=food" in legal(s)
    do(s, "tip species=giant_sloth")
    assert refused(s, "draw") == "EW-REST-1"
    s = given({"players": wolf(animals={"giant_sloth": 1}, food=0, hand=[], deck=["brave"], discard=[])})
    do(s, "place figure=tribe to=rest", "draw", "tip species=giant_sloth", "end_turn")
    assert s.hand[0] == [CARD_NAMES.index("brave")]
    assert s.food[0] == 4


def test_several_figures_rest_ew_rest_2_ew_rest_3() -> None:
    """EW-REST-2, EW-REST-3"""
    s = given({"players": wolf(hand=[])})
    for _ in range(2):
        do(s, "place figure=tribe to=rest", "end_turn")
        end_turn(s)
    do(s, "place figure=chief to=rest", "end_turn")
    if not s.eclipsed and s.to_decide() == 0:
        do(s, "close")
    end_turn(s)
    assert s.eclipse_labor[0] == 9


def test_a_resting_chief_ew_rest_4_ew_chief_1() -> None:
    """EW-REST-4, EW-CHIEF-1"""
    s = given({"players": wolf(chief="thunderpaw", side="b", food=0)})
    assert refused(s, "use_chief ability=1") == "EW-CHIEF-1"
    do(s, "place figure=chief to=rest", "use_chief ability=1")
    assert s.food[0] == 2
    assert refused(s, "use_chief ability=1") == "EW-CHIEF-1"
    s = given({"players": wolf(chief="thunderpaw", side="a", tools=1)})
    do(s, "place figure=chief to=rest")
    assert refused(s, "use_chief ability=1") == "EW-REST-4"


def test_each_ability_of_the_chief_once_ew_chief_1_ew_chief_2() -> None:
    """EW-CHIEF-1, EW-CHIEF-2"""
    s = given({"players": wolf(chief="thunderpaw", side="a", tools=1)})
    do(s, "place figure=chief to=settle", "use_chief ability=2", "slide", "use_chief ability=1")
    assert s.labor == 6
    assert refused(s, "use_chief ability=1") == "EW-CHIEF-1"
    s = given({"players": wolf(chief="tuskbreaker", side="a")})
    do(s, "place figure=chief to=settle")
    assert refused(s, "use_chief ability=1") == "EW-CHIEF-2"
    s = given({"players": wolf(chief="tuskbreaker", side="a")})
    do(s, "place figure=tribe to=hunt")
    assert refused(s, "use_chief ability=1") == "EW-CHIEF-1"


def test_the_chief_card_is_no_card_ew_chief_3() -> None:
    """EW-CHIEF-3"""
    assert not any(name in CARD_NAMES for name in ("tuskbreaker", "fire_wolf"))
    kinds_of_burial = winter().space.by_name["bury"].fields[0].values
    assert "tuskbreaker" not in kinds_of_burial


def test_played_cards_are_discarded_ew_disc_1() -> None:
    """EW-DISC-1"""
    s = given({"players": wolf(hand=["hunter", "c1-01"], discard=[])})
    do(s, "play card=c1-01", "place figure=tribe to=hunt", "play card=hunter", "slide", "slide", "end_turn")
    assert sorted(CARD_NAMES[kind] for kind in s.discard[0]) == ["c1-01", "hunter"]
    assert s.hand[0] == []


def test_the_eclipse_deck_ew_edeck_1_ew_edeck_2_ew_edeck_3() -> None:
    """EW-EDECK-1, EW-EDECK-2, EW-EDECK-3"""
    figures: JsonObject = {"chief": "hunt", "tribe_1": "hunt"}
    s = given({"turn": 2, "players": wolf(hand=["elder"])})
    do(s, "place figure=tribe to=hunt", "slide", "slide", "end_turn")
    assert asked(s) == "culture"  # the second turn has no stage 4
    s = given({"turn": 3, "players": wolf(hand=["c1-01", "elder", "hunter"], figures=figures)})
    do(s, "place figure=tribe to=hunt", "slide", "slide", "end_turn")
    assert legal(s) == ["put card=elder", "put card=hunter", "put card=c1-01", "close"]
    do(s, "put card=c1-01", "put card=elder", "close")
    assert [CARD_NAMES[kind] for kind in s.eclipse[0]] == ["elder", "c1-01"]
    assert [CARD_NAMES[kind] for kind in s.hand[0]] == ["hunter"]
    assert s.to_decide() == 1
    assert refused(s, "put card=hunter") == "EW-EDECK-1"
