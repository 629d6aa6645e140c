"""Set-up and seats.  ROAM-SETUP, ROAM-SEAT"""

from __future__ import annotations

import pytest

from nunatak.engine import Chance, OptionError, Options
from nunatak.games.roam.names import CARD_NAMES
from tests.games.roam.table import BASIC, FULL, at, do, given, roam


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_the_cards_and_tokens_of_one_colour(players: int) -> None:
    """ROAM-SETUP-1, ROAM-SETUP-4: what belongs to unused colours has left the game; the cards begin awake."""
    colours = ["yellow", "blue", "red", "green"][:players]
    position = given({"players": players, "colours": [*colours]}).position()
    for colour in colours:
        party = [{"card": f"start-{colour}-{n}", "awake": True} for n in (1, 2, 3)]
        assert at(position, f"players.{colour}.party") == party
        assert at(position, f"players.{colour}.supply") == 24
    assert roam().inventory(given({"players": players}))["starting cards"] == 3 * players


def test_the_deck_is_shuffled_and_its_top_six_are_the_field() -> None:
    """ROAM-SETUP-2, ROAM-SETUP-3: slots 0 to 5 in the order of the deck; the next card lies open on top."""
    shuffled = [*range(43)]
    Chance(7).shuffle(shuffled)
    names = [CARD_NAMES[card] for card in shuffled]
    state = roam().new(BASIC, seed=7)
    assert state.position()["slots"] == names[:6]
    assert state.position()["deck"] == names[6:]
    assert at(state.view(None), "deck") == {"left": 37, "top": names[6]}
    assert at(state.view(None), "slots.4.card") == names[4]
    assert {str(at(roam().new(BASIC, seed).position(), "slots.0")) for seed in range(300)} == set(CARD_NAMES[:43])


def test_the_first_player_is_drawn_unless_the_table_decides() -> None:
    """ROAM-SETUP-5"""
    drawn = [roam().new({"players": 4}, seed).first for seed in range(200)]
    assert {drawn.count(seat) > 25 for seat in range(4)} == {True}
    for seat in range(4):
        state = roam().new({"players": 4, "first": str(seat + 1)}, seed=3)
        assert (state.first, state.active, state.to_decide()) == (seat, seat, seat)


@pytest.mark.parametrize(("players", "coins"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_starting_coins_by_place_in_the_turn_order(players: int, coins: list[int]) -> None:
    """ROAM-EX-36, ROAM-SETUP-6: whoever is first, and wherever the seats are."""
    borders = ["E", "N", "W", "S"][:players]
    for first in range(players):
        state = roam().new({"players": players, "first": str(first + 1), "borders": [*borders]})
        # These seats go round anticlockwise, so the order of play is the reverse of the order of seats.
        order = [(first - i) % players for i in range(players)]
        assert at(state.view(None), "order") == order
        assert [state.coins[seat] for seat in order] == coins


def test_the_basic_game_has_no_artifacts() -> None:
    """ROAM-SETUP-7"""
    position = given(BASIC).position()
    assert (position["row"], position["stack"]) == ([], [])
    with pytest.raises(ValueError, match=r"players\.blue\.artifacts\[0\]: artifacts belong to the full game"):
        given(BASIC, {"players": {"blue": {"artifacts": ["art-01"]}}})
    state = given(BASIC, {"players": {"blue": {"coins": 50}}})
    do(state, "activate card=start-blue-1", "place anchor=r0c0", "end_actions")
    assert state.active == 1


def test_the_full_game_shows_four_artifacts_of_a_shuffled_stack() -> None:
    """ROAM-ART-1"""
    state = roam().new(FULL, seed=5)
    position = state.position()
    row, stack = position["row"], position["stack"]
    assert isinstance(row, list)
    assert isinstance(stack, list)
    assert len(row) == 4
    assert len({str(name) for name in row + stack}) == 24
    assert len({str(roam().new(FULL, seed).position()["row"]) for seed in range(20)}) == 20


def test_the_outpost_card_lies_beside_the_field() -> None:
    """ROAM-OUT-1: nobody holds it when the game begins."""
    state = given({**BASIC, "outpost": True})
    assert state.view(None)["outpost"] is None
    assert state.scores() == [0, 0]


def test_the_variants_are_independent_switches() -> None:
    """ROAM-SETUP-8: all eight combinations, for every number of players."""
    sets = roam().option_sets()
    assert len(sets) == 24
    seen = set()
    for options in sets:
        variants = given(options).view(None)["variants"]
        assert variants == {name: options[name] for name in ("artifacts", "outpost", "towers")}
        seen.add((options["players"], str(variants)))
    assert len(seen) == 24


def test_no_two_players_at_one_border() -> None:
    """ROAM-SEAT-1"""
    with pytest.raises(OptionError) as caught:
        roam().new({"players": 2, "borders": ["W", "W"]})
    assert caught.value.where == "borders[1]"


@pytest.mark.parametrize(("players", "borders"), [(2, ["S", "N"]), (3, ["S", "W", "N"]), (4, ["S", "W", "N", "E"])])
def test_borders_have_defaults_and_can_be_chosen(players: int, borders: list[str]) -> None:
    """ROAM-SEAT-3"""
    assert [at(given({"players": players}).view(0), f"players.{i}.border") for i in range(players)] == borders
    chosen = ["E", "S", "N", "W"][:players]
    state = given({"players": players, "borders": [*chosen]})
    assert [at(state.view(0), f"players.{i}.border") for i in range(players)] == chosen


def test_clockwise_is_south_west_north_east() -> None:
    """ROAM-SEAT-2: whichever seats are taken, in whichever order they are listed."""
    for borders, order in ((["N", "E", "S", "W"], [2, 3, 0, 1]), (["W", "E"], [0, 1]), (["E", "W", "S"], [2, 1, 0])):
        first = str(order[0] + 1)
        state = given({"players": len(borders), "borders": [*borders], "first": first})
        assert at(state.view(None), "order") == order


def test_a_claimed_card_faces_its_owner_like_the_others() -> None:
    """ROAM-SEAT-4: DOM, claimed by Red at N, lands turned by 180 degrees."""
    state = given(
        BASIC, {"active": "red", "players": {"red": {"party": ["start-red-1", "start-red-2", "start-red-3", "loc-01"]}}}
    )
    do(state, "activate card=loc-01", "place anchor=r2c2")
    assert state.position()["tokens"] == {"r2c2": ["red"], "r2c1": ["red"]}


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"artifacts": 1}, "artifacts"),
        ({"first": "5"}, "first"),
        ({"players": 2, "first": "3"}, "first"),
        ({"borders": ["S"]}, "borders"),
        ({"borders": ["S", "Q"]}, "borders[1]"),
        ({"borders": "SN"}, "borders"),
        ({"colours": ["blue", "blue"]}, "colours[1]"),
        ({"colours": ["blue", "red", "green"]}, "colours"),
        ({"dragons": True}, "dragons"),
    ],
)
def test_impossible_options_are_refused_by_name(options: Options, where: str) -> None:
    with pytest.raises(OptionError) as caught:
        roam().new(options)
    assert caught.value.where == where
