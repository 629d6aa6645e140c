"""Many games between bots: the same results for the same seed, however many processes share the work."""

from __future__ import annotations

import functools
import statistics
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from nunatak.bots import Bot, check_name, make_bot, starts_processes
from nunatak.bots.budget import budget_of
from nunatak.bots.errors import BotError
from nunatak.bots.house import levels_of
from nunatak.bots.levels import LEVELS
from nunatak.engine import Chance, Game, Json, JsonObject, Options, Play
from nunatak.engine.chance import GOLDEN
from nunatak.games import load_game
from nunatak.lab.playout import play_out
from nunatak.lab.workers import spread

# Of a search for each decision: a game takes seconds then.
MANY_ITERATIONS = 100


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


def seed_in_series(seed: int, index: int) -> int:
    """The seed of a numbered game of a series."""
    # 53 bits, so that a seed survives programs that read JSON numbers as floating point.
    return Chance(seed + index * GOLDEN).bits() >> 11


def bots_by_seat(names: Sequence[str], game: Game, options: Options) -> list[str]:
    """One bot a seat: those named, in seat order, again from the first when there are fewer names than seats.

    Raises KeyError, with what is wrong, for a bot that is not there or does not play the game, and for too many.
    """
    for name in names:
        check_name(name)
        try:
            make_bot(name, game, 0).close()
        except BotError:
            raise
        except KeyError as error:
            # A new game may come before the bots that need to know more than its rules.
            raise BotError("wrong-bot-game", bot=name, game=game.name, problem=str(error.args[0])) from None
    seats = game.new(options, 0).seats()
    if not 0 < len(names) <= seats:
        raise BotError("wrong-bots-seats", bots=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]


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


def think_long(names: Iterable[str], game: str) -> bool:
    """Whether games with these bots are known to take long: some of them read far ahead, or by the clock."""
    return any(_thinks_long(name, game) for name in names)


def _thinks_long(name: str, game: str) -> bool:
    budget = budget_of(name)
    if budget is not None:
        return budget.seconds > 0 or budget.iterations >= MANY_ITERATIONS
    return name in LEVELS and levels_of(game)[LEVELS.index(name)].iterations > 0


def title_of(number: str, seed: int, bots: Sequence[str]) -> str:
    """What to call a game in a message."""
    return f"{number} (seed {seed}, bots {', '.join(bots)})"


def play_one(game: Game, series: Series, index: int) -> Played:
    """Plays one of the games of a series, and writes its record if the series wants it."""
    seed = series.seed_of(index)
    title = title_of(f"game {index}", seed, series.bots)
    with seated(game, series.bots, seed) as bots:
        if series.record is None:
            state = game.new(series.options, seed)
            decisions = play_out(state, bots, title=title)
        else:
            play = Play.start(game, series.options, seed, series.bots)
            state = play.state
            decisions = play_out(state, bots, title=title, act=play.act)
            digits = len(str(series.games - 1))
            name = f"{series.game}-{series.seed}-{index:0{digits}}.json"
            (series.record / name).write_bytes(play.record.to_bytes())
    return Played(index, state.scores(), state.winners(), decisions)


def simulate(series: Series, workers: int, tick: Callable[[], None]) -> list[Played]:
    """Plays all games of a series, in order; `tick` is called after each."""
    if series.record is not None:
        series.record.mkdir(parents=True, exist_ok=True)
    played: list[Played] = []
    workers = workers_beside(series.bots, workers)
    long = think_long(series.bots, series.game)
    for one in spread(functools.partial(_play_numbered, series), range(series.games), workers, long):
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
