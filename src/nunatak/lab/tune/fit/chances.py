"""What to expect of a position, and how much a point of that says about who will win: fitted to finished games.

The chances are a softmax of the seats' forecasts times a sharpness that changes in straight lines between a few stages.
Its likelihood has one summit, which Newton's method climbs stage by stage.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass

from nunatak.bots.evaluate.evaluation import REST, Evaluation, between, softmax
from nunatak.bots.evaluate.forecast import Forecast
from nunatak.bots.evaluate.weights import STAGES
from nunatak.engine import Chance, JsonObject, Options, State
from nunatak.games import load_game
from nunatak.lab.playout import Endless, Onlooker, play_out
from nunatak.lab.simulate import seed_in_series
from nunatak.lab.tune.duel import LONGEST
from nunatak.lab.tune.fit.forecast import Position, fit_forecast
from nunatak.lab.tune.players import GREEDY, player
from nunatak.lab.tune.weight_file import evaluation_from
from nunatak.lab.workers import spread

EVERY = 3  # positions at rest, the ones that a search judges, for one that is looked at
MOST_SWEEPS = 60
CLOSE = 1e-4  # of the sharpness: a sweep that changes less is the last
# How much a stage leans on the whole game, as a share of what an average stage tells.
LEANING = 0.05
# Of the sharpness of the whole game: below this nobody who compares chances could tell a better opening from a worse.
LEAST = 1 / 3


@dataclass(frozen=True)
class Seen:
    """A position: how far the game had come, what each seat could expect, and what share each seat won."""

    stage: float
    values: list[float]
    shares: list[float]


def fit_chances(
    game: str, table: JsonObject, games: int, seed: int, workers: int, tick: Callable[[], None], players: str = GREEDY
) -> None:
    """Puts the forecast and the sharpness that fit so many games between players of that name best into the table.

    Games in which all win or lose together say nothing about who is ahead: they are left out.
    """
    gathered: list[tuple[int, str, list[Position]]] = []
    for one in spread(functools.partial(_watch, game, table, seed, players), range(games), workers):
        gathered.append(one)
        tick()
    gathered.sort(key=lambda one: one[0])
    positions = [position for _, _, found in gathered for position in found]
    if not positions:
        raise Endless("wrong-none-ended", games=games, most=LONGEST)
    early, late = fit_forecast(positions, evaluation_from(game, table).line)
    section = table["forecast"]
    assert isinstance(section, dict)
    for i, name in enumerate(section):
        section[name] = [early[i], late[i]]
    forecast = Forecast(early, late)
    curves = table["chances"]
    assert isinstance(curves, dict)
    for name in curves:
        seen = [
            Seen(one.stage, [forecast.of(amounts, one.stage) for amounts in one.amounts], one.shares)
            for _, curve, found in gathered
            if curve == name
            for one in found
        ]
        # So few games may have had none of the kind.
        if seen:
            curves[name] = [*fit(seen)]


def _watch(game: str, table: JsonObject, seed: int, players: str, index: int) -> tuple[int, str, list[Position]]:
    """Plays one game, with one of the variants in turn, and notes positions on the way, and whose curve they are for.

    A game that is held up for ever says nothing about how its positions end.
    """
    played = load_game(game)
    evaluation = evaluation_from(game, table)
    variants = [one for one in played.option_sets() if not evaluation.allied(played.new(one, seed))]
    options: Options = played.complete_options(variants[index % len(variants)])
    deal = seed_in_series(seed, index)
    chance = Chance(deal)
    state = played.new(options, deal)
    bots = [player(players, evaluation, chance.bits()) for _ in range(state.seats())]
    rests = Rests(evaluation)
    try:
        play_out(state, bots, [rests], LONGEST)
    except Endless:
        return index, "", []
    shares, scores = evaluation.chances(state), state.scores()
    return index, evaluation.curve(state), [Position(stage, amounts, scores, shares) for stage, amounts in rests.noted]


class Rests(Onlooker):
    """Notes how far a game has come and what each seat has, at some of the rests after its moves."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.noted: list[tuple[float, list[list[float]]]] = []
        self.mover: int | None = None
        self.rests = 0

    def on_question(self, state: State, seat: int) -> None:
        if self.mover is not None and self.evaluation.treat(state, self.mover) == REST:
            if self.rests % EVERY == 0:
                amounts = [self.evaluation.amounts(state, one) for one in range(state.seats())]
                self.noted.append((self.evaluation.stage(state), amounts))
            self.rests += 1
        self.mover = seat


def fit(positions: list[Seen]) -> list[float]:
    """The sharpness at each stage that makes what happened likeliest.

    First one for the whole game; then each stage has its own, but leans on that: early values say little, and the
    positions of one game are no independent witnesses.
    """
    level = 0.0
    for _ in range(MOST_SWEEPS):
        slope, bend = lie_of_the_land(positions, [level] * STAGES)
        before, level = level, max(0.0, level + sum(slope) / (sum(bend) or 1.0))
        if abs(level - before) < CLOSE:
            break
    sharpness = [level] * STAGES
    for _ in range(MOST_SWEEPS):
        slope, bend = lie_of_the_land(positions, sharpness)
        lean = LEANING * sum(bend) / STAGES or 1.0
        old = sharpness
        sharpness = [
            max(LEAST * level, k + (s + lean * (level - k)) / (b + lean))
            for k, s, b in zip(old, slope, bend, strict=True)
        ]
        if max(abs(k - before) for k, before in zip(sharpness, old, strict=True)) < CLOSE:
            break
    return [float(f"{k:.3g}") for k in sharpness]


def lie_of_the_land(positions: list[Seen], sharpness: list[float]) -> tuple[list[float], list[float]]:
    """By stage: how the likelihood rises with the sharpness there, and how it bends."""
    slope, bend = [0.0] * STAGES, [0.0] * STAGES
    for seen in positions:
        chances = softmax([between(sharpness, seen.stage) * value for value in seen.values])
        mean = sum(chance * value for chance, value in zip(chances, seen.values, strict=True))
        spread_of_values = sum(c * (value - mean) ** 2 for c, value in zip(chances, seen.values, strict=True))
        surprise = sum(share * (value - mean) for share, value in zip(seen.shares, seen.values, strict=True))
        for k, part in parts_of(seen.stage):
            slope[k] += part * surprise
            # The parts add up to 1, so that this bounds the curvature of all stages together.
            bend[k] += part * spread_of_values
    return slope, bend


def parts_of(stage: float) -> list[tuple[int, float]]:
    """The two fitted places that a stage lies between, and how much it belongs to each."""
    place = min(1.0, max(0.0, stage)) * (STAGES - 1)
    below = min(STAGES - 2, int(place))
    return [(below, 1 - (place - below)), (below + 1, place - below)]
