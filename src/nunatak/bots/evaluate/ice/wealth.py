"""What everybody sees of a player of I C E, counted in the units that the weights multiply."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.ice.belongings import MOST_SEATS, StudyMemory
from nunatak.bots.evaluate.ice.weights import IceWeights
from nunatak.games.ice.components.words import HELD, PRISMATIC
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.state import IceState

WEALTH: Final = ["points", "anima", "study", "effect", "unused", "face", "companion", "camp", "far"]
MOST_COMPANIONS: Final = 3


class Points:
    """Scores as they stand, remembered: few moves change one, and none changes all."""

    def __init__(self) -> None:
        self.memory = StudyMemory()
        # By seat, of what the memory holds: its tokens, and what all that scored.
        self.tokens: list[int] = [0] * MOST_SEATS
        self.last: list[int] = [0] * MOST_SEATS

    def of(self, s: SecondIceState, seat: int) -> int:
        """The RP of a seat if the game ended now."""
        tokens = s.rp[seat] << 1 | s.planned >> seat & 1
        if not self.memory.unchanged(s, seat) or self.tokens[seat] != tokens:
            self.tokens[seat] = tokens
            self.last[seat] = s.edition.ending.score(s, seat)
        return self.last[seat]


class Wealth:
    """One player's amounts: the score as it stands, artifacts, effects, tiles in hand, companions."""

    def __init__(self, s: SecondIceState, seat: int, w: IceWeights, fade: float, points: Points) -> None:
        anima = 0
        unused = 0
        effects = 0.0
        threshold = s.threshold(seat)
        for kind in range(PRISMATIC):
            found = s.anima[seat * PRISMATIC + kind]
            if found:
                anima += found
                if s.anima_of(seat, kind) >= threshold:
                    effects += w.effect[kind]
                    if not s.used[seat] >> kind & 1:
                        unused += 1
        here = s.leader[seat]
        # What pays later counts as much as there is time left.
        self.points = float(points.of(s, seat))
        self.anima = fade * anima
        self.study = fade * (s.study[seat] & ~s.turned[seat]).bit_count()
        self.effects = fade * effects
        self.unused = fade * unused
        self.faces = fade * best_faces(s, seat, w.face, s.c.numbers.hand_limit)
        self.companions = fade * min(MOST_COMPANIONS, s.crew[here]) if here >= 0 else 0.0
        self.camp = fade if s.guild_camp[seat] >= 0 else 0.0
        self.far = 1.0 if here == HELD else 0.0

    def amounts(self) -> list[float]:
        """In the order of their names."""
        return [
            self.points, self.anima, self.study, self.effects, self.unused, self.faces, self.companions, self.camp,
            self.far,
        ]  # fmt: skip


def best_faces(s: IceState, seat: int, worth: list[float], limit: int) -> float:
    """What the snow tiles in hand are worth, as many of the best as may be kept."""
    hand = s.hand[seat]
    if not hand:
        return 0.0
    if len(hand) == 1 and limit:
        return worth[s.faces[hand[0]]]
    found = [worth[s.faces[tile]] for tile in hand]
    found.sort(reverse=True)
    total = 0.0
    for i in range(min(limit, len(found))):
        total += found[i]
    return total
