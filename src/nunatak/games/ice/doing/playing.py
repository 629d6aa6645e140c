"""Where snow tiles that both editions know can take effect."""

from __future__ import annotations

from nunatak.games.ice.state import IceState


def has_crew_to_move(s: IceState) -> bool:
    """Whether all archaeologists of some space could go to the next.  ICE2-SNO-21, ICE1-SNW-10"""
    crew = s.crew
    # A loop, because generators cost more than they say, compiled or not.
    for x in range(len(crew)):  # noqa: SIM110
        if crew[x] and s.steps_from(x):
            return True
    return False


def crew_to_move(s: IceState) -> list[int]:
    """The spaces whose archaeologists could all go to the next.  ICE2-SNO-21, ICE1-SNW-10"""
    crew = s.crew
    return [x for x in range(len(crew)) if crew[x] and s.steps_from(x)]


def manta_targets(s: IceState) -> list[int]:
    """The open spaces where the leader is not.  ICE2-SNO-23, ICE1-SNW-12"""
    is_open = s.terrain.is_open
    here = s.leader[s.led]
    return [x for x in range(len(is_open)) if is_open[x] and x != here and not s.inaccessible(x)]
