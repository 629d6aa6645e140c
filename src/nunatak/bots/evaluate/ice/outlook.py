"""What the requests in hand promise, and what another artifact of each type would be worth to their owner."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.ice.belongings import MOST_SEATS, StudyMemory
from nunatak.bots.evaluate.ice.weights import IceWeights
from nunatak.games.ice.agreement import DECREES_IN_PLAY
from nunatak.games.ice.components.cards import Request
from nunatak.games.ice.components.words import FORMS, FORMS_DECREE, PRISMATIC, PRISMATIC_TWO, SETS_DECREE, TYPE_DECREE
from nunatak.games.ice.requests.payments import best_plan, nearness
from nunatak.games.ice.second.ending.spending import means_of
from nunatak.games.ice.second.state import SecondIceState

FAR_OFF: Final = 3  # parts that a request lacks: few such will ever be paid
MOST_KNOWN: Final = 4000  # outlooks remembered before the memory is cleared


class Outlook:
    """What one set of requests and means of payment promises."""

    def __init__(self, payable: int, hopes: float, nearly: int, far_off: int, want: list[float]) -> None:
        self.payable = payable  # RP of what can be paid now
        self.hopes = hopes  # RP expected of the rest; they fade
        self.nearly = nearly  # how many of them lack a single part
        self.far_off = far_off  # and how many lack several
        self.want = want  # by type, prismatic last: RP that one anima more would bring


class Outlooks:
    """Works outlooks out, and remembers them: most moves change neither the hand nor the artifacts."""

    def __init__(self, weights: IceWeights) -> None:
        self.weights = weights
        self.known: dict[tuple[int, ...], Outlook] = {}
        self.memory = StudyMemory()
        self.last: list[Outlook | None] = [None] * MOST_SEATS  # by seat, of what the memory holds

    def of(self, s: SecondIceState, seat: int) -> Outlook:
        """The outlook of a seat whose requests are known."""
        found = self.last[seat] if self.memory.unchanged(s, seat) else None
        if found is None:
            found = self.looked_up(s, seat)
            self.last[seat] = found
        return found

    def looked_up(self, s: SecondIceState, seat: int) -> Outlook:
        """The outlook by what the cards and artifacts are, whichever deal they come from."""
        counts = means_of(s, seat)
        key = (s.study[seat], *s.decrees[:DECREES_IN_PLAY], *counts, *s.requests[seat])
        found = self.known.get(key)
        if found is None:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            found = work_out(s, seat, counts, self.weights)
            self.known[key] = found
        return found


def work_out(s: SecondIceState, seat: int, counts: list[int], w: IceWeights) -> Outlook:
    """Pays what can be paid, exactly, and looks at what is left."""
    cards = [s.c.requests[card] for card in s.requests[seat]]
    plan = best_plan(cards, counts, len(cards), [], s.agreed.single_form)
    left = counts[:]
    for payment in plan.paid:
        for item in payment:
            left[item] -= 1
    hopes = 0.0
    nearly = 0
    far_off = 0
    want = decreed(s, seat, w)
    for i, card in enumerate(cards):
        if i in plan.requests and card.kind != FORMS:
            continue
        points = worth(card, w)
        have, needed = nearness(card, counts if i in plan.requests else left)
        near = have / needed
        if i not in plan.requests:
            hopes += points * (w.request + w.request_part * near * near)
            if needed - have == 1:
                nearly += 1
            elif needed - have >= FAR_OFF:
                far_off += 1
        step = w.wanted * points / needed * (0.5 + near)
        if have < needed:
            for kind in card.types:
                want[kind] += step
            want[PRISMATIC] += step
    want[PRISMATIC] += max(want[:PRISMATIC]) / 2
    return Outlook(plan.score, hopes, nearly, far_off, want)


def worth(card: Request, w: IceWeights) -> float:
    """The RP to expect of a request that is not paid yet."""
    if card.kind == FORMS:
        return (card.rewards[-1] + card.rewards[-2]) / 2
    return card.rewards[0] * (w.scarce if card.kind == PRISMATIC_TWO else 1.0)


def decreed(s: SecondIceState, seat: int, w: IceWeights) -> list[float]:
    """By type: what the decrees in play promise for one more of it."""
    want = [0.0] * (PRISMATIC + 1)
    for number in s.decrees[:DECREES_IN_PLAY]:
        decree = s.c.decrees[number]
        if decree.kind == TYPE_DECREE:
            want[decree.artifact] += decree.rates[0]
        elif decree.kind == SETS_DECREE or decree.kind == FORMS_DECREE:
            for kind in range(PRISMATIC):
                have = len(s.slots[seat * PRISMATIC + kind]) + (s.study[seat] >> kind & 1)
                if decree.kind == SETS_DECREE and have == 0:
                    want[kind] += w.set_wanted
                elif decree.kind == FORMS_DECREE and have > 0:
                    want[kind] += w.form_wanted
    return want
