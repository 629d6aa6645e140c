"""The dig site: levels of hexagonal cells, their rims, and the regions below.  ICE2-GEO, ICE2-AZU-2

Everything here is computed from the formulae of the rules; `components.py` checks it against the printed tables.
A space is a number: the tile cells of all levels from the top down, then the rim cells, then the regions.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from nunatak.games.ice.types.words import LevelName

Cell: TypeAlias = "tuple[int, int, int]"

# E, NE, NW, W, SW, SE  (ICE2-GEO-2)
DIRECTIONS: Final[list[Cell]] = [(3, -3, 0), (3, 0, -3), (0, 3, -3), (-3, 3, 0), (-3, 0, 3), (0, -3, 3)]
DIRECTION_NAMES: Final = ["E", "NE", "NW", "W", "SW", "SE"]
# From a B cell down to A and from an A cell down to C; the other two pairs are the negatives.  ICE2-GEO-3
DOWN: Final[list[Cell]] = [(2, -1, -1), (-1, 2, -1), (-1, -1, 2)]
RESIDUE: Final = {"A": 0, "B": 1, "C": 2}
CENTRE: Final[Cell] = (0, 0, 0)


class Level:
    """How a level of tiles is shaped: its lattice, and which of the lattice's cells belong to it."""

    def __init__(self, name: LevelName, prefix: str, rim_prefix: str, lattice: str, shape: str, radius: int) -> None:
        self.name = name
        self.prefix = prefix
        self.rim_prefix = rim_prefix
        self.lattice = lattice
        # hexagon: within the radius; touching: above at least one cell of the hexagon; inside: above three of them
        self.shape = shape
        self.radius = radius


def plus(a: Cell, b: Cell, times: int = 1) -> Cell:
    """The cell that lies `times` times the offset b from a."""
    return a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2]


def screen(cell: Cell) -> tuple[float, float]:
    """Where the middle of a cell is drawn, for hexagons with pointy tops and sides of length 1.  ICE2-GEO-14"""
    u, _, w = cell
    return 3**0.5 * (u / 3 + w / 6), w / 2


def down_sign(upper: str, lower: str) -> int:
    """Whether a cell rests on the cells at the offsets of DOWN (1) or at their negatives (-1)."""
    return 1 if (RESIDUE[lower] - RESIDUE[upper]) % 3 == 2 else -1


def by_row(cells: list[Cell]) -> list[Cell]:
    """In the order of the printed numbers: row by row, then from west to east.  ICE2-GEO-15"""
    return sorted(cells, key=lambda cell: (cell[2], cell[0]))


def hexagon(radius: int) -> list[Cell]:
    """The cells of lattice A within the radius.  ICE2-GEO-4"""
    around = range(-radius, radius + 1, 3)
    return by_row([(u, -u - w, w) for u in around for w in around if abs(u + w) <= radius])


def level_cells(level: Level) -> list[Cell]:
    """The tile cells of a level.  ICE2-GEO-4 to ICE2-GEO-6"""
    ground = hexagon(level.radius)
    if level.shape == "hexagon":
        return ground
    sign = down_sign(level.lattice, "A")
    rests: dict[Cell, int] = {}
    for cell in ground:
        for offset in DOWN:
            above = plus(cell, offset, -sign)
            rests[above] = rests.get(above, 0) + 1
    least = 1 if level.shape == "touching" else 3
    return by_row([cell for cell, count in rests.items() if count >= least])


