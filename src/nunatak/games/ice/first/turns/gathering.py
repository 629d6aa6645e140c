"""With the switch `exalted_mandatory_each` off a player chooses who comes.  ICE1-ART-11"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.doing.effects import exalt, exalted_sources
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.effects import Exalted


class GatherSome(StepOf[FirstIceState]):
    """From which neighbouring space does the next archaeologist come?  ICE1-ART-11"""

    def __init__(self, seat: int, done: list[int]) -> None:
        super().__init__("gather_some", seat)
        self.done = done

    def left(self, s: FirstIceState) -> list[int]:
        """The spaces that have not given anybody yet."""
        return [y for y in exalted_sources(s) if y not in self.done]

    def proceed(self, s: FirstIceState) -> bool:
        if self.left(s):
            return False
        s.pop()
        return True

    def options(self, s: FirstIceState) -> list[int]:
        a = s.c.actions
        found = [a.take.base + y for y in self.left(s)]
        if self.done:
            found.append(a.go_on.base)
        return found

    def resolve(self, s: FirstIceState, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            s.pop()
            return
        origin = action - a.take.base
        s.replace(GatherSome(self.seat, [*self.done, origin]))
        exalt(s, self.seat, [origin])

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.take.has(action):
            return Refusal("ICE1-ART-11", "ice-refuse-nobody-to-take")
        return super().refuse(s, action)

    def parts(self) -> list[int | list[int]]:
        return [self.done]


class FirstExalted(Exalted[FirstIceState]):
    """They all come, or those whom the player chooses."""

    def gather(self, s: FirstIceState, seat: int) -> None:
        if s.terms.exalted_each:
            super().gather(s, seat)
        else:
            s.push(GatherSome(seat, []))
