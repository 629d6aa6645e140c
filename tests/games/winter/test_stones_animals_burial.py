"""Sacred stones, animals, burial.  EW-STONE, EW-ANIM, EW-BURY"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.winter.doing.stones import stone_points
from nunatak.games.winter.effects.score import COUNTERS
from nunatak.games.winter.names import CARD_NAMES, SPECIES, STONES
from tests.games.winter.table import asked, column, do, due, given, legal, refused, winter, wolf

LAND: JsonObject = {"1,0": "forest", "2,0": "forest", "1,1": "lake", "2,-1": "hills", "0,1": "glacier"}


def worth(stone: str, **fields: Json) -> int:
    """What a stone is worth to Wolf in a position."""
    return stone_points(given({**fields}), 0, STONES.index(stone))


def test_ew_ex_17_settlements_ew_stone_6() -> None:
    """EW-EX-17, EW-STONE-6"""
    both: JsonObject = {"1,0+1,1+2,0": "wolf", "1,0+2,-1+2,0": "wolf"}
    assert worth("s1-01", land=LAND, settlements=both) == 4
    assert worth("s1-01", land=LAND, settlements={"1,0+1,1+2,0": "wolf"}) == 2
    assert worth("s1-01", land=LAND, settlements={"1,0+1,1+2,0": "bison"}) == 0


def test_ew_t_33_idol_steps_ew_stone_10() -> None:
    """EW-T-33, EW-STONE-10"""
    assert worth("s2-03", players=wolf(offering=4, veneration=3)) == 3
    s = given(due(["gain idol", 2], players=wolf(offering=10, veneration=0)))
    do(s, "advance idol=offering", "advance idol=offering")
    assert stone_points(s, 0, STONES.index("s2-03")) == 5


def test_ew_t_34_camp_types_ew_stone_8() -> None:
    """EW-T-34, EW-STONE-8"""
    land: JsonObject = {"1,0": "forest", "2,0": "forest", "0,1": "glacier", "1,1": "lake"}
    camps: JsonObject = {"0,0": 1, "1,0": 1, "2,0": 1, "0,1": 1, "1,1": 1}
    assert worth("s1-08", land=land, players=wolf(camps=camps)) == 3


def test_megalith_counters_ew_stone_6_ew_stone_7() -> None:
    """EW-STONE-6, EW-STONE-7: own colour only, on the ground or above; boards with one on them."""
    raised: JsonObject = {
        "0,0": "wolf", "1,0": "grey", "0,1": "wolf", "1,1": "grey", "3,0": "wolf", "4,0": "bison", "0,0^1": "wolf",
    }  # fmt: skip
    megaliths: JsonObject = {"boards": ["A", "B", "C", "D"], "raised": raised}
    assert worth("s1-09", megaliths=megaliths) == 3
    assert worth("s2-02", megaliths=megaliths) == 2
    assert worth("s1-10", megaliths=megaliths) == 2


def test_animal_counters_ew_stone_9_ew_anim_5() -> None:
    """EW-STONE-9, EW-ANIM-5: tipped ones count, an Argentavis as itself only."""
    tipped: JsonObject = {"giant_sloth": 2, "argentavis": 1}
    players = wolf(tipped=tipped, animals={"glyptodon": 1})
    assert worth("s2-04", players=players) == 2
    assert worth("s2-06", players=players) == 4
    assert worth("s2-05", players=players) == 3
    assert worth("s2-09", players=players) == 0


@pytest.mark.parametrize(("buried", "vp"), [(0, 0), (1, 1), (5, 6), (7, 6)])
def test_buried_counter(buried: int, vp: int) -> None:
    cards: list[Json] = ["hunter"] * buried
    assert worth("s2-01", players=wolf(buried=cards)) == vp


def test_which_stones_there_are_ew_stone_11() -> None:
    """EW-STONE-11"""
    counters = [COUNTERS[rule.counter] for rule in winter().components.stones]
    assert counters[:10].count("settlement_touching") == 7
    assert counters[10:].count("tipped") == 6
    assert sorted(set(counters)) == sorted(COUNTERS)


def test_taking_a_stone_ew_stone_1_ew_stone_2_ew_stone_3() -> None:
    """EW-STONE-1, EW-STONE-2, EW-STONE-3, EW-CC-8: leftmost free slot, its price, also for a card's effect."""
    stones: JsonObject = {"left": ["s1-01", "s1-02"]}
    s = given({"players": wolf(hand=["c2-14"], stones=["s1-03"], food=2, tools=2), "stones": stones})
    do(s, "play card=c2-14", "use card=c2-14 ability=1", "take_stone stone=s1-02", "decline")
    assert (s.food[0], s.tools[0]) == (0, 0)
    assert s.owned_stones[:3] == [2, 1, -1]
    assert 1 not in s.stones  # not refilled
    s = given({"players": wolf(hand=["c2-14"], stones=[], food=0, tools=2), "stones": stones})
    do(s, "play card=c2-14")
    assert refused(s, "use card=c2-14 ability=1") == "EW-ABIL-5"
    s = given(column("develop", "middle", players=wolf(food=3, tools=3), stones={"left": []}))
    assert not legal(s, "take_stone")
    assert refused(s, "take_stone stone=s1-01") == "EW-STONE-3"


