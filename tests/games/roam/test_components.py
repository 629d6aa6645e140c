"""What is in the box, and what the tables say about it.  ROAM-COMP, ROAM-DATA"""

from __future__ import annotations

from collections import Counter

import pytest

from nunatak.engine import DataError, Json, JsonObject
from nunatak.games import check_data
from nunatak.games.roam.names import COLOURS
from nunatak.games.roam.printed import Card
from tests.games.roam.table import BASIC, FULL, do, given, legal, roam

LOCATIONS = [card for card in roam().components.cards if card.name.startswith("loc-")]
STARTING = [card for card in roam().components.cards if card.name.startswith("start-")]
ARTIFACTS = roam().components.artifacts


def marks(card: Card) -> str:
    return "".join(card.pattern)


def connected(card: Card) -> bool:
    """Whether the solid squares hang together along rows and columns."""
    solid = {(y, x) for y, row in enumerate(card.pattern) for x, mark in enumerate(row) if mark == "X"}
    seen, found = set(), [min(solid)]
    while found:
        y, x = found.pop()
        seen.add((y, x))
        found += [q for q in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)) if q in solid - seen]
    return seen == solid


def test_counts_of_cards_and_artifacts() -> None:
    """ROAM-COMP-1, ROAM-COMP-2, ROAM-COMP-4, ROAM-DATA-3"""
    assert len(LOCATIONS) == len({card.name for card in LOCATIONS}) == 43
    assert [card.name for card in STARTING] == [f"start-{colour}-{n}" for colour in COLOURS for n in (1, 2, 3)]
    assert len(ARTIFACTS) == len({artifact.name for artifact in ARTIFACTS}) == 24


@pytest.mark.parametrize("players", [2, 3, 4])
def test_24_tokens_a_player(players: int) -> None:
    """ROAM-COMP-3: no more and no fewer, in the supply when the game begins."""
    state = given({"players": players})
    assert state.supply == [24] * players
    assert roam().inventory(state)["tokens"] == 24 * players


def test_one_first_player_and_one_outpost_card() -> None:
    """ROAM-COMP-5: the outpost card has one holder at most, and only in its variant has it any."""
    state = given({**BASIC, "outpost": True})
    assert state.position()["first"] == "blue"
    assert state.position()["outpost"] is None
    with pytest.raises(ValueError, match="outpost"):
        given({**BASIC, "outpost": True}, {"outpost": ["blue", "red"]})


@pytest.mark.parametrize("coins", [-1, 1.5, "3", True])
def test_a_purse_is_a_whole_number_not_below_zero(coins: Json) -> None:
    """ROAM-COMP-6"""
    with pytest.raises(ValueError, match=r"players\.blue\.coins"):
        given(BASIC, {"players": {"blue": {"coins": coins}}})


def test_a_location_side_has_six_squares_with_coin_symbols() -> None:
    """ROAM-COMP-8, ROAM-COIN-3: three rows of two; some squares bear several symbols."""
    for card in LOCATIONS:
        assert [len(row) for row in card.coins] == [2, 2, 2]
    assert any(int(digit) > 1 for card in LOCATIONS for row in card.coins for digit in row)


def test_an_adventurer_side_has_a_pattern_and_points() -> None:
    """ROAM-COMP-9"""
    for card in LOCATIONS + STARTING:
        assert "X" in marks(card)
        assert card.points >= 0
        assert all(len(row) == len(card.pattern[0]) for row in card.pattern)


def test_the_three_starting_patterns_are_the_same_for_all_colours() -> None:
    """ROAM-COMP-10"""
    patterns = [[card.pattern for card in STARTING[i : i + 3]] for i in (0, 3, 6, 9)]
    assert patterns == [[["X.", "XX"], ["X..", ".X.", "..X"], ["Xo", "oX"]]] * 4


def test_printed_values_come_from_the_tables() -> None:
    """ROAM-COMP-11, ROAM-DATA-1: a pack changes points, pattern, coins and prices without a change of code."""
    pack: JsonObject = {
        "location_cards": {"loc-31": {"points": 9, "coins": ["90", "00", "00"], "coin_total": 9}},
        "starting_cards": {"start-blue-1": {"pattern": ["XXXXXX"], "solid": 6, "points": 4}},
        "artifacts": {"art-01": {"price": 7, "points": 8}},
    }
    slots: Json = ["loc-30", "loc-32", "loc-33", "loc-31", "loc-35", "loc-36"]
    state = given(FULL, {"slots": slots, "players": {"blue": {"artifacts": ["art-02"]}}, "row": ["art-01"]}, pack)
    do(state, "activate card=start-blue-1")
    assert legal(state) == [f"place anchor=r{r}c0" for r in range(6)]
    before = state.coins[0]
    do(state, "place anchor=r3c0", "end_actions")
    assert state.coins[0] >= before + 9
    assert state.scores()[0] == 4 + 1
    assert state.legal() == [state.game().space.parse_text(text) for text in ("buy_artifact place=0", "skip")]
    do(state, "buy_artifact place=0")
    assert state.scores()[0] == 4 + 1 + 8


def test_patterns_of_six_by_six_work() -> None:
    """ROAM-DATA-1: such a pattern fits in exactly one way."""
    pattern: Json = ["X.....", "......", "......", "......", "......", ".....X"]
    pack: JsonObject = {"starting_cards": {"start-blue-1": {"pattern": pattern, "solid": 2}}}
    state = given(BASIC, {}, pack)
    do(state, "activate card=start-blue-1")
    assert legal(state) == ["place anchor=r0c0"]
    do(state, "place anchor=r0c0")
    assert state.position()["tokens"] == {"r0c0": ["blue"], "r5c5": ["blue"]}


