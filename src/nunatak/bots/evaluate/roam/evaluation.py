"""How good a state of Roam is for a seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, REST, SETTLE, SHARPNESS, Evaluation
from nunatak.bots.evaluate.features import Feature, lines
from nunatak.bots.evaluate.forecast import weighed
from nunatak.bots.evaluate.roam.holdings import AMOUNTS, Patterns, holdings
from nunatak.bots.evaluate.roam.weights import RoamWeights
from nunatak.bots.evaluate.weights import Weights
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.state import State
from nunatak.games.roam.actions import BID, END_ACTIONS, FILL, PASS, SKIP
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.acting import PRICE
from nunatak.games.roam.steps.auction import Bid

# What the features are about, as people know it.
REASONS: Final[dict[str, str]] = {
    "points": "points", "card": "party", "solid": "party", "empty": "party", "awake_solid": "awake",
    "awake_empty": "awake", "coins_early": "coins", "coins_late": "coins", "consolation": "coins", "short": "tokens",
    "ability": "artifacts", "locations": "locations", "leader": "rivals", "opponents": "rivals",
}  # fmt: skip
# Where tokens may be covered a lead says less.
TOWERS: Final = "towers"
CARDS_TO_END: Final = 10
STARTING: Final = 3

# What a claim and each token put down are worth to whoever judges: a little, so that nobody sits on the last tokens
# until ROAM-END-5 asks for them. A claim outweighs the tokens that it gives back. This is a guard, not a weight.
PROGRESS: Final = 0.002
CLAIM: Final = 24
VICTORY: Final = 1000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class RoamEvaluation(Evaluation):
    """Points, what the locations promise, and what the party, the purse and the artifacts will bring."""

    def __init__(self, weights: Weights) -> None:
        self.weights = RoamWeights(weights)
        super().__init__(weights.curves([SHARPNESS, TOWERS]), weights.forecast(AMOUNTS), self.weights.line)
        self.patterns: Patterns | None = None

    def known(self, s: RoamState) -> Patterns:
        """What is printed on the cards, counted once."""
        patterns = self.patterns
        if patterns is None or patterns.c is not s.c:
            patterns = Patterns(s, self.weights)
            self.patterns = patterns
        return patterns

    def worths(self, s: RoamState) -> list[float]:
        """Points of the final score that each player may expect."""
        return [weighed(amounts, self.line) for amounts in self.all_amounts(s)]

    def all_amounts(self, s: RoamState) -> list[list[float]]:
        """What every player has: a location promises something to each of those who compete for it."""
        return [holding.amounts() for holding in holdings(s, self.known(s), self.weights, time_left(s))]

    def amounts(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, RoamState)
        return self.all_amounts(state)[seat]

    def forecasts(self, state: State) -> list[float]:
        assert isinstance(state, RoamState)
        stage = self.stage(state)
        return [self.forecast.of(amounts, stage) for amounts in self.all_amounts(state)]

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, RoamState)
        if state.is_over():
            return result(state, seat) + progress(state)
        return self.compared(self.worths(state), seat) + progress(state)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, RoamState)
        if state.is_over():
            return [result(state, seat) + progress(state) for seat in range(state.agreed.players)]
        worths = self.worths(state)
        moved = progress(state)
        return [self.compared(worths, seat) + moved for seat in range(len(worths))]

    def compared(self, worths: list[float], seat: int) -> float:
        """What a seat has against its opponents."""
        if len(worths) == 2:
            return worths[seat] - worths[1 - seat]
        others = [worth for player, worth in enumerate(worths) if player != seat]
        leader = self.weights.leader
        return worths[seat] - leader * max(others) - (1 - leader) * sum(others) / len(others)

    def features(self, state: State, seat: int) -> list[Feature]:
        assert isinstance(state, RoamState)
        if state.is_over():
            return [Feature("result", result(state, seat), 1.0), Feature("progress", progress(state), 1.0)]
        w = self.weights
        others = [worth for player, worth in enumerate(self.worths(state)) if player != seat]
        return [
            *lines(AMOUNTS, self.amounts(state, seat), self.line),
            Feature("leader", max(others), -w.leader),
            Feature("opponents", sum(others) / len(others), w.leader - 1.0),
            Feature("progress", progress(state), 1.0),
        ]

    def reason(self, feature: str) -> str:
        return REASONS.get(feature, "")

    def stage(self, state: State) -> float:
        assert isinstance(state, RoamState)
        return 1.0 - time_left(state)

    def curve(self, state: State) -> str:
        assert isinstance(state, RoamState)
        return SHARPNESS if state.agreed.cap == 1 else TOWERS

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        asked = state.asked()
        assert asked is not None
        name = asked.name
        if name == "acting" or name == "resolving" or name == "market" or name == "bid":
            return SETTLE
        # Where to place, what an ability asks, or the own start again, in the same turn: only rising early leads there
        # without being an aside.
        return FOLLOW if asked.seat == seat else REST

    def usual(self, state: State) -> int:
        assert isinstance(state, RoamState)
        step = state.steps[-1]
        if isinstance(step, Bid):
            return usual_bid(state, step)
        if step.name == "acting":
            return END_ACTIONS.base
        if step.name == "market":
            return SKIP.base
        return state.legal()[0]

    def extras(self, state: State, seat: int) -> list[int]:
        """Squares to fill after a placement: they may decide where to place."""
        assert isinstance(state, RoamState)
        step = state.steps[-1]
        if step.name != "acting" or step.seat != seat or (state.coins[seat] < PRICE and not state.ready[seat]):
            return []
        return [action for action in state.legal() if FILL.has(action) or lands_token(state, action)]

    def is_aside(self, state: State, action: int) -> bool:
        assert isinstance(state, RoamState)
        if action < state.abilities.first_action:
            return False
        ability = state.abilities.of(action)
        if ability is None or not ability.is_use(action):
            return False
        asked = state.asked()
        return ability.is_aside(asked is not None and asked.name == "start")


def lands_token(s: RoamState, action: int) -> bool:
    """Whether an action uses an ability that puts a token on the pattern."""
    ability = s.abilities.of(action)
    return ability is not None and ability.lands_token


def result(s: RoamState, seat: int) -> float:
    """A finished game: winning is everything, then the margin."""
    winners = s.winners()
    scores = s.scores()
    others = max([score for player, score in enumerate(scores) if player != seat])
    won = VICTORY / len(winners) if seat in winners else -VICTORY
    return won + scores[seat] - others


def progress(s: RoamState) -> float:
    """What it is worth that the game moves on."""
    cards = 0
    for party in s.party:
        cards += len(party)
    return PROGRESS * (CLAIM * cards - sum(s.supply))


def time_left(s: RoamState) -> float:
    """1 at the beginning, 0 when the last round has begun: how much of what pays later still counts."""
    most = 0
    for party in s.party:
        most = max(most, len(party))
    if s.ending:
        return 0.0
    return (CARDS_TO_END - most) / (CARDS_TO_END - STARTING)


def usual_bid(s: RoamState, step: Bid) -> int:
    """The least that takes the lead, if it can be paid and the card is worth it; else a pass."""
    lowest = step.highest + 1
    if lowest <= s.coins[step.seat] and lowest <= 3 * s.c.points[s.slots[step.slot]]:
        return BID.base + lowest
    return PASS.base
