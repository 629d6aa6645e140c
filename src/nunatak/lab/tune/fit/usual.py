"""Where lone players usually stand in the course of a game: a straight line, fitted to finished games."""

from __future__ import annotations

import contextlib
import functools
import statistics
from collections.abc import Callable

from nunatak.bots.evaluate.evaluation import REST, Evaluation
from nunatak.engine import JsonObject, State
from nunatak.games import load_game
from nunatak.lab.playout import Endless, Onlooker, play_out
from nunatak.lab.simulate import seed_in_series
from nunatak.lab.tune.duel import LONGEST, options_of
from nunatak.lab.tune.players import GREEDY, player
from nunatak.lab.tune.weight_file import TOGETHER, evaluation_from
from nunatak.lab.workers import spread

DIGITS = 3


def fit_usual(
    game: str, table: JsonObject, games: int, seed: int, workers: int, tick: Callable[[], None], players: str = GREEDY
) -> None:
    """Puts what so many games usually come to, at the beginning and at the end, into the table."""
    gathered: list[tuple[int, list[tuple[float, float]]]] = []
    for one in spread(functools.partial(_watch, game, table, seed, players), range(games), workers):
        gathered.append(one)
        tick()
    points = [point for _, found in sorted(gathered) for point in found]
    slope, begin = statistics.linear_regression([stage for stage, _ in points], [gained for _, gained in points])
    section = table[TOGETHER]
    assert isinstance(section, dict)
    section["usual"] = [float(f"{end:.{DIGITS}g}") for end in (begin, begin + slope)]


def _watch(game: str, table: JsonObject, seed: int, players: str, index: int) -> tuple[int, list[tuple[float, float]]]:
    """Plays one game alone: at every rest, how far it had come and what had been gained."""
    played = load_game(game)
    variants = options_of(played, 1)
    evaluation = evaluation_from(game, table)
    deal = seed_in_series(seed, index)
    state = played.new(variants[index % len(variants)], deal)
    bot = player(players, evaluation, deal)
    rests = Rests(evaluation)
    # What was gained until then counts, also in a game that is held up for ever.
    with contextlib.suppress(Endless):
        play_out(state, [bot], [rests], LONGEST)
    return index, rests.found


class Rests(Onlooker):
    """Notes at every rest how far a lone player has come and what has been gained."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.found: list[tuple[float, float]] = []

    def on_question(self, state: State, seat: int) -> None:
        if self.evaluation.treat(state, seat) == REST:
            self.found.append((self.evaluation.stage(state), self.evaluation.gained(state)))
