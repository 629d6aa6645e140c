"""Runs a game's tests on mutants: each in a copy of the package, in a process of its own that cannot go on for ever."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.sites import HOUSE, OWN, PACKAGE, SHARED, Mutant

# The tests of a game, those first that need the least time to notice something. The last ones are the laws.
STAGES: list[list[str]] = [
    ["tests/records", "tests/golden", "tests/properties/test_same_everywhere.py"],
    ["tests/test_scenarios.py", "tests/games/{game}"],
    ["tests/properties/test_laws.py", "tests/found"],
]
# A mutant may well be slower than the rules; one that takes so many times their time does not end.
SLOWER = 5
AT_LEAST_SECONDS = 20
MEMORY = 4 * 2**30
# What pytest says when there is nothing to say.
ALL_PASSED = 0


class BadRun(Exception):
    """The tests cannot be run as they should be, mutants or not."""


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: the test that noticed it, or nothing for one that survived."""

    mutant: Mutant
    killed_by: str
    stage: int
    seconds: float


class Clean:
    """A copy of the package as it is. All tests are run on it once: they must pass, and show how long they take.

    The laboratories need not wait until all of that is known, only until what they ask for is.
    """

    def __init__(self, game: str, folder: Path, threads: ThreadPoolExecutor, stages: list[list[str]] = STAGES) -> None:
        self.game = game
        self.folder = folder
        self.stages = stages
        shutil.copytree(PACKAGE, folder / "nunatak", ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(folder / "nunatak", quiet=1)
        self.limits: dict[tuple[str, int], Future[int]] = {
            (name, stage): threads.submit(self.measure, name, stage)
            for stage in range(len(stages))
            for name in games_of(game, SHARED.get(game, OWN[game]))
        }

    def measure(self, game: str, stage: int) -> int:
        """How much processor time a stage of a game's tests may use."""
        code, said, used = run(self.folder, game, self.stages[stage])
        if code != ALL_PASSED:
            raise BadRun(f"the tests of {game} fail without a mutant:\n{said}")
        return int(SLOWER * used) + AT_LEAST_SECONDS


class Laboratory:
    """A copy of the package to change, and the tests of one game."""

    def __init__(self, folder: Path, clean: Clean) -> None:
        self.folder = folder
        self.clean = clean
        shutil.copytree(clean.folder, folder)

    def try_out(self, mutant: Mutant) -> Outcome:
        """Which test notices the mutant."""
        used = 0.0
        place = self.folder / "nunatak" / mutant.file
        source, times = place.read_text(encoding="utf-8"), place.stat()
        place.write_text(mutant.applied(source), encoding="utf-8")
        try:
            for stage, where in enumerate(self.clean.stages):
                for game in games_of(self.clean.game, mutant.file):
                    limit = self.clean.limits[game, stage].result()
                    before = time.monotonic()
                    code, said, _ = run(self.folder, game, where, limit)
                    used += time.monotonic() - before
                    if code != ALL_PASSED:
                        return Outcome(mutant, noticed(code, said), stage + 1, used)
        finally:
            place.write_text(source, encoding="utf-8")
            os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))
        return Outcome(mutant, "", 0, used)


def run(folder: Path, game: str, where: list[str], seconds: int = 0) -> tuple[int, str, float]:
    """Some tests of a game on the copy in a folder: pytest's exit code, what it said, and how much time it used."""
    places = [part.format(game=game) for part in where]
    command = [sys.executable, "-m", "tools.mutants.limited", str(seconds), str(MEMORY), game, *places]
    path = os.pathsep.join([str(folder), str(HOUSE)])
    # A mutant that is compiled must not stay when the file is put back.
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("NUNATAK_FUZZ", None)
    done = subprocess.run(command, cwd=HOUSE, env=environment, capture_output=True, text=True, check=False)
    try:
        told = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        return done.returncode, done.stdout + done.stderr, 0.0
    if not told["package"].startswith(str(folder)):
        raise BadRun(f"the tests use the package in {told['package']}")
    return done.returncode, done.stdout, told["used"]


def games_of(game: str, file: str) -> list[str]:
    """Whose tests a file concerns: those of every game that shares it, the chosen one's first."""
    shared = SHARED.get(game)
    if shared is None or file.startswith(OWN[game]):
        return [game]
    return [game, *(name for name, folder in SHARED.items() if folder == shared and name != game)]


def noticed(code: int, said: str) -> str:
    """The test that failed first, or how else the tests came to an end."""
    for line in said.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.partition(" ")[2].partition(" - ")[0]
    return "does not end" if code < 0 else f"pytest ended with {code}"
