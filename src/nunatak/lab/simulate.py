"""Many games between bots: the same results for the same seed, however many processes share the work."""

from __future__ import annotations

import multiprocessing
import os
import statistics
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from nunatak.bots import Bot, make_bot
from nunatak.engine import Chance, Game, Json, JsonObject, Observer, Options, Play
from nunatak.engine.chance import GOLDEN
from nunatak.games import load_game

# No game of ours comes near; a bot that stalls for ever shall not hang a simulation.
MOST_DECISIONS = 20_000


class Endless(RuntimeError):
    """A game that does not end. Its only argument is the message: anything else would not leave a worker process."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. `bots` has one name a seat; `record` is the folder for the records, if they are wanted."""

    game: str
    options: Options
    bots: list[str]
    games: int
    seed: int
    record: Path | None = None

    def seed_of(self, index: int) -> int:
        """The seed of one of the games: it depends on nothing but the plan's seed and the game's number."""
        # 53 bits, so that a seed survives programs that read JSON numbers as floating point.
        return Chance(self.seed + index * GOLDEN).bits() >> 11


@dataclass(frozen=True)
class Played:
    """How one of the games went."""

    index: int
    scores: list[int]
    winners: list[int]
    decisions: int


def play_one(game: Game, plan: Plan, index: int) -> Played:
    """Plays one of the games of a plan, and writes its record if the plan wants it."""
    seed = plan.seed_of(index)
    chance = Chance(seed)
    bots = [make_bot(name, game, chance.bits()) for name in plan.bots]
    if plan.record is not None:
        return _play_recorded(game, plan, index, seed, bots)
    state = game.new(plan.options, seed)
    decisions = 0
    while not state.is_over():
        seat = state.to_decide()
        state.apply(bots[seat].choose(Observer(state, seat)))
        decisions += 1
        _check_length(plan, index, decisions)
    return Played(index, state.scores(), state.winners(), decisions)


def _play_recorded(game: Game, plan: Plan, index: int, seed: int, bots: list[Bot]) -> Played:
    assert plan.record is not None
    play = Play.start(game, plan.options, seed, plan.bots)
    while not play.state.is_over():
        seat = play.state.to_decide()
        play.act(seat, bots[seat].choose(Observer(play.state, seat)))
        _check_length(plan, index, len(play.record.moves))
    digits = len(str(plan.games - 1))
    name = f"{plan.game}-{plan.seed}-{index:0{digits}}.json"
    (plan.record / name).write_bytes(play.record.to_bytes())
    return Played(index, play.state.scores(), play.state.winners(), len(play.record.moves))


def _check_length(plan: Plan, index: int, decisions: int) -> None:
    if decisions > MOST_DECISIONS:
        bots = ", ".join(plan.bots)
        seed = plan.seed_of(index)
        raise Endless(f"game {index} (seed {seed}, bots {bots}) has not ended after {MOST_DECISIONS} decisions")


def simulate(plan: Plan, workers: int, tick: Callable[[], None]) -> list[Played]:
    """Plays all games of a plan, in order; `tick` is called after each."""
    if plan.record is not None:
        plan.record.mkdir(parents=True, exist_ok=True)
    if workers == 1:
        game = load_game(plan.game)
        return _gather((play_one(game, plan, index) for index in range(plan.games)), tick)
    # Not fork: the parent may hold threads. forkserver starts a process faster than spawn where it exists.
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    with context.Pool(workers, _start_worker, (plan,)) as pool:
        # Small chunks keep the bar moving and the last worker short; large ones save messages.
        chunk = max(1, min(20, plan.games // (workers * 8)))
        return _gather(pool.imap_unordered(_work, range(plan.games), chunk), tick)


def workers_by_default() -> int:
    """As many processes as this one may use cores."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def _gather(stream: Iterable[Played], tick: Callable[[], None]) -> list[Played]:
    played: list[Played] = []
    for one in stream:
        played.append(one)
        tick()
    return sorted(played, key=lambda one: one.index)


class _Worker:
    """What a worker process keeps between its games."""

    plan: Plan
    game: Game


def _start_worker(plan: Plan) -> None:
    _Worker.plan = plan
    _Worker.game = load_game(plan.game)


def _work(index: int) -> Played:
    return play_one(_Worker.game, _Worker.plan, index)


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


def summarise(plan: Plan, played: list[Played]) -> list[SeatSummary]:
    """What came of a plan, seat by seat; the spread is the standard deviation."""
    seats = []
    for seat, bot in enumerate(plan.bots):
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
