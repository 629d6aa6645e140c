"""Tiles fall, in waves; each wave may be answered.  ICE2-COL, ICE2-ART-50"""

from __future__ import annotations

from nunatak.games.ice.doing.removal import lift_pieces
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.refuge import Refuge
from nunatak.games.ice.steps.collapse import Falling, lose_tile, tell_fallen
from nunatak.games.ice.steps.taking import take_tile


class Collapse(Falling[SecondIceState]):
    """`cells` fall together; then the level is looked at again until nothing is loose.  ICE2-COL-4"""

    def __init__(self, seat: int, level: int, cells: list[int]) -> None:
        super().__init__(seat, cells)
        self.level = level

    def fall(self, s: SecondIceState) -> None:
        """The wave falls; the next one is the next step.  ICE2-COL-4"""
        for cell in self.cells:
            lose_tile(s, self.seat, cell)
        tell_fallen(s, self.cells)
        wave = s.terrain.loose(self.level)
        if wave:
            s.replace(Collapse(self.seat, self.level, wave))
            return
        s.pop()
        if s.refuge_from >= 0:
            s.push(Refuge(s.agreed.navigators, s.refuge_from))  # ICE2-GLD-16

    def rescue(self, s: SecondIceState, cell: int) -> None:
        s.replace(Collapse(self.seat, self.level, [other for other in self.cells if other != cell]))
        lift_pieces(s, cell)
        take_tile(s, self.seat, cell, "rescued")

    def parts(self) -> list[int | list[int]]:
        return [self.level, self.cells]