class Board:
    """All spaces of a dig site and how they lie to each other.  ICE2-GEO-11"""

    def __init__(self, levels: list[Level], regions: bool, clockwise: bool = False, edges_fall: bool = False) -> None:
        self.levels = levels
        # An edition counts the sides of a tile from the east, one way round or the other.
        order = [0, 5, 4, 3, 2, 1] if clockwise else [0, 1, 2, 3, 4, 5]
        self.directions = [DIRECTIONS[i] for i in order]
        self.direction_names = [DIRECTION_NAMES[i] for i in order]
        self.edges_fall = edges_fall  # whether a tile on the edge falls when it stands alone
        self.depth = len(levels)
        cells = [level_cells(level) for level in levels]
        rims = [self._rim_cells(i, cells) for i in range(self.depth)]
        self.names: list[str] = []
        self.cell: list[Cell] = []
        self.level: list[int] = []  # of every space; regions lie one below the last level of tiles
        at: list[dict[Cell, int]] = [{} for _ in levels]
        self.start: list[int] = []  # first tile of every level, and the number of all tiles
        for i, level in enumerate(levels):
            self.start.append(len(self.names))
            self._add(level.prefix, cells[i], i, at[i])
        self.tiles = len(self.names)
        self.start.append(self.tiles)
        for i, level in enumerate(levels):
            self._add(level.rim_prefix, rims[i], i, at[i])
        self.first_region = len(self.names)
        self.region_cells: list[list[Cell]] = azulia_regions() if regions else []
        for i in range(len(self.region_cells)):
            self.names.append(f"Z{i}")
            self.level.append(self.depth)
        self.spaces = len(self.names)
        self.index = {name: space for space, name in enumerate(self.names)}
        self._lay_sides(at)
        self._lay_overlaps(at)
        self.edge = [len(self.near[space]) < 6 for space in range(self.tiles)]  # ICE2-GEO-10
        # Tiles of each level that can fall in a chain.
        self.inner = [
            [t for t in range(self.start[i], self.start[i + 1]) if not self.edge[t]] for i in range(self.depth)
        ]
        self.edges = [[t for t in range(self.start[i], self.start[i + 1]) if self.edge[t]] for i in range(self.depth)]
        self.adjacent = self._adjacency()

    def _add(self, prefix: str, cells: list[Cell], level: int, at: dict[Cell, int]) -> None:
        for number, cell in enumerate(cells):
            at[cell] = len(self.names)
            self.names.append(f"{prefix}{number + 1:02}")
            self.cell.append(cell)
            self.level.append(level)

    def _rim_cells(self, i: int, cells: list[list[Cell]]) -> list[Cell]:
        """The cells beside a level's tiles on which tiles of the level above rest.  ICE2-GEO-7"""
        if i == 0:
            return []
        sign = down_sign(self.levels[i - 1].lattice, self.levels[i].lattice)
        found: list[Cell] = []
        for cell in cells[i - 1]:
            for offset in DOWN:
                lower = plus(cell, offset, sign)
                if lower not in cells[i] and lower not in found:
                    found.append(lower)
        return by_row(found)

    def _lay_sides(self, at: list[dict[Cell, int]]) -> None:
        # sides[x][i]: the tile or rim cell beyond side i, -1 when there is none; near: only the tiles among them.
        self.sides: list[list[int]] = []
        self.near: list[list[int]] = []
        for x in range(self.first_region):
            known = at[self.level[x]]
            beyond = [known.get(plus(self.cell[x], direction), -1) for direction in self.directions]
            self.sides.append(beyond)
            self.near.append([y for y in beyond if 0 <= y < self.tiles])

    def _lay_overlaps(self, at: list[dict[Cell, int]]) -> None:
        # rests_on: the three cells below a tile, the rim cells below a rim cell; none under the last level.
        self.rests_on: list[list[int]] = [[] for _ in range(self.spaces)]
        # covers: the tile cells that lie on a space.
        self.covers: list[list[int]] = [[] for _ in range(self.spaces)]
        # regions: those below a tile or rim cell of the last level.
        self.regions: list[list[int]] = [[] for _ in range(self.spaces)]
        for x in range(self.first_region):
            level = self.level[x]
            if level + 1 < self.depth:
                sign = down_sign(self.levels[level].lattice, self.levels[level + 1].lattice)
                lower = [at[level + 1].get(plus(self.cell[x], offset, sign), -1) for offset in DOWN]
                self.rests_on[x] = [y for y in lower if y >= 0]
            else:
                self._find_regions(x, down_sign(self.levels[level].lattice, "A"))
            if level > 0:
                sign = down_sign(self.levels[level - 1].lattice, self.levels[level].lattice)
                upper = [at[level - 1].get(plus(self.cell[x], offset, -sign), -1) for offset in DOWN]
                self.covers[x] = [y for y in upper if 0 <= y < self.tiles]
        for x in range(self.tiles):
            for region in self.regions[x]:
                self.covers[region].append(x)
        # doors: for each cell below a tile, the two sides of the tile that meet over it.  ICE2-GEO-3, ICE1-BRD-20
        self.doors = [[self._door(x, y) for y in self.rests_on[x]] for x in range(self.tiles)]
        # Where the explorers of an excavated tile go.  ICE2-EXC-50
        self.places = [self.regions[x] or self.rests_on[x] for x in range(self.tiles)]

    def _find_regions(self, x: int, sign: int) -> None:
        for offset in DOWN:
            below = plus(self.cell[x], offset, sign)
            for i, cells in enumerate(self.region_cells):
                if below in cells and self.first_region + i not in self.regions[x]:
                    self.regions[x].append(self.first_region + i)
        self.regions[x].sort()

    def _adjacency(self) -> list[list[int]]:
        """ICE2-GEO-11: sides, overlaps, regions below, and regions that share a border."""
        found: list[list[int]] = [[] for _ in range(self.spaces)]
        for x in range(self.first_region):
            found[x] += [y for y in self.sides[x] if y >= 0]
            for y in self.rests_on[x] + self.regions[x]:
                found[x].append(y)
                found[y].append(x)
        for i, cells in enumerate(self.region_cells):
            for j, others in enumerate(self.region_cells):
                if i != j and any(plus(cell, d) in others for cell in cells for d in DIRECTIONS):
                    found[self.first_region + i].append(self.first_region + j)
        return [sorted(near) for near in found]

    def is_tile(self, space: int) -> bool:
        """Whether the space is a cell for a tile, not a rim cell or a region."""
        return space < self.tiles

    def _door(self, x: int, y: int) -> tuple[int, int]:
        """The sides of x beyond which the other two cells lie that rest on y."""
        sign = down_sign(self.levels[self.level[x]].lattice, self.levels[self.level[y]].lattice)
        around = [plus(self.cell[y], offset, -sign) for offset in DOWN]
        first, second = [i for i, d in enumerate(self.directions) if plus(self.cell[x], d) in around]
        return first, second


def azulia_regions() -> list[list[Cell]]:
    """The centre with its six neighbours, and six sectors of five cells around it.  ICE2-AZU-2"""
    units = DIRECTIONS
    regions: list[list[Cell]] = [[CENTRE, *units]]
    for i in range(6):
        e, f = units[i], units[(i + 1) % 6]
        sector: list[Cell] = []
        for a, b in ((2, 0), (1, 1), (3, 0), (2, 1), (1, 2)):
            sector.append(plus(plus(CENTRE, e, a), f, b))
        regions.append(sector)
    return regions
