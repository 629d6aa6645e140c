"""Reads where the tiles of a position of the first edition lie: the bag, the flakes."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.ice.components.words import FLAKE
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.reading.tile_finder import ANYWHERE
from nunatak.games.ice.reading.tiles import MARKET, TileReader

BAG: Final = -5
FLAKES: Final = -6


class FirstTileReader(TileReader):
    """All discards lie in one bag; drawn tiles may be of any kind."""

    def __init__(self, s: FirstIceState, position: Reader, whole: bool) -> None:
        super().__init__(s, position, whole)
        self.table = s

    def clear_piles(self) -> list[tuple[Reader, int, int]]:
        s = self.table
        found = super().clear_piles()
        if self.position.has("bag"):
            self.spare += s.snow_discard + s.artifact_discard
            s.snow_discard = []
            s.artifact_discard = []
            found.append((self.position.field("bag"), ANYWHERE, BAG))
        if self.position.has("flakes"):
            self.spare += s.flakes
            s.flakes = []
            found.append((self.position.field("flakes"), ANYWHERE, FLAKES))
        return found

    def fill_pile(self, where: int, taken: list[int]) -> None:
        s = self.table
        if where == FLAKES:
            s.flakes = taken
        else:
            s.snow_discard = [tile for tile in taken if tile < self.c.snow]
            s.artifact_discard = [tile for tile in taken if tile >= self.c.snow]

    def check_fits(self, item: Reader, tile: int, where: int) -> None:
        super().check_fits(item, tile, where)
        if where == FLAKES and self.c.landscape[tile] != FLAKE:
            raise item.fail("wrong-ice-flakes")

    def may_lie(self, tile: int, where: int) -> bool:
        if where == FLAKES:
            return tile < self.c.snow
        return where in (BAG, MARKET) or super().may_lie(tile, where)

    def lying_about(self) -> list[int]:
        return super().lying_about() + self.table.flakes

    def remove(self, tile: int) -> None:
        super().remove(tile)
        self.table.flakes = [other for other in self.table.flakes if other != tile]
