"""The engine, the games, the bots and the table need nothing but Python, and know nothing of what is built on them."""

from __future__ import annotations

import subprocess
import sys

import pytest

ALONE = ("engine", "games", "bots", "table")

# Compiled code has a module of its own beside the package, which its compiler names.
REFUSE_ALL_ELSE = """
import importlib, pkgutil, sys

class OnlyTheseAndPython:
    def find_spec(self, name, path=None, target=None):
        first, _, rest = name.partition(".")
        ours = first == "nunatak" and rest.partition(".")[0] in ("", "data", *ALONE)
        if not ours and first not in sys.stdlib_module_names and not first.endswith("__mypyc"):
            raise ImportError(f"{name} is neither ours nor Python's")

sys.meta_path.insert(0, OnlyTheseAndPython())
"""

IMPORT_EVERYTHING = """
count = 0
for folder in ALONE:
    package = importlib.import_module(f"nunatak.{folder}")
    for module in pkgutil.walk_packages(package.__path__, f"nunatak.{folder}."):
        importlib.import_module(module.name)
        count += 1
print(count)
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program that can import only what it should need."""
    whole = f"ALONE = {ALONE!r}\n{REFUSE_ALL_ELSE}\n{program}"
    return subprocess.run([sys.executable, "-c", whole], capture_output=True, text=True, check=False)


def test_every_module_is_imported_without_anybody_elses() -> None:
    done = run(IMPORT_EVERYTHING)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 200


@pytest.mark.parametrize("module", ["msgspec", "nunatak.text", "nunatak.server.carrier", "nunatak.lab.review"])
def test_what_they_do_without_is_really_refused(module: str) -> None:
    done = run(f"import {module}")
    assert done.returncode == 1
    assert "neither ours nor Python's" in done.stderr
