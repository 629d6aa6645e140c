"""The printed dig site: computed by the formulae, checked against `board.toml`.  ICE2-GEO, ICE2-AZU-11"""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.ice.board.geometry import Board, Level, screen
from nunatak.games.ice.types.catalogue import IceBoard, IceIcon, IceSpace


class Icon:
    """A point printed in the city: whoever takes the last tile off it gets 1 RP token.  ICE2-AZU-10"""

    def __init__(self, name: str, region: int, cells: list[int], tokens: int) -> None:
        self.name = name
        self.region = region
        self.cells = cells
        self.tokens = tokens


class Site:
    """A board with its printed icons and the cells that set-up speaks of."""

    def __init__(self, levels: list[Level], regions: bool, clockwise: bool, edges_fall: bool, table: Reader) -> None:
        self.board = Board(levels, regions, clockwise, edges_fall)
        self.mirrored = "C" in [level.lattice for level in levels]
        self.icons: list[Icon] = []
        if regions:
            self.icons = [self._icon(item) for item in table.field("azulia_icon").items()]
        self.icons_over: list[list[int]] = [[] for _ in range(self.board.tiles)]
        for i, icon in enumerate(self.icons):
            for cell in icon.cells:
                self.icons_over[cell].append(i)
        central = table.field("setup").field("central_snow_cells").items()
        self.central = [item.one_of(self.board.index) for item in central]

    def _icon(self, item: Reader) -> Icon:
        tokens = item.field("rp_tokens").number(0, 9)
        region = item.field("region").one_of(self.board.index)
        cells = [cell.one_of(self.board.index) for cell in item.field("covered_by").items()]
        if self.mirrored:
            # The other sublattice is the same level turned by half: cells, sectors and icons turn with it.
            first = self.board.first_region
            region = region if region == first else first + (region - first + 2) % 6 + 1
            start = self.board.start[-2]
            cells = [start + len(self.board.names[start : self.board.tiles]) - 1 - (cell - start) for cell in cells]
        return Icon(item.field("id").text(), region, sorted(cells), tokens)

    def data(self) -> IceBoard:
        """The board as plain data, for the page: spaces with coordinates, sides, overlaps; icons."""
        board = self.board
        spaces: list[IceSpace] = []
        for x, name in enumerate(board.names):
            told: IceSpace = {
                "id": name,
                "level": board.level[x],
                "tile": board.is_tile(x),
                "rests_on": [board.names[y] for y in board.rests_on[x] + board.regions[x]],
                "covered_by": [board.names[y] for y in board.covers[x]],
                "adjacent": [board.names[y] for y in board.adjacent[x]],
            }
            if x < board.first_region:
                across, down = screen(board.cell[x])
                told["cell"] = board.cell[x]
                told["at"] = (round(across, 4), round(down, 4))
                told["sides"] = [board.names[y] if y >= 0 else None for y in board.sides[x]]
            else:
                told["cells"] = [*board.region_cells[x - board.first_region]]
            if x < board.tiles:
                told["edge"] = board.edge[x]
            spaces.append(told)
        icons: list[IceIcon] = [
            {
                "id": icon.name,
                "region": board.names[icon.region],
                "covered_by": [board.names[cell] for cell in icon.cells],
                "tokens": icon.tokens,
            }
            for icon in self.icons
        ]
        return {
            "spaces": spaces,
            "icons": icons,
            "levels": [level.name for level in board.levels],
            "directions": [*board.direction_names],
        }
