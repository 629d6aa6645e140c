"""Consult the Register: three requests, one of them kept.  ICE1-REG"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.requests.deck import draw_request, unique
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.types import prompts

DRAWN: Final = 3
DRAWN_FROM_ARCHIVE: Final = 4  # ICE1-EDI-15


def consult(s: FirstIceState, seat: int) -> None:
    """Draws the cards, as many as there are.  ICE1-REG-1, ICE1-REG-2"""
    row: list[int] = []
    for _ in range(DRAWN_FROM_ARCHIVE if s.terms.archive else DRAWN):
        card = draw_request(s)
        if card >= 0:
            row.append(card)
    s.row = row
    s.reveal()
    if s.witness is not None:
        s.tell("consulted", {"seat": seat, "count": len(row)})
        cards = [s.c.requests[card].name for card in row]
        s.tell("register", {"seat": seat, "requests": cards}, (seat,))
    s.push(Consult(seat))


class Consult(StepOf[FirstIceState]):
    """Which of the drawn requests is kept?  ICE1-REG-3"""

    def __init__(self, seat: int) -> None:
        super().__init__("consult", seat)

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.pick.base + card for card in unique(s.row)]

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        card = action - s.c.actions.pick.base
        i = s.row.index(card)
        s.requests[self.seat] = [*s.requests[self.seat], card]
        s.request_discard = s.request_discard + s.row[:i] + s.row[i + 1 :]
        s.row = []
        if s.witness is not None:
            s.tell("picked_card", {"seat": self.seat, "request": s.c.requests[card].name}, (self.seat,))

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.pick.has(action):
            return Refusal("ICE1-REG-1", "ice-refuse-not-drawn")
        if action == s.c.actions.go_on.base:
            return Refusal("ICE1-REG-3", "ice-refuse-answer")
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.RequestsPrompt:
        return {"requests": [s.c.requests[card].name for card in s.row]}
