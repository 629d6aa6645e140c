"""The other tests on generated input, run by pytest with new examples."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.found.kept import FoundExample
from tools.fuzz.finding import Finding
from tools.fuzz.listening import REPORT

HOUSE = Path(__file__).parents[2]
# Far more than a run takes: a run that has not ended by then will not end.
HANGING_SECONDS = 1200
# What pytest says at its end.
ALL_PASSED = 0
NONE_LEFT = 5


@dataclass
class Passage:
    """One run of all of them: which were tried, and which of them need not be tried again because they fail."""

    tried: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def files() -> list[str]:
    """The files with such tests. The laws have a way of their own, and the tests of this tool speak of themselves."""
    folders = [folder for folder in (HOUSE / "tests").iterdir() if folder.name not in ("properties", "tools")]
    found = [file for folder in folders for file in folder.rglob("test_*.py")]
    found = [file for file in found if "from hypothesis import" in file.read_text(encoding="utf-8")]
    return sorted(file.relative_to(HOUSE).as_posix() for file in found)


def run(seed: int, where: list[str], without: list[str]) -> Passage:
    """Runs the tests in these files once, with examples drawn from the seed."""
    passage = Passage()
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tools.fuzz.listening", "-m", "hypothesis"]
    left_out = [f"--deselect={test}" for test in without]
    command = [sys.executable, "-m", "pytest", *options, *left_out, f"--hypothesis-seed={seed}", *where]
    again = f"NUNATAK_FUZZ=1 pytest --hypothesis-seed={seed}"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report")
        environment = {**os.environ, "NUNATAK_FUZZ": "1", REPORT: str(report)}
        try:
            done = subprocess.run(
                command,
                cwd=HOUSE,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=HANGING_SECONDS,
                start_new_session=True,  # somebody who stops exploring does not make a test fail
            )
        except subprocess.TimeoutExpired:
            passage.findings.append(Finding("the tests on generated input do not end", f"{again} {' '.join(where)}"))
            return passage
        lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    for line in lines:
        note(passage, json.loads(line), again)
    if done.returncode not in (ALL_PASSED, NONE_LEFT) and not passage.findings:
        passage.findings.append(Finding(f"pytest ended with {done.returncode}", done.stdout + done.stderr))
    return passage


def note(passage: Passage, told: dict[str, Any], again: str) -> None:
    """Adds what was told of one test. Arguments that cannot be written down are left to be seen again."""
    passage.tried.append(told["test"])
    if not told["failed"] or told["test"] in passage.failed:
        return
    passage.failed.append(told["test"])
    given = ", ".join(f"{name}={text}" for name, text in told["arguments"].items())
    found = FoundExample(told["test"], told["arguments"], told["was"]) if told["literal"] else None
    what = f"{told['test']}({given}): {told['was']}"
    passage.findings.append(Finding(what, f"{again} '{told['node']}'", found))
