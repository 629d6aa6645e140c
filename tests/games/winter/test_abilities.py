"""Abilities and what they may do.  EW-ABIL, EW-NOTE, EW section 18.3"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.winter.names import CARD_NAMES, SPECIES
from tests.games.winter.table import asked, column, do, due, given, kinds, legal, refused, wolf


def pack(*lines: str) -> JsonObject:
    """A pack in which Shared Toil bears these abilities."""
    abilities: list[Json] = [*lines]
    return {"culture_cards": {"c1-14": {"abilities": abilities}}}


def test_once_a_turn_and_optional_ew_abil_1() -> None:
    """EW-ABIL-1"""
    s = given({"players": wolf(hand=["c1-01"])})
    do(s, "play card=c1-01")
    assert "place figure=chief to=rest" in legal(s)
    do(s, "use card=c1-01 ability=1")
    assert refused(s, "use card=c1-01 ability=1") == "EW-ABIL-1"
    assert refused(s, "use card=c1-01 ability=3") == "EW-ABIL-1"


def test_unmarked_abilities_any_time_ew_abil_3() -> None:
    """EW-ABIL-3: while the card lies above the board."""
    s = given({"players": wolf(hand=["tribesman"], tools=2)})
    assert refused(s, "use card=tribesman ability=1") == "EW-ABIL-3"
    do(s, "place figure=tribe to=settle", "play card=tribesman", "slide", "slide", "use card=tribesman ability=1")
    assert s.labor == 4


def test_eclipse_abilities_need_the_eclipse_deck_ew_abil_4() -> None:
    """EW-ABIL-4"""
    s = given({"phase": "eclipse", "players": wolf(above=["elder"], hand=["crafter"]),
               "steps": [{"step": "eclipse_cards", "seat": "wolf"}]})  # fmt: skip
    assert refused(s, "use card=crafter ability=2") == "EW-ABIL-4"


def test_pay_all_then_gain_ew_abil_5() -> None:
    """EW-ABIL-5: also when a part of the result cannot be had."""
    s = given({"players": wolf(hand=["c1-14"], food=2, camps={})}, pack=pack("pay food 2 -> move camp 1 + gain tool 1"))
    do(s, "play card=c1-14", "use card=c1-14 ability=1")
    assert s.food[0] == 0
    assert not legal(s, "move")
    do(s, "take what=tool")
    s = given({"players": wolf(hand=["c1-14"], food=1)}, pack=pack("pay food 2 -> gain tool 1"))
    do(s, "play card=c1-14")
    assert refused(s, "use card=c1-14 ability=1") == "EW-GEN-3"


@pytest.mark.parametrize(
    ("rule", "hand", "discards"),
    [
        ("", ["elder", "hunter", "hunter"], ["elder", "hunter"]),
        (" same", ["elder", "hunter", "hunter"], ["hunter"]),
        (" different", ["elder", "hunter", "hunter"], ["elder", "hunter"]),
    ],
)
def test_cards_as_a_price_ew_abil_5(rule: str, hand: list[str], discards: list[str]) -> None:
    """EW-ABIL-5"""
    cards: list[Json] = ["c1-14", *hand]
    s = given({"players": wolf(hand=cards)}, pack=pack(f"pay card 2{rule} -> gain vp 3"))
    do(s, "play card=c1-14", "use card=c1-14 ability=1")
    assert legal(s) == [f"discard card={card}" for card in discards]
    assert refused(s, "discard card=scout") == "EW-ABIL-5"
    do(s, "discard card=hunter")
    assert len(legal(s)) == (1 if rule else 2)
    do(s, legal(s)[0])
    assert s.vp[0] == 3


def test_cards_that_cannot_be_paid_ew_gen_3() -> None:
    """EW-GEN-3"""
    s = given({"players": wolf(hand=["c1-14", "elder", "hunter"])}, pack=pack("pay card 2 same -> gain vp 3"))
    do(s, "play card=c1-14")
    assert refused(s, "use card=c1-14 ability=1") == "EW-GEN-3"


def test_waiting_for_any_means_ew_abil_6() -> None:
    """EW-ABIL-6: by column, Rest, ability or bonus; once; declining keeps it."""
    players = wolf(hand=["c1-19"], animals={"giant_sloth": 2}, food=0, camps={"0,0": 5})
    s = given({"players": players})
    do(s, "play card=c1-19", "place figure=tribe to=rest", "tip species=giant_sloth")
    assert (asked(s), s.food[0]) == ("waiting", 4)
    do(s, "decline")
    assert s.listening
    s = given({"players": players})
    do(
        s,
        "play card=c1-19",
        "place figure=tribe to=hunt",
        "slide",
        "tip species=giant_sloth",
        "use card=c1-19 ability=2",
    )
    assert (s.food[0], s.listening) == (6, 0)


def test_an_extra_megalith_is_a_placed_megalith_ew_abil_6() -> None:
    """EW-ABIL-6"""
    megaliths: JsonObject = {"boards": ["A", "B", "C", "D"], "raised": {}}
    s = given(due(["place megalith", 1], players=wolf(above=["c2-17"]), megaliths=megaliths))
    do(s, "raise at=1,1", "instead of=extra_megalith take=food")
    assert asked(s) == "waiting"
    do(s, "decline")
    s = given(due(["place megalith", 1], players=wolf(above=["c2-17"]), megaliths=megaliths))
    do(s, "instead of=megalith take=food")
    assert asked(s) == "culture"  # exchanged, so not done


def test_the_wait_ends_with_the_turn_ew_abil_6() -> None:
    """EW-ABIL-6"""
    s = given({"players": wolf(hand=["c1-19"])})
    do(s, "play card=c1-19", "place figure=tribe to=hunt", "slide", "slide", "end_turn")
    assert s.listening == 0


@pytest.mark.parametrize(
    ("line", "where", "waits"),
    [
        ("gain vp 3 if column hunt", "hunt", True),
        ("gain vp 3 if column hunt", "settle", False),
        ("build settlement 1", "hunt", False),  # there is no place for one
        ("pay tool 1 -> gain vp 3", "hunt", False),
    ],
)
def test_what_waits_must_work_here_ew_abil_2_ew_abil_6(line: str, where: str, waits: bool) -> None:
    """EW-ABIL-2, EW-ABIL-5, EW-ABIL-6: in its column, payable, and with something to gain."""
    position = column(where, "bottom", players=wolf(above=["c1-14"], hand=["elder"], tools=0, food=0))
    steps = position["steps"]
    assert isinstance(steps, list)
    steps.append({"step": "gains", "seat": "wolf", "parts": [["bury", 1]]})
    s = given(position, pack=pack(f"when bury: {line}"))
    do(s, "bury card=elder from=hand")
    assert (asked(s) == "waiting") == waits


def test_joined_gains_in_any_order_and_in_part_ew_abil_7() -> None:
    """EW-ABIL-7"""
    s = given(due(["tip", 1], players=wolf(animals={"woolly_rhino": 1}, food=0, tools=0)))
    do(s, "tip species=woolly_rhino")
    assert "take what=food" in legal(s)
    do(s, "take what=food", "decline")
    assert (s.food[0], s.tools[0]) == (2, 0)
    s = given(due(["tip", 1], players=wolf(animals={"woolly_rhino": 1}, food=0, tools=0)))
    do(s, "tip species=woolly_rhino", "take what=tool")
    assert (s.food[0], s.tools[0]) == (2, 1)


@pytest.mark.parametrize(("rule", "second"), [("", 5), (" same", 1), (" different", 4)])
def test_types_of_tribe_cards_ew_note_1(rule: str, second: int) -> None:
    """EW-NOTE-1"""
    s = given({"players": wolf(hand=["c1-14"])}, pack=pack(f"take tribe 2{rule}"))
    do(s, "play card=c1-14", "use card=c1-14 ability=1", "take_tribe type=hunter")
    assert len(legal(s, "take_tribe")) == second
    do(s, legal(s, "take_tribe")[0])
    assert len(s.hand[0]) == 2


def test_animals_by_effect_ew_hunt_5_ew_cc_11() -> None:
    """EW-HUNT-5, EW-CC-11, EW-NOTE-2: 1 VP when there is none; nothing when only the grounds are empty."""
    s = given(due(["take animal", 1], animals={"grounds": [], "deck": []}, players=wolf(vp=0)))
    do(s, "take_animal")
    assert s.vp[0] == 1
    s = given({"players": wolf(hand=["c2-02"]), "animals": {"grounds": []}})
    do(s, "play card=c2-02")
    assert refused(s, "use card=c2-02 ability=1") == "EW-ABIL-5"


def test_a_chosen_effect_with_one_answer_asks_nothing() -> None:
    s = given(
        {"players": wolf(hand=["c2-07"], animals={}), "animals": {"grounds": [], "deck": ["glyptodon", "argentavis"]}}
    )
    do(s, "play card=c2-07", "use card=c2-07 ability=1", "use card=c2-07 ability=2")
    assert s.animals[SPECIES.index("glyptodon")] == 1
    assert s.grounds == [SPECIES.index("argentavis")]
    assert asked(s) == "culture"
    assert "drew_animal" in kinds(s)


def test_revealing_by_effect_stops_at_six_ew_hunt_2() -> None:
    """EW-HUNT-2"""
    s = given(due(["reveal animal", 3], animals={"grounds": ["giant_sloth"] * 5}))
    do(s, "reveal_animals")
    assert len(s.grounds) == 6


def test_a_choice_of_options() -> None:
    line = "pay food 1 -> choose 1-1 of (gain tool 2 | bury 1)"
    s = given({"players": wolf(hand=["c1-14", "elder"], food=1, tools=0)}, pack=pack(line))
    do(s, "play card=c1-14", "use card=c1-14 ability=1")
    assert refused(s, "decline") == "EW-INIT-4"
    do(s, "take what=tool", "take what=tool")
    assert s.tools[0] == 2
    assert asked(s) == "culture"


def test_a_card_for_labor_alone_ew_tribe_4() -> None:
    """EW-TRIBE-4"""
    s = given(column("hunt", "top", players=wolf(hand=["crafter"])))
    do(s, "play card=crafter", "slide", "slide", "end_turn")
    assert CARD_NAMES.index("crafter") in s.discard[0]