def test_animals_stay_ew_anim_2_ew_anim_3() -> None:
    """EW-ANIM-2, EW-ANIM-3: nothing takes them away, and they are no cards of hand or deck."""
    assert not set(SPECIES) & set(CARD_NAMES)
    s = given(column("hunt", "top", 2, players=wolf(tools=1, animals={}), animals={"grounds": ["giant_sloth"]}))
    do(s, "take_animal species=giant_sloth")
    cards = len(s.hand[0] + s.deck[0] + s.discard[0])
    do(s, "slide", "tip species=giant_sloth", "end_turn")
    assert len(s.hand[0] + s.deck[0] + s.discard[0]) == cards
    assert sum(s.animals[:14]) == 1


def test_tipping_ew_anim_4() -> None:
    """EW-ANIM-4: for good, and even if nothing can be used of it."""
    s = given(due(["tip", 2], players=wolf(animals={"giant_sloth": 1}, camps={}, food=5)))
    do(s, "tip species=giant_sloth")
    assert s.food[0] == 5
    assert s.animals[0] == 0
    assert s.animals[7] == 1
    assert asked(s) == "culture"


def test_burying_ew_bury_1_ew_bury_5() -> None:
    """EW-BURY-1, EW-BURY-5: from hand, discard pile or above the board, not from the deck."""
    players = wolf(hand=["elder"], deck=["brave"], discard=["c1-01"], above=["hunter"], animals={"giant_sloth": 1})
    s = given(due(["bury", 1], players=players))
    wanted = ["bury card=elder from=hand", "bury card=c1-01 from=discard", "bury card=hunter from=above", "decline"]
    assert legal(s) == wanted
    assert refused(s, "bury card=brave from=hand") == "EW-BURY-1"
    s = given({"players": players})
    assert refused(s, "bury card=elder from=hand") == "EW-BURY-1"


def test_nothing_to_bury_ew_cc_25() -> None:
    """EW-CC-25: the rest of the action is still possible."""
    s = given(column("initiate", "bottom", players=wolf(hand=[], deck=[], discard=[])))
    assert not legal(s, "bury")
    assert legal(s, "advance")


def test_buried_for_good_ew_bury_2() -> None:
    """EW-BURY-2"""
    from nunatak.games.winter.doing.cards import draw_cards

    s = given(due(["bury", 1], players=wolf(hand=["elder"], deck=[], discard=[])))
    do(s, "bury card=elder from=hand")
    assert draw_cards(s, 0, 5) == 0
    assert s.buried[0] == [CARD_NAMES.index("elder")]


def test_a_buried_card_has_no_abilities_ew_bury_3() -> None:
    """EW-BURY-3: also what it waited for is over."""
    players = wolf(above=["hunter", "c1-19"], animals={"giant_sloth": 1}, food=0)
    s = given(column("hunt", "middle", 2, players=players))
    assert s.listening
    s = given({**due(["bury", 2], players=players), "acting": {"labor_halves": 2, "at": "hunt"}})
    do(s, "bury card=c1-19 from=above", "bury card=hunter from=above")
    assert s.listening == 0
    assert s.labor == 2
    assert refused(s, "use card=hunter ability=1") == "EW-ABIL-3"


def test_of_two_copies_the_used_one_is_buried_ew_bury_3() -> None:
    """EW-BURY-3"""
    above: list[Json] = [{"card": "hunter", "used": [1]}, "hunter"]
    s = given({**due(["bury", 1], players=wolf(above=above)), "acting": {"at": "hunt"}})
    do(s, "bury card=hunter from=above")
    assert s.above[0] == [CARD_NAMES.index("hunter") * 16]


def test_revealed_cards_may_be_buried_ew_bury_4() -> None:
    """EW-BURY-4"""
    s = given(
        {
            "phase": "eclipse",
            "players": wolf(above=["elder", "crafter"], hand=[], discard=[]),
            "steps": [{"step": "eclipse_cards", "seat": "wolf"}],
        }
    )
    do(s, "use card=elder ability=2", "bury card=crafter from=above")
    assert not legal(s, "use")
    assert s.buried[0] == [CARD_NAMES.index("crafter") + 64]
