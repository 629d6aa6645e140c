"""Whoever lacks a package that a part of the laboratory needs is told which extra to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

# As if a package were not installed, wherever this runs.
WITHOUT = """
import sys
sys.modules["{missing}"] = None
try:
    import {name}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(("module", "missing"), [("pettingzoo", "gymnasium"), ("gymnasium", "numpy")])
def test_environments_name_their_extra(module: str, missing: str) -> None:
    name = f"nunatak.lab.{module}"
    command = [sys.executable, "-c", WITHOUT.format(missing=missing, name=name)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told == f"{name} needs {missing}, which is not installed: pip install 'nunatak[rl]'\n"
