"""Cases in which a small slip would change something that other tests do not look at."""

from __future__ import annotations

from nunatak.engine import JsonObject
from nunatak.games.winter.doing.resources import fill_food
from nunatak.games.winter.names import SPECIES
from nunatak.games.winter.steps.course import begin_turn
from tests.games.winter.table import at, do, given, told, winter, wolf


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
