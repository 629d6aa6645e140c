"""Before the first day: which requests does each player keep?  ICE2-SET-17, ICE2-VAR-1"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.requests.deck import drop, unique
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts


def requests_kept(s: IceState) -> int:
    """How many of the requests dealt stay in the hand."""
    return s.c.numbers.first_steps_kept if s.agreed.first_steps else s.c.numbers.requests_kept


def requests_dealt(s: IceState) -> int:
    """How many requests are dealt to each player."""
    return s.c.numbers.first_steps_dealt if s.agreed.first_steps else s.c.numbers.requests_dealt


class KeepRequests(IceStep):
    """Which request goes back, unseen, until enough are left?  ICE2-SET-17"""

    def __init__(self, seat: int) -> None:
        super().__init__("keep_requests", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.drop.base
        return [base + card for card in unique(s.requests[self.seat])]

    def resolve(self, s: IceState, action: int) -> None:
        drop(s, self.seat, action - s.c.actions.drop.base)
        if len(s.requests[self.seat]) <= requests_kept(s):
            s.pop()

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.drop.has(action):
            return refused(s, grounds.REQUESTS_FIRST, "ice-refuse-not-in-hand")
        return refused(s, grounds.REQUESTS_FIRST, "ice-refuse-keep-first")

    def prompt(self, s: IceState) -> prompts.KeepPrompt:
        return {"left": len(s.requests[self.seat]) - requests_kept(s), "keep": requests_kept(s)}
