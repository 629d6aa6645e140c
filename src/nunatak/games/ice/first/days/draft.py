"""The draft of the starting requests.  ICE1-DRF-1

Who has chosen keeps the chosen cards at the front of the hand; the cards behind them are still on their way.
"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.step import Step
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.requests.deck import unique
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.types import prompts


class Draft(StepOf[FirstIceState]):
    """Which request is kept, with `kept` chosen already?  ICE1-DRF-1"""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__("draft", seat)
        self.kept = kept

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.pick.base + card for card in unique(s.requests[self.seat][self.kept :])]

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        card = action - s.c.actions.pick.base
        kept = s.requests[self.seat][: self.kept]
        others = s.requests[self.seat][self.kept :]
        others.remove(card)
        s.requests[self.seat] = [*kept, card, *others]
        if s.witness is not None:
            s.tell("picked_card", {"seat": self.seat, "request": s.c.requests[card].name}, (self.seat,))

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.pick.has(action):
            return Refusal("ICE1-DRF-1", "ice-refuse-not-drawn")
        return Refusal("ICE1-DRF-1", "ice-refuse-keep-first")

    def prompt(self, s: FirstIceState) -> prompts.DraftPrompt:
        return {"kept": self.kept}

    def parts(self) -> list[int | list[int]]:
        return [self.kept]


class PassOn(StepOf[FirstIceState]):
    """Asks nothing: the cards not kept go to the left, or at the end to the discard.  ICE1-DRF-1"""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__("pass_on", seat)
        self.kept = kept

    def proceed(self, s: FirstIceState) -> bool:
        s.pop()
        n = s.agreed.players
        rest = [s.requests[seat][self.kept :] for seat in range(n)]
        for seat in range(n):
            s.requests[seat] = s.requests[seat][: self.kept]
            if self.kept == s.c.numbers.requests_kept:
                s.request_discard = s.request_discard + rest[seat]
            else:
                s.requests[seat] = s.requests[seat] + rest[(seat - 1) % n]
        s.reveal()
        if s.witness is not None and self.kept < s.c.numbers.requests_kept:
            for seat in range(n):
                cards = [s.c.requests[card].name for card in s.requests[seat][self.kept :]]
                s.tell("passed_on", {"seat": seat, "requests": cards}, (seat,))
        return True

    def parts(self) -> list[int | list[int]]:
        return [self.kept]


def draft_steps(s: FirstIceState) -> list[Step[FirstIceState]]:
    """Choose one, pass three on, choose one of those received, discard the rest; lowest step first."""
    steps: list[Step[FirstIceState]] = []
    for kept in range(s.c.numbers.requests_kept, 0, -1):
        steps.append(PassOn(s.first, kept))
        for seat in reversed(s.agreed.clockwise_from(s.first)):
            steps.append(Draft(seat, kept - 1))
    return steps
