"""The end: guild boards are cleared, and the City pays requests.  ICE1-SCO-1, ICE1-SCO-4, ICE1-SCO-5"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.first.ending.assignment import city_means, penalty, per_validated, plan_points, proposal
from nunatak.games.ice.first.ending.sending import DAILY, Sending
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.requests.deck import unique
from nunatak.games.ice.requests.payments import can_pay
from nunatak.games.ice.requests.unpaid import payable, payable_data, tell_unpaid
from nunatak.games.ice.step import StagedStep, StepOf
from nunatak.games.ice.steps.ending import end_game, end_turns
from nunatak.games.ice.steps.paying import Pay
from nunatak.games.ice.types import prompts
from nunatak.games.ice.types.events import Payable
from nunatak.games.ice.wording import counted, dearest


def stop_game(s: FirstIceState) -> None:
    """Nobody explores any more.  ICE1-END-1, ICE1-END-2"""
    end_turns(s)
    s.end()
    s.push(Tally(s.first, 0))
    s.tell("stopped", {"day": s.day})


class Tally(StagedStep[FirstIceState]):
    """Lies under the scoring and carries it from one player to the next."""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__("tally", seat, stage)

    def proceed(self, s: FirstIceState) -> bool:
        order = s.agreed.clockwise_from(s.first)
        s.replace(Tally(self.seat, self.stage + 1))
        if self.stage == 0:
            if s.terms.send_at_stop:
                for seat in reversed(order):
                    s.push(Sending(seat, DAILY))
        elif self.stage == 1:
            lay_open(s)
            for seat in reversed(order):
                if s.requests[seat] and s.hold[seat]:
                    s.push(Assign(seat))
        else:
            end_game(s)
        return True


def lay_open(s: FirstIceState) -> None:
    """What is left on guild boards is lost; Cities and requests are turned up.  ICE1-SCO-1"""
    for place in range(len(s.slots)):
        s.artifact_discard = s.artifact_discard + s.slots[place]
        s.slots[place] = []
        s.anima[place] = 0
    s.reveal()
    if s.witness is not None:
        for seat in range(s.agreed.players):
            city = [s.c.tile_name[tile] for tile in s.hold[seat]]
            cards = [s.c.requests[card].name for card in s.requests[seat]]
            s.tell("city", {"seat": seat, "artifacts": city, "requests": cards, "counted": counted(s.c, s.hold[seat])})


class Assign(StepOf[FirstIceState]):
    """The best assignment, or which request is paid by hand, or nothing more?  ICE1-SCO-5"""

    def __init__(self, seat: int) -> None:
        super().__init__("assign", seat)

    def choosable(self, s: FirstIceState) -> list[int]:
        """The requests that the rest of the City can pay."""
        counts = city_means(s, self.seat)
        return [card for card in unique(s.requests[self.seat]) if can_pay(s.c.requests[card], counts, True)]

    def proceed(self, s: FirstIceState) -> bool:
        if self.choosable(s):
            return False
        s.pop()
        return True

    def options(self, s: FirstIceState) -> list[int]:
        a = s.c.actions
        return [a.accept.base, *(a.validate.base + card for card in self.choosable(s)), a.go_on.base]

    def resolve(self, s: FirstIceState, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            s.pop()
            if s.witness is not None:
                tell_unpaid(s, self.seat, self.unpaid(s))
        elif action == a.accept.base:
            self.accept(s)
        else:
            s.push(Pay(self.seat, action - a.validate.base, [], len(s.validated[self.seat]) + 1))

    def accept(self, s: FirstIceState) -> None:
        """The proposal is carried out."""
        seat = self.seat
        plan = proposal(s, seat)
        s.pop()
        cards = [s.requests[seat][place] for place in plan.requests]
        for card, paid in zip(cards, plan.paid, strict=True):
            pay = Pay(seat, card, [], len(s.validated[seat]) + 1)
            s.push(pay)
            pay.complete(s, paid)

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        a = s.c.actions
        if a.validate.has(action):
            if action - a.validate.base not in s.requests[self.seat]:
                return Refusal("ICE1-REQ-1", "ice-refuse-not-in-hand")
            return Refusal("ICE1-REQ-2", "ice-refuse-cannot-pay")
        return super().refuse(s, action)

    def unpaid(self, s: FirstIceState) -> list[Payable]:
        """What stays unpaid although the City could pay it."""
        return payable(s, self.seat, s.requests[self.seat], per_validated(s))

    def preview(self, s: FirstIceState, action: int) -> dict[str, Json]:
        if action != s.c.actions.go_on.base:
            return {}
        left = self.unpaid(s)
        return {"unpaid": payable_data(left), "dearest": payable_data(dearest(left)), "penalty": penalty(s)}

    def prompt(self, s: FirstIceState) -> prompts.ProposalPrompt:
        plan = proposal(s, self.seat)
        proposed: list[prompts.Proposed] = []
        for place, paid in zip(plan.requests, plan.paid, strict=True):
            name = s.c.requests[s.requests[self.seat][place]].name
            proposed.append({"request": name, "with": [s.c.items[item] for item in paid]})
        return {"proposal": proposed, "points": plan_points(s, self.seat, plan)}
