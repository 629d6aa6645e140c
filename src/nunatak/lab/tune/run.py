"""Improves weights by self-play: simultaneous perturbation, every direction tried in a pair of games.

In a round every pair of games shakes all weights at once, each up or down by chance; the shaken weights play those
shaken the other way, once from either seat. What won pulls the weights its way (Spall's SPSA). The weights proposed
are a running mean of the path, which is steadier than its end. Weights for playing alone are compared by how far each
of them comes from the same deal.
"""

from __future__ import annotations

import math
import os
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from nunatak.engine import Chance, JsonObject, Reader, RecordError, canonical, parse_json
from nunatak.engine.errors import PlacedError
from nunatak.games import load_game
from nunatak.lab.simulate import seed_in_series
from nunatak.lab.tune.duel import Comparison, judge, options_of, pair, play_duels
from nunatak.lab.tune.players import GREEDY
from nunatak.lab.tune.weight_file import TOGETHER, WEIGHTS, WeightFile

SHAKE = 0.25  # of the logarithm of a weight: how far a pair of games shakes it
PULL = 0.4  # how far a round may move a weight that decides every game
CALM = 40  # rounds after which the steps have become smaller by a factor of the square root of two
FARTHEST = 1.2  # of the logarithm: a weight stays within a factor of about three
SLOWEST = 0.08  # of the running mean: how much the latest round counts, at least
MATCH_SERIES = 1 << 32  # seeds of the match are not those of any round

Tick = Callable[[], None]


@dataclass(frozen=True)
class Task:
    """What to tune, with how many games a round, from which seed."""

    game: str
    games: int
    seed: int
    alone: bool = False  # the weights of those who play alone
    players: str = GREEDY  # who plays


class TuningRun:
    """The path of the weights so far, in logarithms of factors."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.file = WeightFile(task.game, TOGETHER if task.alone else WEIGHTS)
        self.options = options_of(load_game(task.game), 1 if task.alone else 2)
        self.rounds = 0
        self.here = [0.0] * len(self.file.entries)
        self.mean = [0.0] * len(self.file.entries)

    def play_round(self, workers: int, tick: Tick) -> None:
        """One more round. The same for a seed, however many processes share the games."""
        series = seed_in_series(self.task.seed, self.rounds)
        chance = Chance(series)
        pairs = (self.task.games + 1) // 2
        directions = [[1 - 2 * chance.below(2) for _ in self.here] for _ in range(pairs)]
        duels = []
        for i, direction in enumerate(directions):
            options = self.options[(self.rounds * pairs + i) % len(self.options)]
            ups, downs = self._shaken(direction, SHAKE), self._shaken(direction, -SHAKE)
            duels += pair(i, self.task.game, options, series, ups, downs, self.task.players)
        results = play_duels(duels, workers, tick)
        # Half by victories, which are what counts, half by margins, which say more about each game.
        usual = statistics.fmean([abs(result.margin) for result in results]) or 1.0
        successes = [result.won - 0.5 + math.tanh(result.margin / usual) / 2 for result in results]
        pull = PULL / math.sqrt(1 + self.rounds / CALM)
        for k in range(len(self.here)):
            towards = 0.0
            for i, direction in enumerate(directions):
                towards += direction[k] * (successes[2 * i] + successes[2 * i + 1])
            self.here[k] = max(-FARTHEST, min(FARTHEST, self.here[k] + pull * towards / (2 * pairs)))
        self.rounds += 1
        latest = max(SLOWEST, 1 / self.rounds)
        self.mean = [mean + latest * (here - mean) for mean, here in zip(self.mean, self.here, strict=True)]

    def _shaken(self, direction: list[int], by: float) -> JsonObject:
        return self.file.moved([here + by * sign for here, sign in zip(self.here, direction, strict=True)])

    def found(self) -> JsonObject:
        """The weights proposed."""
        return self.file.moved(self.mean)

    def match(self, found: JsonObject, games: int, workers: int, tick: Tick) -> Comparison:
        """The weights found against those shipped, on deals that tuning has not seen."""
        series = seed_in_series(self.task.seed, MATCH_SERIES)
        duels = []
        for i in range((games + 1) // 2):
            options = self.options[i % len(self.options)]
            duels += pair(i, self.task.game, options, series, found, self.file.table, self.task.players)
        return judge(play_duels(duels, workers, tick))

    # -- to be taken up again ---------------------------------------------------------------------------------

    def _asked(self) -> JsonObject:
        task = self.task
        return {
            "game": task.game,
            "games": task.games,
            "seed": task.seed,
            "alone": task.alone,
            "players": task.players,
        }

    def save(self, path: Path) -> None:
        """Writes the path so far; a file that is there is replaced in one go."""
        data: JsonObject = {
            **self._asked(),
            "weights": self.file.digest(),
            "rounds": self.rounds,
            "here": [*self.here],
            "mean": [*self.mean],
        }
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_bytes(canonical(data) + b"\n")
        os.replace(fresh, path)

    def resume(self, path: Path) -> None:
        """Takes up what `save` wrote. Raises RecordError when it belongs to another task."""
        try:
            reader = Reader(parse_json(path.read_bytes()), "")
            reader.only(["game", "games", "seed", "alone", "players", "weights", "rounds", "here", "mean"])
            for name, expected in self._asked().items():
                if reader.field(name).data != expected:
                    raise reader.field(name).fail(
                        "wrong-tune-other", got=repr(reader.field(name).data), wanted=repr(expected)
                    )
            if reader.field("weights").text() != self.file.digest():
                raise reader.field("weights").fail("wrong-tune-changed")
            rounds = reader.field("rounds").number(0, 1_000_000)
            here = [item.real(-FARTHEST, FARTHEST) for item in reader.field("here").items()]
            mean = [item.real(-FARTHEST, FARTHEST) for item in reader.field("mean").items()]
            if len(here) != len(self.here) or len(mean) != len(self.mean):
                raise reader.field("here").fail("wrong-count-only", count=len(self.here))
        except PlacedError as error:
            place = f"{path}: {error.where}" if error.where else str(path)
            raise RecordError(place, error.reason, **error.facts) from None
        except ValueError as error:
            raise RecordError(str(path), "wrong-json", problem=str(error)) from None
        self.rounds, self.here, self.mean = rounds, here, mean
