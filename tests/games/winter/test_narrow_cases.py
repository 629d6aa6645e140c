"""Cases in which a small slip would change something that other tests do not look at."""

from __future__ import annotations

from nunatak.engine import JsonObject
from nunatak.games.winter.doing.resources import fill_food
from nunatak.games.winter.effects.ability import FOOD
from nunatak.games.winter.game import Winter
from nunatak.games.winter.names import CARD_NAMES, SPECIES
from nunatak.games.winter.steps.course import begin_turn
from tests.games.winter.table import TWO, asked, at, do, due, given, legal, refused, told, winter, wolf


def test_filling_up_with_food_loses_none_ew_gold_3() -> None:
    """EW-GOLD-3: the marker goes to the maximum, and nothing is told as lost."""
    s = given({"players": wolf(food=2)})
    fill_food(s, 0)
    gained = told(s)[-1].facts
    assert (gained["count"], gained["lost"]) == (s.food[0] - 2, 0)


def test_cards_of_a_price_stand_in_the_catalogue_ew_abil_5() -> None:
    """EW-ABIL-5: two cards of one kind, as the page shows them."""
    game = winter({"culture_cards": {"c1-14": {"abilities": ["pay card 2 same + food 1 -> gain tool 2"]}}})
    cards = at(game.catalogue(), "cards")
    assert isinstance(cards, list)
    toil = next(card for card in cards if at(card, "id") == "c1-14")
    assert at(toil, "abilities.0.pay") == [
        {"what": "food", "count": 1},
        {"what": "card", "count": 2, "types": "same"},
    ]


def test_a_set_may_be_worth_nothing_ew_end_6() -> None:
    """EW-END-6: what is printed counts, also a 0."""
    pack: JsonObject = {"animals": {"giant_sloth": {"set_values": [0, 1, 3, 6]}}}
    s = given({"players": wolf(animals={"giant_sloth": 1})}, pack=pack)
    alone = s.scores()[0]
    s.animals[SPECIES.index("giant_sloth")] = 0
    assert s.scores()[0] == alone


def test_a_turn_begins_without_labor_ew_lab_1() -> None:
    """EW-LAB-1, EW-LAB-3: whatever the last one left behind."""
    s = given()
    s.labor = 3
    begin_turn(s, 0)
    assert s.labor == 0


def test_rest_gives_as_much_as_is_printed_ew_rest_1() -> None:
    """EW-REST-1: all of it at once where it is plain."""
    s = given(
        {"players": wolf(food=0), "steps": [{"step": "rest", "seat": "wolf", "due": [["gain food", 3]]}]},
    )
    do(s, "take what=food")
    assert s.food[0] == 3


def test_food_that_would_just_be_lost_is_spent_before_ew_gold_3() -> None:
    """EW-FOOD-1, EW-GOLD-3, EW-IDOL-2: three more on top of four would not fit, two do; on top of six not even one."""
    full: JsonObject = {"0,0": 1}  # one camp out: the maximum is 6
    whole: JsonObject = {"round": 1, "order": ["wolf", "bison"], "active": "wolf"}
    for bonus, listed in ((2, 0), (3, 4)):
        game = Winter({})
        game.components.idols.bonus[2] = [FOOD, bonus, 0]
        idol = due(["gain idol", 1], players=wolf(food=4, camps=full, offering=1))
        assert len(legal(game.amend(game.new(TWO, 1), {**whole, **idol}), "work")) == listed
    for gain, listed in (("food", 6), ("vp", 0)):
        pack: JsonObject = {"culture_cards": {"c1-14": {"abilities": [f"pay card 1 -> gain {gain} 1"]}}}
        s = given({"players": wolf(food=6, camps=full, hand=["c1-14", "elder"])}, pack=pack)
        do(s, "play card=c1-14", "use card=c1-14 ability=1")
        assert (asked(s), len(legal(s, "work"))) == ("pay_cards", listed)


def test_what_waits_for_a_drawn_animal_ew_abil_6() -> None:
    """EW-ABIL-6, EW-HUNT-7: it waits for a card, not for the VP in its place; and what is used is told."""
    pack: JsonObject = {"culture_cards": {"c1-14": {"abilities": ["when draw animal: gain tool 1"]}}}
    s = given(due(["draw animal", 1], players=wolf(above=["c1-14"], tools=0)), pack=pack)
    do(s, "draw_animal")
    told(s)
    do(s, "use card=c1-14 ability=1")
    assert told(s)[0].facts == {"seat": 0, "card": "c1-14", "ability": 1}
    s = given(due(["draw animal", 1], players=wolf(above=["c1-14"], vp=0)), pack=pack)
    s.animals_dealt = len(s.animal_deck)
    do(s, "draw_animal")
    assert (asked(s), s.vp[0]) == ("culture", 1)


def test_a_card_has_no_more_abilities_than_are_printed_ew_abil_1() -> None:
    """EW-ABIL-1, EW-ECL-2: one too many is refused like any that is not there."""
    printed = len(winter().components.abilities[CARD_NAMES.index("hunter")])
    action = f"use card=hunter ability={printed + 1}"
    assert refused(given({"players": wolf(above=["hunter"])}), action) == "EW-ABIL-1"
    pack: JsonObject = {"tribe_cards": {"hunter": {"abilities": ["eclipse: pay tool 1 -> gain vp 2"]}}}
    eclipse: JsonObject = {"phase": "eclipse", "steps": [{"step": "eclipse_cards", "seat": "wolf"}]}
    s = given({**eclipse, "players": wolf(above=["hunter"], tools=1)}, pack=pack)
    assert refused(s, "use card=hunter ability=2") == "EW-ECL-2"
