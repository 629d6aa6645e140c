"""By a Rappelling Rope the explorers come down wherever the digger likes.  ICE1-SNW-15, ICE1-PLC-6"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import HELD
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.types import prompts
from nunatak.games.ice.wording import crew_put


class RopeDown(StepOf[FirstIceState]):
    """Where does the next leader come down, or where do how many archaeologists?  ICE1-SNW-15"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("rope_down", seat)
        self.cell = cell

    def next_leader(self, s: FirstIceState) -> int:
        """The next leader to be put down, the own one first; -1 when only archaeologists are left."""
        for other in s.agreed.clockwise_from(self.seat):
            if s.leader[other] == HELD:
                return other
        return -1

    def proceed(self, s: FirstIceState) -> bool:
        if self.next_leader(s) >= 0 or s.held_crew:
            return False
        s.pop()
        return True

    def options(self, s: FirstIceState) -> list[int]:
        put = s.c.actions.put
        places = s.c.site.board.places[self.cell]
        if self.next_leader(s) >= 0:
            return [put.of(place) for place in places]
        most = min(3, s.held_crew)
        return [put.of(place, count) for place in places for count in range(1, most + 1)]

    def resolve(self, s: FirstIceState, action: int) -> None:
        put = s.c.actions.put
        place = put.a(action)
        leader = self.next_leader(s)
        if leader >= 0:
            s.land_leader(leader, place)
            if s.witness is not None:
                s.tell("leader_put", {"seat": leader, "at": s.name(place)})
            return
        count = put.b(action)
        s.held_crew -= count
        s.land_crew(place, count)
        if s.witness is not None:
            at = s.name(place)
            s.tell("crew_put", crew_put(self.seat, [{"at": at, "count": count}], [at], count))

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.a(action) not in s.c.site.board.places[self.cell]:
            return Refusal("ICE1-PLC-1", "ice-refuse-not-below")
        return Refusal("ICE1-SNW-15", "ice-refuse-one-piece-first")

    def prompt(self, s: FirstIceState) -> prompts.PiecePrompt:
        leader = self.next_leader(s)
        return {"piece": "archaeologist" if leader < 0 else s.agreed.guild(leader), "crew": s.held_crew}

    def parts(self) -> list[int | list[int]]:
        return [self.cell]
