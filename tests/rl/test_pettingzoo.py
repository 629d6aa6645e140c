"""`nunatak.lab.pettingzoo`: PettingZoo's own tests, exact seeds, rewards, and what becomes of illegal answers."""

from __future__ import annotations

import random
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from nunatak.engine import Observer, OptionError, Refusal, rewards
from nunatak.games import load_game
from nunatak.lab import pettingzoo
from nunatak.lab.rl.match import VERSION
from nunatak.lab.simulate import seed_in_series

Options = dict[str, Any]

GAMES = ["ice2", "ice1", "roam", "winter"]
# Every number of players and every variant of each game is in one of these.
SPREAD: list[tuple[str, Options]] = [
    ("roam", {}),
    ("roam", {"players": 3, "artifacts": True, "outpost": True}),
    ("roam", {"players": 4, "towers": True}),
    ("winter", {}),
    ("winter", {"players": 3, "draft": "chiefs_and_setup_cards", "glacier_tokens": True}),
    ("winter", {"players": 4, "draft": "setup_cards", "rest_tokens": True, "layout": "tee"}),
    ("ice2", {"players": 2, "first_steps": True}),
    ("ice2", {"players": 3, "expert": True, "fluid_movement": True, "deep_sublattice": "C"}),
    ("ice2", {"players": 4, "expert": True, "friendly_curse": True, "logbook": False}),
    ("ice2", {"players": 5, "blessing": True, "logbook_setup": True}),
    ("ice1", {"players": 1, "mode": "solo"}),
    ("ice1", {"players": 2, "mode": "cooperative"}),
    ("ice1", {"players": 3, "draft": True, "edifices": ["ED01", "ED07"]}),
    ("ice1", {"players": 4, "odd_level_class": "BCB"}),
    ("ice1", {"players": 5, "first_steps": True}),
]
# Those that the laws are tried with: every number of players with every variant.
COMBINATIONS = [(game, options) for game in GAMES for options in load_game(game).option_sets()]


def called(case: object) -> str:
    return "-".join(str(value) for value in case.values()) if isinstance(case, dict) else str(case)


@pytest.mark.parametrize(("game", "options"), [*SPREAD, *COMBINATIONS], ids=called)
def test_pettingzoo_finds_nothing_wrong(game: str, options: Options) -> None:
    api_test(pettingzoo.env(game, **options), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_games(game: str) -> None:
    seed_test(partial(pettingzoo.env, game, players=3), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_as_a_parallel_environment(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=200)
    parallel_seed_test(partial(pettingzoo.parallel_env, game), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_max_cycles_counts_decisions(game: str) -> None:
    """As PettingZoo counts: in a cycle everybody gives an answer, and that of the seat whose turn it is counts."""
    made = partial(pettingzoo.parallel_env, game, illegal="replace")
    max_cycles_test(
        SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles=max_cycles)))
    )


