"""A wheel without extras: what is in it, and what can be done with it where nothing else is installed."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PAGE = HOUSE / "web" / "dist" / "index.html"
NAME = re.compile(r"[A-Za-z0-9._-]+")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, plain: what is compiled has tests of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    # Not in the checkout itself: setuptools leaves a build folder behind, which two builds must not share.
    for name in ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "web"):
        (source / name).symlink_to(HOUSE / name)
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, source],
        env={**os.environ, "NUNATAK_COMPILE": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        check=True,
        capture_output=True,
    )
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def lean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's files and, beside them, only what its dependencies bring."""
    folder = tmp_path_factory.mktemp("lean")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
        metadata = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        needs = [
            line.removeprefix("Requires-Dist: ")
            for line in packed.read(metadata).decode().splitlines()
            if line.startswith("Requires-Dist: ") and "extra ==" not in line
        ]
    for name in dependencies(needs):
        for file in importlib.metadata.files(name) or []:
            top = file.parts[0]
            if top != ".." and not (folder / top).exists():
                (folder / top).symlink_to(str(file.locate()).removesuffix(str(file)) + top)
    return folder


def dependencies(needs: list[str]) -> set[str]:
    """The distributions that requirements lead to."""
    found: set[str] = set()
    left = [match[0] for need in needs if (match := NAME.match(need))]
    while left:
        name = left.pop().lower()
        if name in found:
            continue
        try:
            more = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            # For another platform or another Python.
            continue
        found.add(name)
        left += [match[0] for need in more if "extra ==" not in need and (match := NAME.match(need))]
    return found


def nunatak(lean: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, where only the lean folder is on the path."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "nunatak.cli.main", *arguments],
        cwd=lean,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(lean)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_holds_data_words_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    package = HOUSE / "src" / "nunatak"
    expected = {
        f"nunatak/{file.relative_to(package).as_posix()}"
        for pattern in ("**/*.py", "data/**/*.toml", "locale/**/*.ftl", "py.typed")
        for file in package.glob(pattern)
    }

    assert expected - names == set()


@pytest.mark.skipif(not PAGE.exists(), reason="the page has not been built")
def test_the_wheel_holds_the_page(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    built = {
        f"nunatak/server/page/{file.relative_to(PAGE.parent).as_posix()}"
        for file in PAGE.parent.rglob("*")
        if file.is_file()
    }

    assert built - names == set()


def test_games_are_played_without_extras(lean: Path) -> None:
    listed = nunatak(lean, "games", "--json")
    played = nunatak(lean, "simulate", "roam", "--games", "2", "--bots", "greedy,random", "--json")

    assert listed.returncode == 0, listed.stderr
    assert played.returncode == 0, played.stderr
    assert '"games": 2' in played.stdout


def test_the_table_says_which_extra_it_needs(lean: Path) -> None:
    done = nunatak(lean, "play")

    assert done.returncode == 1
    assert 'pip install "nunatak[server]"' in done.stderr
    assert "Traceback" not in done.stderr
