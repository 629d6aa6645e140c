"""White Spiders carry a leader.  ICE2-SNO-22, ICE2-GLD-11"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import FOLLOWED
from nunatak.games.ice.doing.companions import followers, go
from nunatak.games.ice.refusing.walking import refuse_step
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.moving import SecondStep


class Spiders(StepOf[SecondIceState]):
    """Where do the White Spiders carry the leader first, and with whom?  ICE2-SNO-22, ICE2-GLD-11"""

    def __init__(self, seat: int) -> None:
        super().__init__("spiders", seat)

    def companions(self, s: SecondIceState) -> int:
        """One archaeologist, and one more for Navigators whose follower is still to come."""
        most = 2 if followers(s, self.seat) else 1
        return min(most, s.crew[s.leader[self.seat]])

    def options(self, s: SecondIceState) -> list[int]:
        most = self.companions(s) + 1
        found: list[int] = []
        for y in s.terrain.steps_from(s.leader[self.seat]):
            found.extend(range(4 * y, 4 * y + most))
        return found

    def resolve(self, s: SecondIceState, action: int) -> None:
        origin = s.leader[self.seat]
        crew = action & 3
        if crew == 2:
            s.flags |= FOLLOWED
        go(s, self.seat, action >> 2, crew)
        s.replace(SecondStep(self.seat, origin, crew))

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        move = s.c.actions.move
        if not move.has(action):
            return super().refuse(s, action)
        if move.b(action) > self.companions(s):
            return Refusal("ICE2-SNO-22", "ice-refuse-companions", {"most": self.companions(s)})
        return refuse_step(s, s.leader[self.seat], move.a(action))
