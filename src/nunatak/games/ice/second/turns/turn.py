"""The turn in the second edition: study, two kinds of camps, the guilds' own actions.  ICE2-ACT, ICE2-GLD"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.components.words import OWN_SUPPLY, PRISMATIC, PROVIDED, READY, TERMITES, TYPES
from nunatak.games.ice.doing.companions import follow, followers, go, move_companions
from nunatak.games.ice.doing.effects import type_under
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.building import BuildCamp
from nunatak.games.ice.second.turns.camps import OWN, REBUILD, WHITE, building_sites, has_site
from nunatak.games.ice.second.turns.excavations import excavations
from nunatak.games.ice.second.turns.providing import Provide
from nunatak.games.ice.second.turns.turn_preview import preview_action
from nunatak.games.ice.second.turns.turn_refusal import refuse_own
from nunatak.games.ice.steps.moving import SecondStep
from nunatak.games.ice.steps.turn import Turn


class SecondTurn(Turn[SecondIceState]):
    """A turn of the second edition."""

    def add_excavations(self, s: SecondIceState, found: list[int]) -> bool:
        base = s.c.actions.excavate.base
        paid = False
        for termites, ability, cost in excavations(s, self.seat):
            found.append(base + 2 * termites + ability)
            paid = paid or cost > 0
        return paid

    def may_overwork(self, s: SecondIceState) -> bool:
        return s.rp[self.seat] > 0 and s.spent + s.ep[self.seat] >= 3  # ICE2-ACT-71

    def add_paid(self, s: SecondIceState, found: list[int]) -> None:
        """The actions that cost 1 EP, other than Excavate and effects."""
        seat = self.seat
        a = s.c.actions
        here = s.leader[seat]
        if here >= 0:
            self.add_moves(s, found)
            if s.fluid[seat]:
                most = move_companions(s, seat) + 1
                base = a.fluid.base
                for y in s.terrain.steps_from(here):
                    found.extend(range(base + 4 * y, base + 4 * y + most))
            kind = type_under(s)
            if 0 <= kind < PRISMATIC and not s.study[seat] >> kind & 1:
                found.append(a.study.base)  # ICE2-ACT-40, ICE2-ACT-41
        camps = s.camps()
        if camps:
            base = a.sail.base
            also = followers(s, seat)
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
        if s.agreed.can_plan and not s.planned >> seat & 1:
            found.append(a.plan.base)
        if seat == s.agreed.cryoarchitects and s.guild_camp[seat] >= 0 and not s.grey_camps >> seat & 1:
            if building_sites(s, seat, REBUILD):
                found.append(a.rebuild.base)  # ICE2-GLD-51

    def add_guild(self, s: SecondIceState, found: list[int]) -> None:
        """The free abilities of the guild.  ICE2-GLD-12, ICE2-GLD-20, ICE2-GLD-40"""
        seat = self.seat
        t = s.terms
        a = s.c.actions
        if seat == t.navigators:
            camp = s.guild_camp[seat]
            if camp >= 0 and camp != s.leader[seat] and not s.grey_camps >> seat & 1:
                found.append(a.free_trip.base)
                if followers(s, seat):
                    found.append(a.free_trip.base + 1)
        elif seat == t.incandescents:
            if s.activation == READY:
                under = type_under(s)
                if under == PRISMATIC:
                    found += [a.activate.base + kind for kind in range(5)]
                elif under >= 0:
                    found.append(a.activate.base + under)
        elif seat == t.providers:
            bare = s.terrain.bare
            if s.provisions and not s.flags & PROVIDED and bare and bare[0] < s.c.site.board.start[1]:
                found.append(a.provide.base)

    def excavate(self, s: SecondIceState, action: int) -> None:
        """Plays the swarms first.  ICE2-EXC-13, ICE2-SNO-20"""
        a = s.c.actions
        termites = a.excavate.a(action)
        for _ in range(termites):
            s.play_face(self.seat, TERMITES)
            s.tell("played", {"seat": self.seat, "face": s.c.faces[TERMITES]})
        self.dig(s, a.excavate.b(action) == 1, termites)

    def resolve_own(self, s: SecondIceState, action: int) -> None:
        seat = self.seat
        a = s.c.actions
        if a.fluid.has(action):
            self.flow(s, a.fluid.a(action), a.fluid.b(action))
        elif a.sail.has(action):
            s.pay_ep(1)
            follow(s, seat, a.sail.a(action), a.sail.b(action))
        elif a.build.has(action):
            s.pay_ep(1)
            s.push(BuildCamp(seat, action - a.build.base))
        elif action == a.study.base:
            s.pay_ep(1)
            kind = type_under(s)
            s.study[seat] |= 1 << kind
            s.tell("studied", {"seat": seat, "type": TYPES[kind]})
        elif a.free_trip.has(action):
            s.grey_camps |= 1 << seat
            follow(s, seat, s.guild_camp[seat], action - a.free_trip.base)
        elif action == a.provide.base:
            s.push(Provide(seat))
        else:
            s.pay_ep(1)
            s.push(BuildCamp(seat, REBUILD))

    def flow(self, s: SecondIceState, to: int, crew: int) -> None:
        """Fluid Movement: up to two steps for 1 EP and a token.  ICE2-VAR-10"""
        seat = self.seat
        s.pay_ep(1)
        s.fluid[seat] -= 1
        origin = s.leader[seat]
        go(s, seat, to, crew)
        s.push(SecondStep(seat, origin, crew))

    def refuse_own(self, s: SecondIceState, action: int) -> Refusal | None:
        return refuse_own(s, self.seat, action)

    def preview(self, s: SecondIceState, action: int) -> dict[str, Json]:
        return preview_action(s, self.seat, action)
