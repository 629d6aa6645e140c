"""The turn of a player: any number of actions, 1 or 2 EP.  ICE2-TRN, ICE2-ACT, ICE1-TRN

What both editions offer stands here; `first/turns/turn.py` and `second/turns/turn.py` add their own actions.
"""

from __future__ import annotations

from typing import TypeVar

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import ACHIEVEMENT, EXALTED, OBLITERATION, ON_SLOT, TYPES
from nunatak.games.ice.doing.companions import go, move_companions, move_targets
from nunatak.games.ice.doing.digging import excavation_cost, stands_on_diggable
from nunatak.games.ice.doing.effects import means_for, spend_means
from nunatak.games.ice.refusing.turn import refuse_action
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.excavation import begin_excavation
from nunatak.games.ice.types import prompts

S = TypeVar("S", bound=IceState, contravariant=True)


class Turn(StepOf[S]):
    """What next, and when is the turn over?  ICE2-TRN-1, ICE2-TRN-5, ICE1-TRN-2"""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def options(self, s: S) -> list[int]:
        seat = self.seat
        a = s.c.actions
        found: list[int] = []
        paid = False
        if s.affordable(1):
            self.add_paid(s, found)
            paid = len(found) > 0
        if stands_on_diggable(s):
            paid = self.add_excavations(s, found) or paid
        if s.limit == 2 and self.may_overwork(s):
            found.append(a.overwork.base)
        if s.hand[seat]:
            self.add_snow(s, found)
        others = len(s.hand[seat]) > 0 or seat == s.agreed.incandescents
        for kind in (ACHIEVEMENT, EXALTED, OBLITERATION):
            if others or s.anima[seat * 5 + kind]:
                means = means_for(s, seat, kind)
                if means:
                    effect = s.edition.effects[kind]
                    if effect.possible(s, seat):
                        for how in means:
                            found.append(a.trigger.of(kind, how))
                        paid = paid or effect.cost > 0
        self.add_guild(s, found)
        if s.spent or not paid:
            found.append(a.end_turn.base)  # ICE2-TRN-5, ICE2-TRN-6
        return found

    def add_paid(self, s: S, found: list[int]) -> None:
        """The actions that cost EP, other than Excavate and effects."""
        raise NotImplementedError

    def add_moves(self, s: S, found: list[int]) -> None:
        """A step, with up to three companions.  ICE2-ACT-60, ICE1-MOV-1"""
        here = s.leader[s.led]
        most = move_companions(s, s.led) + 1
        for y in move_targets(s, here):
            found.extend(range(4 * y, 4 * y + most))

    def add_excavations(self, s: S, found: list[int]) -> bool:
        """Every way to declare an excavation; whether one of them costs EP."""
        raise NotImplementedError

    def may_overwork(self, s: S) -> bool:
        """Whether the limit of the turn may be raised."""
        raise NotImplementedError

    def add_snow(self, s: S, found: list[int]) -> None:
        """The snow tiles that may be played between actions.  ICE2-SNO-10, ICE1-SNW-2"""
        seat = self.seat
        base = s.c.actions.play.base
        held = 0
        for tile in s.hand[seat]:
            held |= 1 << s.faces[tile]
        snow = s.edition.snow
        held &= snow.between_actions
        face = 0
        while held:
            if held & 1 and snow.tiles[face].playable(s, seat):
                found.append(base + face)
            held >>= 1
            face += 1

    def add_guild(self, s: S, found: list[int]) -> None:
        """The free abilities of the guild."""
        raise NotImplementedError

    def resolve(self, s: S, action: int) -> None:
        a = s.c.actions
        if action < a.move.end:
            self.move(s, action >> 2, action & 3)
        elif a.recruit.has(action):
            self.recruit(s, a.recruit.a(action))
        elif a.excavate.has(action):
            self.excavate(s, action)
        elif a.play.has(action):
            play_snow(s, self.seat, action - a.play.base)
        elif a.trigger.has(action):
            self.trigger(s, a.trigger.a(action), a.trigger.b(action))
        elif action == a.end_turn.base:
            self.end(s)
        elif action == a.plan.base:
            s.pay_ep(1)
            s.planned |= 1 << self.seat
            if s.witness is not None:
                s.tell("planned", {"seat": self.seat})
        elif action == a.overwork.base:
            self.overwork(s)
        elif a.activate.has(action):
            s.activation = ON_SLOT + action - a.activate.base
            s.tell("activated", {"seat": self.seat, "type": TYPES[action - a.activate.base]})
        else:
            self.resolve_own(s, action)

    def resolve_own(self, s: S, action: int) -> None:
        """The actions that only this edition has."""
        raise NotImplementedError

    def move(self, s: S, to: int, crew: int) -> None:
        """ICE2-ACT-60"""
        s.pay_ep(1)
        go(s, s.led, to, crew)

    def excavate(self, s: S, action: int) -> None:
        """ICE2-EXC, ICE1-EXC"""
        raise NotImplementedError

    def dig(self, s: S, ability: bool, reduction: int) -> None:
        """Pays for an excavation of the leader's tile and starts it."""
        cost = excavation_cost(s, s.leader[s.led], ability) - reduction
        begin_excavation(s, self.seat, cost, ability)

    def overwork(self, s: S) -> None:
        """ICE2-ACT-70, ICE1-OVW-1"""
        s.rp[self.seat] -= 1
        s.limit = 3
        s.tell("overworked", {"seat": self.seat})

    def recruit(self, s: S, cell: int) -> None:
        """ICE2-ACT-30, ICE1-CAL-1"""
        s.pay_ep(s.agreed.call_price)
        s.supply -= 1
        s.crew[cell] += 1
        if s.witness is not None:
            s.tell("recruited", {"seat": self.seat, "at": s.name(cell), "count": 1})

    def trigger(self, s: S, kind: int, means: int) -> None:
        """ICE2-ART-4, ICE2-ART-20, ICE1-ART-5"""
        spend_means(s, self.seat, kind, means)
        s.edition.effects[kind].trigger(s, self.seat)

    def end(self, s: S) -> None:
        """ICE2-TRN-5, ICE2-TRN-6, ICE1-TRN-5"""
        if not s.spent and s.ep[self.seat]:
            s.ep[self.seat] -= 1
            s.tell("stuck", {"seat": self.seat})
        s.pop()

    def refuse(self, s: S, action: int) -> Refusal:
        refusal = refuse_action(s, self.seat, action) or self.refuse_own(s, action)
        return super().refuse(s, action) if refusal is None else refusal

    def refuse_own(self, s: S, action: int) -> Refusal | None:
        """Why an action that only this edition has is not possible."""
        raise NotImplementedError

    def prompt(self, s: S) -> prompts.TurnPrompt:
        return {"ep": s.ep[self.seat], "spent": s.spent, "limit": s.limit}


def play_snow(s: IceState, seat: int, face: int) -> None:
    """Shows and discards a snow tile, and starts its effect.  ICE2-SNO-10, ICE1-FRE-2"""
    s.play_face(seat, face)
    if s.witness is not None:
        s.tell("played", {"seat": seat, "face": s.c.faces[face]})
    s.edition.snow.tiles[face].play(s, seat)
