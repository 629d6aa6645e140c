"""Food for labor in the middle of gains: offered where it can change something.  EW-FOOD-1, EW-FOOD-4"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject, Refusal
from nunatak.games.winter.effects.ability import FOOD
from nunatak.games.winter.game import Winter
from nunatak.games.winter.state import WinterState
from tests.games.winter.table import asked, column, do, due, given, legal, refused, winter, wolf

SIX: JsonObject = {"0,0": 1}  # one camp out: the food maximum is 6
TEN: JsonObject = {"0,0": 5}


def reason(s: WinterState, action: str) -> str:
    """The words of a refusal."""
    try:
        s.apply(s.game().space.parse_text(action))
    except Refusal as refusal:
        return refusal.reason
    raise AssertionError(f"{action} is legal")


def laid(game: Winter, position: JsonObject, rules: int | None = None) -> WinterState:
    """Wolf's turn as in the position, in a game that was begun under the given version of the rules."""
    whole: JsonObject = {"round": 1, "order": ["wolf", "bison"], "active": "wolf", **position}
    return game.amend(game.new({"players": 2}, 1, rules=rules), whole)


def works(s: WinterState) -> list[str]:
    return legal(s, "work")


def bearing(*lines: str) -> JsonObject:
    """A pack in which Shared Toil bears these abilities."""
    return {"culture_cards": {"c1-14": {"abilities": [*lines]}}}


# -- where the food marker moves -----------------------------------------------------------------------------------


def test_before_food_that_would_be_lost_ew_food_1_ew_gold_3() -> None:
    """EW-FOOD-1, EW-GOLD-3: at the maximum, food spent first makes room for the food that is due."""
    s = given(due(["gain food", 2], ["gain tool", 1], players=wolf(food=6, camps=SIX)))
    assert works(s) == [f"work food={n}" for n in range(1, 7)]
    do(s, "work food=2", "take what=food", "take what=tool")
    assert (s.food[0], s.labor) == (6, 2)
    late = given(due(["gain food", 2], ["gain tool", 1], players=wolf(food=6, camps=SIX)))
    do(late, "take what=food", "take what=tool", "work food=2")
    assert (late.food[0], late.labor) == (4, 2)


def test_between_two_units_ew_food_1_ew_gold_2() -> None:
    """EW-FOOD-1, EW-GOLD-2: each unit taken as food crosses the first symbol again."""
    s = given(due(["gain idol", 2], players=wolf(food=0)))
    assert works(s) == []
    for _ in range(2):
        do(s, "instead of=idol take=food", "work food=1")
    assert (s.food[0], s.labor) == (0, 4)
    late = given(due(["gain idol", 2], players=wolf(food=0)))
    do(late, "instead of=idol take=food", "instead of=idol take=food", "work food=2")
    assert (late.food[0], late.labor) == (0, 2)


@pytest.mark.parametrize("gain", ["gain tool", "gain idol", "draw", "place megalith"])
@pytest.mark.parametrize(("food", "listed"), [(0, 0), (1, 1), (2, 0), (3, 3), (4, 0), (5, 5), (6, 6)])
def test_before_what_may_become_food_ew_gold_2(gain: str, food: int, listed: int) -> None:
    """EW-FOOD-1, EW-GOLD-2: right above a symbol, or when a food taken instead would be lost."""
    s = given(due([gain, 1], players=wolf(food=food, camps=SIX)))
    assert len(works(s)) == listed


def test_before_an_extra_megalith_ew_meg_6() -> None:
    """EW-MEG-6, EW-FOOD-1"""
    megaliths: JsonObject = {"boards": ["A", "B", "C", "D"], "raised": {"1,1": "grey"}}
    extra: list[Json] = ["extra megalith", 1, "1,1"]
    for food, listed in ((2, 0), (3, 3)):
        s = given(due(extra, players=wolf(food=food, camps=SIX, megaliths=9), megaliths=megaliths))
        assert legal(s, "raise")
        assert len(works(s)) == listed


def test_before_all_food_there_can_be_ew_food_1() -> None:
    """EW-FOOD-1: whoever fills the track anyway spends what is there first."""
    s = given(due(["gain maxfood", 1], ["gain tool", 1], players=wolf(food=2, camps=SIX)))
    do(s, "work food=2", "take what=maxfood")
    assert (s.food[0], s.labor) == (6, 2)


