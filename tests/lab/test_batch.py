"""Many games at once are the same games as one by one, to the byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import nunatak
from nunatak.engine import Json, Observer, Refusal, rewards
from nunatak.lab.simulate import seed_in_series

CASES: list[tuple[str, dict[str, Json], int]] = [
    ("roam", {"players": 2}, 400),
    ("roam", {"players": 4, "artifacts": True, "outpost": True, "towers": True}, 60),
    ("winter", {"players": 3, "glacier_tokens": True, "rest_tokens": True}, 60),
    ("ice2", {"players": 2, "expert": True}, 60),
    ("ice1", {"players": 1, "mode": "solo"}, 60),
    ("ice1", {"players": 3}, 60),
]


@pytest.mark.parametrize(("name", "options", "steps"), CASES)
def test_a_batch_plays_like_single_games(name: str, options: dict[str, Json], steps: int) -> None:
    n, seed = 3, 11
    batch = nunatak.Batch(name, options, n, seed)
    random = np.random.default_rng(2)
    game = nunatak.load(name)
    encoder = game.encoder()
    states = [game.new(options, seed_in_series(seed, place)) for place in range(n)]
    dealt = [1] * n
    for _ in range(steps):
        for place, state in enumerate(states):
            observer = Observer(state, state.to_decide())
            assert batch.seats[place] == state.to_decide()
            assert batch.observations[place].tobytes() == bytes(encoder.encode(observer))
            assert batch.masks[place].tobytes() == bytes(encoder.mask(observer))
        actions = batch.sample(random)
        batch.step(actions)
        for place, state in enumerate(states):
            state.apply(int(actions[place]))
            assert batch.ends[place] == state.is_over()
            assert batch.rewards[place].tolist() == np.array(rewards(state), np.float32).tolist()
            if state.is_over():
                assert batch.scores[place].tolist() == state.scores()
                following = seed_in_series(seed, place + dealt[place] * n)
                assert batch.seeds[place] == following
                states[place] = game.new(options, following)
                dealt[place] += 1
    if (name, options) == ("roam", {"players": 2}):
        assert max(dealt) > 1, "no game has ended: the test is too short"


def test_equal_seeds_give_equal_batches_and_others_do_not() -> None:
    first, again, other = (nunatak.Batch("roam", n=4, seed=seed) for seed in (1, 1, 2))

    assert (first.observations == again.observations).all()
    assert not (first.observations == other.observations).all()
    assert len(set(first.seeds.tolist())) == 4


def test_an_illegal_answer_moves_nothing() -> None:
    batch = nunatak.Batch("roam", n=3, seed=1)
    actions = batch.sample(np.random.default_rng(0))
    before = batch.observations.copy(), batch.masks.copy()
    actions[2] = np.flatnonzero(~batch.masks[2])[0]

    with pytest.raises(Refusal):
        batch.step(actions)

    assert (batch.observations == before[0]).all()
    assert (batch.masks == before[1]).all()
    with pytest.raises(ValueError, match="expected 3 actions"):
        batch.step([0])


def test_the_arrays_are_written_in_place() -> None:
    batch = nunatak.Batch("roam", n=2, seed=1)
    arrays = [batch.observations, batch.masks, batch.seats, batch.rewards, batch.ends]
    before = batch.masks.copy()
    batch.step(batch.sample(np.random.default_rng(0)))

    assert all(now is then for now, then in zip([batch.observations, batch.masks, batch.seats], arrays, strict=False))
    assert (batch.masks != before).any()


def test_legal_actions_also_come_as_lists() -> None:
    batch = nunatak.Batch("winter", n=3, seed=1)
    actions, begins = batch.legal()

    for place in range(3):
        assert sorted(actions[begins[place] : begins[place + 1]]) == np.flatnonzero(batch.masks[place]).tolist()
    parts = batch.action_parts()
    assert parts.shape == (batch.encoder.actions, 4)
    assert tuple(parts[actions[0]]) == batch.game.space.parts(actions[0])


def test_a_copy_of_a_game_is_nobody_elses() -> None:
    batch = nunatak.Batch("roam", n=1, seed=1, observations=False)
    state = batch.state(0)
    state.apply(state.legal()[0])

    assert batch.observations.shape == (1, 0)
    assert batch.state(0).position() != state.position()


def test_there_is_one_game_at_least() -> None:
    with pytest.raises(ValueError, match="n: "):
        nunatak.Batch("roam", n=0)


def test_without_numpy_the_error_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['numpy'] = None; import nunatak; nunatak.load('roam'); nunatak.Batch"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "nunatak[lab]" in done.stderr.splitlines()[-1]
