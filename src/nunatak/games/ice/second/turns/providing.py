"""An archaeologist of the Providers comes onto the ice.  ICE2-GLD-40"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import PROVIDED
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StepOf


class Provide(StepOf[SecondIceState]):
    """On which snow tile does the Providers' archaeologist appear?  ICE2-GLD-40"""

    def __init__(self, seat: int) -> None:
        super().__init__("provide", seat)

    def options(self, s: SecondIceState) -> list[int]:
        snow = s.c.site.board.start[1]
        base = s.c.actions.put.base
        return [base + 3 * cell for cell in s.terrain.bare if cell < snow]

    def resolve(self, s: SecondIceState, action: int) -> None:
        s.pop()
        cell = s.c.actions.put.a(action)
        s.flags |= PROVIDED
        s.provisions -= 1
        s.crew[cell] += 1
        if s.witness is not None:
            s.tell("provided", {"seat": self.seat, "at": s.name(cell)})

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE2-GLD-40", "ice-refuse-snow-tile-only")
        return super().refuse(s, action)
