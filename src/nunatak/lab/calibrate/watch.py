"""Plays games, asks at some of their decisions for the chances that a review would show, and notes who won.

A file holds what was found: a line that says what is measured, and a line for each game. Whoever is interrupted goes on
with the games that are missing.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path

from nunatak.bots.house import evaluation_of
from nunatak.bots.search import analyse
from nunatak.engine import Chance, JsonObject, Observer, RecordError, State
from nunatak.games import load_game
from nunatak.lab.playout import Endless, Onlooker, play_out
from nunatak.lab.simulate import seed_in_series
from nunatak.lab.tune.duel import LONGEST
from nunatak.lab.tune.players import player
from nunatak.lab.workers import spread

# Decisions of a game that are looked at, drawn by lot: more of one game are no more witnesses.
POSITIONS = 8
DIGITS = 4


@dataclass(frozen=True)
class Task:
    """What is measured: games between players of that name, judged by a search of so many iterations."""

    game: str
    players: str
    iterations: int
    seed: int

    def data(self) -> JsonObject:
        """The first line of a file."""
        named: JsonObject = {"game": self.game, "players": self.players}
        return {**named, "iterations": self.iterations, "seed": self.seed}


@dataclass(frozen=True)
class Called:
    """A position: the number of its game, who had to decide, how far it was, what the search called it, who won."""

    index: int
    seat: int
    stage: float
    chances: list[float]
    shares: list[float]


def watched(task: Task, games: int, path: Path, workers: int, tick: Callable[[], None]) -> list[Called]:
    """The positions of the first so many games of a task; those that the file lacks are played and added to it."""
    known = _read(path, task)
    missing = [index for index in range(games) if index not in known]
    if not path.exists():
        path.write_text(json.dumps(task.data()) + "\n", encoding="utf-8")
    elif not path.read_bytes().endswith(b"\n"):
        # A run was killed while it wrote: its last line is lost, the next one shall not be.
        path.write_bytes(path.read_bytes() + b"\n")
    stream: Generator[tuple[int, list[Called]], None, None] = spread(functools.partial(called, task), missing, workers)
    with path.open("a", encoding="utf-8") as file:
        for index, found in stream:
            known[index] = found
            told = [[one.seat, one.stage, one.chances] for one in found]
            shares = found[0].shares if found else []
            file.write(json.dumps({"index": index, "shares": shares, "called": told}) + "\n")
            file.flush()
            tick()
    return [one for index in range(games) for one in known[index]]


def called(task: Task, index: int) -> tuple[int, list[Called]]:
    """Plays one game, with one of the variants in turn, and says what some of its positions were called.

    A game that is held up for ever has nobody who wins it.
    """
    game = load_game(task.game)
    evaluation = evaluation_of(task.game)
    variants = [one for one in game.option_sets() if not evaluation.allied(game.new(one, task.seed))]
    deal = seed_in_series(task.seed, index)
    state = game.new(game.complete_options(variants[index % len(variants)]), deal)
    chance = Chance(deal)
    bots = [player(task.players, evaluation, chance.bits()) for _ in range(state.seats())]
    drawn = Drawn(chance.split())
    try:
        play_out(state, bots, [drawn], LONGEST)
    except Endless:
        return index, []
    shares = evaluation.chances(state)
    found: list[Called] = []
    for position in drawn.kept:
        seat = position.to_decide()
        verdicts = analyse(evaluation, Observer(position, seat), chance.bits(), task.iterations)
        chances = verdicts[0].chances
        shown = [round(one / sum(chances), DIGITS) for one in chances]
        found.append(Called(index, seat, round(evaluation.stage(position), DIGITS), shown, shares))
    return index, found


class Drawn(Onlooker):
    """Keeps some of the decisions of a game, every one of them as likely as the others."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.kept: list[State] = []
        self.seen = 0

    def on_question(self, state: State, seat: int) -> None:
        if len(state.sensible()) == 1:
            return
        self.seen += 1
        if len(self.kept) < POSITIONS:
            self.kept.append(state.copy())
            return
        place = self.chance.below(self.seen)
        if place < POSITIONS:
            self.kept[place] = state.copy()


def _read(path: Path, task: Task) -> dict[int, list[Called]]:
    """What a file holds already; raises ValueError if it is about something else."""
    known: dict[int, list[Called]] = {}
    if not path.exists():
        return known
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines or json.loads(lines[0]) != task.data():
        raise RecordError(str(path), "wrong-calibrate-other")
    for line in lines[1:]:
        try:
            one = json.loads(line)
        except ValueError:
            continue
        index = int(one["index"])
        known[index] = [Called(index, seat, stage, said, one["shares"]) for seat, stage, said in one["called"]]
    return known
