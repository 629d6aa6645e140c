"""The weights of I C E, by name. What each of them means is said in `data/bots/ice2.toml`."""

from __future__ import annotations

from nunatak.bots.evaluate.weights import Weights
from nunatak.games.ice.words import FACES, PRISMATIC


class IceWeights:
    """RP of the final score that each thing is worth."""

    def __init__(self, weights: Weights) -> None:
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
        self.ep = weights.number("ep")
        # What the requests and decrees promise.
        self.payable = weights.number("payable")
        self.request = weights.number("request")
        self.request_part = weights.number("request_part")
        self.scarce = weights.number("scarce")
        self.wanted = weights.number("wanted")
        self.set_wanted = weights.number("set_wanted")
        self.form_wanted = weights.number("form_wanted")
        # What lies within reach.
        self.snow_ahead = weights.number("snow_ahead")
        self.anima_ahead = weights.number("anima_ahead")
        self.opening = weights.number("opening")
        self.study_ahead = weights.number("study_ahead")
        self.study_wanted = weights.number("study_wanted")
        self.best_ahead = weights.number("best_ahead")
        self.more_ahead = weights.number("more_ahead")
        self.off_board = weights.number("off_board")
        # The opponents.
        self.against = weights.number("against")
        self.leader = weights.number("leader")
        weights.close()
