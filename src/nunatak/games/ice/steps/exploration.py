"""Turn after turn: who comes next, and what ends a turn.  ICE2-DAY-3, ICE2-TRN-7, ICE1-DAY-7, ICE1-TRN-6"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts

TURN_LIMIT: Final = 2  # ICE2-TRN-1


class Exploration(IceStep):
    """Asks nothing: the next player with EP, from `seat` on, takes a turn, until nobody has any.  ICE2-DAY-3"""

    def __init__(self, seat: int) -> None:
        super().__init__("exploration", seat)

    def proceed(self, s: IceState) -> bool:
        if s.edition.course.last_round(s, self.seat):
            return True
        players = s.agreed.players
        for i in range(players):
            seat = (self.seat + i) % players
            if s.ep[seat] > 0:
                s.replace(Exploration((seat + 1) % players))
                begin_turn(s, seat)
                return True
        s.pop()
        return True


def begin_turn(s: IceState, seat: int) -> None:
    """ICE2-TRN-1, ICE2-TRN-9"""
    s.active = seat
    s.led = seat
    s.spent = 0
    s.limit = TURN_LIMIT
    s.flags = 0
    s.push(EndOfTurn(seat))
    s.push(s.edition.course.turn(seat))
    if s.witness is not None:
        s.tell("turn", {"seat": seat, "day": s.day})
    s.edition.course.turn_begins(s, seat)


class EndOfTurn(IceStep):
    """Asks nothing itself: excess snow tiles go, then the day is over if the EP are gone.  ICE2-TRN-7, ICE1-TRN-6"""

    def __init__(self, seat: int) -> None:
        super().__init__("end_of_turn", seat)

    def proceed(self, s: IceState) -> bool:
        seat = self.seat
        if len(s.hand[seat]) > s.agreed.hand_limit:
            s.push(DiscardSnow(seat))
            return True
        s.pop()
        if s.ep[seat] == 0:
            s.edition.course.day_ends_for(s, seat)
            if s.witness is not None:
                s.tell("sunset", {"seat": seat})
        return True


class DiscardSnow(IceStep):
    """Which snow tile is discarded, down to the limit?  ICE2-TRN-7, ICE2-INF-6"""

    def __init__(self, seat: int) -> None:
        super().__init__("discard_snow", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.discard.base
        held = 0
        for tile in s.hand[self.seat]:
            held |= 1 << s.faces[tile]
        return [base + face for face in range(len(s.c.face_copies)) if held >> face & 1]

    def resolve(self, s: IceState, action: int) -> None:
        s.spend_face(self.seat, action - s.c.actions.discard.base)
        s.tell("discarded", {"seat": self.seat})
        if len(s.hand[self.seat]) <= s.agreed.hand_limit:
            s.pop()

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.discard.has(action):
            return refused(s, grounds.HAND_LIMIT, "ice-refuse-not-in-hand")
        return super().refuse(s, action)

    def prompt(self, s: IceState) -> prompts.LeftPrompt:
        return {"left": len(s.hand[self.seat]) - s.agreed.hand_limit}