def test_before_a_tip_ew_anim_4() -> None:
    """EW-FOOD-1, EW-ANIM-4: a Giant Sloth brings 4 food at once; a Glyptodon asks, and food can be spent then."""
    sloth = given(due(["tip", 1], players=wolf(food=4, camps=SIX, animals={"giant_sloth": 1})))
    do(sloth, "work food=2", "tip species=giant_sloth")
    assert (sloth.food[0], sloth.labor) == (6, 2)
    glyptodon = given(due(["tip", 1], players=wolf(food=4, camps=SIX, animals={"glyptodon": 1})))
    assert works(glyptodon) == []
    do(glyptodon, "tip species=glyptodon")
    assert works(glyptodon) == []
    roomy = given(due(["tip", 1], players=wolf(food=4, camps=TEN, animals={"giant_sloth": 1})))
    assert works(roomy) == []  # nothing is lost, and afterwards is as good


def test_before_a_cell_with_food_ew_meg_5() -> None:
    """EW-FOOD-1, EW-MEG-5: a cell that gives more food than there is room for."""
    cells: list[Json] = [["gain food 4", "gain vp 1", "gain vp 1"], ["gain vp 1", "start", "gain vp 1"]]
    cells.append(["gain vp 1", "gain vp 1", "gain vp 1"])
    pack: JsonObject = {"megalith_boards": {"A": {"cells": cells}}}
    for beside, listed in (("1,0", 4), ("2,2", 0)):
        megaliths: JsonObject = {"boards": ["A", "B", "C", "D"], "raised": {beside: "grey"}}
        players = wolf(food=4, camps=SIX, megaliths=9, offering=0)
        s = given(due(["place megalith", 1], players=players, megaliths=megaliths), pack=pack)
        assert len(works(s)) == listed
        if listed:
            do(s, "work food=2", "raise at=0,0")
            assert (s.food[0], s.labor) == (6, 2)


@pytest.mark.parametrize("level", [0, 1, 9, 10])
def test_before_an_offering_level_with_food_ew_idol_2(level: int) -> None:
    """EW-FOOD-1, EW-IDOL-2: only the next level matters, and above the top there is none."""
    game = Winter({})
    game.components.idols.bonus[2] = [FOOD, 3, 0]
    for gain in ("gain idol", "draw"):
        position = due([gain, 1], players=wolf(food=4, camps=SIX, offering=level))
        s = laid(game, position)
        assert len(works(s)) == (4 if level == 1 else 0)


def test_before_camps_come_back_ew_gold_5() -> None:
    """EW-FOOD-1, EW-GOLD-5: food that Longhouse would cost can be spent before; three camps come back."""
    camps: JsonObject = {"1,0": 1, "1,1": 1, "2,0": 1}
    s = given(due(["build settlement", 1], players=wolf(food=8, camps=camps)))
    do(s, "work food=4", "settle at=1,0+1,1+2,0")
    assert (s.food[0], s.labor) == (4, 4)
    s = given(due(["build settlement", 1], players=wolf(food=5, camps=camps)))
    assert works(s) == []  # the new maximum is 5


def test_before_a_glacier_token_with_food_ew_modg_3() -> None:
    """EW-FOOD-1, EW-MODG-3: g07 gives 4 food to whoever settles there."""
    position = due(
        ["build settlement", 1],
        players=wolf(food=4, camps={"1,0": 1, "1,1": 1, "2,0": 1, "0,0": 1}),
        land={"1,0": "glacier"},
        glacier_tokens={"on": {"1,0": {"token": "g07", "up": True}}},
    )
    s = given(position, {"players": 2, "glacier_tokens": True})
    do(s, "work food=2", "settle at=1,0+1,1+2,0")
    assert (s.food[0], s.labor) == (6, 2)


@pytest.mark.parametrize(("food", "listed"), [(1, 0), (2, 0), (3, 3), (4, 0)])
def test_before_the_price_of_a_stone_slot_ew_stone_2_ew_food_4(food: int, listed: int) -> None:
    """EW-FOOD-4, EW-STONE-2, EW-T-2: paid first, the food that is left stands between two symbols."""
    s = given(due(["take stone", 1], players=wolf(food=food, tools=1), stones={"left": ["s1-03"]}))
    assert len(works(s)) == listed
    if listed:
        do(s, "work food=1", "take_stone stone=s1-03")
        assert (s.food[0], s.labor) == (1, 2)


