"""How good a state of Endless Winter is for a seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import REST, SETTLE, SHARPNESS, Evaluation
from nunatak.bots.evaluate.features import Feature, lines
from nunatak.bots.evaluate.forecast import weighed
from nunatak.bots.evaluate.weights import Weights
from nunatak.bots.evaluate.winter.gains import turns_left
from nunatak.bots.evaluate.winter.standing import AMOUNTS, Standing
from nunatak.bots.evaluate.winter.usual import usual_answer
from nunatak.bots.evaluate.winter.weights import WinterWeights
from nunatak.bots.evaluate.winter.worth import Worths
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.state import State
from nunatak.games.winter.actions import PLACE
from nunatak.games.winter.names import ROUNDS, TURNS
from nunatak.games.winter.state import WinterState

VICTORY: Final = 1000.0
# What the features are about, as people know it.
REASONS: Final[dict[str, str]] = {
    "points": "points", "food": "food", "tool": "tools", "idols": "idols", "offering": "idols", "venerated": "idols",
    "revered": "idols", "worship": "idols", "altar": "idols", "animal": "animals", "buried": "burial",
    "camp_out": "camps", "half_labor": "labor", "land": "land", "settlements": "settlements", "towards": "settlements",
    "megaliths": "megaliths", "ground": "megaliths", "raised": "megaliths", "stones": "stones", "stones_now": "stones",
    "hand": "cards", "above": "cards", "deck": "cards", "cards": "cards", "eclipse": "eclipse", "nightfall": "eclipse",
    "opponents": "rivals",
}  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class WinterEvaluation(Evaluation):
    """The score as it stands, what boards and cards bring in the time left, and what lies ready to be used."""

    def __init__(self, weights: Weights) -> None:
        self.weights = WinterWeights(weights)
        super().__init__(weights.curves([SHARPNESS]), weights.forecast(AMOUNTS), self.weights.line)
        self.worths: Worths | None = None

    def known(self, s: WinterState) -> Worths:
        """What the printed pieces are worth, worked out once."""
        worths = self.worths
        if worths is None or worths.c is not s.c:
            worths = Worths(s.c, self.weights)
            self.worths = worths
        return worths

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, WinterState)
        if state.is_over():
            return result(state, seat)
        w = self.weights
        return weighed(self.amounts(state, seat), self.line) - w.against * others(state, seat)

    def amounts(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, WinterState)
        return Standing(state, seat, self.known(state)).amounts()

    def features(self, state: State, seat: int) -> list[Feature]:
        assert isinstance(state, WinterState)
        if state.is_over():
            return [Feature("result", result(state, seat), 1.0)]
        own = lines(AMOUNTS, self.amounts(state, seat), self.line)
        return [*own, Feature("opponents", others(state, seat), -self.weights.against)]

    def reason(self, feature: str) -> str:
        return REASONS.get(feature, "")

    def stage(self, state: State) -> float:
        assert isinstance(state, WinterState)
        return 1.0 - turns_left(state) / (ROUNDS * TURNS)

    def period(self, state: State) -> int:
        assert isinstance(state, WinterState)
        return state.round_number

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        asked = state.asked()
        assert asked is not None
        # A look-ahead goes to the end of the own turn or eclipse; the first stage of a turn is weighed as it is.
        return SETTLE if asked.seat == seat and asked.name != "culture" and state.legal() else REST

    def usual(self, state: State) -> int:
        assert isinstance(state, WinterState)
        return usual_answer(state, self.known(state))

    def is_aside(self, state: State, action: int) -> bool:
        """Before the figure is placed, cards and food for labor leave that question open."""
        asked = state.asked()
        return asked is not None and asked.name == "culture" and not PLACE.base <= action < PLACE.end


def result(s: WinterState, seat: int) -> float:
    """A finished game: winning is everything, then the margin."""
    scores = s.scores()
    others = max([points for player, points in enumerate(scores) if player != seat])
    won = VICTORY if seat in s.winners() else -VICTORY
    return won + scores[seat] - others


def others(s: WinterState, seat: int) -> float:
    """The score of the opponents as it stands, in the mean."""
    scores = [points for player, points in enumerate(s.scores()) if player != seat]
    return sum(scores) / len(scores)
