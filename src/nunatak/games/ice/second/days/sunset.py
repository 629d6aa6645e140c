"""Sunset: a card of the row, requests validated, the hand trimmed.  ICE2-SUN"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.components.items import ITEM_NAMES
from nunatak.games.ice.components.words import RP_DECREE
from nunatak.games.ice.requests.deck import draw_request, drop, unique
from nunatak.games.ice.requests.payments import Plan, best_plan, can_pay
from nunatak.games.ice.requests.unpaid import payable, payable_data, tell_unpaid
from nunatak.games.ice.second.ending.scoring import SECOND_BONUS
from nunatak.games.ice.second.ending.spending import means_of
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StagedStep, StepOf
from nunatak.games.ice.steps.paying import Pay
from nunatak.games.ice.types import prompts
from nunatak.games.ice.types.events import Payable
from nunatak.games.ice.wording import dearest

ROW_BESIDES_PLAYERS: Final = 2
DAILY: Final = 2  # requests that may be validated on a day, except on the last


class Sunset(StagedStep[SecondIceState]):
    """Carries a player's Sunset from one question to the next.  ICE2-SUN-1 to ICE2-SUN-5"""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__("sunset", seat, stage)

    def proceed(self, s: SecondIceState) -> bool:
        seat = self.seat
        s.replace(Sunset(seat, self.stage + 1))
        if self.stage == 0:
            if not s.row_laid:
                lay_row(s, seat)
            if s.row:
                s.push(PickRequest(seat))
        elif self.stage == 1:
            if s.day > 1:
                s.push(Validate(seat, 0))
        else:
            s.pop()
            if len(s.requests[seat]) > s.c.numbers.request_limit:
                s.push(DropRequests(seat))
        return True


def lay_row(s: SecondIceState, seat: int) -> None:
    """The first player of the day to reach Sunset lays out the row.  ICE2-SUN-1, ICE2-SUN-7"""
    s.row_laid = True
    row: list[int] = []
    for _ in range(s.agreed.players + ROW_BESIDES_PLAYERS):
        card = draw_request(s)
        if card >= 0:
            row.append(card)
    s.row = row
    s.reveal()
    if s.witness is not None:
        cards = [s.c.requests[card].name for card in row]
        s.tell("row", {"seat": seat, "requests": cards})


class PickRequest(StepOf[SecondIceState]):
    """Which card of the row comes into the hand, if any?  ICE2-SUN-2"""

    def __init__(self, seat: int) -> None:
        super().__init__("pick_request", seat)

    def options(self, s: SecondIceState) -> list[int]:
        a = s.c.actions
        found = [a.pick.base + card for card in unique(s.row)]
        found.append(a.go_on.base)
        return found

    def resolve(self, s: SecondIceState, action: int) -> None:
        s.pop()
        a = s.c.actions
        if action == a.go_on.base:
            return
        card = action - a.pick.base
        i = s.row.index(card)
        s.row = s.row[:i] + s.row[i + 1 :]
        s.requests[self.seat] = [*s.requests[self.seat], card]
        if s.witness is not None:
            s.tell("picked", {"seat": self.seat, "request": s.c.requests[card].name})

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.pick.has(action):
            return Refusal("ICE2-SUN-2", "ice-refuse-not-in-row")
        return refuse_at_sunset(s, action) or super().refuse(s, action)

    def preview(self, s: SecondIceState, action: int) -> dict[str, Json]:
        """What could be paid at once: the card that is taken, or those that are left.  ICE2-SUN-3"""
        if s.day == 1:
            return {}
        a = s.c.actions
        if a.pick.has(action):
            return {"payable": payable_data(payable(s, self.seat, [action - a.pick.base], bonus(s, 1)))}
        left = payable(s, self.seat, s.row, bonus(s, 1))
        return {"payable": payable_data(left), "dearest": payable_data(dearest(left))}


