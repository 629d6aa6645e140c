"""What a lone player or a team has to reach.  ICE1-SOL-1, ICE1-COO-1 to ICE1-COO-7"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.first.ending.assignment import SOLO_REQUESTS, TEAM_RP, request_points, validated_if_ended
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import COMPETITIVE, SOLO
from nunatak.games.ice.types.view import IceObjective
from nunatak.games.ice.types.words import ObjectiveName

SOLO_ARTIFACTS: Final = 19
TEAM_ARTIFACTS: Final = [0, 0, 10, 10, 9, 8]  # by number of players


class Objective:
    """One objective: what it counts, how much is needed, and how much each one who counts has."""

    def __init__(self, name: ObjectiveName, needed: int, reached: list[int]) -> None:
        self.name = name
        self.needed = needed
        self.reached = reached  # by seat, or one number for all together

    def met(self) -> bool:
        """Whether everybody, or the team, has enough."""
        return min(self.reached) >= self.needed

    def data(self) -> IceObjective:
        """The objective as plain data."""
        return {"id": self.name, "needed": self.needed, "reached": [*self.reached], "met": self.met()}


def objectives(s: FirstIceState) -> list[Objective]:
    """All objectives as they stand; while the game runs requests count as the best assignment would validate them."""
    table = s.terms
    if table.mode == COMPETITIVE:
        return []
    edifice = Objective("edifice", 1, [s.revealed.bit_count()])
    sent = [len(city) for city in s.hold]
    seats = range(table.players)
    if table.mode == SOLO:
        requests = Objective("requests", SOLO_REQUESTS, [validated_if_ended(s, 0)])
        return [Objective("artifacts", SOLO_ARTIFACTS, sent), requests, edifice]
    points = [request_points(s, seat) for seat in seats]
    needed = TEAM_ARTIFACTS[table.players]
    artifacts = Objective("artifacts", needed, sent)
    if table.team_artifacts:
        artifacts = Objective("artifacts", needed * table.players, [sum(sent)])
    renown = Objective("request_rp", TEAM_RP[table.players], [sum(points)] if table.team_requests else points)
    return [artifacts, renown, edifice]


def met_so_far(s: FirstIceState) -> bool:
    """Whether everything but the edifice is met already.  ICE1-COO-6"""
    if not s.terms.strict_reveal:
        return True
    return all(objective.met() for objective in objectives(s) if objective.name != "edifice")


def all_met(s: FirstIceState) -> bool:
    """Whether the game is won.  ICE1-SOL-1, ICE1-COO-6"""
    met = all(objective.met() for objective in objectives(s))
    return met and (s.in_time or not s.terms.strict_reveal)
