"""The same seed gives the same game on every platform, Python version and build: a digest a game, kept in a file.

When a rule changes on purpose, the version of the rules is raised and the digests of all games are written anew:

    .venv/bin/python -m tests.properties.test_same_everywhere
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from nunatak.conformance.cases import picture, play_on
from nunatak.engine import Chance
from nunatak.games import game_names, load_game

DIGESTS = Path(__file__).with_name("digests.json")


def digest(name: str) -> str:
    """One number for a game of each combination of options: every tenth position and the end of each."""
    game = load_game(name)
    whole = hashlib.sha256()
    for seed, options in enumerate(game.option_sets()):
        state, chooser = game.new(options, seed), Chance(1000 + seed)
        while not state.is_over():
            whole.update(picture(state))
            play_on(state, chooser, 10)
        whole.update(picture(state))
    return whole.hexdigest()


def found(name: str) -> dict[str, object]:
    return {"rules": load_game(name).rules_version, "sha256": digest(name)}


def kept() -> dict[str, object]:
    read: dict[str, object] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("name", sorted(kept()))
def test_the_same_seed_gives_the_same_game_everywhere(name: str) -> None:
    assert found(name) == kept()[name]


if __name__ == "__main__":
    now = {name: found(name) for name in game_names()}
    DIGESTS.write_text(json.dumps(now, indent=2, sort_keys=True) + "\n", encoding="utf-8")
