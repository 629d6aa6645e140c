"""Explores for a while: several processes at once, each trying what it is given next."""

from __future__ import annotations

import multiprocessing
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from nunatak.conformance.suite import LAWS
from nunatak.games import game_names
from tests.found.kept import FoundWalk, keep
from tools.fuzz import given_tests
from tools.fuzz.choosing import some_case, some_walk
from tools.fuzz.finding import Finding
from tools.fuzz.walking import Failed, Trial, walk_on

# A walk takes a second or two: one that has said nothing for so long never will.
HANGING_SECONDS = 300.0
# Which part of the time goes to the tests that are not laws, after a first minute for the laws alone.
GIVEN_SHARE = 0.2
LAWS_FIRST_SECONDS = 60.0


@dataclass
class Findings:
    """What was tried, and what came of it."""

    compiled: bool = False
    walks: Counter[tuple[str, str]] = field(default_factory=Counter)  # by law and game
    passages: int = 0  # of the tests that are not laws
    given: Counter[str] = field(default_factory=Counter)
    found: list[Finding] = field(default_factory=list)


class Walker:
    """A process for the laws; a new one after a crash or a hang."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.end, other = context.Pipe()
        self.process = context.Process(target=walk_on, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.compiled: bool = self.end.recv()

    def try_out(self, trial: Trial) -> Failed | None:
        """What came of a trial. Without a trace, the process is of no use any more."""
        self.end.send(trial)
        if not self.end.poll(HANGING_SECONDS):
            return Failed(trial.walk, f"no answer after {HANGING_SECONDS:.0f} seconds", "")
        try:
            failed: Failed | None = self.end.recv()
        except EOFError:
            self.process.join()
            return Failed(trial.walk, f"the process died with exit code {self.process.exitcode}", "")
        return failed

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.end.close()


class Explorer:
    """Shares the time out among the laws, the games and the other tests."""

    def __init__(self, seconds: float, seed: int, games: list[str], laws: list[str], folder: Path) -> None:
        self.folder = folder  # for what is found
        self.rng = random.Random(seed)
        self.games = games or game_names()
        self.laws = laws or [law.__name__ for law in LAWS]
        # Somebody who asks for a law or for a game wants these and nothing else.
        self.files = [] if games or laws else given_tests.files()
        self.findings = Findings()
        # What does not hold fails again and again for the same reason: once is enough.
        self.broken: set[tuple[str, str]] = set()
        self.failing: list[str] = []
        self.lock = threading.Lock()
        self.busy_with_given = False
        self.given_seconds = 0.0
        self.started = time.monotonic()
        self.end = self.started + seconds

    def over(self) -> bool:
        return time.monotonic() >= self.end or (not self.files and not self.pairs())

    def pairs(self) -> list[tuple[str, str]]:
        """Laws and games that are worth trying."""
        return [(law, game) for law in self.laws for game in self.games if (law, game) not in self.broken]

    def explore(self) -> None:
        """What one thread does: one thing after the other, until the time is over."""
        walker = Walker()
        with self.lock:
            self.findings.compiled = walker.compiled
        while not self.over():
            if self.takes_given():
                self.run_given()
                continue
            trial = self.next_trial()
            if trial is None:
                break
            failed = walker.try_out(trial)
            self.note(trial, failed)
            if failed is not None and not failed.trace:
                walker.stop()
                walker = Walker()
        walker.stop()

    def takes_given(self) -> bool:
        """Whether it is the turn of the tests that are not laws; one thread at a time runs them."""
        with self.lock:
            share = GIVEN_SHARE * (time.monotonic() - self.started - LAWS_FIRST_SECONDS)
            if not self.files or self.busy_with_given or self.given_seconds > share:
                return False
            self.busy_with_given = True
            return True

    def run_given(self) -> None:
        before = time.monotonic()
        passage = given_tests.run(self.rng.randrange(2**32), self.files, self.failing)
        with self.lock:
            self.busy_with_given = False
            self.given_seconds += time.monotonic() - before
            self.findings.passages += 1
            self.findings.given.update(passage.tried)
            self.failing += passage.failed
            if passage.findings and not passage.failed:
                self.files = []
            for finding in passage.findings:
                self.add(finding)

    def next_trial(self) -> Trial | None:
        with self.lock:
            pairs = self.pairs()
            if not pairs:
                return None
            law, game = self.rng.choice(pairs)
            return Trial(law, some_case(game, self.rng), some_walk(self.rng))

    def note(self, trial: Trial, failed: Failed | None) -> None:
        with self.lock:
            pair = (trial.law, trial.case.name)
            self.findings.walks[pair] += 1
            if failed is None or pair in self.broken:
                return
            self.broken.add(pair)
            walk = failed.walk
            found = FoundWalk(*pair, trial.case.options(), walk.deal, walk.path, walk.stop, failed.was)
            self.add(Finding(f"{trial.law} in {trial.case}: {failed.was}", failed.trace, found))

    def add(self, finding: Finding) -> None:
        """Keeps it at once, whatever comes next."""
        self.findings.found.append(finding)
        if finding.kept is not None:
            keep(finding.kept, self.folder)
