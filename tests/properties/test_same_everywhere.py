"""The same seed gives the same game on every platform, Python version and build: a digest a game, kept in a file.

When a rule changes on purpose, the version of the rules is raised and the digest written anew:

    NUNATAK_REWRITE=1 .venv/bin/pytest tests/properties/test_same_everywhere.py
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

from nunatak.engine import Chance
from nunatak.games import game_names, load_game
from tests.properties.cases import picture, play_on

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


@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_gives_the_same_game_everywhere(name: str) -> None:
    found: dict[str, object] = {"rules": load_game(name).rules_version, "sha256": digest(name)}
    kept = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    if os.environ.get("NUNATAK_REWRITE") == "1":
        kept[name] = found
        DIGESTS.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    assert kept.get(name) == found