def test_reconstructed_values_are_marked() -> None:
    """ROAM-DATA-2: whatever the rulebook shows only as a picture is marked R."""
    assert {thing.provenance for thing in LOCATIONS + STARTING} == {"R"}
    assert {artifact.provenance for artifact in ARTIFACTS} == {"R"}


def test_what_the_data_had_to_keep() -> None:
    """ROAM-DATA-3: solid and empty squares, diagonal patterns, prices and points, six abilities."""
    assert any("o" in marks(card) for card in LOCATIONS)
    assert any(not connected(card) for card in LOCATIONS)
    assert all(artifact.price > 0 and artifact.points > 0 for artifact in ARTIFACTS)
    assert Counter(artifact.ability for artifact in ARTIFACTS) == dict.fromkeys(roam().components.abilities, 4)


def test_the_design_of_our_set() -> None:
    """ROAM-DATA-2: the design rules of section 15, which balance the reconstructed cards."""
    assert len({tuple(card.pattern) for card in LOCATIONS + STARTING[:3]}) == 46
    for card in LOCATIONS:
        solid, empty = marks(card).count("X"), marks(card).count("o")
        assert len(card.pattern) <= 3
        assert len(card.pattern[0]) <= 3
        assert card.points == max(1, 7 - solid - (empty >= 2) + (not connected(card)))
    assert Counter(marks(card).count("X") for card in LOCATIONS) == {2: 10, 3: 15, 4: 12, 5: 6}
    assert Counter(marks(card).count("o") for card in LOCATIONS) == {0: 22, 1: 6, 2: 12, 3: 3}
    assert Counter(card.points for card in LOCATIONS) == {1: 1, 2: 6, 3: 10, 4: 13, 5: 10, 6: 3}
    coins = [sum(int(digit) for row in card.coins for digit in row) for card in LOCATIONS]
    assert Counter(coins) == {0: 4, 1: 17, 2: 14, 3: 8}
    prices = Counter((a.ability, a.price, a.points) for a in ARTIFACTS)
    cheap = {"coin": 2, "rotate": 2, "free_square": 3, "move": 3, "turn_card": 3, "replace": 4}
    assert prices == {(name, price + 2 * n, 1 + n): 2 for name, price in cheap.items() for n in (0, 1)}


def test_data_check_says_what_was_checked() -> None:
    assert check_data("roam") == [
        {"say": "cli-checked-roam-locations", "cards": 43},
        {"say": "cli-checked-roam-starting", "cards": 12},
        {"say": "cli-checked-roam-artifacts", "artifacts": 24},
    ]


@pytest.mark.parametrize(
    ("pack", "place"),
    [
        ({"location_cards": {"loc-01": {"coins": ["000", "00", "00"]}}}, "location_cards.toml.card[loc-01].coins"),
        ({"location_cards": {"loc-01": {"coins": ["0x", "00", "00"]}}}, "location_cards.toml.card[loc-01].coins"),
        ({"location_cards": {"loc-01": {"coin_total": 5}}}, "location_cards.toml.card[loc-01].coin_total"),
        ({"location_cards": {"loc-01": {"pattern": ["XXX"]}}}, "location_cards.toml.card[loc-01].solid"),
        ({"location_cards": {"loc-01": {"pattern": ["XX", "o."]}}}, "location_cards.toml.card[loc-01].empty"),
        ({"location_cards": {"loc-01": {"pattern": ["XX", "X"]}}}, "location_cards.toml.card[loc-01].pattern"),
        ({"location_cards": {"loc-01": {"pattern": ["X?"]}}}, "location_cards.toml.card[loc-01].pattern"),
        ({"location_cards": {"loc-01": {"pattern": ["oo"]}}}, "location_cards.toml.card[loc-01].pattern"),
        ({"location_cards": {"loc-01": {"pattern": []}}}, "location_cards.toml.card[loc-01].pattern"),
        ({"location_cards": {"loc-01": {"pattern": ["X" * 7]}}}, "location_cards.toml.card[loc-01].pattern"),
        ({"location_cards": {"loc-01": {"points": -1}}}, "location_cards.toml.card[loc-01].points"),
        ({"location_cards": {"loc-01": {"id": "loc-02"}}}, "location_cards.toml.card[loc-02].id"),
        ({"location_cards": {"loc-01": {"provenance": "Z"}}}, "location_cards.toml.card[loc-01].provenance"),
        ({"starting_cards": {"start-blue-1": {"colour": "red"}}}, "starting_cards.toml.card[start-blue-1].colour"),
        ({"starting_cards": {"start-blue-1": {"number": 2}}}, "starting_cards.toml.card[start-blue-1].number"),
        ({"artifacts": {"art-01": {"price": "two"}}}, "artifacts.toml.artifact[art-01].price"),
        ({"artifacts": {"art-01": {"ability": "fly"}}}, "artifacts.toml.artifact[art-01].ability"),
        ({"artifacts": {"art-01": {"ability": "coin"}}}, "artifacts.toml.ability"),
        ({"artifacts": {"coin": {"copies": 5}}}, "artifacts.toml.ability"),
    ],
)
def test_a_broken_value_is_refused_with_file_item_and_field(pack: JsonObject, place: str) -> None:
    """ROAM-COMP-11: whoever enters printed values learns at once where a slip is."""
    with pytest.raises(DataError) as caught:
        roam(pack)
    assert caught.value.where == f"roam/{place}"
