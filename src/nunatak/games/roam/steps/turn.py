"""A turn begins and ends; so do rounds, and the game.  ROAM-TURN, ROAM-END"""

from __future__ import annotations

from nunatak.games.roam.standstill import STILL_ROUNDS_TO_END, stands_still, was_still
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.steps.market import Market
from nunatak.games.roam.steps.resolving import Resolving
from nunatak.games.roam.steps.start import Start


class EndOfTurn(RoamStep):
    """Asks nothing: the next player's turn begins, or the game is over.  ROAM-TURN-1, ROAM-END-3"""

    def __init__(self, seat: int) -> None:
        super().__init__("end_of_turn", seat)

    def proceed(self, s: RoamState) -> bool:
        s.pop()
        following = s.agreed.next_seat[self.seat]
        if following == s.first and not begin_round(s):
            s.tell("game_over", {"scores": s.scores(), "winners": s.winners()})
        else:
            begin_turn(s, following)
        return True


def begin_round(s: RoamState) -> bool:
    """A new round, unless the game ends here.  ROAM-END-3, ROAM-REFILL-4, ROAM-END-5"""
    s.still_rounds = s.still_rounds + 1 if was_still(s) else 0
    s.stirred = False
    if stands_still(s):
        s.tell("stood_still", {"rounds": s.still_rounds})
    if s.ending or s.field == 0 or s.still_rounds >= STILL_ROUNDS_TO_END:
        return False
    s.round_number += 1
    return True


def begin_turn(s: RoamState, seat: int) -> None:
    """Lays out the phases of a turn, after the free waking.  ROAM-TURN-2, ROAM-WAKE-1"""
    s.active = seat
    s.woken = False
    if s.witness is not None:
        s.tell("turn", {"seat": seat, "round": s.round_number})
    s.wake_if_all_asleep(seat)
    s.push_all(turn_steps(s, seat))


def turn_steps(s: RoamState, seat: int) -> list[RoamStep]:
    """The phases of a turn that lie ahead at its start; the last of the list comes first."""
    if s.agreed.artifacts:
        return [EndOfTurn(seat), Market(seat), Resolving(seat), Start(seat)]
    return [EndOfTurn(seat), Resolving(seat), Start(seat)]
