"""What is in the box, and what lies on the table when the game begins.  EW-COMP, EW-SETUP, EW-VAR"""

from __future__ import annotations

import pytest

from nunatak.engine import DataError, Options
from nunatak.games.winter.geometry import COORDINATES, JUNCTURES, MEETING_PLACES, NEIGHBOURS, START_HEX
from nunatak.games.winter.names import CARD_NAMES, GLACIER, STONES, TERRAIN
from nunatak.games.winter.state import WinterState
from tests.games.winter.table import asked, do, given, legal, refused, winter

SEEDS = range(6)


def dealt(players: int, seed: int = 0, **options: str | bool) -> WinterState:
    whole: Options = {"players": players, **options}
    return winter().new(whole, seed)


def test_the_box_ew_comp_1_ew_comp_2() -> None:
    """EW-COMP-1, EW-COMP-2"""
    pieces = winter().inventory(dealt(4))
    assert pieces["tribe cards"] == 75
    assert pieces["starting cards"] == 36
    assert pieces["culture cards"] == pieces["different culture cards"] == 40
    assert pieces["animals"] == 60
    assert pieces["stones"] == pieces["different stones"] == 20
    assert pieces["camps"] == 20
    assert pieces["settlements"] == 12
    assert pieces["megaliths"] == 40
    assert pieces["figures"] == 12  # a chief and two tribe figures each
    assert winter().inventory(dealt(4, glacier_tokens=True))["glacier tokens"] == 10
    assert winter().inventory(dealt(4, rest_tokens=True))["rest tokens"] == 5
    c = winter().components
    assert sum(c.terrain.counts) == 25
    assert [c.terrain.counts[TERRAIN.index(kind)] for kind in ("start", "glacier", "lake")] == [1, 6, 3]
    assert (len(c.chiefs), len(c.setup_cards)) == (5, 5)


def test_tribes_have_no_effect_ew_comp_3() -> None:
    """EW-COMP-3"""
    one = winter().new({"players": 2, "tribes": ["wolf", "bison"]}, 5)
    other = winter().new({"players": 2, "tribes": ["bear", "lion"]}, 5)
    while not one.is_over():
        assert one.legal() == other.legal()
        action = one.legal()[len(one.legal()) // 2]
        one.apply(action)
        other.apply(action)
    assert one.scores() == other.scores()


def test_starting_cards_are_tribe_cards_ew_comp_4() -> None:
    """EW-COMP-4"""
    s = given({"players": {"wolf": {"hand": ["brave", "tribeswoman", "tribesman"], "food": 2}}})
    do(s, "place figure=tribe to=initiate")
    assert legal(s, "play") == ["play card=brave", "play card=tribeswoman", "play card=tribesman"]
    do(s, "slide")
    assert "bury card=tribesman from=hand" in legal(s)


def test_the_round_track_begins_at_round_1_ew_setup_1() -> None:
    """EW-SETUP-1"""
    s = dealt(2)
    while asked(s) == "choose_side":
        do(s, "choose_side side=a")
    assert (s.round_number, s.turn, s.eclipsed) == (1, 0, False)


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 6), (4, 7)])
def test_stones_on_the_board_ew_setup_2_ew_ex_20(players: int, each: int) -> None:
    """EW-SETUP-2, EW-EX-20"""
    s = dealt(players)
    assert len(s.stones) == 2 * each
    assert all(stone < 10 for stone in s.stones[:each])
    assert all(stone >= 10 for stone in s.stones[each:])
    assert len(s.stone_box) == len(STONES) - 2 * each


def test_decks_ew_setup_3_ew_setup_4() -> None:
    """EW-SETUP-3, EW-SETUP-4"""
    s = dealt(3)
    assert [s.tribe_decks[kind] + sum(hand.count(kind) for hand in s.hand) for kind in range(5)] == [15] * 5
    assert len(s.open_culture) == 8
    assert all(CARD_NAMES[kind].startswith("c1-") for kind in s.open_culture)
    assert [len(deck) for deck in s.culture_deck] == [12, 20]
    assert s.culture_deck[0] != sorted(s.culture_deck[0])


def test_player_boards_ew_setup_5_ew_setup_9_ew_setup_10_ew_setup_16() -> None:
    """EW-SETUP-5, EW-SETUP-9, EW-SETUP-10, EW-SETUP-16"""
    s = dealt(4)
    assert s.settlements_home == [3] * 4
    assert s.megaliths_home == [10] * 4
    assert s.vp == s.offering == s.veneration == [0] * 4
    assert len(set(s.chiefs)) == 4
    for seat in range(4):
        camp = s.c.setup_cards[s.setups[seat]].camp
        assert s.camps_home[seat] == (3 if camp else 4)
        assert s.view(seat)["players"][seat]["food_max"] == (7 if camp else 6)  # type: ignore[index, call-overload]
    assert s.figures == [-1] * 12


def test_sides_are_chosen_last_in_turn_order_ew_setup_6() -> None:
    """EW-SETUP-6"""
    s = dealt(4, 3)
    for seat in s.order:
        assert (asked(s), s.to_decide()) == ("choose_side", seat)
        assert legal(s) == ["choose_side side=a", "choose_side side=b"]
        assert refused(s, "place figure=chief to=hunt") == "EW-FIG-1"
        do(s, "choose_side side=b")
    assert s.sides == [1] * 4
    assert asked(s) == "culture"
    assert refused(s, "choose_side side=a") == "EW-SETUP-6"


