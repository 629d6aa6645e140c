"""What a bot needs to know about a game beyond its rules."""

from __future__ import annotations

import math
from typing import Final

from nunatak.bots.evaluate.features import Feature
from nunatak.bots.evaluate.forecast import Forecast
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.state import State

# The winning chances' curve of games that have none of their own.
SHARPNESS: Final = "sharpness"

# What to do with a question that a look-ahead arrives at.
REST: Final = 0  # judge the state as it is
FOLLOW: Final = 1  # part of the same move: try every answer and keep the best
SETTLE: Final = 2  # give the usual answer and go on


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges states of one game, and knows which questions belong together."""

    def __init__(self, curves: dict[str, list[float]], forecast: Forecast, line: list[float]) -> None:
        # By stage, from the beginning to the end of the game: how much a point of value says about who will win.
        self.curves = curves
        self.forecast = forecast
        # What each amount of a seat weighs in its value.
        self.line = line

    def value(self, state: State, seat: int) -> float:
        """How good the state is for the seat, against its opponents; higher is better."""
        raise NotImplementedError

    def features(self, state: State, seat: int) -> list[Feature]:
        """What the value is made of, line by line; the contributions add up to it."""
        raise NotImplementedError

    def reason(self, feature: str) -> str:
        """The name under which people know what a feature is about; nothing for one that tells them nothing."""
        return feature

    def amounts(self, state: State, seat: int) -> list[float]:
        """What a seat has and may hope for, in the units that the weights multiply, whoever it plays against."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        """The value of a state for every seat, as if all of them saw it whole."""
        return [self.value(state, seat) for seat in range(state.seats())]

    def forecasts(self, state: State) -> list[float]:
        """The points that tell how the seats will end up, as far as the state shows it: only differences count."""
        stage = self.stage(state)
        return [self.forecast.of(self.amounts(state, seat), stage) for seat in range(state.seats())]

    def stage(self, state: State) -> float:
        """How far the game has come: 0 at the beginning, 1 at the end."""
        raise NotImplementedError

    def period(self, state: State) -> int:
        """Which round it is, in games in which a round ends before the game does."""
        return 0

    def allied(self, state: State) -> bool:
        """Whether all seats win or lose together."""
        return state.seats() == 1

    def chances(self, state: State) -> list[float]:
        """How likely each seat wins, seen from a whole state, imagined or true; allies share one chance."""
        seats = state.seats()
        allied = self.allied(state)
        if state.is_over():
            winners = state.winners()
            share = 1.0 if allied or not winners else 1.0 / len(winners)
            return [share if seat in winners else 0.0 for seat in range(seats)]
        sharpness = self.sharpness(state)
        if allied:
            return [logistic(sharpness * self.value(state, 0))] * seats
        return softmax([sharpness * points for points in self.forecasts(state)])

    def achieved(self, state: State) -> float:
        """How near a finished game alone or together came to a victory, which is 1."""
        return 1.0 if state.winners() else 0.0

    def gained(self, state: State) -> float:
        """Where a lone player or a team stands, in the units of the value, whatever time is left to them."""
        return self.value(state, 0)

    def curve(self, state: State) -> str:
        """Which of the curves tells the winning chances of games like this."""
        return SHARPNESS

    def sharpness(self, state: State) -> float:
        """How much a point of value says about who will win, at this stage of such a game."""
        return between(self.curves[self.curve(state)], self.stage(state))

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        """REST, FOLLOW or SETTLE: how a look-ahead of that seat treats the question the state asks."""
        raise NotImplementedError

    def usual(self, state: State) -> int:
        """The answer to a question that is to be settled."""
        raise NotImplementedError

    def extras(self, state: State, seat: int) -> list[int]:
        """Answers that are worth trying beside the usual one when a question of that seat is to be settled."""
        return []

    def is_aside(self, state: State, action: int) -> bool:
        """Whether an answer leaves the question open: it is judged by what it changes, beside the best answer."""
        raise NotImplementedError


def between(curve: list[float], stage: float) -> float:
    """The height of a curve that is given at equal distances, from 0 to 1."""
    last = len(curve) - 1
    place = min(1.0, max(0.0, stage)) * last
    below = min(last - 1, int(place))
    share = place - below
    return (1.0 - share) * curve[below] + share * curve[below + 1]


def logistic(x: float) -> float:
    """From any number to a chance; 0 is even."""
    return 1.0 / (1.0 + math.exp(-max(-700.0, min(700.0, x))))


def softmax(values: list[float]) -> list[float]:
    """From any numbers to chances that add up to 1."""
    most = max(values)
    parts = [math.exp(value - most) for value in values]
    total = sum(parts)
    return [part / total for part in parts]
