"""The printed dig site: computed by the formulae, checked against `board.toml`.  ICE2-GEO, ICE2-AZU-11"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.ice.edition import Edition
from nunatak.games.ice.geometry import DIRECTION_NAMES, DIRECTIONS, Board, Cell, screen

LISTS = ["snow", "surface", "surface_rim", "deep", "deep_rim"]


class Icon:
    """A point printed in the city: whoever takes the last tile off it gets 1 RP token.  ICE2-AZU-10"""

    def __init__(self, name: str, region: int, cells: list[int], tokens: int) -> None:
        self.name = name
        self.region = region
        self.cells = cells
        self.tokens = tokens


class Site:
    """A board with its printed icons and the cells that set-up speaks of."""

    def __init__(self, edition: Edition, table: Reader) -> None:
        self.board = Board(edition.levels, edition.regions)
        self.mirrored = edition.levels[-1].lattice == "C"
        if not self.mirrored:
            check_board(self.board, table)
        self.icons = [self._icon(item) for item in table.field("azulia_icon").items()]
        self.icons_over: list[list[int]] = [[] for _ in range(self.board.tiles)]
        for i, icon in enumerate(self.icons):
            for cell in icon.cells:
                self.icons_over[cell].append(i)
        central = table.field("setup").field("central_snow_cells").items()
        self.central = [item.one_of(self.board.index, "a cell") for item in central]

    def _icon(self, item: Reader) -> Icon:
        tokens = item.field("rp_tokens").number(0, 9)
        region = item.field("region").one_of(self.board.index, "a region")
        cells = [cell.one_of(self.board.index, "a cell") for cell in item.field("covered_by").items()]
        if self.mirrored:
            # The other sublattice is the same level turned by half: cells, sectors and icons turn with it.
            first = self.board.first_region
            region = region if region == first else first + (region - first + 2) % 6 + 1
            start = self.board.start[-2]
            cells = [start + len(self.board.names[start : self.board.tiles]) - 1 - (cell - start) for cell in cells]
        return Icon(item.field("id").text(), region, sorted(cells), tokens)

    def data(self) -> dict[str, Json]:
        """The board as plain data, for the page: spaces with coordinates, sides, overlaps; icons."""
        board = self.board
        spaces: list[Json] = []
        for x, name in enumerate(board.names):
            told: dict[str, Json] = {"id": name, "level": board.level[x], "tile": board.is_tile(x)}
            if x < board.first_region:
                told["cell"] = [*board.cell[x]]
                at: list[Json] = [round(part, 4) for part in screen(board.cell[x])]
                told["at"] = at
                told["sides"] = [board.names[y] if y >= 0 else None for y in board.sides[x]]
            else:
                cells: list[Json] = []
                for cell in board.region_cells[x - board.first_region]:
                    cells.append([*cell])
                told["cells"] = cells
            told["rests_on"] = [board.names[y] for y in board.rests_on[x] + board.regions[x]]
            told["covered_by"] = [board.names[y] for y in board.covers[x]]
            told["adjacent"] = [board.names[y] for y in board.adjacent[x]]
            if x < board.tiles:
                told["edge"] = board.edge[x]
            spaces.append(told)
        icons: list[Json] = [
            {
                "id": icon.name,
                "region": board.names[icon.region],
                "covered_by": [board.names[cell] for cell in icon.cells],
                "tokens": icon.tokens,
            }
            for icon in self.icons
        ]
        levels: list[Json] = [level.name for level in board.levels]
        directions: list[Json] = [*DIRECTION_NAMES]
        return {"spaces": spaces, "icons": icons, "levels": levels, "directions": directions}


def check_board(board: Board, table: Reader) -> None:
    """Compares the computed geometry with the printed table; complains with the place of the first difference."""
    for key in LISTS:
        items = table.field(key).items()
        for item in items:
            x = item.field("id").one_of(board.index, "a cell of the board")
            _same(item.field("c"), [*board.cell[x]])
            _same(item.field("neighbours"), _names(board, board.sides[x]))
            if item.has("edge") and item.field("edge").flag() != board.edge[x]:
                raise item.field("edge").fail("the formulae say otherwise")
            if item.has("covered_by"):
                _same_set(item.field("covered_by"), _names(board, board.covers[x]))
            if item.has("regions_below"):
                _same(item.field("regions_below"), _names(board, board.regions[x]))
            elif item.has("rests_on"):
                _same(item.field("rests_on"), _names(board, board.rests_on[x]))
        table.field("counts").field(key).number(len(items), len(items))
    for item in table.field("azulia_region").items():
        x = item.field("id").one_of(board.index, "a region")
        _same_set(item.field("deep_above"), _names(board, board.covers[x]))
        _same_set(item.field("adjacent"), [board.names[y] for y in board.adjacent[x] if y >= board.first_region])
    for item in table.field("azulia_cell").items():
        region = item.field("region").one_of(board.index, "a region")
        if _cell(item.field("c")) not in board.region_cells[region - board.first_region]:
            raise item.field("region").fail("the formulae put the cell into another region")
    for given, direction in zip(table.field("lattice").field("directions").items(), DIRECTIONS, strict=True):
        _same(given, [*direction])
    counts = table.field("counts")
    found = board.spaces - board.first_region
    counts.field("azulia_regions").number(found, found)


def _cell(item: Reader) -> Cell:
    u, v, w = (part.number(-99, 99) for part in item.items())
    return u, v, w


def _names(board: Board, spaces: list[int]) -> list[Json]:
    return [board.names[y] if y >= 0 else "" for y in spaces]


def _same(item: Reader, computed: list[Json]) -> None:
    if item.data != computed:
        raise item.fail(f"the formulae give {computed}")


def _same_set(item: Reader, computed: list[Json]) -> None:
    if sorted(str(part.data) for part in item.items()) != sorted(str(name) for name in computed):
        raise item.fail(f"the formulae give {computed}")
