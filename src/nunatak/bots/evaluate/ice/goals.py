"""How near a lone player or a team of the first edition is to its objectives."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.ice.city import USUAL_REWARD, CityOutlook
from nunatak.bots.evaluate.ice.weights import TogetherWeights
from nunatak.games.ice.board.terrain import Terrain
from nunatak.games.ice.components.words import PRISMATIC
from nunatak.games.ice.first.ending.assignment import SOLO_REQUESTS, TEAM_RP
from nunatak.games.ice.first.ending.objectives import SOLO_ARTIFACTS, TEAM_ARTIFACTS, objectives
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import SOLO

# Of a request that may still be paid: holding cards is no progress yet.
HOPED: Final = 0.3
# Of an artifact that waits on a guild board and can still be sent.
WAITING: Final = 0.8


class Depths:
    """How many tiles still lie over the edifice that is easiest to reach."""

    def __init__(self) -> None:
        self.over: list[list[int]] = []
        self.terrain: Terrain | None = None
        self.left = 0

    def share(self, s: FirstIceState) -> float:
        """1 when an edifice is uncovered, 0 while nothing has been taken off any."""
        if not self.over:
            self.over = [tiles_over(s, cell) for cell in range(s.c.removable, s.c.site.board.tiles)]
        if s.terrain is not self.terrain:
            self.terrain = s.terrain
            tile = s.terrain.tile
            self.left = min([sum([1 for cell in over if tile[cell] >= 0]) for over in self.over])
        return 1.0 - self.left / min([len(over) for over in self.over])


def tiles_over(s: FirstIceState, cell: int) -> list[int]:
    """Every cell that lies over another one, however high."""
    found = s.c.site.board.covers[cell][:]
    for upper in found:
        for over in s.c.site.board.covers[upper]:
            if over not in found:
                found.append(over)
    return found


def achieved(s: FirstIceState, depth: float) -> float:
    """Half of the objectives' mean share and half of the least: it is the last one reached that wins."""
    shares: list[float] = []
    for one in objectives(s):
        if one.name == "edifice" and not one.met():
            shares.append(depth)
        else:
            shares.append(sum([min(1.0, reached / one.needed) for reached in one.reached]) / len(one.reached))
    return (sum(shares) / len(shares) + min(shares)) / 2


class Progress:
    """Parts of the way, 0 to 1, of all seats together."""

    def __init__(
        self, s: FirstIceState, outlooks: list[CityOutlook], finds: list[float], rooms: list[int], depth: float
    ) -> None:
        players = s.agreed.players
        alone = s.terms.mode == SOLO
        artifacts_needed = SOLO_ARTIFACTS if alone else TEAM_ARTIFACTS[players]
        self.artifacts = 0.0
        self.requests = 0.0
        for seat in range(players):
            waiting = 0
            for kind in range(PRISMATIC):
                waiting += len(s.slots[seat * PRISMATIC + kind])
            owned = len(s.hold[seat]) + WAITING * min(waiting, rooms[seat])
            self.artifacts += min(1.0, owned / artifacts_needed) / players
            outlook = outlooks[seat]
            reached = len(s.validated[seat]) + outlook.validated + HOPED * outlook.hoped(finds[seat])
            needed = SOLO_REQUESTS if alone else TEAM_RP[players] / USUAL_REWARD
            self.requests += min(1.0, reached / needed) / players
        self.depth = depth

    def worth(self, w: TogetherWeights) -> float:
        """The whole way in one number."""
        return w.artifacts_goal * self.artifacts + w.requests_goal * self.requests + w.edifice_goal * self.depth
