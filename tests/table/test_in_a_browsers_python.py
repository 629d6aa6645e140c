"""The table runs in Pyodide, the Python of browsers, byte for byte as it is here, and says the same there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.table.carried import fingerprints, transcript

ROOT = Path(__file__).parents[2]
NO_NODE = "no Node found; the table was not tried in a browser's Python"
GAMES = {
    "roam": ["greedy", "search@4"],
    "ice1": ["search@2"],
    "ice2": ["visitor", "search@2"],
    "winter": ["search@1"],
}
PROGRAM = """
import json, sys
from tests.table.carried import fingerprints, transcript

assert sys.platform == "emscripten", sys.platform
print(json.dumps({game: fingerprints(transcript(game, 3, bots)) for game, bots in GAMES.items()}))
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What was said at the tables in Pyodide, line by line."""
    node = shutil.which("node")
    if node is None:
        if os.environ.get("CI") == "true":
            pytest.fail(NO_NODE, pytrace=False)
        pytest.skip(NO_NODE)
    program = tmp_path_factory.mktemp("pyodide") / "program.py"
    program.write_text(f"GAMES = {GAMES!r}\n{PROGRAM}", encoding="utf-8")
    runner = ROOT / "web" / "tools" / "python.mjs"
    command = [node, str(runner), str(ROOT / "src"), str(ROOT), str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_the_same_to_the_last_word(elsewhere: dict[str, list[str]], game: str) -> None:
    here = fingerprints(transcript(game, 3, GAMES[game]))
    assert len(here) > 300
    assert elsewhere[game] == here
