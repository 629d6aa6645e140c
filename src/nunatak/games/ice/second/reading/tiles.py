"""Reads where the tiles of a position of the second edition lie: two discards."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.ice.reading.tile_finder import ANYWHERE
from nunatak.games.ice.reading.tiles import TileReader

SNOW_DISCARD: Final = -5
ARTIFACT_DISCARD: Final = -6


class SecondTileReader(TileReader):
    """Snow tiles and artifacts are discarded apart."""

    def clear_piles(self) -> list[tuple[Reader, int, int]]:
        s = self.s
        found = super().clear_piles()
        if self.position.has("snow_discard"):
            self.spare += s.snow_discard
            s.snow_discard = []
            found.append((self.position.field("snow_discard"), ANYWHERE, SNOW_DISCARD))
        if self.position.has("artifact_discard"):
            self.spare += s.artifact_discard
            s.artifact_discard = []
            found.append((self.position.field("artifact_discard"), ANYWHERE, ARTIFACT_DISCARD))
        return found

    def fill_pile(self, where: int, taken: list[int]) -> None:
        if where == SNOW_DISCARD:
            self.s.snow_discard = taken
        else:
            self.s.artifact_discard = taken

    def may_lie(self, tile: int, where: int) -> bool:
        return (tile < self.c.snow) if where == SNOW_DISCARD else super().may_lie(tile, where)
