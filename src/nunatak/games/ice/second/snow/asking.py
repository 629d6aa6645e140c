"""Snow tiles of the second edition, and what they ask.  ICE2-SNO-21 to ICE2-SNO-30"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.second.snow.playing import whistle_sources, yacht_leaders
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.snow import shift_crew
from nunatak.games.ice.types import prompts


class Yacht(StepOf[SecondIceState]):
    """Which leader is joined by an archaeologist?  ICE2-SNO-25

    Where there are two archaeologists and the own leader is on the board, it gets the other one unasked.
    """

    def __init__(self, seat: int) -> None:
        super().__init__("yacht", seat)

    def proceed(self, s: SecondIceState) -> bool:
        leaders = yacht_leaders(s, self.seat)
        if len(leaders) > 1:
            return False
        self.join(s, leaders[0])
        return True

    def options(self, s: SecondIceState) -> list[int]:
        base = s.c.actions.join.base
        return sorted([base + s.agreed.guilds[other] for other in yacht_leaders(s, self.seat)])

    def resolve(self, s: SecondIceState, action: int) -> None:
        self.join(s, s.agreed.seat_of_guild[action - s.c.actions.join.base])

    def join(self, s: SecondIceState, other: int) -> None:
        """An archaeologist for this leader and, as far as there are any, one for the own."""
        s.pop()
        joined = [other]
        if other != self.seat and s.supply > 1 and s.leader[self.seat] >= 0:
            joined.append(self.seat)
        for leader in joined:
            s.supply -= 1
            s.crew[s.leader[leader]] += 1
            if s.witness is not None:
                s.tell("recruited", {"seat": self.seat, "at": s.name(s.leader[leader]), "count": 1})

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.join.has(action):
            return Refusal("ICE2-SNO-25", "ice-refuse-no-such-leader")
        return super().refuse(s, action)


class Whistle(StepOf[SecondIceState]):
    """From which space does the Storm Whistle call archaeologists?  ICE2-SNO-28"""

    def __init__(self, seat: int) -> None:
        super().__init__("whistle", seat)

    def options(self, s: SecondIceState) -> list[int]:
        base = s.c.actions.take.base
        return [base + x for x in whistle_sources(s)]

    def resolve(self, s: SecondIceState, action: int) -> None:
        s.replace(WhistleTo(self.seat, action - s.c.actions.take.base))

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.take.has(action):
            return Refusal("ICE2-SNO-28", "ice-refuse-nobody-to-take")
        return super().refuse(s, action)


class WhistleTo(StepOf[SecondIceState]):
    """To which tile with a camp, and one or two of them?  ICE2-SNO-28"""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__("whistle_to", seat)
        self.origin = origin

    def options(self, s: SecondIceState) -> list[int]:
        put = s.c.actions.put
        most = min(2, s.crew[self.origin])
        return [put.of(cell, n) for cell in s.camps() if cell != self.origin for n in range(1, most + 1)]

    def resolve(self, s: SecondIceState, action: int) -> None:
        s.pop()
        put = s.c.actions.put
        shift_crew(s, self.seat, self.origin, put.a(action), put.b(action))

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if not s.has_camp(put.a(action)) or put.a(action) == self.origin:
            return Refusal("ICE2-SNO-28", "ice-refuse-other-camp")
        return Refusal("ICE2-SNO-28", "ice-refuse-one-or-two")

    def prompt(self, s: SecondIceState) -> prompts.LeavePrompt:
        return {"from": s.name(self.origin), "crew": s.crew[self.origin]}

    def parts(self) -> list[int | list[int]]:
        return [self.origin]