def play(env: Any, choices: random.Random, seed: int | None = None) -> dict[str, float]:
    """Plays a game at random and returns what each agent was given for it."""
    env.reset(seed=seed)
    given: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            given[agent] = reward
            env.step(None)
        else:
            env.step(choices.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return given


@pytest.mark.parametrize(("game", "options"), SPREAD, ids=called)
def test_a_seed_is_the_seed_of_the_game(game: str, options: Options) -> None:
    """The environment plays the very game that the engine deals from the seed, to the last reward."""
    env = pettingzoo.env(game, **options)
    given = play(env, random.Random(1), seed=7)

    loaded = load_game(game)
    state = loaded.new(loaded.complete_options(dict(options)), 7)
    choices = random.Random(1)
    while not state.is_over():
        state.apply(choices.choice(sorted(state.legal())))
    assert env.unwrapped.match.seed == 7
    assert [*given.values()] == rewards(state)
    assert env.unwrapped.match.state.position() == state.position()


def test_games_after_the_first_follow_from_its_seed() -> None:
    env = pettingzoo.env("roam")
    env.reset(seed=np.int64(5))
    seeds = [env.unwrapped.match.seed]
    for _ in range(2):
        env.reset()
        seeds.append(env.unwrapped.match.seed)
    assert seeds == [5, seed_in_series(5, 1), seed_in_series(5, 2)]


def test_without_a_seed_every_environment_begins_elsewhere() -> None:
    envs = [pettingzoo.env("roam"), pettingzoo.env("roam")]
    for env in envs:
        env.reset()
    assert envs[0].unwrapped.match.seed != envs[1].unwrapped.match.seed


def test_everybody_sees_what_they_may_and_state_is_all_of_it() -> None:
    env = pettingzoo.env("winter", players=3)
    env.reset(seed=3, options={"players": 4, "nonsense": object()})
    state = env.unwrapped.match.state
    encoder = state.game().encoder()
    known = [bytes(encoder.encode(Observer(state, seat))) for seat in range(3)]
    assert [env.observe(agent)["observation"].tobytes() for agent in env.agents] == known
    assert env.state().tobytes() == b"".join(known)
    assert env.state_space.contains(env.state())
    asked = [env.observe(agent)["action_mask"].any() for agent in env.agents]
    assert asked == [agent == env.agent_selection for agent in env.agents]


def forbidden(env: Any) -> int:
    """An action that exists and is not legal now."""
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_who_answers_what_is_not_legal_has_lost() -> None:
    env = pettingzoo.env("roam", players=3)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(forbidden(env))
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[offender]["illegal"].startswith("ROAM-")
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_an_illegal_answer_may_raise_its_refusal_instead() -> None:
    env = pettingzoo.env("roam", illegal="raise")
    env.reset(seed=1)
    before = env.unwrapped.match.state.position()
    with pytest.raises(Refusal):
        env.step(forbidden(env))
    assert env.unwrapped.match.state.position() == before


def test_an_illegal_answer_may_be_replaced_the_same_way_each_time() -> None:
    positions = []
    for _ in range(2):
        env = pettingzoo.env("roam", illegal="replace")
        env.reset(seed=1)
        for _ in range(20):
            env.step(forbidden(env))
        positions.append(env.unwrapped.match.state.position())
    assert positions[0] == positions[1]


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    env = pettingzoo.env("winter", max_cycles=5)
    given = play(env, random.Random(1), seed=1)
    assert given == {"player_0": 0.0, "player_1": 0.0}
    assert env.unwrapped.match.decisions == 5
    assert not env.unwrapped.match.state.is_over()


def test_the_end_tells_scores_and_winners() -> None:
    env = pettingzoo.env("roam")
    env.reset(seed=2)
    choices = random.Random(2)
    while not any(env.terminations.values()):
        env.step(choices.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    state = env.unwrapped.match.state
    result = {"scores": state.scores(), "winners": state.winners()}
    assert [*env.infos.values()] == [result, result]


def test_what_cannot_be_made_says_why() -> None:
    with pytest.raises(KeyError, match="there is no game 'chess'"):
        pettingzoo.env("chess")
    with pytest.raises(OptionError, match="players"):
        pettingzoo.env("roam", players=9)
    with pytest.raises(ValueError, match="illegal: expected one of lose, raise, replace"):
        pettingzoo.env("roam", illegal="ignore")
    with pytest.raises(ValueError, match="max_cycles: expected one"):
        pettingzoo.env("roam", max_cycles=0)
    with pytest.raises(ValueError, match="render_mode: expected one of human"):
        pettingzoo.env("roam", render_mode="3d")
    env = pettingzoo.env("roam")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"{env.agent_selection} is asked"):
        env.step(None)


@pytest.mark.parametrize("game", GAMES)
def test_the_version_follows_that_of_the_observations(game: str) -> None:
    """Whoever raises the version of an encoder raises that of the environments, which promise the same cells."""
    assert load_game(game).encoder().version == VERSION
    assert str(pettingzoo.env(game)) == f"nunatak_{game}_v{VERSION}"
