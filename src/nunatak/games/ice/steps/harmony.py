"""The last window of an excavation: Harmony.  ICE2-EXC-44, ICE2-ART-40, ICE1-ART-12"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import HARMONY, SWITCHED
from nunatak.games.ice.doing.effects import harmonise, harmony_leaders, harmony_possible, means_for, spend_means
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep


class WindowC(IceStep):
    """Harmony, now that the leader stands?  ICE2-EXC-44, ICE2-ART-40"""

    def __init__(self, seat: int) -> None:
        super().__init__("window_c", seat)

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        found: list[int] = []
        leaders = harmony_leaders(s, self.seat)
        if s.led in leaders:
            found = [a.trigger.of(HARMONY, how) for how in means_for(s, self.seat, HARMONY)]
        if not s.flags & SWITCHED:
            found += [a.lead.base + s.agreed.guilds[other] for other in leaders if other != s.led]  # ICE1-SNW-19
        found.append(a.go_on.base)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            s.pop()
        elif a.trigger.has(action):
            s.flags &= ~SWITCHED
            spend_means(s, self.seat, HARMONY, a.trigger.b(action))
            harmonise(s, self.seat)
            if not harmony_possible(s, self.seat):
                s.pop()
        else:
            s.led = s.agreed.seat_of_guild[action - a.lead.base]
            s.flags |= SWITCHED
            s.tell("leads", {"seat": self.seat, "leader": s.led})

    def refuse(self, s: IceState, action: int) -> Refusal:
        a = s.c.actions
        if a.trigger.has(action) and a.trigger.a(action) == HARMONY:
            return refused(s, grounds.UNLOCKED, "ice-refuse-cannot-trigger")
        return super().refuse(s, action)
