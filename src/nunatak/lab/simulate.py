"""Many games between bots: the same results for the same seed, however many processes share the work."""

from __future__ import annotations

import functools
import statistics
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from nunatak.bots import Bot, make_bot, starts_processes
from nunatak.engine import Chance, Game, Json, JsonObject, Observer, Options, Play, State
from nunatak.engine.chance import GOLDEN
from nunatak.games import load_game
from nunatak.lab.workers import spread

# No game of ours comes near; a bot that stalls for ever shall not hang a simulation.
MOST_DECISIONS = 20_000


class Endless(RuntimeError):
    """A game that does not end. Its only argument is the message: anything else would not leave a worker process."""


@dataclass(frozen=True)
class Series:
    """What to simulate. `bots` has one name a seat; `record` is the folder for the records, if they are wanted."""

    game: str
    options: Options
    bots: list[str]
    games: int
    seed: int
    record: Path | None = None

    def seed_of(self, index: int) -> int:
        """The seed of one of the games: it depends on nothing but the seed of the series and the game's number."""
        return seed_in_series(self.seed, index)


@dataclass(frozen=True)
class Played:
    """How one of the games went."""

    index: int
    scores: list[int]
    winners: list[int]
    decisions: int


class Chooser(Protocol):
    """Whatever answers for a seat: a bot, or a bot that is being watched."""

    def choose(self, observer: Observer) -> int:
        """One of the observer's legal answers."""


def seed_in_series(seed: int, index: int) -> int:
    """The seed of a numbered game of a series."""
    # 53 bits, so that a seed survives programs that read JSON numbers as floating point.
    return Chance(seed + index * GOLDEN).bits() >> 11


@contextmanager
def seated(game: Game, names: Sequence[str], seed: int) -> Generator[list[Bot], None, None]:
    """A bot for each seat, for one game; their seeds follow from the seed of the game."""
    chance = Chance(seed)
    bots = [make_bot(name, game, chance.bits()) for name in names]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.close()


def workers_beside(names: Iterable[str], workers: int) -> int:
    """How many processes may share the games: one, if some bot starts processes of its own."""
    return 1 if any(starts_processes(name) for name in names) else workers


def play_out(state: State, choosers: Sequence[Chooser], title: str) -> int:
    """Plays a dealt game to its end and returns the number of decisions; `title` names it should it never end."""
    decisions = 0
    while not state.is_over():
        seat = state.to_decide()
        state.apply(choosers[seat].choose(Observer(state, seat)))
        decisions += 1
        _check_length(decisions, title)
    return decisions


def title_of(number: str, seed: int, bots: Sequence[str]) -> str:
    """What to call a game in a message."""
    return f"{number} (seed {seed}, bots {', '.join(bots)})"


def play_one(game: Game, series: Series, index: int) -> Played:
    """Plays one of the games of a series, and writes its record if the series wants it."""
    seed = series.seed_of(index)
    title = title_of(f"game {index}", seed, series.bots)
    with seated(game, series.bots, seed) as bots:
        if series.record is not None:
            return _play_recorded(game, series, index, bots, title)
        state = game.new(series.options, seed)
        decisions = play_out(state, bots, title)
    return Played(index, state.scores(), state.winners(), decisions)


def _play_recorded(game: Game, series: Series, index: int, bots: list[Bot], title: str) -> Played:
    assert series.record is not None
    play = Play.start(game, series.options, series.seed_of(index), series.bots)
    while not play.state.is_over():
        seat = play.state.to_decide()
        play.act(seat, bots[seat].choose(Observer(play.state, seat)))
        _check_length(len(play.record.moves), title)
    digits = len(str(series.games - 1))
    name = f"{series.game}-{series.seed}-{index:0{digits}}.json"
    (series.record / name).write_bytes(play.record.to_bytes())
    return Played(index, play.state.scores(), play.state.winners(), len(play.record.moves))


def _check_length(decisions: int, title: str) -> None:
    if decisions > MOST_DECISIONS:
        raise Endless(f"{title} has not ended after {MOST_DECISIONS} decisions")


def simulate(series: Series, workers: int, tick: Callable[[], None]) -> list[Played]:
    """Plays all games of a series, in order; `tick` is called after each."""
    if series.record is not None:
        series.record.mkdir(parents=True, exist_ok=True)
    played: list[Played] = []
    workers = workers_beside(series.bots, workers)
    for one in spread(functools.partial(_play_numbered, series), range(series.games), workers):
        played.append(one)
        tick()
    return sorted(played, key=lambda one: one.index)


def _play_numbered(series: Series, index: int) -> Played:
    return play_one(load_game(series.game), series, index)


@dataclass(frozen=True)
class SeatSummary:
    """How a seat fared over all games: a victory shared by n counts one n-th in `wins`."""

    seat: int
    bot: str
    wins: float
    won_alone: int
    score_mean: float
    score_spread: float

    def data(self) -> JsonObject:
        """The summary as plain data."""
        return {
            "seat": self.seat,
            "bot": self.bot,
            "wins": self.wins,
            "won_alone": self.won_alone,
            "score_mean": round(self.score_mean, 3),
            "score_spread": round(self.score_spread, 3),
        }


def summarise(series: Series, played: list[Played]) -> list[SeatSummary]:
    """What came of a series, seat by seat; the spread is the standard deviation."""
    seats = []
    for seat, bot in enumerate(series.bots):
        scores = [one.scores[seat] for one in played]
        seats.append(
            SeatSummary(
                seat,
                bot,
                _whole(sum(1 / len(one.winners) for one in played if seat in one.winners)),
                sum(1 for one in played if one.winners == [seat]),
                statistics.fmean(scores),
                statistics.pstdev(scores),
            )
        )
    return seats


def by_bot(seats: list[SeatSummary]) -> dict[str, Json]:
    """The wins of each kind of bot, all its seats together."""
    wins: dict[str, Json] = {}
    for name in dict.fromkeys(seat.bot for seat in seats):
        wins[name] = _whole(sum(seat.wins for seat in seats if seat.bot == name))
    return wins


def _whole(wins: float) -> float:
    """Rid of the dust of adding thirds, and of the point where there are no parts."""
    wins = round(wins, 6)
    return int(wins) if wins == int(wins) else wins
