"""The four columns.  EW-INIT, EW-DEV, EW-SETL, EW-HUNT"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.winter.names import CARD_NAMES, SPECIES
from tests.games.winter.table import asked, column, do, due, given, legal, refused, wolf

NO_ELDERS: JsonObject = {"elder": 0}


def test_initiation_top_ew_init_1_ew_init_2() -> None:
    """EW-INIT-1, EW-INIT-2: a tool and a labor each, every type once, so at most five."""
    s = given(column("initiate", "top", 12, players=wolf(tools=6, hand=[])))
    for left in (5, 4, 3, 2, 1):
        assert len(legal(s, "take_tribe")) == left
        do(s, legal(s, "take_tribe")[0])
    assert not legal(s, "take_tribe")
    assert (s.tools[0], s.labor, len(s.hand[0])) == (1, 2, 5)


def test_an_empty_deck_gives_1_vp_ew_init_3_ew_cc_6_ew_note_2() -> None:
    """EW-INIT-3, EW-CC-6, EW-NOTE-2"""
    s = given(column("initiate", "top", 4, players=wolf(tools=2, hand=[], vp=0), tribe_decks=NO_ELDERS))
    do(s, "take_tribe type=elder")
    assert (s.vp[0], s.tools[0], s.labor, s.hand[0]) == (1, 1, 2, [])
    assert asked(s) == "column"  # nothing to exchange
    assert refused(s, "take_tribe type=elder") == "EW-INIT-2"


def test_initiation_middle_ew_init_4_ew_init_5_ew_cc_26() -> None:
    """EW-INIT-4, EW-INIT-5, EW-CC-26: one or both, in any order, for 1 food."""
    s = given(column("initiate", "middle", players=wolf(food=1, hand=["hunter"], discard=[])))
    do(s, "bury card=hunter from=hand", "recruit type=hunter")
    assert (s.food[0], len(s.buried[0])) == (0, 1)
    assert [CARD_NAMES[kind] for kind in s.discard[0]] == ["hunter"]
    assert refused(s, "recruit type=hunter") == "EW-FIG-3"
    s = given(column("initiate", "middle", players=wolf(food=1, hand=["hunter"], discard=[])))
    do(s, "bury card=hunter from=hand", "decline")
    assert (s.food[0], s.discard[0]) == (0, [])
    s = given(column("initiate", "middle", players=wolf(food=0, hand=["hunter"])))
    assert refused(s, "recruit type=hunter") == "EW-GEN-3"
    s = given(column("initiate", "middle", players=wolf(food=1, vp=0), tribe_decks=NO_ELDERS))
    do(s, "recruit type=elder")
    assert s.vp[0] == 1


def test_initiation_bottom_ew_init_6() -> None:
    """EW-INIT-6"""
    s = given(column("initiate", "middle", players=wolf(food=0, hand=["hunter"])))
    do(s, "slide", "bury card=hunter from=hand", "advance idol=veneration")
    assert (len(s.buried[0]), s.veneration[0]) == (1, 1)
    assert refused(s, "advance idol=veneration") == "EW-FIG-5"


def test_development_ew_dev_1_ew_dev_2_ew_cc_7() -> None:
    """EW-DEV-1, EW-DEV-2, EW-CC-7"""
    s = given(column("develop", "top", 12, culture={"open": ["c1-01", "c1-02"]}, players=wolf(hand=[])))
    do(s, "take_culture card=c1-01")
    assert s.labor == 6
    assert s.open_culture[0] == -1
    assert refused(s, "take_culture card=c1-01") == "EW-DEV-2"
    do(s, "take_culture card=c1-02")
    assert not legal(s, "take_culture")
    s = given({"players": wolf(hand=["c2-15", "elder"]), "culture": {"open": []}})
    do(s, "play card=c2-15")
    assert refused(s, "use card=c2-15 ability=2") == "EW-ABIL-5"


def test_development_middle_and_bottom_ew_dev_3_ew_dev_4() -> None:
    """EW-DEV-3, EW-DEV-4"""
    s = given(column("develop", "middle", players=wolf(food=1, tools=1), stones={"left": ["s1-08"]}))
    do(s, "take_stone stone=s1-08", "advance idol=offering")
    assert (s.food[0], s.tools[0], s.owned_stones[0]) == (0, 0, 7)
    do(s, "take what=tool", "end_turn")
    assert (s.food[0], s.tools[0]) == (1, 1)


def test_settlement_top_ew_setl_1_ew_setl_2() -> None:
    """EW-SETL-1, EW-SETL-2"""
    s = given(column("settle", "top", 4, players=wolf(tools=2, camps={"0,0": 1})))
    do(s, "place_camp", "move from=0,0 to=1,0", "move from=1,0 to=2,0")
    assert (s.tools[0], s.labor, s.camps_home[0]) == (1, 0, 3)
    assert refused(s, "move from=2,0 to=1,0") == "EW-GEN-3"
    do(s, "place_camp")
    assert refused(s, "place_camp") == "EW-GEN-3"


def test_settlement_middle_costs_3_food_ew_setl_3() -> None:
    """EW-SETL-3"""
    camps: JsonObject = {"1,0": 1, "2,0": 1, "1,1": 1}
    s = given(column("settle", "middle", players=wolf(food=2, camps=camps)))
    assert refused(s, "settle at=1,0+1,1+2,0") == "EW-GEN-3"


def test_settlement_bottom_ew_setl_4_ew_cc_13() -> None:
    """EW-SETL-4, EW-CC-13: place, then move; without a camp left the move is still there."""
    s = given(column("settle", "bottom", players=wolf(camps={"1,0": 1})))
    do(s, "place_camp", "move from=0,0 to=0,1")
    assert refused(s, "move from=0,1 to=0,2") == "EW-SETL-4"
    s = given(column("settle", "bottom", players=wolf(camps={"1,0": 1})))
    do(s, "move from=1,0 to=2,0")
    assert refused(s, "place_camp") == "EW-SETL-4"
    s = given(column("settle", "bottom", players=wolf(camps={"1,0": 5})))
    assert not legal(s, "place_camp")
    assert legal(s, "move")


def test_revealing_ew_hunt_1_ew_hunt_2_ew_hunt_3_ew_cc_9() -> None:
    """EW-HUNT-1, EW-HUNT-2, EW-HUNT-3, EW-CC-9"""
    deck: list[Json] = ["giant_sloth", "glyptodon", "giant_beaver"]
    s = given(column("hunt", "top", 8, animals={"grounds": [], "deck": deck}))
    do(s, "reveal_animals")
    assert [SPECIES[kind] for kind in s.grounds] == ["giant_sloth", "glyptodon"]
    do(s, "reveal_animals")
    assert len(s.grounds) == 3
    assert s.labor == 4
    assert refused(s, "reveal_animals") == "EW-HUNT-3"
    s = given(column("hunt", "top", 8, animals={"grounds": ["giant_sloth"] * 6}))
    assert refused(s, "reveal_animals") == "EW-HUNT-2"


def test_taking_ew_hunt_4_ew_anim_1() -> None:
    """EW-HUNT-4, EW-ANIM-1"""
    position = column(
        "hunt", "top", 4, players=wolf(tools=2, animals={}), animals={"grounds": ["glyptodon", "glyptodon"]}
    )
    s = given(position)
    do(s, "take_animal species=glyptodon")
    assert refused(s, "take_animal species=giant_sloth") == "EW-HUNT-4"
    assert refused(s, "take_animal") == "EW-HUNT-5"  # the VP only when there is none at all
    assert (s.tools[0], s.labor, len(s.grounds)) == (1, 2, 1)
    assert s.animals[SPECIES.index("glyptodon")] == 1


def test_an_animal_that_is_not_there_ew_hunt_4_ew_hunt_5() -> None:
    """EW-HUNT-4, EW-HUNT-5, EW-CC-10: not in the grounds, or nothing in the grounds but something in the deck."""
    for grounds, deck, rule in (
        (["glyptodon"], [], "EW-HUNT-4"),
        (["glyptodon"], ["glyptodon"], "EW-HUNT-4"),
        ([], [], "EW-HUNT-4"),
        ([], ["giant_sloth"], "EW-HUNT-5"),
    ):
        animals: JsonObject = {"grounds": [*grounds], "deck": [*deck]}
        s = given(column("hunt", "top", 2, players=wolf(tools=1), animals=animals))
        assert refused(s, "take_animal species=giant_sloth") == rule


def test_a_deck_that_runs_out_ew_hunt_7() -> None:
    """EW-HUNT-7: the last card of the animal deck, then 1 VP; there is nothing left to reveal (EW-HUNT-3)."""
    animals: JsonObject = {"grounds": ["argentavis"], "deck": ["glyptodon"]}
    s = given(due(["draw animal", 2], players=wolf(animals={}, vp=0), animals=animals))
    do(s, "draw_animal", "draw_animal")
    assert (s.animals[SPECIES.index("glyptodon")], s.vp[0]) == (1, 1)
    do(s, "work food=2", "place figure=tribe to=hunt")
    assert refused(s, "reveal_animals") == "EW-HUNT-3"
    s.grounds.clear()
    s.listed = None
    assert legal(s, "take_animal") == ["take_animal"]


@pytest.mark.parametrize(("line", "more"), [("choose 1-1", False), ("choose 1-2", True)])
def test_a_middle_of_which_one_thing_is_chosen(line: str, more: bool) -> None:
    """EW-INIT-4, EW section 18.2: as many of the gains as the line says, each of them whole."""
    pack: JsonObject = {"main_board": {"hunt": {"middle": [f"{line} of (gain tool 2 | tip 1)"]}}}
    position = column("hunt", "middle", players=wolf(tools=0, animals={"giant_sloth": 1}))
    s = given(position, pack=pack)
    do(s, "take what=tool", "take what=tool")
    assert s.tools[0] == 2
    assert bool(legal(s, "tip")) == more


def test_tipping_in_the_middle_ew_hunt_6_ew_cc_12() -> None:
    """EW-HUNT-6, EW-CC-12"""
    s = given(column("hunt", "middle", players=wolf(animals={"giant_sloth": 2}, food=0)))
    do(s, "tip species=giant_sloth")
    assert s.food[0] == 4
    assert refused(s, "tip species=giant_sloth") == "EW-FIG-3"
    s = given(column("hunt", "middle", players=wolf(animals={}, tipped={"giant_sloth": 1})))
    assert refused(s, "tip species=giant_sloth") == "EW-ANIM-4"


def test_hunting_bottom_ew_hunt_7() -> None:
    """EW-HUNT-7"""
    s = given(column("hunt", "bottom", players=wolf(animals={}), animals={"deck": ["woolly_mammoth"], "grounds": []}))
    do(s, "draw_animal")
    assert s.animals[SPECIES.index("woolly_mammoth")] == 1
    s = given(column("hunt", "bottom", players=wolf(vp=0), animals={"deck": [], "grounds": []}))
    do(s, "draw_animal")
    assert s.vp[0] == 1
