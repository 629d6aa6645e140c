"""A logbook card that gives a Move for free.  LOG-04, ICE2-LOG-7"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.doing.companions import go, move_companions
from nunatak.games.ice.refusing.walking import refuse_step
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.logbook_crew import refuse_in_logbook


class FreeMove(StepOf[SecondIceState]):
    """A Move without EP, upwards if that is possible?  LOG-04, ICE2-LOG-7"""

    def __init__(self, seat: int) -> None:
        super().__init__("free_move", seat)

    def targets(self, s: SecondIceState) -> list[int]:
        """The spaces to go to: only the higher ones if there are any."""
        here = s.leader[self.seat]
        level = s.c.site.board.level
        steps = s.terrain.steps_from(here)
        higher = [y for y in steps if level[y] < level[here]]
        return higher or steps

    def options(self, s: SecondIceState) -> list[int]:
        most = move_companions(s, self.seat) + 1
        found: list[int] = []
        for y in self.targets(s):
            found.extend(range(4 * y, 4 * y + most))
        found.append(s.c.actions.go_on.base)
        return found

    def resolve(self, s: SecondIceState, action: int) -> None:
        s.pop()
        if action != s.c.actions.go_on.base:
            go(s, self.seat, action >> 2, action & 3)

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        move = s.c.actions.move
        if not move.has(action):
            return refuse_in_logbook(s, action) or super().refuse(s, action)
        here = s.leader[self.seat]
        if move.a(action) not in s.terrain.steps_from(here):
            return refuse_step(s, here, move.a(action))
        if move.a(action) not in self.targets(s):
            return Refusal("ICE2-LOG-7", "ice-refuse-higher")
        return Refusal("ICE2-ACT-61", "ice-refuse-companions", {"most": move_companions(s, self.seat)})