@pytest.mark.parametrize(
    "gain",
    ["place camp", "move camp", "take tribe", "recruit tribe", "take culture", "take animal", "bury"],
)
def test_not_where_it_changes_nothing_ew_food_1(gain: str) -> None:
    """EW-FOOD-1: the food marker stays where it is, so the next question is as good a moment. The refusal says so."""
    s = given(due([gain, 2], players=wolf(food=3, hand=["elder", "elder"], camps=SIX)))
    assert asked(s) == "gains"
    assert works(s) == []
    assert refused(s, "work food=1") == "EW-FOOD-1"
    assert reason(s, "work food=1") == "winter-refuse-work-after-this"
    assert reason(s, "work food=4") == "winter-refuse-food"


# -- abilities that wait, and cards as a price ---------------------------------------------------------------------


def test_an_ability_that_waits_for_labor_ew_food_1_ew_abil_6() -> None:
    """EW-FOOD-1, EW-ABIL-6: labor as the price of an ability can be had from food at that moment."""
    pack = bearing("when bury: pay labor 2 -> gain vp 3")
    position = due(["bury", 1], players=wolf(food=3, tools=0, above=["c1-14"], hand=["elder"], vp=0))
    s = given(position, pack=pack)
    do(s, "bury card=elder from=hand")
    assert asked(s) == "waiting"
    assert legal(s) == ["decline", "work food=1", "work food=2", "work food=3"]
    do(s, "work food=3")
    assert legal(s) == ["use card=c1-14 ability=1", "decline"]
    do(s, "use card=c1-14 ability=1")
    assert (s.vp[0], s.labor, s.food[0]) == (3, 0, 0)


@pytest.mark.parametrize(
    ("line", "food", "halves", "waits"),
    [
        ("pay labor 2", 2, 0, False),  # 1 labor at most
        ("pay labor 2", 2, 2, True),
        ("pay labor 2", 0, 2, False),
        ("pay labor 2 + tool 1", 3, 0, False),
        ("pay labor 2 + card 1", 3, 0, False),
        ("pay labor 2 + food 1", 3, 0, False),  # 2 food are left: 1 labor
        ("pay labor 2 + food 1", 4, 0, False),
        ("pay labor 2 + food 1", 5, 0, True),
    ],
)
def test_labor_must_be_all_that_is_missing_ew_gen_3(line: str, food: int, halves: int, waits: bool) -> None:
    """EW-FOOD-1, EW-GEN-3"""
    position = due(
        ["bury", 1],
        players=wolf(food=food, tools=0, above=["c1-14"], hand=["elder"]),
        acting={"labor_halves": halves},
    )
    s = given(position, pack=bearing(f"when bury: {line} -> gain vp 3"))
    do(s, "bury card=elder from=hand")
    assert (asked(s) == "waiting") == waits


def test_an_ability_that_waits_with_food_ew_abil_6() -> None:
    """EW-FOOD-1, EW-ABIL-6: food as the price or as the result of it."""
    for line, food, listed in (
        ("when bury: gain food 2", 6, 6),
        ("when bury: gain food 2", 4, 0),
        ("when bury: pay food 1 -> gain vp 1", 3, 3),
        ("when bury: pay food 1 -> gain vp 1", 4, 0),
        ("when bury: choose 1-1 of (gain food 2 | gain vp 1)", 6, 0),  # asked about when it is chosen
    ):
        players = wolf(food=food, camps=SIX, above=["c1-14"], hand=["elder"])
        s = given(due(["bury", 1], players=players), pack=bearing(line))
        do(s, "bury card=elder from=hand")
        assert (asked(s), len(works(s))) == ("waiting", listed)
        if listed:
            before = s.food[0]
            do(s, "work food=1")
            assert (asked(s), s.food[0]) == ("waiting", before - 1)


def test_before_the_last_card_of_a_price_ew_abil_5() -> None:
    """EW-FOOD-1, EW-ABIL-5: what the cards buy comes at once, so food is spent before."""
    for line, listed in (
        ("pay card 1 -> gain food 3", 6),
        ("pay card 1 -> gain vp 3", 0),
        ("pay card 1 -> gain food 3 + gain tool 1", 0),  # asked about afterwards
        ("pay card 1 -> choose 1-1 of (gain food 3 | gain vp 1)", 0),
    ):
        players = wolf(food=6, camps=SIX, hand=["c1-14", "elder"])
        s = given({"players": players}, pack=bearing(line))
        do(s, "play card=c1-14", "use card=c1-14 ability=1")
        assert (asked(s), len(works(s))) == ("pay_cards", listed)
        if listed:
            do(s, "work food=4")
            assert asked(s) == "pay_cards"
            do(s, "discard card=elder")
            assert (s.food[0], s.labor) == (5, 4)


