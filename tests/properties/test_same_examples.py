"""Generated examples are the same in every run: alone or after other tests, on a CI or at home."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]

DRAWS = """
import sys
from importlib import import_module

for module in sys.argv[1:]:
    import_module(module)

import tests.conftest
from hypothesis import given, strategies as st

@given(st.integers(0, 10**6), st.text(max_size=20), st.sets(st.text(max_size=3)).map(sorted))
def draw(number, text, texts):
    print(ascii([number, text, texts]))

draw()
"""


def drawn(script: Path, *modules: str, **environment: str) -> str:
    """All examples of a property, in a process of its own that has imported some modules before."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("CI", "NUNATAK_FUZZ")}
    inherited["PYTHONPATH"] = os.pathsep.join([str(HOUSE), *filter(None, [inherited.get("PYTHONPATH")])])
    command = [sys.executable, str(script), *modules]
    done = subprocess.run(
        command, cwd=script.parent, env={**inherited, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_everybody_gets_the_same_examples(tmp_path: Path) -> None:
    script = tmp_path / "draws.py"
    script.write_text(DRAWS, encoding="utf-8")
    at_home = drawn(script, PYTHONHASHSEED="1")
    assert len(at_home.splitlines()) == 100
    assert drawn(script, "nunatak.lab", "tests.properties.test_laws", PYTHONHASHSEED="2", CI="true") == at_home


def test_exploring_gets_others_every_time(tmp_path: Path) -> None:
    script = tmp_path / "draws.py"
    script.write_text(DRAWS, encoding="utf-8")
    assert drawn(script, NUNATAK_FUZZ="1") != drawn(script, NUNATAK_FUZZ="1")
