"""The turn of a player: any number of actions, 1 or 2 EP.  ICE2-TRN, ICE2-ACT"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.camps import OWN, REBUILD, WHITE, building_sites, has_site
from nunatak.games.ice.companions import follow, go, may_follow, move_companions
from nunatak.games.ice.digging import excavations, stands_on_diggable
from nunatak.games.ice.effects import achieve, can_trigger_in_turn, exalt, means_for, spend_means, type_under
from nunatak.games.ice.playing import playable
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.building import Build, Provide
from nunatak.games.ice.steps.excavation import begin_excavation
from nunatak.games.ice.steps.moving import SecondStep
from nunatak.games.ice.steps.obliteration import Obliterate
from nunatak.games.ice.steps.snow import play_snow
from nunatak.games.ice.turn_preview import preview_action
from nunatak.games.ice.turn_refusal import refuse_action
from nunatak.games.ice.words import (
    ACHIEVEMENT,
    EXALTED,
    GEM,
    OBLITERATION,
    ON_SLOT,
    OWN_SUPPLY,
    PRISMATIC,
    PROVIDED,
    READY,
    ROPE,
    SURVIVORS,
    TERMITES,
    TYPES,
)


class Turn(IceStep):
    """What next, and when is the turn over?  ICE2-TRN-1, ICE2-TRN-5"""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def options(self, s: IceState) -> list[int]:
        seat = self.seat
        a = s.c.actions
        found: list[int] = []
        paid = False
        if s.affordable(1):
            self.add_paid(s, found)
            paid = len(found) > 0
        if stands_on_diggable(s, seat):
            for termites, ability, cost in excavations(s, seat):
                found.append(a.excavate.base + 2 * termites + ability)
                paid = paid or cost > 0
        if s.rp[seat] > 0 and s.limit == 2 and s.spent + s.ep[seat] >= 3:
            found.append(a.overwork.base)  # ICE2-ACT-71
        if s.hand[seat]:
            self.add_snow(s, found)
        others = len(s.hand[seat]) > 0 or seat == s.table.incandescents
        for kind in (ACHIEVEMENT, EXALTED, OBLITERATION):
            if others or s.anima[seat * 5 + kind]:
                means = means_for(s, seat, kind)
                if means and can_trigger_in_turn(s, seat, kind):
                    for how in means:
                        found.append(a.trigger.of(kind, how))
                    paid = paid or kind == EXALTED
        self.add_guild(s, found)
        if s.spent or not paid:
            found.append(a.end_turn.base)  # ICE2-TRN-5, ICE2-TRN-6
        return found

    def add_paid(self, s: IceState, found: list[int]) -> None:
        """The actions that cost 1 EP, other than Excavate and effects."""
        seat = self.seat
        a = s.c.actions
        here = s.leader[seat]
        if here >= 0:
            most = move_companions(s, seat) + 1
            steps = s.terrain.steps_from(here)
            for y in steps:
                found.extend(range(4 * y, 4 * y + most))
            if s.fluid[seat]:
                base = a.fluid.base
                for y in steps:
                    found.extend(range(base + 4 * y, base + 4 * y + most))
            kind = type_under(s, seat)
            if 0 <= kind < PRISMATIC and not s.study[seat] >> kind & 1:
                found.append(a.study.base)  # ICE2-ACT-40, ICE2-ACT-41
        camps = s.camps()
        if camps:
            base = a.sail.base
            also = may_follow(s, seat)
            for camp in camps:
                if camp != here:
                    found.append(base + 2 * camp)
                    if also:
                        found.append(base + 2 * camp + 1)
            if s.supply:
                base = a.recruit.base
                for camp in camps:
                    found.append(base + camp)
        if s.guild_camp[seat] == OWN_SUPPLY and has_site(s, seat, OWN):
            found.append(a.build.base + OWN)
        if s.white_supply and has_site(s, seat, WHITE):
            found.append(a.build.base + WHITE)
        if s.table.can_plan and not s.planned >> seat & 1:
            found.append(a.plan.base)
        if seat == s.table.cryoarchitects and s.guild_camp[seat] >= 0 and not s.grey_camps >> seat & 1:
            if building_sites(s, seat, REBUILD):
                found.append(a.rebuild.base)  # ICE2-GLD-51

    def add_snow(self, s: IceState, found: list[int]) -> None:
        """The snow tiles that may be played between actions.  ICE2-SNO-10"""
        seat = self.seat
        base = s.c.actions.play.base
        held = 0
        for tile in s.hand[seat]:
            held |= 1 << s.faces[tile]
        held &= ~(1 << TERMITES | 1 << ROPE | 1 << SURVIVORS | 1 << GEM)
        face = 0
        while held:
            if held & 1 and playable(s, seat, face):
                found.append(base + face)
            held >>= 1
            face += 1

    def add_guild(self, s: IceState, found: list[int]) -> None:
        """The free abilities of the guild.  ICE2-GLD-12, ICE2-GLD-20, ICE2-GLD-40"""
        seat = self.seat
        t = s.table
        a = s.c.actions
        if seat == t.navigators:
            camp = s.guild_camp[seat]
            if camp >= 0 and camp != s.leader[seat] and not s.grey_camps >> seat & 1:
                found.append(a.free_trip.base)
                if may_follow(s, seat):
                    found.append(a.free_trip.base + 1)
        elif seat == t.incandescents:
            if s.activation == READY:
                under = type_under(s, seat)
                if under == PRISMATIC:
                    found += [a.activate.base + kind for kind in range(5)]
                elif under >= 0:
                    found.append(a.activate.base + under)
        elif seat == t.providers:
            bare = s.terrain.bare
            if s.provisions and not s.flags & PROVIDED and bare and bare[0] < s.c.site.board.start[1]:
                found.append(a.provide.base)

    def resolve(self, s: IceState, action: int) -> None:
        seat = self.seat
        a = s.c.actions
        if action < a.move.end:
            s.pay_ep(1)
            go(s, seat, action >> 2, action & 3)
        elif a.fluid.has(action):
            self.flow(s, a.fluid.a(action), a.fluid.b(action))
        elif a.sail.has(action):
            s.pay_ep(1)
            follow(s, seat, a.sail.a(action), a.sail.b(action))
        elif a.recruit.has(action):
            self.recruit(s, a.recruit.a(action))
        elif a.build.has(action):
            s.pay_ep(1)
            s.steps.append(Build(seat, action - a.build.base))
        elif a.excavate.has(action):
            begin_excavation(s, seat, a.excavate.a(action), a.excavate.b(action))
        elif a.play.has(action):
            play_snow(s, seat, action - a.play.base)
        elif a.trigger.has(action):
            self.trigger(s, a.trigger.a(action), a.trigger.b(action))
        elif action == a.end_turn.base:
            self.end(s)
        else:
            self.resolve_rest(s, action)

    def resolve_rest(self, s: IceState, action: int) -> None:
        """The rarer actions."""
        seat = self.seat
        a = s.c.actions
        if action == a.plan.base:
            s.pay_ep(1)
            s.planned |= 1 << seat
            if s.witness is not None:
                s.tell("planned", {"seat": seat})
        elif action == a.study.base:
            s.pay_ep(1)
            kind = type_under(s, seat)
            s.study[seat] |= 1 << kind
            s.tell("studied", {"seat": seat, "type": TYPES[kind]})
        elif action == a.overwork.base:
            s.rp[seat] -= 1
            s.limit = 3
            s.tell("overworked", {"seat": seat})
        elif a.free_trip.has(action):
            s.grey_camps |= 1 << seat
            follow(s, seat, s.guild_camp[seat], action - a.free_trip.base)
        elif a.activate.has(action):
            s.activation = ON_SLOT + action - a.activate.base
            s.tell("activated", {"seat": seat, "type": TYPES[action - a.activate.base]})
        elif action == a.provide.base:
            s.steps.append(Provide(seat))
        else:
            s.pay_ep(1)
            s.steps.append(Build(seat, REBUILD))

    def flow(self, s: IceState, to: int, crew: int) -> None:
        """Fluid Movement: up to two steps for 1 EP and a token.  ICE2-VAR-10"""
        seat = self.seat
        s.pay_ep(1)
        s.fluid[seat] -= 1
        origin = s.leader[seat]
        go(s, seat, to, crew)
        s.steps.append(SecondStep(seat, origin, crew))

    def recruit(self, s: IceState, cell: int) -> None:
        """ICE2-ACT-30"""
        s.pay_ep(1)
        s.supply -= 1
        s.crew[cell] += 1
        if s.witness is not None:
            s.tell("recruited", {"seat": self.seat, "at": s.name(cell), "count": 1})

    def trigger(self, s: IceState, kind: int, means: int) -> None:
        """ICE2-ART-4, ICE2-ART-20"""
        seat = self.seat
        spend_means(s, seat, kind, means)
        if kind == ACHIEVEMENT:
            achieve(s, seat)
        elif kind == EXALTED:
            s.pay_ep(1)
            exalt(s, seat)
        else:
            s.steps.append(Obliterate(seat))

    def end(self, s: IceState) -> None:
        """ICE2-TRN-5, ICE2-TRN-6"""
        if not s.spent:
            s.ep[self.seat] -= 1
            s.tell("stuck", {"seat": self.seat})
        s.steps.pop()

    def refuse(self, s: IceState, action: int) -> Refusal:
        refusal = refuse_action(s, self.seat, action)
        return super().refuse(s, action) if refusal is None else refusal

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"ep": s.ep[self.seat], "spent": s.spent, "limit": s.limit}

    def preview(self, s: IceState, action: int) -> dict[str, Json]:
        return preview_action(s, self.seat, action)
