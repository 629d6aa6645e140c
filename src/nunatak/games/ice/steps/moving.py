"""Steps: the second one of a trip, and why one is not possible.  ICE2-VAR-10, ICE2-SNO-22, ICE1-TWO-1"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.doing.companions import go, move_targets
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.refusing.walking import refuse_step
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts


class SecondStep(IceStep):
    """One step further, with the same companions, or stay?  Back to the start would change nothing (ICE2-TRN-10)."""

    def __init__(self, seat: int, origin: int, crew: int) -> None:
        super().__init__("second_step", seat)
        self.origin = origin
        self.crew = crew

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        found = [4 * y + self.crew for y in move_targets(s, s.leader[s.led]) if y != self.origin]
        found.append(a.go_on.base)
        return found

    def proceed(self, s: IceState) -> bool:
        for y in move_targets(s, s.leader[s.led]):
            if y != self.origin:
                return False
        s.pop()
        return True

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        if action != s.c.actions.go_on.base:
            go(s, s.led, action >> 2, self.crew)

    def refuse(self, s: IceState, action: int) -> Refusal:
        move = s.c.actions.move
        if not move.has(action):
            return super().refuse(s, action)
        if move.b(action) != self.crew:
            return refused(s, grounds.SAME_COMPANIONS, "ice-refuse-companions-stay")
        if move.a(action) == self.origin:
            return refused(s, grounds.NO_CHANGE, "ice-refuse-no-change")
        return refuse_step(s, s.leader[s.led], move.a(action))

    def prompt(self, s: IceState) -> prompts.CrewPrompt:
        return {"crew": self.crew}

    def parts(self) -> list[int | list[int]]:
        return [self.origin, self.crew]
