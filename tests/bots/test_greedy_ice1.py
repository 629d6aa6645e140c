"""Greedy plays the first edition of I C E sensibly, against others, alone and together."""

from __future__ import annotations

import pytest

from nunatak.bots.house import evaluation_of
from nunatak.engine.json import Json
from nunatak.games import load_game
from tests.bots.ice_play import play, reached, wins


@pytest.mark.parametrize("first", [True, False])
def test_greedy_beats_random(first: bool) -> None:
    assert wins("ice1", 2, first, 2024) == 2


@pytest.mark.long
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins("ice1", 50, True, 1) + wins("ice1", 50, False, 2) >= 95


def test_it_digs_sends_and_validates() -> None:
    """One game, and what greedy did in it."""
    played = play("ice1", {}, ["greedy", "random"], 11, 1)
    assert played.done[0]["excavate"] >= 10
    assert played.done[0]["send"] >= 6
    assert len(played.state.validated[0]) >= 2
    assert played.state.scores()[0] >= 15


def test_two_of_them_together_reach_more_than_one_with_a_random_partner() -> None:
    together = reached(["greedy", "greedy"], 2, 1)
    alone = reached(["greedy", "random"], 2, 1)
    assert together["artifacts"] > alone["artifacts"]
    assert together["request_rp"] > alone["request_rp"]


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 2, "mode": "cooperative"}, {"players": 4, "mode": "cooperative"}]
)
def test_an_expedition_that_begins_has_a_chance(options: dict[str, int | str]) -> None:
    """Nothing is reached yet, and little is due yet: the chances are less than even, and the same for all."""
    state = load_game("ice1").new({**options}, 5)
    chances = evaluation_of("ice1").chances(state)
    assert len(chances) == options["players"]
    assert len(set(chances)) == 1
    assert 0.1 < chances[0] < 0.5


def test_edifices_within_reach_are_nothing_to_dig_up() -> None:
    """A leader beside an edifice that only one tile still covers, and one who stands on it."""
    game = load_game("ice1")
    state = game.new({"players": 2, "guilds": ["cryoarchitects", "striders"], "first": "1"}, 1)
    left: Json = {"snow": [], "surface": [], "intermediate": [], "deep": ["D10", "D11", "D14", "D15"]}
    for leader in ("D10", "E06"):
        players: Json = {"cryoarchitects": {"leader": leader}}
        near: dict[str, Json] = {"active": "cryoarchitects", "left": left, "camps": ["E06"], "players": players}
        evaluation_of("ice1").value(game.amend(state, near), 0)
