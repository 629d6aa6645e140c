"""Two sets of weights compared: each deal twice with the seats swapped, or by one lone player after the other."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from nunatak.engine import Chance, Game, JsonObject, Options
from nunatak.games import load_game
from nunatak.lab.playout import Endless, play_out
from nunatak.lab.simulate import seed_in_series
from nunatak.lab.tune.players import GREEDY, player
from nunatak.lab.tune.weight_file import evaluation_from
from nunatak.lab.workers import spread

NORMAL_95 = 1.96
# Decisions, several times those of any game we know. Shaken weights may hold a game up for ever: then nobody wins it.
LONGEST = 3000


@dataclass(frozen=True)
class Duel:
    """One game of two players of a kind: `mine` against `theirs`, `mine` in the second seat if they are swapped."""

    index: int
    game: str
    options: Options
    seed: int
    mine: JsonObject
    theirs: JsonObject
    swapped: bool
    players: str = GREEDY


@dataclass(frozen=True)
class DuelResult:
    """What became of `mine`: 1 for a victory, a half for a shared one, and the difference of the scores.

    Alone it is a victory to have come further.
    """

    index: int
    won: float
    margin: float


def play_duel(duel: Duel) -> DuelResult:
    """Plays the game."""
    if duel.options["players"] == 1:
        further = play_alone(duel, duel.mine) - play_alone(duel, duel.theirs)
        return DuelResult(duel.index, 0.5 if further == 0 else float(further > 0), further)
    mine = 1 if duel.swapped else 0
    chance = Chance(duel.seed)
    tables = [duel.theirs, duel.mine] if duel.swapped else [duel.mine, duel.theirs]
    bots = [player(duel.players, evaluation_from(duel.game, table), chance.bits()) for table in tables]
    state = load_game(duel.game).new(duel.options, duel.seed)
    try:
        play_out(state, bots, limit=LONGEST)
    except Endless:
        return DuelResult(duel.index, 0.5, 0)
    winners, scores = state.winners(), state.scores()
    won = 1 / len(winners) if mine in winners else 0.0
    return DuelResult(duel.index, won, scores[mine] - scores[1 - mine])


def play_alone(duel: Duel, table: JsonObject) -> float:
    """How far a lone player with these weights comes; 0 when the game was held up for ever."""
    evaluation = evaluation_from(duel.game, table)
    bot = player(duel.players, evaluation, duel.seed)
    state = load_game(duel.game).new(duel.options, duel.seed)
    try:
        play_out(state, [bot], limit=LONGEST)
    except Endless:
        return 0.0
    return evaluation.achieved(state)


def play_duels(duels: Sequence[Duel], workers: int, tick: Callable[[], None]) -> list[DuelResult]:
    """Plays many games, in order; `tick` is called after each."""
    results: list[DuelResult] = []
    for result in spread(play_duel, duels, workers):
        results.append(result)
        tick()
    return sorted(results, key=lambda result: result.index)


def options_of(game: Game, players: int) -> list[Options]:
    """The variants to take turns with: all that so many can play."""
    found = [options for options in game.option_sets() if options["players"] == players]
    if not found:
        raise ValueError(f"{game.name} is not a game for {players}")
    return [game.complete_options(options) for options in found]


def pair(
    index: int, game: str, options: Options, seed: int, mine: JsonObject, theirs: JsonObject, players: str = GREEDY
) -> list[Duel]:
    """The same deal with the seats as they are and swapped; alone, two deals."""
    alone = options["players"] == 1
    deals = [seed_in_series(seed, 2 * index + k if alone else index) for k in (0, 1)]
    return [Duel(2 * index + k, game, options, deals[k], mine, theirs, bool(k), players) for k in (0, 1)]


@dataclass(frozen=True)
class Comparison:
    """What share of the games was won, and the half-width of its 95 % interval."""

    games: int
    share: float
    within: float


def judge(results: list[DuelResult]) -> Comparison:
    """Sums up a match. The two games of a deal belong together, so that the deals are what is counted."""
    deals = [(a.won + b.won) / 2 for a, b in zip(results[::2], results[1::2], strict=True)]
    # As if one deal more had been won and one lost: a few deals that came out alike prove little.
    spread_of_deals = statistics.stdev([0.0, 1.0, *deals])
    return Comparison(len(results), statistics.fmean(deals), NORMAL_95 * spread_of_deals / math.sqrt(len(deals)))
