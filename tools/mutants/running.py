"""Runs a game's tests on mutants: each in a copy of the package, in a process of its own that cannot go on for ever."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
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


class Laboratory:
    """A copy of the package to change, and the tests of one game."""

    def __init__(
        self,
        game: str,
        folder: Path,
        like: Laboratory | None = None,
        stages: list[list[str]] = STAGES,
        at_once: int = 1,
    ) -> None:
        self.game = game
        self.folder = folder
        self.stages = stages
        # How much processor time the tests of a game may use at each stage.
        self.limits: dict[tuple[str, int], int] = {}
        if like is None:
            shutil.copytree(PACKAGE, folder / "nunatak", ignore=shutil.ignore_patterns("__pycache__"))
            compileall.compile_dir(folder / "nunatak", quiet=1)
            self.measure(at_once)
        else:
            shutil.copytree(like.folder, folder)
            self.stages, self.limits = like.stages, like.limits

    def measure(self, at_once: int) -> None:
        """Runs all tests once on the rules as they are: they must pass, and show how long they take."""
        games = games_of(self.game, SHARED.get(self.game, OWN[self.game]))
        with ThreadPoolExecutor(at_once) as threads:
            # The longest first.
            runs = {
                (game, stage): threads.submit(self.run, game, stage, 0)
                for stage in reversed(range(len(self.stages)))
                for game in games
            }
        for (game, stage), run in runs.items():
            code, said, used = run.result()
            if code != ALL_PASSED:
                raise BadRun(f"the tests of {game} fail without a mutant:\n{said}")
            self.limits[game, stage] = int(SLOWER * used) + AT_LEAST_SECONDS

    def try_out(self, mutant: Mutant) -> Outcome:
        """Which test notices the mutant."""
        before = time.monotonic()
        place = self.folder / "nunatak" / mutant.file
        source, times = place.read_text(encoding="utf-8"), place.stat()
        place.write_text(mutant.applied(source), encoding="utf-8")
        try:
            for stage in range(len(self.stages)):
                for game in games_of(self.game, mutant.file):
                    limit = self.limits[game, stage]
                    code, said, _ = self.run(game, stage, limit)
                    if code != ALL_PASSED:
                        return Outcome(mutant, noticed(code, said), stage + 1, time.monotonic() - before)
        finally:
            place.write_text(source, encoding="utf-8")
            os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))
        return Outcome(mutant, "", 0, time.monotonic() - before)

    def run(self, game: str, stage: int, seconds: int) -> tuple[int, str, float]:
        """One stage of a game's tests: pytest's exit code, what it said, and the processor time it used."""
        where = [part.format(game=game) for part in self.stages[stage]]
        command = [sys.executable, "-m", "tools.mutants.limited", str(seconds), str(MEMORY), game, *where]
        path = os.pathsep.join([str(self.folder), str(HOUSE)])
        # A mutant that is compiled must not stay when the file is put back.
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        environment.pop("NUNATAK_FUZZ", None)
        done = subprocess.run(command, cwd=HOUSE, env=environment, capture_output=True, text=True, check=False)
        try:
            told = json.loads(done.stdout.splitlines()[-1])
        except (IndexError, ValueError):
            return done.returncode, done.stdout + done.stderr, 0.0
        if not told["package"].startswith(str(self.folder)):
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
