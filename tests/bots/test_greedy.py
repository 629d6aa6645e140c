"""Greedy is worth playing against: it beats random, takes what is there for the taking, and does not dawdle."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.engine import Chance, Game, Json, Observer, Options, State
from nunatak.games import load_game
from nunatak.lab.simulate import Series, by_bot, simulate, summarise

COINLESS = ["loc-04", "loc-12", "loc-13", "loc-21"]
VARIANTS = [
    {"artifacts": artifacts, "outpost": outpost, "towers": towers}
    for artifacts in (False, True)
    for outpost in (False, True)
    for towers in (False, True)
]


def wins(options: Options, bots: list[str], games: int) -> float:
    """How many games greedy wins."""
    series = Series("roam", load_game("roam").complete_options(options), bots, games, 2024)
    won = by_bot(summarise(series, simulate(series, 1, lambda: None)))["greedy"]
    assert isinstance(won, int | float)
    return won


@pytest.mark.parametrize("variant", [VARIANTS[0], VARIANTS[-1]], ids=str)
def test_greedy_beats_random(variant: dict[str, Json]) -> None:
    assert wins({"players": 2, **variant}, ["random", "greedy"], 20) >= 19


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_greedy_beats_random_in_95_of_100_games(variant: dict[str, Json]) -> None:
    assert wins({"players": 2, **variant}, ["random", "greedy"], 100) >= 95


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_several_random_players(players: int) -> None:
    bots = ["random"] * (players - 1) + ["greedy"]
    assert wins({"players": players}, bots, 10) >= 8


@pytest.mark.parametrize("index", [29, 85])
def test_it_does_not_sit_on_its_last_token(index: int) -> None:
    """Games in which holding back once looked best, turn after turn."""
    game = load_game("roam")
    options = game.complete_options({"players": 2, "artifacts": True, "towers": True})
    series = Series("roam", options, ["random", "greedy"], 100, 2024)
    chance = Chance(series.seed_of(index))
    bots = [make_bot(name, game, chance.bits()) for name in series.bots]
    state = game.new(options, series.seed_of(index))
    for _ in range(600):
        if state.is_over():
            break
        seat = state.to_decide()
        state.apply(bots[seat].choose(Observer(state, seat)))
    assert state.winners() == [1]


def given(partial: dict[str, Json]) -> tuple[Game, State]:
    """Blue to move in a game of two, with parts of the position set."""
    game = load_game("roam")
    slots: list[Json] = ["loc-01", "loc-02", "loc-03", *COINLESS[:3]]
    return game, game.amend(game.new({"first": "1"}, 1), {"slots": slots, **partial})


def turn_of_greedy(game: Game, state: State) -> State:
    """Greedy plays on until somebody else has to decide."""
    bot = make_bot("greedy", game, 1)
    seat = state.to_decide()
    while state.to_decide() == seat:
        state.apply(bot.choose(Observer(state, seat)))
    return state


def test_it_completes_a_location_it_wins() -> None:
    mine: dict[str, Json] = {"r3c0": ["blue"], "r4c0": ["blue"], "r5c0": ["blue"]}
    game, state = given({"tokens": {**mine, "r3c1": ["red"]}})
    assert len(turn_of_greedy(game, state).position()["players"]["blue"]["party"]) == 4  # type: ignore


def test_it_does_not_complete_a_location_for_others() -> None:
    theirs: dict[str, Json] = {"r3c0": ["red"], "r4c0": ["red"], "r5c0": ["red"], "r3c1": ["red"]}
    game, state = given({"tokens": theirs})
    assert len(turn_of_greedy(game, state).position()["players"]["red"]["party"]) == 3  # type: ignore


def test_it_outbids_when_it_can() -> None:
    tokens: dict[str, Json] = {}
    for r in (3, 4, 5):
        tokens[f"r{r}c0"] = ["blue"]
        tokens[f"r{r}c1"] = ["red"]
    game, state = given({"tokens": tokens, "players": {"blue": {"coins": 3}, "red": {"coins": 1}}})
    bot = make_bot("greedy", game, 1)
    for answer in ("activate card=start-blue-1", "place anchor=r0c0", "end_actions"):
        state.apply(game.space.parse(answer))
    assert state.asked().name == "bid"  # type: ignore[union-attr]
    assert game.space.text(bot.choose(Observer(state, 0))) == "bid coins=1"
