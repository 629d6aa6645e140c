"""Logbook cards about camps: archaeologists gather at them, guilds pitch theirs.  LOG-06, LOG-07"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.camps import OWN, may_stand
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.logbook_crew import refuse_in_logbook
from nunatak.games.ice.steps.snow import shift_crew
from nunatak.games.ice.types import prompts

GATHERED: Final = 2


class CampOrder(StepOf[SecondIceState]):
    """To which camp do archaeologists flock next?  LOG-06, ICE2-LOG-8"""

    def __init__(self, seat: int, camps: list[int]) -> None:
        super().__init__("camp_order", seat)
        self.camps = camps

    def proceed(self, s: SecondIceState) -> bool:
        if len(self.camps) > 1 and any(nearest(s, camp) for camp in self.camps):
            return False
        s.pop()
        if len(self.camps) == 1:
            s.push(Gather(self.seat, self.camps[0], GATHERED))
        return True

    def options(self, s: SecondIceState) -> list[int]:
        return [s.c.actions.put.of(camp) for camp in self.camps]

    def resolve(self, s: SecondIceState, action: int) -> None:
        camp = s.c.actions.put.a(action)
        s.replace(CampOrder(self.seat, [other for other in self.camps if other != camp]))
        s.push(Gather(self.seat, camp, GATHERED))

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE2-LOG-8", "ice-refuse-not-a-camp")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def parts(self) -> list[int | list[int]]:
        return [self.camps]


class Gather(StepOf[SecondIceState]):
    """Which of the equally near archaeologists goes to the camp?  ICE2-LOG-8"""

    def __init__(self, seat: int, camp: int, left: int) -> None:
        super().__init__("gather", seat)
        self.camp = camp
        self.left = left

    def proceed(self, s: SecondIceState) -> bool:
        sources = nearest(s, self.camp)
        if self.left and len(sources) == 1:
            self.fetch(s, sources[0])
            return True
        if self.left and sources:
            return False
        s.pop()
        return True

    def options(self, s: SecondIceState) -> list[int]:
        base = s.c.actions.take.base
        return [base + x for x in nearest(s, self.camp)]

    def resolve(self, s: SecondIceState, action: int) -> None:
        self.fetch(s, action - s.c.actions.take.base)

    def fetch(self, s: SecondIceState, origin: int) -> None:
        """One archaeologist goes to the camp."""
        s.replace(Gather(self.seat, self.camp, self.left - 1))
        shift_crew(s, self.seat, origin, self.camp, 1)

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.take.has(action):
            return Refusal("ICE2-LOG-8", "ice-refuse-not-nearest")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def prompt(self, s: SecondIceState) -> prompts.GatherPrompt:
        return {"camp": s.name(self.camp), "left": self.left}

    def parts(self) -> list[int | list[int]]:
        return [self.camp, self.left]


def nearest(s: SecondIceState, camp: int) -> list[int]:
    """The nearest spaces with archaeologists that are not at a camp, by steps through open spaces.  ICE2-LOG-8"""
    camps = s.camps()
    is_open = s.terrain.is_open
    adjacent = s.c.site.board.adjacent
    seen = [False] * len(is_open)
    seen[camp] = True
    ring = [camp]
    while ring:
        beyond: list[int] = []
        for x in ring:
            for y in adjacent[x]:
                if is_open[y] and not seen[y]:
                    seen[y] = True
                    beyond.append(y)
        found = [y for y in beyond if s.crew[y] and y not in camps]
        if found:
            return sorted(found)
        ring = beyond
    return []


def can_pitch(s: SecondIceState, seat: int) -> bool:
    """Whether a player's camp may come to the tile of the leader.  LOG-07"""
    here = s.leader[seat]
    return (
        0 <= here < s.c.site.board.tiles
        and s.terrain.covered[here] == 0
        and not s.has_camp(here)
        and may_stand(s, seat, OWN, here)
    )


class Pitch(StepOf[SecondIceState]):
    """Does the guild camp come to the leader's tile?  LOG-07"""

    def __init__(self, seat: int) -> None:
        super().__init__("pitch", seat)

    def options(self, s: SecondIceState) -> list[int]:
        return [s.c.actions.pitch.base, s.c.actions.go_on.base]

    def resolve(self, s: SecondIceState, action: int) -> None:
        s.pop()
        if action == s.c.actions.pitch.base:
            s.guild_camp[self.seat] = s.leader[self.seat]
            if s.witness is not None:
                s.tell("built", {"seat": self.seat, "camp": "own", "at": s.name(s.leader[self.seat])})

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        return refuse_in_logbook(s, action) or super().refuse(s, action)
