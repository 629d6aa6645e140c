"""What is asked names what can be done now: who works, before anything else.  EW-LAB-1, EW-TRIBE-3"""

from __future__ import annotations

import pytest

from nunatak.engine import JsonObject, State
from nunatak.text import Texts, Words
from tests.games.winter.table import column, do, due, given, winter, wolf

HUNTERS = wolf(hand=["elder", "scout"], tools=1, food=0, animals={"giant_sloth": 1})
GROUNDS: JsonObject = {"grounds": ["glyptodon"]}


def question(state: State) -> str:
    """The sentence that is asked."""
    asked = state.asked()
    assert asked is not None
    words = Words(winter(), Texts(), ["Ada", "Ben"])
    return words.question(asked.name, asked.seat, state.prompt())


def test_with_nobody_at_work_the_question_is_who_works() -> None:
    s = given(column("hunt", "top", players=HUNTERS, animals=GROUNDS))
    assert question(s) == "Who works? Play people from your hand."
    do(s, "play card=elder")
    assert question(s) == "Hunting: add animals to the grounds, take an animal, play people, or slide on."
    do(s, "take_animal species=glyptodon")
    assert question(s) == "Who works? Play people from your hand."
    do(s, "play card=scout")
    assert question(s) == "Hunting: add animals to the grounds, or slide on."


def test_half_a_labor_is_nobody_at_work_and_neither_is_labor_that_buys_nothing() -> None:
    """EW-LAB-4: only whole labor can be spent; and a culture card costs three."""
    for halves in (1, 4):
        s = given(column("develop", "top", halves, players=wolf(hand=["elder"], food=0, tools=0)))
        assert question(s) == "Who works? Play people from your hand."


def test_food_is_named_when_it_is_all_that_is_left() -> None:
    s = given(column("hunt", "top", players=wolf(hand=[], food=3, tools=0, animals={})))
    assert question(s) == "Hunting: turn food into labor, or slide on."
    assert s.prompt()["eats"] is True
    assert given({"players": wolf(food=3)}).prompt()["eats"] is False


def test_what_can_be_done_besides_is_named_too() -> None:
    s = given(column("settle", "top", players=wolf(hand=["scout"], food=3, tools=1)))
    assert question(s) == "Who works? Play people from your hand, place a camp."


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ("top", "Hunting: nothing more can be done at the top. Slide on."),
        ("middle", "Hunting: nothing can be done in the middle. Slide on."),
    ],
)
def test_where_nothing_is_left_the_question_says_so(part: str, sentence: str) -> None:
    s = given(column("hunt", part, players=wolf(hand=[], food=0, tools=0, animals={})))
    assert question(s) == sentence


def test_further_down_only_what_the_place_gives_is_named() -> None:
    s = given(column("hunt", "middle", players=HUNTERS, animals={"grounds": [], "deck": ["saber_tooth"]}))
    assert question(s) == "Hunting: tip an animal, once, or slide on."
    do(s, "tip species=giant_sloth")
    assert question(s) == "Hunting: take the top animal of the deck, or end your turn."
    do(s, "draw_animal")
    assert question(s) == "Hunting: nothing is left to do. End your turn."


def test_a_rest_names_the_card_first() -> None:
    """EW-REST-1: whoever tips first has declined the card."""
    s = given({"players": wolf(hand=[], deck=["brave"], food=0, animals={"giant_sloth": 1})})
    assert question(s) == "Where? Place a figure."
    do(s, "place figure=tribe to=rest")
    assert question(s) == "Rest: draw a card first."
    do(s, "draw")
    assert question(s) == "Rest: tip an animal, or end your turn."
    do(s, "tip species=giant_sloth")
    assert question(s) == "You have rested. End your turn."


def test_culture_cards_are_named_while_there_are_some() -> None:
    s = given({"players": wolf(hand=["c1-14", "c1-02", "tribesman"], food=2)})
    assert question(s) == "Play a culture card first, or place a figure."
    do(s, "play card=c1-14")
    assert question(s) == "Use the card you played, or place a figure."
    do(s, "use card=c1-14 ability=1")
    assert question(s) == "Play another culture card, or place a figure."


def test_what_is_due_is_named() -> None:
    assert question(given(due(["gain idol", 2]))) == "Now advance idols 2 times."
    choice = given(column("initiate", "middle", players=wolf(hand=["tribesman"], food=1)))
    assert question(choice) == "Initiation: put a person on your discard pile, bury a card, once, or slide on."
    do(choice, "recruit type=hunter")
    assert question(choice) == "Now bury a card."
