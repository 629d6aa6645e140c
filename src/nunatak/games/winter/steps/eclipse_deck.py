"""Stages 3 and 4 of a turn: played cards are discarded; the third turn prepares the eclipse deck.  EW-DISC, EW-EDECK"""

from __future__ import annotations

from bisect import insort

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import CLOSE, PUT, WORK
from nunatak.games.winter.doing.cards import clear_above, from_hand
from nunatak.games.winter.names import CARD_NAMES, TURNS
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.types import question as asks


def finish_turn(s: WinterState, seat: int) -> None:
    """Stage 3, and the question of stage 4 after a third turn; labor left over is lost.  EW-DISC-1, EW-LAB-3"""
    clear_above(s, seat)
    s.labor = 0
    s.listening = 0
    s.banned = 0
    if s.witness is not None:
        s.tell("ended_turn", {"seat": seat})
    if s.turn == TURNS - 1 and s.hand[seat]:
        s.push(EclipseDeck(seat))


class EclipseDeck(WinterStep):
    """Which cards go face down above the board?  EW-EDECK-1 to EW-EDECK-3"""

    def __init__(self, seat: int) -> None:
        super().__init__("eclipse_deck", seat)

    def options(self, s: WinterState) -> list[int]:
        last = -1
        found: list[int] = []
        for kind in s.hand[self.seat]:
            if kind != last:
                found.append(PUT.base + kind)
            last = kind
        found.append(CLOSE.base)
        return found

    def resolve(self, s: WinterState, action: int) -> None:
        seat = self.seat
        if action != CLOSE.base:
            kind = action - PUT.base
            from_hand(s, seat, kind, False)
            deck = s.eclipse[seat][:]
            insort(deck, kind)
            s.eclipse[seat] = deck
            if s.witness is not None:
                s.tell("put_aside", {"seat": seat})
                s.tell("put_card", {"seat": seat, "card": CARD_NAMES[kind]}, (seat,))
            if s.hand[seat]:
                return
        s.pop()
        if s.witness is not None:
            s.tell("closed_deck", {"seat": seat, "cards": len(s.eclipse[seat])})

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if PUT.has(action):
            return Refusal("EW-EDECK-1", "winter-refuse-not-in-hand")
        if WORK.has(action):
            return Refusal("EW-LAB-3", "winter-refuse-labor-is-over")
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> asks.EclipseDeckPrompt:
        return {"cards": len(s.eclipse[self.seat])}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        if PUT.has(action):
            return {"halves": s.c.eclipse_labor[PUT.a(action)]}
        return {}
