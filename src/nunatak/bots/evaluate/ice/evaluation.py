"""How good a state of I C E is for a seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, REST, SETTLE, SHARPNESS, Evaluation
from nunatak.bots.evaluate.features import Feature, lines
from nunatak.bots.evaluate.forecast import weighed
from nunatak.bots.evaluate.ice.outlook import Outlooks
from nunatak.bots.evaluate.ice.prospect import NOTHING, prospect
from nunatak.bots.evaluate.ice.wealth import WEALTH, Points, Wealth
from nunatak.bots.evaluate.ice.weights import IceWeights
from nunatak.bots.evaluate.weights import Weights
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.state import State
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.exploration import TURN_LIMIT

VICTORY: Final = 1000.0
AMOUNTS: Final = [
    *WEALTH, "payable", "hopes", "best_ahead", "more_ahead", "ep", "overwork",
    # What tells the end of a game beyond its worth to the next answer: requests, snow tiles in hand.
    "nearly", "far_off", "cards", "tiles",
]  # fmt: skip

# What the features are about, as people know it.
REASONS: Final[dict[str, str]] = {
    "points": "points", "anima": "anima", "study": "study", "effect": "effects", "unused": "effects", "face": "snow",
    "tiles": "snow", "companion": "crew", "camp": "camps", "far": "place", "best_ahead": "place", "more_ahead": "place",
    "payable": "requests", "hopes": "requests", "nearly": "requests", "ep": "ep", "overwork": "ep", "leader": "rivals",
    "opponents": "rivals",
}  # fmt: skip
# Questions that belong to the move which raised them: every answer is tried.
PARTS_OF_A_MOVE: Final = frozenset({
    "second_step", "spiders", "build", "provide", "smilodon", "smilodon_to", "manta", "yacht", "whistle",
    "whistle_to", "obliterate", "rune", "distribute", "place_group", "pay", "validate",
})  # fmt: skip
# Questions whose usual answer is good enough while looking ahead.
SETTLED: Final = frozenset({"collapse", "window_b", "window_c", "relocate", "refuge", "choose_slot"})


@mypyc_attr(allow_interpreted_subclasses=True)
class IceEvaluation(Evaluation):
    """The score as it stands, what requests and decrees promise, and what the leader can reach."""

    def __init__(self, weights: Weights) -> None:
        self.weights = IceWeights(weights)
        super().__init__(weights.curves([SHARPNESS]), weights.forecast(AMOUNTS), self.weights.line)
        self.outlooks = Outlooks(self.weights)
        self.points = Points()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SecondIceState)
        if state.is_over():
            return result(state, seat)
        w = self.weights
        others = self.others(state, seat)
        against = w.leader * max(others) + (1 - w.leader) * sum(others) / len(others)
        return weighed(self.amounts(state, seat), self.line) - w.against * against

    def amounts(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, SecondIceState)
        fade = time_left(state, seat)
        found = Wealth(state, seat, self.weights, fade, self.points).amounts()
        if fade > 0.0 or not has_validated_the_last(state, seat):
            outlook = self.outlooks.of(state, seat)
            # Without an EP on the last day nothing is within reach any more, but what was found can still be paid with.
            ahead = prospect(state, seat, outlook.want, fade, self.weights) if fade > 0.0 else NOTHING
            found += [float(outlook.payable), hope_left(fade) * outlook.hopes, ahead.best, ahead.more]
            nearly, far_off = float(outlook.nearly), float(outlook.far_off)
        else:
            found += [0.0, 0.0, 0.0, 0.0]
            nearly = far_off = 0.0
        found.append(float(state.ep[seat]))
        found.append(1.0 if overworks(state, seat) else 0.0)
        found += [nearly, far_off, float(len(state.requests[seat])), float(len(state.hand[seat]))]
        return found

    def others(self, s: SecondIceState, seat: int) -> list[float]:
        """The opponents' wealth. Their requests are unknown: what everybody sees of them must do."""
        w = self.weights
        fade = time_left(s, seat)
        return [
            weighed(Wealth(s, other, w, fade, self.points).amounts(), w.wealth)
            for other in range(s.agreed.players)
            if other != seat
        ]

    def features(self, state: State, seat: int) -> list[Feature]:
        assert isinstance(state, SecondIceState)
        if state.is_over():
            return [Feature("result", result(state, seat), 1.0)]
        w = self.weights
        others = self.others(state, seat)
        return [
            *lines(AMOUNTS, self.amounts(state, seat), self.line),
            Feature("leader", max(others), -w.against * w.leader),
            Feature("opponents", sum(others) / len(others), w.against * (w.leader - 1.0)),
        ]

    def reason(self, feature: str) -> str:
        return REASONS.get(feature, "")

    def stage(self, state: State) -> float:
        assert isinstance(state, SecondIceState)
        left = [time_left(state, seat) for seat in range(state.agreed.players)]
        return 1.0 - sum(left) / len(left)

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        assert isinstance(state, SecondIceState)
        asked = state.asked()
        assert asked is not None
        if asked.name in SETTLED:
            return SETTLE
        return FOLLOW if asked.seat == seat and asked.name in PARTS_OF_A_MOVE else REST

    def usual(self, state: State) -> int:
        assert isinstance(state, SecondIceState)
        asked = state.asked()
        assert asked is not None
        legal = state.legal()
        if asked.name == "collapse":
            return usual_rescue(state, legal)
        if asked.name == "choose_slot":
            return legal[usual_slot(state, asked.seat)]
        # Windows list what can be played first and going on last; Harmony is free, the rest is not.
        return legal[-1] if asked.name == "window_b" else legal[0]

    def is_aside(self, state: State, action: int) -> bool:
        return False


def result(s: SecondIceState, seat: int) -> float:
    """A finished game: winning is everything, then the margin."""
    winners = s.winners()
    scores = s.scores()
    others = max([points for player, points in enumerate(scores) if player != seat])
    won = VICTORY / len(winners) if seat in winners else -VICTORY
    return won + scores[seat] - others


def time_left(s: SecondIceState, seat: int) -> float:
    """1 at the beginning, 0 when the last EP is spent: how much of what pays later still counts."""
    days = s.c.numbers.days
    daily = s.agreed.start_ep
    return min(1.0, ((days - s.day) * daily + s.ep[seat]) / (days * daily))


def has_validated_the_last(s: SecondIceState, seat: int) -> bool:
    """Whether a seat that has spent its last EP has been asked about its requests for the last time."""
    if seat != s.active:
        return True
    asked = s.asked()
    return asked is not None and asked.name == "drop_requests"


def hope_left(fade: float) -> float:
    """How much of what requests may bring still counts: all of it in the first half of the game."""
    return min(1.0, 2 * fade)


def overworks(s: IceState, seat: int) -> bool:
    """Whether a seat has paid for the right to spend a third EP."""
    return s.active == seat and s.limit > TURN_LIMIT


def usual_rescue(s: IceState, legal: list[int]) -> int:
    """Rescues an artifact, the deepest if there are several; lets snow fall."""
    rescue = s.c.actions.rescue
    best = legal[-1]
    deepest = 0
    for action in legal[:-1]:
        level = s.c.site.board.level[rescue.a(action)]
        if level > deepest:
            best, deepest = action, level
    return best


def usual_slot(s: IceState, seat: int) -> int:
    """The type for a prismatic artifact: one whose effect it unlocks, Achievement first."""
    threshold = s.threshold(seat)
    for kind in range(5):
        anima = s.anima_of(seat, kind)
        if anima < threshold <= anima + s.c.anima[s.unplaced]:
            return kind
    return 0
