"""What everybody sees of a player of I C E, counted in the units that the weights multiply."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.features import Feature
from nunatak.bots.evaluate.ice_weights import IceWeights
from nunatak.games.ice.scoring import score
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import HELD, PRISMATIC

MOST_COMPANIONS: Final = 3


class Wealth:
    """One player's amounts: the score as it stands, artifacts, effects, tiles in hand, companions."""

    def __init__(self, s: IceState, seat: int, w: IceWeights, fade: float) -> None:
        anima = 0
        unused = 0
        effects = 0.0
        for kind in range(PRISMATIC):
            found = s.anima[seat * 5 + kind]
            if found:
                anima += found
                if s.anima_of(seat, kind) >= s.threshold(seat):
                    effects += w.effect[kind]
                    if not s.used[seat] >> kind & 1:
                        unused += 1
        faces = sorted([w.face[s.faces[tile]] for tile in s.hand[seat]], reverse=True)
        here = s.leader[seat]
        # What pays later counts as much as there is time left.
        self.points = float(score(s, seat))
        self.anima = fade * anima
        self.study = fade * (s.study[seat] & ~s.turned[seat]).bit_count()
        self.effects = fade * effects
        self.unused = fade * unused
        self.faces = fade * sum(faces[: s.c.edition.hand_limit])
        self.companions = fade * min(MOST_COMPANIONS, s.crew[here]) if here >= 0 else 0.0
        self.camp = fade if s.guild_camp[seat] >= 0 else 0.0
        self.far = 1.0 if here == HELD else 0.0

    def worth(self, w: IceWeights) -> float:
        """RP of the final score to expect of it."""
        total = self.points + w.anima * self.anima + w.study * self.study + self.effects + w.unused * self.unused
        return total + self.faces + w.companion * self.companions + w.camp * self.camp + w.far * self.far

    def features(self, w: IceWeights) -> list[Feature]:
        """The same, line by line."""
        return [
            Feature("points", self.points, 1.0),
            Feature("anima", self.anima, w.anima),
            Feature("study", self.study, w.study),
            Feature("effect", self.effects, 1.0),
            Feature("unused", self.unused, w.unused),
            Feature("face", self.faces, 1.0),
            Feature("companion", self.companions, w.companion),
            Feature("camp", self.camp, w.camp),
            Feature("far", self.far, w.far),
        ]
