"""Games between two sets of weights, each deal twice with the seats swapped."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nunatak.bots.greedy import GreedyBot
from nunatak.engine import Chance, Game, JsonObject, Observer, Options
from nunatak.games import load_game
from nunatak.lab.simulate import seed_in_series
from nunatak.lab.weight_file import evaluation_from
from nunatak.lab.workers import spread

NORMAL_95 = 1.96
# Decisions, several times those of any game we know. Shaken weights may hold a game up for ever: then nobody wins it.
LONGEST = 3000


@dataclass(frozen=True)
class Duel:
    """One game of two greedy players: `mine` against `theirs`, `mine` in the second seat if they are swapped."""

    index: int
    game: str
    options: Options
    seed: int
    mine: JsonObject
    theirs: JsonObject
    swapped: bool


@dataclass(frozen=True)
class Result:
    """What became of `mine`: 1 for a victory, a half for a shared one, and the difference of the scores."""

    index: int
    won: float
    margin: int


def play_duel(duel: Duel) -> Result:
    """Plays the game."""
    mine = 1 if duel.swapped else 0
    chance = Chance(duel.seed)
    tables = [duel.theirs, duel.mine] if duel.swapped else [duel.mine, duel.theirs]
    bots = [GreedyBot(evaluation_from(duel.game, table), chance.bits()) for table in tables]
    state = load_game(duel.game).new(duel.options, duel.seed)
    for _ in range(LONGEST):
        if state.is_over():
            break
        seat = state.to_decide()
        state.apply(bots[seat].choose(Observer(state, seat)))
    else:
        return Result(duel.index, 0.5, 0)
    winners, scores = state.winners(), state.scores()
    won = 1 / len(winners) if mine in winners else 0.0
    return Result(duel.index, won, scores[mine] - scores[1 - mine])


def play_duels(duels: Sequence[Duel], workers: int, tick: Callable[[], None]) -> list[Result]:
    """Plays many games, in order; `tick` is called after each."""
    results: list[Result] = []
    for result in spread(play_duel, duels, workers):
        results.append(result)
        tick()
    return sorted(results, key=lambda result: result.index)


def two_player_options(game: Game) -> list[Options]:
    """The variants to take turns with: all that two can play."""
    found = [options for options in game.option_sets() if options["players"] == 2]
    if not found:
        raise ValueError(f"{game.name} is not a game for two opponents")
    return [game.complete_options(options) for options in found]


def pair(index: int, game: str, options: Options, seed: int, mine: JsonObject, theirs: JsonObject) -> list[Duel]:
    """The same deal with the seats as they are and swapped."""
    deal = seed_in_series(seed, index)
    return [Duel(2 * index + swap, game, options, deal, mine, theirs, bool(swap)) for swap in (0, 1)]


@dataclass(frozen=True)
class Match:
    """What share of the games was won, and the half-width of its 95 % interval."""

    games: int
    share: float
    within: float


def judge(results: list[Result]) -> Match:
    """Sums up a match. The two games of a deal belong together, so that the deals are what is counted."""
    deals = [(a.won + b.won) / 2 for a, b in zip(results[::2], results[1::2], strict=True)]
    # As if one deal more had been won and one lost: a few deals that came out alike prove little.
    spread_of_deals = statistics.stdev([0.0, 1.0, *deals])
    return Match(len(results), statistics.fmean(deals), NORMAL_95 * spread_of_deals / math.sqrt(len(deals)))