def test_the_preview_tells_the_labor() -> None:
    """EW-FOOD-2, wherever food can be spent."""
    nested = given(due(["gain idol", 1], players=wolf(food=3)))
    waiting = due(["bury", 1], players=wolf(food=3, above=["c1-14"], hand=["elder"]))
    listening = given(waiting, pack=bearing("when bury: pay food 1 -> gain vp 1"))
    do(listening, "bury card=elder from=hand")
    players = wolf(food=3, camps={}, hand=["c1-14", "elder"])
    paying = given({"players": players}, pack=bearing("pay card 1 -> gain food 3"))
    do(paying, "play card=c1-14", "use card=c1-14 ability=1")
    for s, name in ((nested, "gains"), (listening, "waiting"), (paying, "pay_cards")):
        assert asked(s) == name
        told = [s.preview(s.game().space.parse_text(f"work food={n}")) for n in (1, 2, 3)]
        assert told == [{"halves": 2}, {"halves": 2}, {"halves": 4}]


# -- food that comes by itself in the end --------------------------------------------------------------------------


def test_food_that_would_be_lost_is_asked_about_ew_food_1() -> None:
    """EW-FOOD-1, EW-GOLD-3: after the card has been seen, before the food comes."""
    s = given(due(["draw", 1], ["gain food", 2], players=wolf(food=5, camps=SIX)))
    do(s, "draw")
    assert asked(s) == "gains"
    assert legal(s)[:2] == ["take what=food", "decline"]
    do(s, "work food=1")
    assert (asked(s), s.food[0], s.labor) == ("culture", 6, 2)  # it fits now, and comes by itself


@pytest.mark.parametrize(("food", "due_food"), [(4, 2), (0, 9)])
def test_food_that_fits_or_meets_none_comes_by_itself(food: int, due_food: int) -> None:
    """EW-GOLD-3, EW-FOOD-1"""
    s = given(due(["draw", 1], ["gain food", due_food], players=wolf(food=food, camps=SIX)))
    do(s, "draw")
    assert (asked(s), s.food[0]) == ("culture", 6)


def test_a_position_holds_the_question_of_food_that_would_be_lost() -> None:
    """EW-FOOD-1"""
    s = given(due(["draw", 1], ["gain food", 2], players=wolf(food=5, camps=SIX)))
    do(s, "draw")
    again = winter().from_position(s.position())
    assert again.legal() == s.legal()
    assert again.position() == s.position()


def test_version_1_did_not_ask() -> None:
    """Games begun then go on without these questions (EW-FOOD-1)."""
    s = laid(winter(), due(["draw", 1], ["gain food", 2], players=wolf(food=5, camps=SIX)), 1)
    do(s, "draw")
    assert (asked(s), s.food[0]) == ("culture", 6)
    position = due(["bury", 1], players=wolf(food=3, above=["c1-14"], hand=["elder"]))
    s = laid(winter(bearing("when bury: pay labor 2 -> gain vp 3")), position, 1)
    do(s, "bury card=elder from=hand")
    assert asked(s) == "culture"


# -- where labor buys nothing any more -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "listed"),
    [
        ({"step": "culture", "seat": "wolf"}, True),
        ({"step": "column", "seat": "wolf", "column": "hunt", "part": "top"}, True),
        ({"step": "column", "seat": "wolf", "column": "hunt", "part": "middle"}, False),
        ({"step": "column", "seat": "wolf", "column": "hunt", "part": "bottom"}, False),
        ({"step": "rest", "seat": "wolf"}, False),
    ],
)
def test_only_while_labor_can_buy_something_ew_food_1(turn: JsonObject, listed: bool) -> None:
    """EW-FOOD-1, EW-LAB-3: below the top of a column and at rest labor has no use, unless a card has a price in it."""
    steps: list[Json] = [turn, {"step": "gains", "seat": "wolf", "parts": [["gain idol", 1]]}]
    s = given({"steps": steps, "players": wolf(food=3)})
    assert bool(works(s)) == listed
    if not listed:
        assert reason(s, "work food=1") == "winter-refuse-work-after-this"
    packs: list[JsonObject] = [
        bearing("pay labor 1 -> gain vp 1"),
        {"chiefs": {"keen_eye": {"side_b": ["pay labor 1 -> gain vp 1"]}}},
        {"rest_tokens": {"r3": {"effects": ["pay labor 1 -> gain vp 1"]}}},
    ]
    for pack in packs:
        assert works(given({"steps": steps, "players": wolf(food=3)}, pack=pack))


