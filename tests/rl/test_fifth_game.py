"""A game of another package is an environment like ours, with no line of its own for it."""

from __future__ import annotations

from pathlib import Path

from tests.examples.fifth import Fifth

LINES = """
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test

import nunatak.lab.gymnasium
from nunatak.lab import pettingzoo

api_test(pettingzoo.env("magpies", players=4, thieves=True))
render_test(lambda **mode: pettingzoo.env("magpies", **mode))
check_env(gymnasium.make("nunatak/magpies-v1", bots=["greedy"]).unwrapped)
"""


def test_a_game_of_another_package_is_an_environment(tmp_path: Path) -> None:
    said = Fifth(tmp_path).run("-W", "ignore", "-c", LINES)
    assert "Passed API test" in said
