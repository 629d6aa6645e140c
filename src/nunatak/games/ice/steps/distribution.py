"""Explorers are put down as evenly as possible, piece by piece.  ICE2-EXC-40 to ICE2-EXC-55, ICE1-PLC"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.components.words import HELD
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts
from nunatak.games.ice.types.events import Standing
from nunatak.games.ice.wording import crew_put


def even_rooms(present: list[int], pieces: int) -> tuple[list[int], int, list[int]]:
    """What the even distribution leaves open.  ICE2-EXC-51

    Returns how many pieces each place gets in any case, how many places get one more, and which may be those (1 or 0).
    With a water level m that the pieces just reach, places below it are filled up to it; the rest go, one each, to
    places that stand at m.
    """
    level = min(present)
    while sum([level + 1 - e for e in present if e <= level]) <= pieces:
        level += 1
    room = [level - e if e < level else 0 for e in present]
    may_have_more = [1 if e <= level else 0 for e in present]
    return room, pieces - sum(room), may_have_more


def distribute(s: IceState, seat: int, places: list[int], free_leader: int, free_crew: int) -> None:
    """Asks for the held explorers to be put on the places, all but the free group.  ICE2-EXC-42"""
    pieces = s.held_crew - free_crew + s.leader.count(HELD) - (1 if free_leader >= 0 else 0)
    if pieces:
        room, more, may_have_more = even_rooms([s.explorers(place) for place in places], pieces)
        s.push(Distribute(seat, places, room, more, may_have_more, free_leader, free_crew))


class Distribute(IceStep):
    """Where does the next explorer go?  ICE2-EXC-50 to ICE2-EXC-53

    Leaders are asked about one by one, then only those archaeologists that have a choice: every legal whole can be
    reached, and nothing else.
    """

    def __init__(
        self,
        seat: int,
        places: list[int],
        room: list[int],
        more: int,
        may_have_more: list[int],
        free_leader: int,
        free_crew: int,
    ) -> None:
        super().__init__("distribute", seat)
        self.places = places
        self.room = room
        self.more = more
        self.may_have_more = may_have_more
        self.free_leader = free_leader
        self.free_crew = free_crew

    def next_leader(self, s: IceState) -> int:
        """The next leader to be put down, the own one first; -1 when only archaeologists are left."""
        players = s.agreed.players
        for i in range(players):
            other = (self.seat + i) % players
            if s.leader[other] == HELD and other != self.free_leader:
                return other
        return -1

    def candidates(self, for_leader: bool) -> list[int]:
        """The indices of the places that the next piece may go to.

        For archaeologists only the places that get one more are a question; the others fill up by themselves.
        """
        found: list[int] = []
        for i in range(len(self.places)):
            if (for_leader and self.room[i]) or (self.more and self.may_have_more[i]):
                found.append(i)
        return found

    def proceed(self, s: IceState) -> bool:
        leader = self.next_leader(s)
        if leader >= 0:
            where = self.candidates(True)
            if len(where) > 1:
                return False
            self.put_leader(s, leader, where[0])
            return True
        if self.more:  # fewer pieces than places that may have one more: always a choice
            return False
        self.fill(s)
        return True

    def fill(self, s: IceState) -> None:
        """Puts the archaeologists down that have no choice left.  ICE2-EXC-52"""
        put: list[Standing] = []
        places: list[str] = []
        down = 0
        for i, place in enumerate(self.places):
            count = self.room[i]
            s.land_crew(place, count)
            s.held_crew -= count
            if s.witness is not None and count:
                put.append({"at": s.name(place), "count": count})
                places.append(s.name(place))
                down += count
        if put:
            s.tell("crew_put", crew_put(self.seat, put, places, down))
        s.pop()

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        base, wide = put.base, put.width_b
        return [base + wide * self.places[i] for i in self.candidates(self.next_leader(s) >= 0)]

    def resolve(self, s: IceState, action: int) -> None:
        i = self.places.index(s.c.actions.put.a(action))
        leader = self.next_leader(s)
        if leader >= 0:
            self.put_leader(s, leader, i)
            return
        place = self.places[i]
        s.land_crew(place, 1)
        s.held_crew -= 1
        if s.witness is not None:
            at = s.name(place)
            s.tell("crew_put", crew_put(self.seat, [{"at": at, "count": 1}], [at], 1))
        s.replace(self.with_more_at(i))

    def put_leader(self, s: IceState, leader: int, i: int) -> None:
        """Puts a leader on a place."""
        place = self.places[i]
        s.land_leader(leader, place)
        if s.witness is not None:
            s.tell("leader_put", {"seat": leader, "at": s.name(place)})
        if not self.room[i]:
            s.replace(self.with_more_at(i))
            return
        room = self.room[:]
        room[i] -= 1
        s.replace(
            Distribute(self.seat, self.places, room, self.more, self.may_have_more, self.free_leader, self.free_crew)
        )

    def with_more_at(self, i: int) -> Distribute:
        """The question that is left when a place has got its one piece more."""
        may_have_more = self.may_have_more[:]
        may_have_more[i] = 0
        return Distribute(
            self.seat, self.places, self.room, self.more - 1, may_have_more, self.free_leader, self.free_crew
        )

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.a(action) not in self.places:
            if self.is_flight(s):
                return refused(s, grounds.FLIGHT, "ice-refuse-no-way-out")
            return refused(s, grounds.BELOW, "ice-refuse-not-below")
        return refused(s, grounds.FLIGHT if self.is_flight(s) else grounds.EVENLY, "ice-refuse-uneven")

    def is_flight(self, s: IceState) -> bool:
        """Whether the explorers leave a buried space and do not come down from an excavated tile."""
        return self.rests_on(s) in ("displace", "flee")

    def prompt(self, s: IceState) -> prompts.DistributePrompt:
        leader = self.next_leader(s)
        return {
            "piece": "archaeologist" if leader < 0 else s.agreed.guild(leader),
            "crew": s.held_crew - self.free_crew,
            "places": [s.name(place) for place in self.places],
        }

    def preview(self, s: IceState, action: int) -> dict[str, Json]:
        place = s.c.actions.put.a(action)
        return {"at": s.name(place), "explorers": s.explorers(place) + 1}

    def parts(self) -> list[int | list[int]]:
        return [self.places, self.room, self.more, self.may_have_more, self.free_leader, self.free_crew]


class PlaceGroup(IceStep):
    """Where do the leader and its free companion go, after all others?  ICE2-EXC-43, ICE2-GLD-30, ICE2-SNO-24"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("place_group", seat)
        self.cell = cell

    def proceed(self, s: IceState) -> bool:
        places = s.c.site.board.places[self.cell]
        if len(places) > 1:
            return False
        self.place(s, places[0])
        return True

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        return [put.base + put.width_b * place for place in s.c.site.board.places[self.cell]]

    def resolve(self, s: IceState, action: int) -> None:
        self.place(s, s.c.actions.put.a(action))

    def place(self, s: IceState, place: int) -> None:
        """Puts the whole group down."""
        s.pop()
        s.land_leader(s.led, place)
        s.land_crew(place, s.held_crew)
        if s.witness is not None:
            s.tell("leader_put", {"seat": s.led, "at": s.name(place), "crew": s.held_crew})
        s.held_crew = 0

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return refused(s, grounds.GROUP_BELOW, "ice-refuse-not-below")
        return super().refuse(s, action)

    def prompt(self, s: IceState) -> prompts.CrewPrompt:
        return {"crew": s.held_crew}

    def parts(self) -> list[int | list[int]]:
        return [self.cell]
