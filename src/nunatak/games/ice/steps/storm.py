"""A tile is shaken off; those whom a new tile has buried flee.  LOG-09, ICE2-LOG-31, ICE1-LOG-13, ICE1-SNW-21"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import HELD
from nunatak.games.ice.doing.removal import lift_pieces
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.distribution import distribute
from nunatak.games.ice.steps.logbook_crew import refuse_in_logbook
from nunatak.games.ice.steps.obliteration import destroy, refuse_destroying


class Quake(IceStep):
    """Which tile does the player discard?  LOG-09, ICE1-LOG-13"""

    def __init__(self, seat: int) -> None:
        super().__init__("quake", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.destroy.base
        return [base + cell for cell in s.edition.tiles.quake_targets(s)]

    def resolve(self, s: IceState, action: int) -> None:
        destroy(s, self.seat, action - s.c.actions.destroy.base)

    def refuse(self, s: IceState, action: int) -> Refusal:
        if not s.c.actions.destroy.has(action):
            return refuse_in_logbook(s, action) or super().refuse(s, action)
        cell = action - s.c.actions.destroy.base
        if cell in s.leader:
            return refused(s, grounds.QUAKE, "ice-refuse-leader-there")
        if cell in s.terrain.bare and cell < s.c.removable:
            return refused(s, grounds.QUAKE, "ice-refuse-camp-protects")
        return refuse_destroying(s, cell, grounds.SHAKEN_OFF)


class Displace(IceStep):
    """Asks nothing itself: the explorers of each buried space are put on the open spaces around it.  ICE2-LOG-31"""

    def __init__(self, seat: int, cells: list[int]) -> None:
        super().__init__("displace", seat)
        self.cells = cells

    def refuges(self, s: IceState, cell: int) -> list[int]:
        """Where the explorers of a buried space may go."""
        return [y for y in s.c.site.board.adjacent[cell] if s.terrain.is_open[y]]

    def after_first(self) -> Displace:
        """What is left when the first space has been seen to."""
        return Displace(self.seat, self.cells[1:])

    def proceed(self, s: IceState) -> bool:
        if not self.cells:
            s.pop()
            return True
        cell = self.cells[0]
        s.replace(self.after_first())
        places = self.refuges(s, cell)
        if not places:
            lift_pieces(s, cell)
            return True
        s.held_crew = s.crew[cell]
        s.crew[cell] = 0
        for seat in range(s.agreed.players):
            if s.leader[seat] == cell:
                s.leader[seat] = HELD
        distribute(s, self.seat, places, -1, 0)
        return True

    def parts(self) -> list[int | list[int]]:
        return [self.cells]


def buried_by(s: IceState, cell: int) -> list[int]:
    """The spaces with explorers that a tile on this cell has closed."""
    return [below for below in s.c.site.board.rests_on[cell] if not s.terrain.is_open[below] and s.explorers(below)]
