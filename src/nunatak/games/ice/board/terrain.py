"""The ice as it lies: which tiles are left, what is open, where one can step.  ICE2-TER-6, ICE2-TER-7, ICE2-GEO-12

A terrain is never changed: taking a tile away makes a new one. Copies of a state share it, and what it has worked out.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.board.geometry import Board

GONE: Final = -1


class Terrain:
    """Tiles on their cells, and what follows from them."""

    def __init__(
        self,
        board: Board,
        tile: list[int],
        faults: list[int],
        covered: list[int],
        is_open: list[bool],
        near: list[int],
        bare: list[int],
    ) -> None:
        self.board = board
        self.tile = tile  # tile on each tile cell, GONE when it has left
        self.faults = faults  # mask of the fault sides of the tile on each cell where snow tiles can lie
        self.covered = covered  # how many tiles lie on a space
        self.is_open = is_open  # whether the space exists and is not fully covered
        self.near = near  # how many same-level neighbours each tile cell has left
        self.bare = bare  # the fully uncovered tiles, in ascending order
        self._steps: list[list[int] | None] = [None] * board.spaces
        # What observations say of it, once somebody has asked.
        self.told = b""

    @staticmethod
    def of(board: Board, tile: list[int], faults: list[int]) -> Terrain:
        """The terrain with these tiles, worked out from scratch."""
        covered = [sum(1 for above in board.covers[x] if tile[above] >= 0) for x in range(board.spaces)]
        is_open: list[bool] = []
        for x in range(board.spaces):
            exists = x >= board.tiles or tile[x] >= 0
            is_open.append(exists and (covered[x] < len(board.covers[x]) or board.level[x] == 0))
        near = [sum(1 for y in board.near[x] if tile[y] >= 0) for x in range(board.tiles)]
        bare = [x for x in range(board.tiles) if tile[x] >= 0 and covered[x] == 0]
        return Terrain(board, tile, faults, covered, is_open, near, bare)

    def without(self, cell: int) -> Terrain:
        """The terrain after the fully uncovered tile of a cell has left."""
        board = self.board
        tile = self.tile[:]
        tile[cell] = GONE
        covered = self.covered[:]
        is_open = self.is_open[:]
        near = self.near[:]
        faults = self.faults
        is_open[cell] = False
        if cell < len(faults) and faults[cell]:
            faults = faults[:]
            faults[cell] = 0
        for y in board.near[cell]:
            near[y] -= 1
        bare = self.bare[:]
        bare.remove(cell)
        laid_bare = False
        for y in board.places[cell]:
            covered[y] -= 1
            if y >= board.tiles:
                is_open[y] = True
            elif tile[y] >= 0:
                is_open[y] = True
                if covered[y] == 0:
                    bare.append(y)
                    laid_bare = True
        if laid_bare:
            bare.sort()
        return Terrain(board, tile, faults, covered, is_open, near, bare)

    def with_tile(self, cell: int, tile: int, fault: int) -> Terrain:
        """The terrain after a tile has been put on an empty cell."""
        tiles = self.tile[:]
        tiles[cell] = tile
        faults = self.faults[:]
        if cell < len(faults):
            faults[cell] = fault
        return Terrain.of(self.board, tiles, faults)

    def turned(self, faults: list[int]) -> Terrain:
        """The same terrain with other fault sides."""
        return Terrain(self.board, self.tile, faults, self.covered, self.is_open, self.near, self.bare)

    def retold(self, tile: list[int]) -> Terrain:
        """The same terrain with other tiles on the same cells; what it has worked out still holds."""
        twin = Terrain(self.board, tile, self.faults, self.covered, self.is_open, self.near, self.bare)
        twin._steps = self._steps
        return twin

    def steps_from(self, x: int) -> list[int]:
        """The spaces that one step leads to from x; the list must not be changed.  ICE2-GEO-12"""
        known = self._steps[x]
        if known is None:
            is_open = self.is_open
            known = [y for y in self.board.adjacent[x] if is_open[y] and not self.blocked(x, y)]
            self._steps[x] = known
        return known

    def blocked(self, x: int, y: int) -> bool:
        """Whether a fault lies between two adjacent spaces.  ICE2-SNO-5, ICE1-BRD-19 to ICE1-BRD-21"""
        board = self.board
        faults = self.faults
        last = len(faults)
        if x >= last and y >= last:
            return False
        if board.level[x] == board.level[y]:
            here = faults[x] if x < last else 0
            there = faults[y] if y < last else 0
            if not here and not there:
                return False
            side = board.sides[x].index(y)
            return (here >> side & 1) != 0 or (there >> (side + 3) % 6 & 1) != 0
        if board.level[x] > board.level[y]:
            x, y = y, x
        if x >= last or not faults[x]:
            return False
        for side in board.doors[x][board.rests_on[x].index(y)]:
            beyond = board.sides[x][side]
            if 0 <= beyond < board.tiles and self.tile[beyond] < 0 and not faults[x] >> side & 1:
                return False
        return True

    def loose(self, level: int) -> list[int]:
        """The tiles of a level that cannot hold any longer.  ICE2-COL-2, ICE2-COL-3, ICE1-COL-3"""
        tile = self.tile
        near = self.near
        loose = [x for x in self.board.inner[level] if near[x] <= 1 and tile[x] >= 0]
        if self.board.edges_fall:
            loose += [x for x in self.board.edges[level] if near[x] == 0 and tile[x] >= 0]
        return loose

    def chain(self, level: int, gone: list[int]) -> list[int]:
        """The tiles that fall, one wave after another, when those of some cells of the level have gone.  ICE1-COL-4"""
        tile = self.tile[:]
        near = self.near[:]
        board = self.board
        fallen: list[int] = []
        wave = gone
        while wave:
            for x in wave:
                tile[x] = GONE
                for y in board.near[x]:
                    near[y] -= 1
            wave = [
                x
                for x in range(board.start[level], board.start[level + 1])
                if tile[x] >= 0 and near[x] <= (0 if board.edge[x] else 1)
            ]
            fallen += wave
        return fallen

    def only_cover(self, x: int) -> int:
        """The one tile on x; -1 when there is none, or more than one."""
        if self.covered[x] != 1:
            return -1
        for above in self.board.covers[x]:
            if self.tile[above] >= 0:
                return above
        return -1

    def diggable(self, x: int) -> bool:
        """Whether the tile may be excavated as far as its covers go.  ICE2-EXC-2, ICE2-EXC-3"""
        covered = self.covered[x]
        if covered == 0:
            return True
        return covered == 1 and self.covered[self.only_cover(x)] == 0


def fault_mask(orientation: int, offset: int) -> int:
    """The fault sides of a tile so turned.  ICE2-SNO-4"""
    return 1 << orientation % 6 | 1 << (orientation + offset) % 6


def orientation_of(mask: int, offset: int) -> int:
    """How a tile with these fault sides is turned."""
    for orientation in range(6):
        if fault_mask(orientation, offset) == mask:
            return orientation
    raise ValueError(f"no orientation has the fault sides {mask:06b}")
