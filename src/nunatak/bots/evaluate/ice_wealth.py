"""What everybody sees of a player of I C E, counted in the units that the weights multiply."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.ice_weights import IceWeights
from nunatak.games.ice.scoring import score
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import HELD, PRISMATIC

WEALTH: Final = ["points", "anima", "study", "effect", "unused", "face", "companion", "camp", "far"]
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

    def amounts(self) -> list[float]:
        """In the order of their names."""
        return [
            self.points, self.anima, self.study, self.effects, self.unused, self.faces, self.companions, self.camp,
            self.far,
        ]  # fmt: skip
