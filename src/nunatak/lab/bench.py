"""How fast a game runs: random play and copies, in short slices of which the median counts.

Anything that can play a random game and copy itself can be measured, so that peers are measured by the same code.
"""

from __future__ import annotations

import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Protocol

import nunatak.engine.state
from nunatak.engine import Game, JsonObject, State

COPIES_AT_ONCE = 50
DECISIONS_BETWEEN_COPIES = 7


class Run(Protocol):
    """A game in progress, as far as measuring needs it."""

    def is_over(self) -> bool:
        """Whether the game has ended."""

    def decide(self, chance: float) -> None:
        """Lists all legal actions and applies the one at that fraction of the list."""

    def copy(self) -> object:
        """An independent copy of the state."""


class Subject(Protocol):
    """A game to be measured."""

    def start(self, seed: int) -> Run:
        """A new game for the players that the subject was made for."""


class OurRun:
    """A state of one of our games."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.is_over = state.is_over
        self.copy = state.copy

    def decide(self, chance: float) -> None:
        state = self.state
        legal = state.legal()
        state.apply(legal[int(chance * len(legal))])


class OurGame:
    """One of our games, at its default options."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.options = game.complete_options({"players": players})

    def start(self, seed: int) -> OurRun:
        return OurRun(self.game.new(self.options, seed))


@dataclass
class Figures:
    """The rates of each slice so far."""

    decisions: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    def data(self) -> JsonObject:
        """The medians, by the names that reports use."""
        return {
            "decisions_per_second": round(statistics.median(self.decisions)),
            "copies_per_second": round(statistics.median(self.copies)),
            "games_per_second": round(statistics.median(self.games), 2),
        }


class Meter:
    """Measures a subject slice by slice; every slice plays other games."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.random = random.Random(1)
        self.seed = 0
        self.figures = Figures()

    def measure(self, seconds: float) -> None:
        """One more slice: two thirds of the time for play, one third for copies."""
        self._measure_play(seconds * 2 / 3)
        self._measure_copies(seconds / 3)

    def _measure_play(self, seconds: float) -> None:
        """Whole games. Dealing counts for the games, not for the decisions."""
        decisions = games = 0
        deciding = 0.0
        chance = self.random.random
        begin = time.perf_counter()
        while games == 0 or time.perf_counter() - begin < seconds:
            match = self._deal()
            decide, is_over = match.decide, match.is_over
            start = time.perf_counter()
            while not is_over():
                decide(chance())
                decisions += 1
            deciding += time.perf_counter() - start
            games += 1
        self.figures.decisions.append(decisions / deciding)
        self.figures.games.append(games / (time.perf_counter() - begin))

    def _measure_copies(self, seconds: float) -> None:
        """Copies of states all along random games."""
        copies = 0
        copying = 0.0
        while copying < seconds:
            match = self._deal()
            while not match.is_over() and copying < seconds:
                for _ in range(DECISIONS_BETWEEN_COPIES):
                    if not match.is_over():
                        match.decide(self.random.random())
                copy = match.copy
                start = time.perf_counter()
                for _ in range(COPIES_AT_ONCE):
                    copy()
                copying += time.perf_counter() - start
                copies += COPIES_AT_ONCE
        self.figures.copies.append(copies / copying)

    def _deal(self) -> Run:
        self.seed += 1
        return self.subject.start(self.seed)


def is_compiled() -> bool:
    """Whether the rules are running compiled."""
    return not str(nunatak.engine.state.__file__).endswith(".py")


def players_to_measure(game: Game) -> int:
    """A full table: the largest number of players."""
    return game.players()[1]