class Validate(StepOf[SecondIceState]):
    """Which request is validated next, if any?  ICE2-SUN-3, ICE2-SUN-4"""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__("validate", seat)
        self.done = done  # how many have been validated in this Sunset

    def options(self, s: SecondIceState) -> list[int]:
        a = s.c.actions
        counts = means_of(s, self.seat)
        found = [
            a.validate.base + card
            for card in unique(s.requests[self.seat])
            if can_pay(s.c.requests[card], counts, s.agreed.single_form)
        ]
        found.append(a.go_on.base)
        return found

    def proceed(self, s: SecondIceState) -> bool:
        if self.done == daily_limit(s) or not s.requests[self.seat] or not sum(means_of(s, self.seat)):
            s.pop()
            return True
        return False

    def resolve(self, s: SecondIceState, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            s.pop()
            if s.witness is not None:
                tell_unpaid(s, self.seat, self.unpaid(s))
            return
        s.reveal()  # the card lies open from here on
        s.replace(Validate(self.seat, self.done + 1))
        s.push(Pay(self.seat, action - a.validate.base, [], self.done + 1))

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        a = s.c.actions
        if a.validate.has(action):
            if action - a.validate.base not in s.requests[self.seat]:
                return Refusal("ICE2-REQ-1", "ice-refuse-not-in-hand")
            return Refusal("ICE2-REQ-2", "ice-refuse-cannot-pay")
        return refuse_at_sunset(s, action) or super().refuse(s, action)

    def prompt(self, s: SecondIceState) -> prompts.ValidatePrompt:
        plan = proposal(s, self.seat, self.done)
        proposed: list[prompts.Proposed] = []
        for card, paid in zip(plan.requests, plan.paid, strict=True):
            name = s.c.requests[s.requests[self.seat][card]].name
            proposed.append({"request": name, "with": [ITEM_NAMES[item] for item in paid]})
        return {"left": daily_limit(s) - self.done, "proposal": proposed, "points": plan.score}

    def unpaid(self, s: SecondIceState) -> list[Payable]:
        """What stays unpaid today although it could be paid."""
        return payable(s, self.seat, s.requests[self.seat], bonus(s, self.done + 1))

    def preview(self, s: SecondIceState, action: int) -> dict[str, Json]:
        if action != s.c.actions.go_on.base:
            return {}
        left = self.unpaid(s)
        return {"unpaid": payable_data(left), "dearest": payable_data(dearest(left))}

    def parts(self) -> list[int | list[int]]:
        return [self.done]


def daily_limit(s: SecondIceState) -> int:
    """How many requests may be validated in a Sunset of this day.  ICE2-SUN-3"""
    return DAILY if s.day < s.c.numbers.days else 15


def bonus(s: SecondIceState, rank: int) -> int:
    """What the first, second ... request of a Sunset brings besides.  ICE2-SUN-4"""
    return [1, SECOND_BONUS][rank - 1] if s.day < s.c.numbers.days else 0


def proposal(s: SecondIceState, seat: int, done: int) -> Plan:
    """The validations that score most now.  ICE2-SUN-4, ICE2-DEC-2"""
    bonuses: list[int] = []
    if s.day < s.c.numbers.days:
        worth = 1 + sum([1 for d in s.decrees[: s.agreed.decrees_in_play] if s.c.decrees[d].kind == RP_DECREE])
        bonuses = [worth, SECOND_BONUS][done:]
    cards = [s.c.requests[card] for card in s.requests[seat]]
    return best_plan(cards, means_of(s, seat), daily_limit(s) - done, bonuses, s.agreed.single_form)


class DropRequests(StepOf[SecondIceState]):
    """Which request leaves the hand, down to the limit?  ICE2-SUN-5"""

    def __init__(self, seat: int) -> None:
        super().__init__("drop_requests", seat)

    def options(self, s: SecondIceState) -> list[int]:
        base = s.c.actions.drop.base
        return [base + card for card in unique(s.requests[self.seat])]

    def resolve(self, s: SecondIceState, action: int) -> None:
        drop(s, self.seat, action - s.c.actions.drop.base)
        if len(s.requests[self.seat]) <= s.c.numbers.request_limit:
            s.pop()

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.drop.has(action):
            return Refusal("ICE2-SUN-5", "ice-refuse-not-in-hand")
        return refuse_at_sunset(s, action) or super().refuse(s, action)

    def prompt(self, s: SecondIceState) -> prompts.LeftPrompt:
        return {"left": len(s.requests[self.seat]) - s.c.numbers.request_limit}


def refuse_at_sunset(s: SecondIceState, action: int) -> Refusal | None:
    """No actions, snow tiles, effects or abilities.  ICE2-SUN-6"""
    a = s.c.actions
    if action < a.put.base:
        return Refusal("ICE2-SUN-6", "ice-refuse-at-sunset")
    return None
