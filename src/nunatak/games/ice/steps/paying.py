"""A request is paid, piece by piece.  ICE2-REQ-1 to ICE2-REQ-16, ICE1-REQ"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.items import ITEMS
from nunatak.games.ice.components.words import FORMS
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.requests.payments import payments, reward, too_much
from nunatak.games.ice.requests.validated import pack_validated
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts
from nunatak.games.ice.types.events import Validated


class Pay(IceStep):
    """What is paid next? Only what can still end in a payment without anything superfluous.  ICE2-REQ-2, ICE2-REQ-4"""

    def __init__(self, seat: int, request: int, chosen: list[int], rank: int) -> None:
        super().__init__("pay", seat)
        self.request = request
        self.chosen = chosen
        self.rank = rank  # the request is the first, second ... of this Sunset

    def ways(self, s: IceState) -> list[list[int]]:
        """The payments that contain what has been chosen: what is missing to each of them."""
        found: list[list[int]] = []
        for paid in payments(s.c.requests[self.request], s.edition.ending.means_of(s, self.seat), s.agreed.single_form):
            missing = paid[:]
            fits = True
            for item in self.chosen:
                if item in missing:
                    missing.remove(item)
                else:
                    fits = False
                    break
            if fits:
                found.append(missing)
        return found

    def proceed(self, s: IceState) -> bool:
        ways = self.ways(s)
        if len(ways) > 1:
            return False
        self.complete(s, self.chosen + ways[0])
        return True

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        wanted = [False] * ITEMS
        enough = False
        for missing in self.ways(s):
            if not missing:
                enough = True
            for item in missing:
                wanted[item] = True
        found = [a.pay.base + item for item in range(ITEMS) if wanted[item]]
        if enough:
            found.append(a.go_on.base)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            self.complete(s, self.chosen)
        else:
            s.replace(Pay(self.seat, self.request, [*self.chosen, action - a.pay.base], self.rank))

    def complete(self, s: IceState, paid: list[int]) -> None:
        """The means are spent; the card lies open.  ICE2-REQ-1, ICE2-REQ-2, ICE2-SUN-4, ICE1-REQ-1"""
        seat = self.seat
        s.pop()
        for item in paid:
            s.edition.ending.spend_item(s, seat, item)
        hand = s.requests[seat]
        i = hand.index(self.request)
        s.requests[seat] = hand[:i] + hand[i + 1 :]
        points = reward(s.c.requests[self.request], paid)
        s.validated[seat] = [*s.validated[seat], pack_validated(self.request, s.day, self.rank, points)]
        bonus = s.edition.ending.validation_bonus(s, self.rank)
        s.rp[seat] += bonus
        if s.witness is not None:
            items = [s.c.items[item] for item in paid]
            name = s.c.requests[self.request].name
            told: Validated = {"seat": seat, "request": name, "paid": items, "points": points, "tokens": bonus}
            s.tell("validated", told)

    def refuse(self, s: IceState, action: int) -> Refusal:
        a = s.c.actions
        if a.pay.has(action):
            return self.refuse_item(s, action - a.pay.base)
        if action == a.go_on.base:
            return refused(s, grounds.NOT_PAID_YET, "ice-refuse-not-enough")
        if action < a.put.base:
            return refused(s, grounds.WHILE_PAYING, "ice-refuse-at-sunset")
        return super().refuse(s, action)

    def refuse_item(self, s: IceState, item: int) -> Refusal:
        """Why something does not go into this payment.  ICE2-REQ-2 to ICE2-REQ-16, ICE1-REQ-10 to ICE1-REQ-16"""
        request = s.c.requests[self.request]
        owned = s.edition.ending.means_of(s, self.seat)[item]
        price = grounds.PRICES[request.kind]
        if owned and request.kind == FORMS:
            return refused(s, price, "ice-refuse-different-forms")
        if owned <= self.chosen.count(item):
            return refused(s, grounds.MEANS, "ice-refuse-no-such-means")
        if too_much(request, [*self.chosen, item]):
            return refused(s, grounds.SUPERFLUOUS, "ice-refuse-superfluous")
        return refused(s, price, "ice-refuse-does-not-pay")

    def prompt(self, s: IceState) -> prompts.PayPrompt:
        return {"request": s.c.requests[self.request].name, "chosen": [s.c.items[item] for item in self.chosen]}

    def parts(self) -> list[int | list[int]]:
        return [self.request, self.chosen, self.rank]
