"""Snow tiles of the second edition, and what they ask.  ICE2-SNO-21 to ICE2-SNO-30"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.second.playing import whistle_sources, yacht_leaders
from nunatak.games.ice.second.spiders import Spiders
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.excavation import dig_for_free
from nunatak.games.ice.steps.obliteration import Rune
from nunatak.games.ice.steps.snow import Manta, MoveAll, shift_crew
from nunatak.games.ice.words import MANTA, RUNE, SMILODON, SPIDERS, WHISTLE, WRECK, YACHT


def play(s: IceState, seat: int, face: int) -> None:
    """Starts the effect of a tile.  ICE2-SNO-10"""
    if face == SMILODON:
        s.push(MoveAll("smilodon", seat))
    elif face == SPIDERS:
        s.push(Spiders(seat))
    elif face == MANTA:
        s.push(Manta(seat))
    elif face == YACHT:
        s.push(Yacht(seat))
    elif face == WRECK:
        s.rp[seat] += 1  # ICE2-SNO-26
        gained = s.gain_ep(seat, 1)
        s.tell("wreck", {"seat": seat, "ep": gained, "tokens": 1})
    elif face == WHISTLE:
        s.push(Whistle(seat))
    elif face == RUNE:
        s.push(Rune(seat))
    else:
        dig_for_free(s, seat)  # a Talisman: ICE2-SNO-29, ICE2-EXC-10


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
        return sorted([base + s.agreed.guilds[other] for other in yacht_leaders(s, self.seat)])

    def resolve(self, s: IceState, action: int) -> None:
        self.join(s, s.agreed.seat_of_guild[action - s.c.actions.join.base])

    def join(self, s: IceState, other: int) -> None:
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
        s.replace(WhistleTo(self.seat, action - s.c.actions.take.base))

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
        s.pop()
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
