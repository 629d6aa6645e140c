"""Who goes along when a leader moves.  ICE2-ACT-61, ICE2-CUR-21, ICE2-GLD-10, ICE1-MOV-2, ICE1-GLD-12"""

from __future__ import annotations

from nunatak.games.ice.components.words import FOLLOWED, OWN_SUPPLY, TUNNEL
from nunatak.games.ice.state import IceState


def move_companions(s: IceState, seat: int) -> int:
    """How many archaeologists may go along on a Move of this leader."""
    crew = s.crew[s.leader[seat]]
    most = s.most_companions(seat)
    return crew if crew < most else most


def move_targets(s: IceState, here: int) -> list[int]:
    """Where a step of a Move can lead; the list must not be changed.  ICE2-ACT-60, ICE1-MOV-1, ICE1-EDI-11"""
    steps = s.steps_from(here)
    return steps + portals(s, here, steps) if s.agreed.portals else steps


def portals(s: IceState, here: int, steps: list[int]) -> list[int]:
    """The tunnels that a tunnel leads to besides the spaces beside it.  ICE1-EDI-11"""
    tile = s.terrain.tile
    landscape = s.c.landscape
    if here >= s.c.fault_cells or landscape[tile[here]] != TUNNEL:
        return []
    return [
        y
        for y in range(s.c.fault_cells)
        if s.terrain.is_open[y]
        and landscape[tile[y]] == TUNNEL
        and y != here
        and y not in steps
        and not s.inaccessible(y)
    ]


def followers(s: IceState, seat: int) -> int:
    """How many archaeologists may follow the Navigators' leader now, once a turn.  ICE2-GLD-10, ICE1-GLD-12"""
    if seat != s.agreed.navigators or s.flags & FOLLOWED or s.leader[s.led] < 0:
        return 0
    return min(s.crew[s.leader[s.led]], s.edition.abilities.most_followers)


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
    """As `go` with the leader that the player leads, where only the Navigators' followers come along.  ICE2-GLD-10"""
    if crew:
        s.flags |= FOLLOWED
    go(s, s.led, to, crew)
