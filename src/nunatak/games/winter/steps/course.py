"""Turns, phases and rounds follow each other.  EW-ROUND, EW-TURN"""

from __future__ import annotations

from nunatak.games.winter.doing.offers import return_token
from nunatak.games.winter.names import NOWHERE, ROUNDS, TURNS
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.culture import Culture
from nunatak.games.winter.steps.eclipse import begin_eclipse, begin_eclipse_of, end_eclipse
from nunatak.games.winter.steps.preparation import prepare


class Course(WinterStep):
    """Asks nothing: lies under all other steps and goes on when a turn or a player's eclipse is over.

    EW-ROUND-1, EW-TURN-1, EW-TURN-3, EW-ECL-6
    """

    def __init__(self) -> None:
        super().__init__("course", 0)

    def proceed(self, s: WinterState) -> bool:
        if s.round_number == 0:
            s.round_number = 1
            if s.witness is not None:
                s.tell("round", {"round": 1})
        elif s.eclipsed:
            s.at += 1
            if s.at == len(s.order):
                end_eclipse(s)
                if s.round_number == ROUNDS:
                    s.pop()
                    game_over(s)
                    return True
                prepare(s)
                s.at = s.turn = 0
        else:
            return_token(s)
            s.at += 1
            if s.at == len(s.order):
                s.at = 0
                s.turn += 1
                if s.turn == TURNS:
                    begin_eclipse(s)
        if s.eclipsed:
            begin_eclipse_of(s, s.order[s.at])
        else:
            begin_turn(s, s.order[s.at])
        return True


def begin_turn(s: WinterState, seat: int) -> None:
    """A turn begins with nothing played and no labor.  EW-TURN-2, EW-LAB-1"""
    s.labor = 0
    s.cultures = 0
    s.taken = 0
    s.banned = 0
    s.where = NOWHERE
    s.chief_placed = False
    s.chief_used = 0
    s.listening = 0
    if s.witness is not None:
        s.tell("turn", {"seat": seat, "round": s.round_number, "turn": s.turn + 1})
    s.push(Culture(seat))


def game_over(s: WinterState) -> None:
    """Tells the end; the scores count what lies on the table.  EW-END-1"""
    if s.witness is not None:
        s.tell("game_over", {"scores": s.scores(), "winners": s.winners()})
