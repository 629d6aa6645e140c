"""The weights of I C E, by name. What each of them means is said in `data/bots/ice2.toml` and `ice1.toml`."""

from __future__ import annotations

from nunatak.bots.evaluate.weights import Weights
from nunatak.games.ice.components.words import FACES, PRISMATIC


class ReachWeights:
    """What lies within a leader's reach, in both editions; the first has nothing to study."""

    def __init__(self, weights: Weights, studies: bool) -> None:
        self.ep = weights.number("ep")
        self.snow_ahead = weights.number("snow_ahead")
        self.anima_ahead = weights.number("anima_ahead")
        self.opening = weights.number("opening")
        self.study_ahead = weights.number("study_ahead") if studies else 0.0
        self.study_wanted = weights.number("study_wanted") if studies else 0.0
        self.best_ahead = weights.number("best_ahead")
        self.more_ahead = weights.number("more_ahead")
        self.off_board = weights.number("off_board")


class IceWeights(ReachWeights):
    """RP of the final score that each thing is worth, in the second edition."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, True)
        # What a player has.
        self.anima = weights.number("anima")
        self.study = weights.number("study")
        self.effect = weights.row("effect", PRISMATIC)
        self.unused = weights.number("unused")
        self.face = weights.row("face", len(FACES))
        self.companion = weights.number("companion")
        self.camp = weights.number("camp")
        self.far = weights.number("far")
        self.overwork = weights.number("overwork")
        # What the requests and decrees promise.
        self.payable = weights.number("payable")
        self.request = weights.number("request")
        self.request_part = weights.number("request_part")
        self.scarce = weights.number("scarce")
        self.wanted = weights.number("wanted")
        self.set_wanted = weights.number("set_wanted")
        self.form_wanted = weights.number("form_wanted")
        # The opponents.
        self.against = weights.number("against")
        self.leader = weights.number("leader")
        weights.close()
        # In the order of the amounts of `wealth` and `evaluation`; what those marked 1 weigh is in them. The last
        # ones tell what to expect, and nothing about which answer to prefer.
        self.wealth = [1.0, self.anima, self.study, 1.0, self.unused, 1.0, self.companion, self.camp, self.far]
        self.line = [
            *self.wealth, self.payable, 1.0, self.best_ahead, self.more_ahead, self.ep, self.overwork, *[0.0] * 4,
        ]  # fmt: skip


class FirstWeights(ReachWeights):
    """RP of the final score that each thing is worth, in the first edition."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, False)
        # What a player has.
        self.slot = weights.number("slot")
        self.effect = weights.row("effect", PRISMATIC)
        self.unused = weights.number("unused")
        self.face = weights.row("face", len(FACES))
        self.companion = weights.number("companion")
        self.far = weights.number("far")
        self.overwork = weights.number("overwork")
        # What the requests promise.
        self.finds = weights.number("finds")
        self.spare = weights.number("spare")
        self.wanted = weights.number("wanted")
        # The opponents.
        self.against = weights.number("against")
        weights.close()
        # In the order of the amounts of `first`; what those marked 1 weigh is in them already.
        self.line = [
            1.0, 1.0, self.slot, 1.0, self.spare, 1.0, self.unused, 1.0, self.companion, self.far, self.best_ahead,
            self.more_ahead, self.ep, self.overwork,
        ]  # fmt: skip


class TogetherWeights(FirstWeights):
    """The same for those who play alone or together, and what their objectives are worth."""

    def __init__(self, weights: Weights) -> None:
        self.artifacts_goal = weights.number("artifacts_goal")
        self.requests_goal = weights.number("requests_goal")
        self.edifice_goal = weights.number("edifice_goal")
        self.points = weights.number("points")
        self.usual = weights.row("usual", 2)
        self.price = weights.number("price")
        self.calm = weights.number("calm")
        super().__init__(weights)
        # Points help nobody to an objective; what time and extra hours cost is as much as ever.
        self.line = [self.points * weight for weight in self.line[:-2]] + self.line[-2:]
