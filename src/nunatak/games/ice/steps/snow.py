"""Snow tiles played between actions, and what they ask.  ICE2-SNO-21 to ICE2-SNO-30"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.companions import follow, may_follow
from nunatak.games.ice.playing import manta_targets, smilodon_sources, whistle_sources, yacht_leaders
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.excavation import COVER, NOBODY, Excavation
from nunatak.games.ice.steps.moving import Spiders, refuse_step
from nunatak.games.ice.steps.obliteration import Rune
from nunatak.games.ice.words import FACES, MANTA, RUNE, SMILODON, SPIDERS, WHISTLE, WRECK, YACHT


def play_snow(s: IceState, seat: int, face: int) -> None:
    """Shows and discards the tile, and starts its effect.  ICE2-SNO-10"""
    s.play_face(seat, face)
    if s.witness is not None:
        s.tell("played", {"seat": seat, "face": FACES[face]})
    if face == SMILODON:
        s.steps.append(Smilodon(seat))
    elif face == SPIDERS:
        s.steps.append(Spiders(seat))
    elif face == MANTA:
        s.steps.append(Manta(seat))
    elif face == YACHT:
        s.steps.append(Yacht(seat))
    elif face == WRECK:
        s.rp[seat] += 1  # ICE2-SNO-26
        gained = s.gain_ep(seat, 1)
        s.tell("wreck", {"seat": seat, "ep": gained, "tokens": 1})
    elif face == WHISTLE:
        s.steps.append(Whistle(seat))
    elif face == RUNE:
        s.steps.append(Rune(seat))
    else:
        s.steps.append(Excavation(seat, s.leader[seat], COVER, NOBODY))  # a Talisman: ICE2-SNO-29, ICE2-EXC-10


class Smilodon(IceStep):
    """From which space does the Smilodon chase all archaeologists?  ICE2-SNO-21"""

    def __init__(self, seat: int) -> None:
        super().__init__("smilodon", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.take.base
        return [base + x for x in smilodon_sources(s)]

    def resolve(self, s: IceState, action: int) -> None:
        s.steps[-1] = SmilodonTo(self.seat, action - s.c.actions.take.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.take.has(action):
            return Refusal("ICE2-SNO-21", "ice-refuse-nobody-to-take")
        return super().refuse(s, action)


class SmilodonTo(IceStep):
    """To which neighbouring space do they all flee?  ICE2-SNO-21"""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__("smilodon_to", seat)
        self.origin = origin

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.put.base
        return [base + 3 * y for y in s.terrain.steps_from(self.origin)]

    def resolve(self, s: IceState, action: int) -> None:
        s.steps.pop()
        shift_crew(s, self.seat, self.origin, s.c.actions.put.a(action), s.crew[self.origin])

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.b(action):
            return Refusal("ICE2-SNO-21", "ice-refuse-all-of-them")
        return refuse_step(s, self.origin, put.a(action))

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"from": s.name(self.origin), "crew": s.crew[self.origin]}

    def parts(self) -> list[int | list[int]]:
        return [self.origin]


class Manta(IceStep):
    """To which open space does the Ice Manta carry the leader?  ICE2-SNO-23"""

    def __init__(self, seat: int) -> None:
        super().__init__("manta", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.put.base
        targets = manta_targets(s, self.seat)
        if not may_follow(s, self.seat):
            return [base + 3 * x for x in targets]
        found: list[int] = []
        for x in targets:
            found.append(base + 3 * x)
            found.append(base + 3 * x + 1)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        s.steps.pop()
        put = s.c.actions.put
        follow(s, self.seat, put.a(action), put.b(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.a(action) == s.leader[self.seat]:
            return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
        if s.terrain.is_open[put.a(action)]:
            return Refusal("ICE2-SNO-23", "ice-refuse-nobody-follows")
        return Refusal("ICE2-TER-7", "ice-refuse-covered", {"to": s.name(put.a(action))})


class Yacht(IceStep):
    """Which leader is joined by an archaeologist?  ICE2-SNO-25

    Where there are two archaeologists and the own leader is on the board, it gets the other one unasked.
    """

    def __init__(self, seat: int) -> None:
        super().__init__("yacht", seat)

    def proceed(self, s: IceState) -> bool:
        leaders = yacht_leaders(s, self.seat)
        if len(leaders) > 1:
            return False
        self.join(s, leaders[0])
        return True

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.join.base
        return sorted([base + s.table.guilds[other] for other in yacht_leaders(s, self.seat)])

    def resolve(self, s: IceState, action: int) -> None:
        self.join(s, s.table.seat_of_guild[action - s.c.actions.join.base])

    def join(self, s: IceState, other: int) -> None:
        """An archaeologist for this leader and, as far as there are any, one for the own."""
        s.steps.pop()
        joined = [other]
        if other != self.seat and s.supply > 1 and s.leader[self.seat] >= 0:
            joined.append(self.seat)
        for leader in joined:
            s.supply -= 1
            s.crew[s.leader[leader]] += 1
            if s.witness is not None:
                s.tell("recruited", {"seat": self.seat, "at": s.name(s.leader[leader]), "count": 1})

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.join.has(action):
            return Refusal("ICE2-SNO-25", "ice-refuse-no-such-leader")
        return super().refuse(s, action)


class Whistle(IceStep):
    """From which space does the Storm Whistle call archaeologists?  ICE2-SNO-28"""

    def __init__(self, seat: int) -> None:
        super().__init__("whistle", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.take.base
        return [base + x for x in whistle_sources(s)]

    def resolve(self, s: IceState, action: int) -> None:
        s.steps[-1] = WhistleTo(self.seat, action - s.c.actions.take.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.take.has(action):
            return Refusal("ICE2-SNO-28", "ice-refuse-nobody-to-take")
        return super().refuse(s, action)


class WhistleTo(IceStep):
    """To which tile with a camp, and one or two of them?  ICE2-SNO-28"""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__("whistle_to", seat)
        self.origin = origin

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        most = min(2, s.crew[self.origin])
        return [put.of(cell, n) for cell in s.camps() if cell != self.origin for n in range(1, most + 1)]

    def resolve(self, s: IceState, action: int) -> None:
        s.steps.pop()
        put = s.c.actions.put
        shift_crew(s, self.seat, self.origin, put.a(action), put.b(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if not s.has_camp(put.a(action)) or put.a(action) == self.origin:
            return Refusal("ICE2-SNO-28", "ice-refuse-other-camp")
        return Refusal("ICE2-SNO-28", "ice-refuse-one-or-two")

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"from": s.name(self.origin), "crew": s.crew[self.origin]}

    def parts(self) -> list[int | list[int]]:
        return [self.origin]


def shift_crew(s: IceState, seat: int, origin: int, to: int, count: int) -> None:
    """Moves archaeologists without a leader."""
    s.crew[origin] -= count
    s.crew[to] += count
    if s.witness is not None:
        s.tell("crew_moved", {"seat": seat, "from": s.name(origin), "to": s.name(to), "count": count})
