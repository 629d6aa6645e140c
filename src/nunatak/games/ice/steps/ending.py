"""The turns of a day end; the game ends.  ICE2-DAY-2, ICE2-END-1, ICE1-END"""

from __future__ import annotations

from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.exploration import TURN_LIMIT


def end_turns(s: IceState) -> None:
    """It is nobody's turn any more."""
    s.active = -1
    s.spent = 0
    s.limit = TURN_LIMIT
    s.flags = 0


def end_game(s: IceState) -> None:
    """ICE2-END-1"""
    s.end()
    if s.witness is None:
        return
    scores: list[int] = [*s.scores()]
    winners: list[int] = [*s.winners()]
    s.tell("game_over", {"scores": scores, "winners": winners})
