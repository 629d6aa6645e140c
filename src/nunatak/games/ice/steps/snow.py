"""Snow tiles that both editions know: the Manta, and whatever moves all archaeologists of a space."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.doing.companions import follow, followers
from nunatak.games.ice.doing.playing import crew_to_move, manta_targets
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.refusing.walking import refuse_followers, refuse_step
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts


class MoveAll(IceStep):
    """Of which space do all archaeologists go away?  ICE2-SNO-21 (Smilodon), ICE1-SNW-10 (White Spiders)"""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.take.base
        return [base + x for x in crew_to_move(s)]

    def resolve(self, s: IceState, action: int) -> None:
        s.replace(MoveAllTo(f"{self.name}_to", self.seat, action - s.c.actions.take.base))

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.take.has(action):
            return refused(s, grounds.ALL_OF_A_SPACE, "ice-refuse-nobody-to-take")
        return super().refuse(s, action)


class MoveAllTo(IceStep):
    """To which neighbouring space do they all go?  ICE2-SNO-21, ICE1-SNW-10"""

    def __init__(self, name: str, seat: int, origin: int) -> None:
        super().__init__(name, seat)
        self.origin = origin

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        return [put.base + put.width_b * y for y in s.steps_from(self.origin)]

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        shift_crew(s, self.seat, self.origin, s.c.actions.put.a(action), s.crew[self.origin])

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.b(action):
            return refused(s, grounds.ALL_OF_A_SPACE, "ice-refuse-all-of-them")
        return refuse_step(s, self.origin, put.a(action))

    def prompt(self, s: IceState) -> prompts.LeavePrompt:
        return {"from": s.name(self.origin), "crew": s.crew[self.origin]}

    def parts(self) -> list[int | list[int]]:
        return [self.origin]


class Manta(IceStep):
    """To which open space does the Ice Manta carry the leader?  ICE2-SNO-23"""

    def __init__(self, seat: int) -> None:
        super().__init__("manta", seat)

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        base, wide = put.base, put.width_b
        also = followers(s, self.seat)
        found: list[int] = []
        for x in manta_targets(s):
            found.extend(range(base + wide * x, base + wide * x + 1 + also))
        return found

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        put = s.c.actions.put
        follow(s, self.seat, put.a(action), put.b(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.a(action) == s.leader[s.led]:
            return refused(s, grounds.NO_CHANGE, "ice-refuse-no-change")
        if s.inaccessible(put.a(action)):
            return refused(s, grounds.INACCESSIBLE, "ice-refuse-inaccessible", {"to": s.name(put.a(action))})
        if s.terrain.is_open[put.a(action)]:
            return refuse_followers(s, self.seat, grounds.MANTA_ALONE)
        return refused(s, grounds.FULLY_COVERED, "ice-refuse-covered", {"to": s.name(put.a(action))})


def shift_crew(s: IceState, seat: int, origin: int, to: int, count: int) -> None:
    """Moves archaeologists without a leader."""
    s.crew[origin] -= count
    s.crew[to] += count
    if s.witness is not None:
        s.tell("crew_moved", {"seat": seat, "from": s.name(origin), "to": s.name(to), "count": count})
