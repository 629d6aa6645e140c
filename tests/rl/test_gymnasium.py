"""`nunatak.lab.gymnasium`: Gymnasium's own check, one learner among bots, and where the games are found."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nunatak.bots import make_bot
from nunatak.engine import Chance, Observer, rewards
from nunatak.games import load_game
from nunatak.lab.gymnasium import Learner
from nunatak.lab.playout import play_out
from nunatak.lab.simulate import seated

GAMES = ["ice2", "ice1", "roam", "winter"]
# The checker gives any action: most are not legal, and the game is lost. With "replace" it plays on.
ILLEGAL = ["lose", "replace"]


@pytest.mark.parametrize("illegal", ILLEGAL)
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str, illegal: str) -> None:
    check_env(gymnasium.make(f"nunatak/{game}-v1", players=3, bots=["random"], illegal=illegal).unwrapped)


def test_a_game_of_one_has_no_bots() -> None:
    env = gymnasium.make("nunatak/ice1-v1", players=1, mode="solo")
    check_env(env.unwrapped)
    assert play(env, 4)[0] in (-1.0, 1.0)


def test_games_are_found_by_the_module_that_registers_them() -> None:
    """In a new process, in which nobody has imported it."""
    line = "import gymnasium; print(gymnasium.make('nunatak.lab.gymnasium:nunatak/roam-v1').spec.id)"
    told = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["nunatak/roam-v1"]


def play(env: Any, seed: int, bot: str = "random") -> tuple[float, dict[str, Any]]:
    """Lets a bot play the learner, with the seed that a bot would have on its seat; the last reward and info."""
    env.reset(seed=seed)
    learner = env.unwrapped
    chance = Chance(seed)
    seeds = [chance.bits() for _ in range(learner.match.players)]
    own = make_bot(bot, learner.match.game, seeds[learner.seat])
    while True:
        action = own.choose(Observer(learner.match.state, learner.seat))
        observation, reward, over, cut, info = env.step(action)
        assert observation in env.observation_space
        if over or cut:
            return reward, info


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_others_play_as_they_do_in_a_simulation(seat: int) -> None:
    """A bot in the learner's place makes it the game that these bots play with this seed."""
    game = load_game("roam")
    bots = ["greedy", "visitor", "trekker"]
    others = [bot for one, bot in enumerate(bots) if one != seat]
    env = Learner("roam", others, seat, players=3)
    reward, info = play(env, 11, bots[seat])

    state = game.new({"players": 3}, 11)
    with seated(game, bots, 11) as sitting:
        play_out(state, sitting)
    assert env.match.state.position() == state.position()
    assert reward == rewards(state)[seat]
    assert info == {"scores": state.scores(), "winners": state.winners()}


def test_the_learner_may_sit_anywhere() -> None:
    env = Learner("roam", ["random"], None, players=4)
    seats = []
    for seed in range(20):
        observation, _ = env.reset(seed=seed)
        seats.append(env.seat)
        assert env.match.state.to_decide() == env.seat
        assert observation["action_mask"].any()
    assert {*seats} == {0, 1, 2, 3}
    env.reset(seed=3)
    assert env.seat == seats[3]


def test_what_is_not_legal_loses_or_raises() -> None:
    env = Learner("roam", ["random"])
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"].astype(np.bool_)).all()
    forbidden = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, cut, info = env.step(forbidden)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"].startswith("ROAM-")


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    env = Learner("roam", ["random"], max_cycles=9)
    reward, info = play(env, 1)
    assert (reward, info) == (0.0, {})
    assert env.match.decisions == 9


def test_what_cannot_be_made_says_why() -> None:
    with pytest.raises(KeyError, match="there is no bot 'grandmaster'"):
        Learner("roam", ["grandmaster"])
    with pytest.raises(ValueError, match="bots: 2 for 1 seats"):
        Learner("roam", ["random", "random"])
    with pytest.raises(ValueError, match="seat: expected 0 to 1 or None, got 2"):
        Learner("roam", seat=2)
