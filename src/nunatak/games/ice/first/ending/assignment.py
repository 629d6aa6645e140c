"""Which requests the City pays for: the best assignment, and what it would bring.  ICE1-SCO-3 to ICE1-SCO-5"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components.components import Components
from nunatak.games.ice.components.items import ITEMS
from nunatak.games.ice.components.words import VALIDATED_DECREE
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import COOPERATIVE, SOLO
from nunatak.games.ice.requests.payments import Plan, best_plan, reward
from nunatak.games.ice.requests.validated import validated_score

PENALTY: Final = 2  # RP for a request that is not validated, ICE1-REQ-7
ARCHIVE_PENALTY: Final = 3  # ICE1-EDI-15
SOLO_REQUESTS: Final = 7  # to be validated, ICE1-SOL-1
MOST_KNOWN: Final = 2000  # plans remembered before the memory is cleared
TEAM_RP: Final = [0, 0, 25, 25, 20, 20]  # from requests, by number of players, ICE1-COO-1


def city_means(s: FirstIceState, seat: int) -> list[int]:
    """The artifacts of a City that have not paid yet, by kind; where a prismatic one lay does not matter any more."""
    counts = [0] * ITEMS
    paid = s.paid
    for tile in s.hold[seat]:
        if tile not in paid:
            counts[s.c.item_of(tile, 0)] += 1
    return counts


def penalty(s: FirstIceState) -> int:
    """What a request costs that is not validated."""
    return ARCHIVE_PENALTY if s.terms.archive else PENALTY


def per_validated(s: FirstIceState) -> int:
    """What a decree gives for every validated request.  ICE1-DEC-14"""
    worth = 0
    for number in s.decrees[: s.agreed.decrees_in_play]:
        if s.c.decrees[number].kind == VALIDATED_DECREE:
            worth += s.c.decrees[number].rates[0]
    return worth


class Plans:
    """Proposals, remembered: whoever looks ahead on a last day comes to the same City again and again.

    A plan follows from the cards and the means of payment alone; nobody changes one.
    """

    def __init__(self) -> None:
        self.components: Components | None = None  # what the numbers of cards and items mean
        self.known: dict[tuple[int, ...], Plan] = {}

    def of(self, s: FirstIceState, seat: int, goal: int) -> Plan:
        """The best assignment of what is left in hand and City."""
        if s.c is not self.components or len(self.known) >= MOST_KNOWN:
            self.components = s.c
            self.known = {}
        in_rp = s.terms.mode == COOPERATIVE
        each = per_validated(s)
        cost = penalty(s)
        counts = city_means(s, seat)
        key = (goal, 1 if in_rp else 0, each, cost, *counts, *s.requests[seat])
        plan = self.known.get(key)
        if plan is None:
            cards = [s.c.requests[card] for card in s.requests[seat]]
            plan = best_plan(cards, counts, len(cards), [], True, each=each, penalty=cost, goal=goal, goal_in_rp=in_rp)
            self.known[key] = plan
        return plan


_plans: Final = Plans()


def proposal(s: FirstIceState, seat: int) -> Plan:
    """The assignment of what is left in hand and City that scores most, objectives first.  ICE1-SCO-5, ICE1-SOL-6"""
    goal = 0
    if s.terms.mode == SOLO:
        goal = SOLO_REQUESTS - len(s.validated[seat])
    elif s.terms.mode == COOPERATIVE:
        goal = TEAM_RP[s.agreed.players] - sum([validated_score(packed) for packed in s.validated[seat]])
    return _plans.of(s, seat, max(goal, 0))


def plan_points(s: FirstIceState, seat: int, plan: Plan) -> int:
    """The gains of the cards of a plan."""
    points = 0
    for card, paid in zip(plan.requests, plan.paid, strict=True):
        points += reward(s.c.requests[s.requests[seat][card]], paid)
    return points


def pending_plan(s: FirstIceState, seat: int) -> Plan | None:
    """What would still be validated if the game ended now; nothing once it is over."""
    return proposal(s, seat) if s.steps and s.requests[seat] and s.hold[seat] else None


def validated_if_ended(s: FirstIceState, seat: int) -> int:
    """How many requests are validated, or would be."""
    plan = pending_plan(s, seat)
    return len(s.validated[seat]) + (len(plan.requests) if plan is not None else 0)


def request_points(s: FirstIceState, seat: int) -> int:
    """The RP of the validated requests, or of those that would be, without penalties and decrees.  ICE1-COO-3"""
    plan = pending_plan(s, seat)
    points = sum([validated_score(packed) for packed in s.validated[seat]])
    return points + (plan_points(s, seat, plan) if plan is not None else 0)
