"""Snow tiles of the first edition, and what they ask.  ICE1-SNW-10 to ICE1-SNW-20"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.first.snow.playing import charmable
from nunatak.games.ice.first.snow.smilodons import put_smilodon, smilodon_targets
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.step import StepOf


class PlaceSmilodon(StepOf[FirstIceState]):
    """Which tile does the Smilodon make inaccessible?  ICE1-SNW-13"""

    def __init__(self, seat: int) -> None:
        super().__init__("smilodon", seat)

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.put.of(cell) for cell in smilodon_targets(s)]

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        put_smilodon(s, s.c.actions.put.a(action), self.seat)

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE1-SNW-13", "ice-refuse-open-tile")
        return super().refuse(s, action)


def sail_yacht(s: FirstIceState, seat: int) -> None:
    """An archaeologist for the own leader, one for another's, and 1 RP.  ICE1-SNW-14"""
    s.rp[seat] += 1
    s.tell("gained_rp", {"seat": seat, "tokens": 1})
    if s.leader[s.led] >= 0:
        join(s, seat, s.led)
    if s.supply and yacht_leaders(s):
        s.push(Yacht(seat))


def yacht_leaders(s: FirstIceState) -> list[int]:
    """The other leaders on the board."""
    return [other for other in range(s.agreed.players) if other != s.led and s.leader[other] >= 0]


def join(s: FirstIceState, seat: int, leader: int) -> None:
    """An archaeologist of the supply comes to a leader, unless nobody can be placed there.  ICE1-INA-3"""
    if not s.supply:
        return
    s.supply -= 1
    s.land_crew(s.leader[leader], 1)
    if s.witness is not None:
        s.tell("recruited", {"seat": seat, "at": s.name(s.leader[leader]), "count": 1})


class Yacht(StepOf[FirstIceState]):
    """Which other leader is joined by an archaeologist?  ICE1-SNW-14"""

    def __init__(self, seat: int) -> None:
        super().__init__("yacht", seat)

    def proceed(self, s: FirstIceState) -> bool:
        leaders = yacht_leaders(s)
        if len(leaders) > 1:
            return False
        s.pop()
        join(s, self.seat, leaders[0])
        return True

    def options(self, s: FirstIceState) -> list[int]:
        base = s.c.actions.join.base
        return sorted([base + s.agreed.guilds[other] for other in yacht_leaders(s)])

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        join(s, self.seat, s.agreed.seat_of_guild[action - s.c.actions.join.base])

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.join.has(action):
            return Refusal("ICE1-SNW-14", "ice-refuse-no-such-leader")
        return super().refuse(s, action)


class Gift(StepOf[FirstIceState]):
    """Which other player gains 1 EP from the wreck?  ICE1-SNW-16"""

    def __init__(self, seat: int) -> None:
        super().__init__("gift", seat)

    def others(self, s: FirstIceState) -> list[int]:
        """Everybody else, in the order of the guilds."""
        guilds = s.agreed.guilds
        return [seat for seat in s.agreed.seat_of_guild if seat >= 0 and guilds[seat] != guilds[self.seat]]

    def proceed(self, s: FirstIceState) -> bool:
        if s.agreed.players > 2:
            return False
        self.give(s, self.others(s)[0])
        return True

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.give.base + s.agreed.guilds[other] for other in self.others(s)]

    def resolve(self, s: FirstIceState, action: int) -> None:
        self.give(s, s.agreed.seat_of_guild[action - s.c.actions.give.base])

    def give(self, s: FirstIceState, other: int) -> None:
        """At once, or at the next Preparation for one whose day is over."""
        s.pop()
        if s.ep[other]:
            s.gain_ep(other, 1)
        else:
            pending = s.pending[:]
            pending[other] += 1
            s.pending = pending
        if s.witness is not None:
            s.tell("gift", {"seat": self.seat, "to": other, "later": s.ep[other] == 0})

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.give.has(action):
            return Refusal("ICE1-SNW-16", "ice-refuse-another-player")
        return super().refuse(s, action)


class Charm(StepOf[FirstIceState]):
    """Which other leader follows this player for the rest of the turn?  ICE1-SNW-19"""

    def __init__(self, seat: int) -> None:
        super().__init__("charm", seat)

    def proceed(self, s: FirstIceState) -> bool:
        others = charmable(s, self.seat)
        if s.terms.charisma_one and len(others) > 1:
            return False
        for other in others:
            s.charmed |= 1 << other
        if len(others) == 1:
            s.led = others[0]
        self.done(s)
        return True

    def options(self, s: FirstIceState) -> list[int]:
        base = s.c.actions.join.base
        return sorted([base + s.agreed.guilds[other] for other in charmable(s, self.seat)])

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.led = s.agreed.seat_of_guild[action - s.c.actions.join.base]
        s.charmed |= 1 << s.led
        self.done(s)

    def done(self, s: FirstIceState) -> None:
        """The leader is won over, and led from here on until the player leads another one."""
        s.pop()
        if s.witness is not None:
            s.tell("charmed", {"seat": self.seat, "leader": s.led})

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.join.has(action):
            return Refusal("ICE1-SNW-19", "ice-refuse-no-such-leader")
        return super().refuse(s, action)
