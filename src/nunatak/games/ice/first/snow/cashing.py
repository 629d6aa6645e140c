"""Alone and together, some snow tiles may be given up for EP and RP.  ICE1-SOL-4, ICE1-COO-8"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import SMILODON, WHISTLE
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import CHARISMA
from nunatak.games.ice.step import StepOf

CASHED: Final = [SMILODON, WHISTLE, CHARISMA]


def cashable(s: FirstIceState, seat: int) -> list[int]:
    """The faces of a hand that may be given up."""
    return [face for face in CASHED if s.has_face(seat, face)]


def cash(s: FirstIceState, seat: int, face: int) -> None:
    """A tile goes for 1 EP and 1 RP."""
    s.play_face(seat, face)
    s.rp[seat] += 1
    gained = s.gain_ep(seat, 1)
    if s.witness is not None:
        s.tell("cashed", {"seat": seat, "face": s.c.faces[face], "ep": gained, "tokens": 1})


class Offer(StepOf[FirstIceState]):
    """Before another player's turn: does this one give up a tile? Asked of everybody with tiles and EP.  ICE1-COO-8"""

    def __init__(self, seat: int) -> None:
        super().__init__("offer", seat)

    def proceed(self, s: FirstIceState) -> bool:
        if s.hand[self.seat]:
            return False
        s.pop()
        return True

    def options(self, s: FirstIceState) -> list[int]:
        a = s.c.actions
        return [a.cash.base + face for face in cashable(s, self.seat)] + [a.go_on.base]

    def resolve(self, s: FirstIceState, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            s.pop()
        else:
            cash(s, self.seat, action - a.cash.base)

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.cash.has(action):
            return Refusal("ICE1-COO-8", "ice-refuse-not-in-hand")
        return super().refuse(s, action)


def offers(s: FirstIceState, seat: int) -> None:
    """Everybody else whose day is not over may be about to give something up."""
    for other in reversed(s.agreed.clockwise_from(seat)[1:]):
        if s.hand[other] and s.ep[other]:
            s.push(Offer(other))