def test_a_middle_that_costs_labor_counts_ew_food_1() -> None:
    """EW-FOOD-1"""
    pack: JsonObject = {"main_board": {"hunt": {"middle": ["pay labor 1 -> tip 1"]}}}
    for part, listed in (("top", 3), ("middle", 3), ("bottom", 0)):
        position = column("hunt", part, players=wolf(food=3))
        steps = position["steps"]
        assert isinstance(steps, list)
        steps.append({"step": "gains", "seat": "wolf", "parts": [["gain idol", 1]]})
        assert len(works(given(position, pack=pack))) == listed


def test_never_in_the_eclipse_ew_food_1() -> None:
    """EW-FOOD-1: never in the eclipse phase, and there the refusal says so."""
    steps: list[Json] = [
        {"step": "eclipse_cards", "seat": "wolf"},
        {"step": "gains", "seat": "wolf", "parts": [["gain idol", 1]]},
    ]
    s = given({"phase": "eclipse", "steps": steps, "players": wolf(food=3)})
    assert works(s) == []
    assert (refused(s, "work food=1"), reason(s, "work food=1")) == ("EW-FOOD-1", "winter-refuse-work-in-turn-only")


def test_only_in_your_own_turn_is_never_said_in_your_own_turn_ew_food_1() -> None:
    """EW-FOOD-1: at every question of the own turn that does not offer it."""
    token = given(
        {"steps": [{"step": "rest", "seat": "wolf"}, {"step": "rest_token", "seat": "wolf"}], "players": wolf(food=3)},
        {"players": 2, "rest_tokens": True},
    )
    further = given({"players": wolf(food=3, hand=["c1-01", "c1-02", "elder"])})
    do(further, "play card=c1-01", "play card=c1-02")
    deck = given({"turn": 3, "steps": [{"step": "eclipse_deck", "seat": "wolf"}], "players": wolf(hand=["elder"])})
    for s, name, why in (
        (token, "rest_token", "winter-refuse-work-after-this"),
        (further, "pay_for_culture", "winter-refuse-work-after-this"),
        (deck, "eclipse_deck", "winter-refuse-labor-is-over"),
    ):
        assert (asked(s), reason(s, "work food=1")) == (name, why)
    side = winter().new({"players": 2}, 1)
    assert (asked(side), reason(side, "work food=1")) == ("choose_side", "winter-refuse-work-in-turn-only")


# -- food for nothing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("food", "fruitful"),
    [(0, []), (1, [1]), (2, [2]), (3, [1, 3]), (6, [2, 4, 6]), (9, [1, 3, 5, 7, 9])],
)
def test_amounts_of_which_the_last_food_brings_nothing_are_not_sensible(food: int, fruitful: list[int]) -> None:
    """EW-FOOD-2: they stay legal (EW-FOOD-1), but less food brings as much labor."""
    players = wolf(food=food, camps=TEN)
    positions: list[JsonObject] = [{"players": players}, column("hunt", "top", players=players)]
    for position in positions:
        s = given(position)
        assert works(s) == [f"work food={n}" for n in range(1, food + 1)]
        texts = [s.game().space.text(action) for action in s.sensible()]
        assert [text for text in texts if text.startswith("work")] == [f"work food={n}" for n in fruitful]
        assert [text for text in texts if not text.startswith("work")] == [
            text for text in legal(s) if not text.startswith("work")
        ]


@pytest.mark.parametrize("part", ["middle", "bottom"])
def test_labor_that_buys_nothing_is_not_sensible(part: str) -> None:
    """EW-LAB-3, EW-FOOD-1"""
    s = given(column("hunt", part, players=wolf(food=3)))
    assert len(works(s)) == 3
    assert not [action for action in s.sensible() if s.game().space.kind_of(action).name == "work"]


def test_it_is_never_listed_first_ew_food_1() -> None:
    """EW-FOOD-1: food for labor comes after everything else, going on included."""
    positions: list[JsonObject] = [
        {"players": wolf(food=2, hand=[])},
        column("hunt", "top", players=wolf(food=2, hand=[])),
        column("develop", "middle", players=wolf(food=2, hand=[])),
        {"steps": [{"step": "rest", "seat": "wolf", "due": []}], "players": wolf(food=2)},
        due(["gain idol", 1], players=wolf(food=3)),
    ]
    for position in positions:
        s = given(position)
        assert works(s)
        assert legal(s)[-len(works(s)) :] == works(s)
        assert len(legal(s)) > len(works(s))