@pytest.mark.parametrize("seed", SEEDS)
def test_setup_cards_ew_setup_7_ew_setup_13_ew_setup_14(seed: int) -> None:
    """EW-SETUP-7, EW-SETUP-13, EW-SETUP-14"""
    s = dealt(4, seed)
    extra_food, extra_tools = [0, 1, 0, 1], [0, 0, 1, 1]
    for seat in range(4):
        card, place = s.c.setup_cards[s.setups[seat]], s.order.index(seat)
        assert s.food[seat] == card.food + extra_food[place]
        assert s.tools[seat] == card.tools + extra_tools[place]
        assert card.tribe in s.hand[seat]
        assert s.tribe_decks[card.tribe] == 14
        assert [s.animals[seat * 14 + species] for species in card.animals] == [1] * len(card.animals)
        assert sum(s.animals[seat * 14 : seat * 14 + 14]) == len(card.animals)
        assert s.camps[seat * 19 + START_HEX] == (2 if card.camp else 1)
    assert len(set(s.setups)) == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_opening_hands_ew_setup_8(seed: int) -> None:
    """EW-SETUP-8"""
    s = dealt(3, seed)
    for seat in range(3):
        hand = s.hand[seat]
        assert len(hand) == 5
        assert len(s.deck[seat]) == 5
        assert CARD_NAMES.index("brave") in hand
        assert CARD_NAMES.index("tribeswoman") in hand
        assert sorted(hand + s.deck[seat]) == sorted([*s.c.starting_deck, s.c.setup_cards[s.setups[seat]].tribe])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hunting_grounds_and_order_ew_setup_11_ew_setup_12_ew_ex_20(players: int) -> None:
    """EW-SETUP-11, EW-SETUP-12, EW-EX-20"""
    s = dealt(players)
    assert len(s.grounds) == players + 1
    assert sorted(s.order) == [*range(players)]
    assert len({tuple(dealt(players, seed).order) for seed in range(20)}) > 1


@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
@pytest.mark.parametrize("seed", SEEDS)
def test_terrain_ew_setup_15_ew_ex_20(players: int, glaciers: int, seed: int) -> None:
    """EW-SETUP-15, EW-EX-20"""
    s = dealt(players, seed)
    assert s.land[START_HEX] == 0
    assert s.land.count(0) == 1
    assert s.land.count(GLACIER) == glaciers
    assert all(1 <= s.land.count(kind) <= 3 for kind in range(2, 8))
    assert sum(s.land.count(kind) for kind in range(2, 8)) == 18 - glaciers
    assert all(s.camps[seat * 19 + START_HEX] >= 1 for seat in range(players))


def test_the_hexagon_ew_setup_17_ew_map_4() -> None:
    """EW-SETUP-17, EW-MAP-4"""
    assert len(COORDINATES) == 19
    assert all(max(abs(q), abs(r), abs(q + r)) <= 2 for q, r in COORDINATES)
    assert sorted(len(near) for near in NEIGHBOURS) == [3] * 6 + [4] * 6 + [6] * 7
    assert len(MEETING_PLACES) == 24
    assert len(JUNCTURES) == 18


def test_the_megalith_field_ew_setup_18() -> None:
    """EW-SETUP-18"""
    assert [dealt(players).field.layout for players in (2, 3, 4)] == [0, 1, 2]
    assert dealt(2, layout="ess").field.layout == 2
    fields = [dealt(2, seed).field for seed in range(30)]
    assert len({tuple(field.boards) for field in fields}) > 5
    assert all(field.exists.bit_count() == 36 and field.starts.bit_count() == 4 for field in fields)


def test_setup_cards_are_chosen_in_reverse_order_ew_var_1() -> None:
    """EW-VAR-1"""
    s = dealt(3, 2, draft="setup_cards")
    assert len(s.offered_setups) == 4
    for left, seat in enumerate(reversed(s.order)):
        assert (asked(s), s.to_decide()) == ("choose_setup", seat)
        assert len(legal(s)) == 4 - left
        taken = legal(s)[0]
        do(s, taken)
        if left < 2:
            assert refused(s, taken) == "EW-VAR-1"
    assert s.offered_setups == []
    assert asked(s) == "choose_side"


def test_chiefs_are_chosen_in_order_first_ew_var_2() -> None:
    """EW-VAR-2"""
    s = dealt(3, 2, draft="chiefs_and_setup_cards")
    assert len(s.offered_chiefs) == 4
    for seat in s.order:
        assert (asked(s), s.to_decide()) == ("choose_chief", seat)
        taken = legal(s)[-1]
        do(s, taken)
    assert asked(s) == "choose_setup"
    assert s.to_decide() == s.order[-1]
    assert refused(s, taken) == "EW-VAR-2"
    assert len(set(s.chiefs)) == 3


def test_hands_and_grounds_wait_for_the_choice_ew_var_3() -> None:
    """EW-VAR-3"""
    s = dealt(2, 2, draft="setup_cards")
    assert s.grounds == []
    assert s.hand == [[], []]
    while asked(s) == "choose_setup":
        do(s, legal(s)[0])
    assert len(s.grounds) == 3
    assert [len(hand) for hand in s.hand] == [5, 5]


def test_broken_tables_are_refused() -> None:
    with pytest.raises(DataError, match="'unicorn' is not one of"):
        winter({"setup_cards": {"setup-1": {"animals": ["unicorn"]}}})
    with pytest.raises(DataError, match="labor"):
        winter({"tribe_cards": {"elder": {"labor": 1.3}}})
