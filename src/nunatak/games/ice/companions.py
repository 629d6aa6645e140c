"""Who goes along when a leader moves.  ICE2-ACT-61, ICE2-CUR-21, ICE2-GLD-10, ICE2-GLD-11"""

from __future__ import annotations

from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import COMPANIONS, FOLLOWED, OWN_SUPPLY


def move_companions(s: IceState, seat: int) -> int:
    """How many archaeologists may go along on a Move from where the leader stands."""
    crew = s.crew[s.leader[seat]]
    most = COMPANIONS[s.token[seat]]
    return crew if crew < most else most


def may_follow(s: IceState, seat: int) -> bool:
    """Whether an archaeologist may follow the Navigators' leader once more this turn.  ICE2-GLD-10"""
    return seat == s.table.navigators and not s.flags & FOLLOWED and s.leader[seat] >= 0 and s.crew[s.leader[seat]] > 0


def go(s: IceState, seat: int, to: int, crew: int) -> None:
    """Puts a leader down elsewhere, with so many archaeologists of its space."""
    origin = s.leader[seat]
    s.leader[seat] = to
    if crew:
        s.crew[origin] -= crew
        s.crew[to] += crew
    if s.witness is not None:
        s.tell(
            "moved",
            {"seat": seat, "from": None if origin == OWN_SUPPLY else s.name(origin), "to": s.name(to), "crew": crew},
        )


def follow(s: IceState, seat: int, to: int, crew: int) -> None:
    """As `go`, where the only companion is the Navigators' follower.  ICE2-GLD-10"""
    if crew:
        s.flags |= FOLLOWED
    go(s, seat, to, crew)
