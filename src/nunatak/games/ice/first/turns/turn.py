"""The turn in the first edition: Call, the Register, Send back, other people's leaders.  ICE1-TRN, section 6"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.components.words import MOVED, PRISMATIC, READY, SWITCHED
from nunatak.games.ice.doing.camps import NEUTRAL, has_site
from nunatak.games.ice.doing.companions import follow, followers, go
from nunatak.games.ice.doing.digging import excavation_cost, may_discount
from nunatak.games.ice.doing.effects import type_under
from nunatak.games.ice.first.ending.sending import Sending
from nunatak.games.ice.first.snow.bag import bag_size, distill
from nunatak.games.ice.first.snow.cashing import cash, cashable
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.turns.register import consult
from nunatak.games.ice.first.turns.turn_preview import preview_action
from nunatak.games.ice.first.turns.turn_refusal import refuse_own
from nunatak.games.ice.first.words import BEACON_USED, CLOCK_USED, DISTILLED
from nunatak.games.ice.steps.building import Build
from nunatak.games.ice.steps.exploration import EndOfTurn
from nunatak.games.ice.steps.moving import SecondStep
from nunatak.games.ice.steps.turn import Turn

SENT_BACK: Final = 4  # ICE1-SND-1


class FirstTurn(Turn[FirstIceState]):
    """A turn of the first edition."""

    def proceed(self, s: FirstIceState) -> bool:
        return s.edition.course.settles(s, self.seat)

    def add_paid(self, s: FirstIceState, found: list[int]) -> None:
        """The actions that cost EP, other than Excavate and effects."""
        seat = self.seat
        a = s.c.actions
        here = s.leader[s.led]
        if here >= 0 and not (s.terms.long_moves and s.flags & MOVED):
            self.add_moves(s, found)
        if s.white_camps:
            add_calls(s, seat, a.sail.base, found)
            if s.supply and s.affordable(s.agreed.call_price):
                found += [a.recruit.base + camp for camp in sorted(s.white_camps) if not s.inaccessible(camp)]
        if s.white_supply and has_site(s):
            found.append(a.build.base)
        if s.agreed.can_plan and not s.planned >> seat & 1:
            found.append(a.plan.base)
        if s.requests_dealt < len(s.request_deck) or s.request_discard:
            found.append(a.consult.base)
        found.append(a.send_back.base)

    def add_excavations(self, s: FirstIceState, found: list[int]) -> bool:
        cell = s.leader[s.led]
        base = s.c.actions.excavate.base
        if s.affordable(excavation_cost(s, cell, False)):
            found.append(base)
        if may_discount(s, self.seat, cell) and s.affordable(excavation_cost(s, cell, True)):
            found.append(base + 1)
        return False  # Send back can always be paid instead (ICE1-TRN-5)

    def may_overwork(self, s: FirstIceState) -> bool:
        """ICE1-OVW-2, ICE1-OVW-3, ICE1-EDI-20"""
        if s.agreed.great_clock:
            return not s.daily[self.seat] & CLOCK_USED
        return s.rp[self.seat] > 0

    def overwork(self, s: FirstIceState) -> None:
        if s.agreed.great_clock:
            s.use_today(self.seat, CLOCK_USED)
            s.rp[self.seat] += 1  # what it would cost
        super().overwork(s)

    def add_guild(self, s: FirstIceState, found: list[int]) -> None:
        """Free things: abilities, edifices, tiles given up, another leader."""
        seat = self.seat
        t = s.terms
        a = s.c.actions
        if t.cashes and s.hand[seat]:
            found += [a.cash.base + face for face in cashable(s, seat)]
        if seat == t.incandescents:
            under = type_under(s)
            if s.activation == READY and 0 <= under < PRISMATIC:
                found.append(a.activate.base + under)  # ICE1-GLD-11
        elif seat == t.alchemists and not s.daily[seat] & DISTILLED and bag_size(s):
            found.append(a.distill.base)  # ICE1-GLD-14
        if t.beacon and s.led == seat and s.white_camps and not s.daily[seat] & BEACON_USED:
            add_calls(s, seat, a.beacon.base, found)  # ICE1-EDI-13
        if s.charmed and not s.flags & SWITCHED:
            found += sorted([a.lead.base + t.guilds[other] for other in leadable(s, seat)])

    def resolve(self, s: FirstIceState, action: int) -> None:
        if s.flags & SWITCHED:
            s.flags &= ~SWITCHED
        super().resolve(s, action)

    def resolve_own(self, s: FirstIceState, action: int) -> None:
        seat = self.seat
        a = s.c.actions
        if a.sail.has(action):
            s.pay_ep(1)
            follow(s, seat, a.sail.a(action), a.sail.b(action))
        elif action == a.build.base:
            s.pay_ep(1)
            s.push(Build(seat, NEUTRAL))
        elif action == a.consult.base:
            s.pay_ep(1)
            consult(s, seat)
        elif action == a.send_back.base:
            self.send_back(s)
        elif a.beacon.has(action):
            s.use_today(seat, BEACON_USED)
            follow(s, seat, a.beacon.a(action), a.beacon.b(action))
        elif a.cash.has(action):
            cash(s, seat, action - a.cash.base)
        elif action == a.distill.base:
            distill(s, seat)
        else:
            s.led = s.agreed.seat_of_guild[action - a.lead.base]
            s.flags |= SWITCHED
            s.tell("leads", {"seat": seat, "leader": s.led})

    def move(self, s: FirstIceState, to: int, crew: int) -> None:
        """With two players a Move has up to two steps, once a turn.  ICE1-MOV-1, ICE1-TWO-1, ICE1-TWO-2"""
        s.pay_ep(1)
        origin = s.leader[s.led]
        go(s, s.led, to, crew)
        if s.terms.long_moves:
            s.flags |= MOVED
            s.push(SecondStep(self.seat, origin, crew))

    def excavate(self, s: FirstIceState, action: int) -> None:
        self.dig(s, s.c.actions.excavate.a(action) == 1, 0)

    def send_back(self, s: FirstIceState) -> None:
        """The day is over at once; what is left on the track is lost.  ICE1-SND-1, ICE1-SND-2"""
        s.pay_ep(1)
        s.ep[self.seat] = 0
        s.tell("sent_back", {"seat": self.seat})
        s.pop()
        if isinstance(s.steps[-1], EndOfTurn):
            s.replace(Sending(self.seat, SENT_BACK))

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.move.has(action) and s.terms.long_moves and s.flags & MOVED:
            return Refusal("ICE1-TWO-1", "ice-refuse-once-a-turn")
        return super().refuse(s, action)

    def refuse_own(self, s: FirstIceState, action: int) -> Refusal | None:
        return refuse_own(s, self.seat, action)

    def preview(self, s: FirstIceState, action: int) -> dict[str, Json]:
        return preview_action(s, self.seat, action)


def add_calls(s: FirstIceState, seat: int, base: int, found: list[int]) -> None:
    """The camps that a leader can be called to, alone or with followers.  ICE1-CAL-1, ICE1-GLD-12"""
    also = followers(s, seat) + 1
    here = s.leader[s.led]
    for camp in sorted(s.white_camps):
        if camp != here and not s.inaccessible(camp):
            found.extend(range(base + 4 * camp, base + 4 * camp + also))


def leadable(s: FirstIceState, seat: int) -> list[int]:
    """Whom the player may lead instead: the own leader or one won over.  ICE1-SNW-19"""
    return [other for other in range(s.agreed.players) if other != s.led and (other == seat or s.charmed >> other & 1)]
