"""The printed dig site of the second edition, compared with the formulae.  ICE2-GEO, ICE2-AZU"""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.ice.board.geometry import DIRECTIONS, Board, Cell
from nunatak.games.ice.components.printed import Layout

LISTS: Final = ["snow", "surface", "surface_rim", "deep", "deep_rim"]


class SecondLayout(Layout):
    """The board, with its printed table."""

    def check(self, board: Board, table: Reader) -> None:
        check_board(board, table)


def check_board(board: Board, table: Reader) -> None:
    """Compares the computed geometry with the printed table; complains with the place of the first difference."""
    for key in LISTS:
        items = table.field(key).items()
        for item in items:
            x = item.field("id").one_of(board.index)
            _same(item.field("c"), [*board.cell[x]])
            _same(item.field("neighbours"), _names(board, board.sides[x]))
            if item.has("edge") and item.field("edge").flag() != board.edge[x]:
                raise item.field("edge").fail("wrong-formula-other")
            if item.has("covered_by"):
                _same_set(item.field("covered_by"), _names(board, board.covers[x]))
            if item.has("regions_below"):
                _same(item.field("regions_below"), _names(board, board.regions[x]))
            elif item.has("rests_on"):
                _same(item.field("rests_on"), _names(board, board.rests_on[x]))
        table.field("counts").field(key).number(len(items), len(items))
    for item in table.field("azulia_region").items():
        x = item.field("id").one_of(board.index)
        _same_set(item.field("deep_above"), _names(board, board.covers[x]))
        _same_set(item.field("adjacent"), [board.names[y] for y in board.adjacent[x] if y >= board.first_region])
    for item in table.field("azulia_cell").items():
        region = item.field("region").one_of(board.index)
        if _cell(item.field("c")) not in board.region_cells[region - board.first_region]:
            raise item.field("region").fail("wrong-formula-other")
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
        raise item.fail("wrong-formula", value=computed)


def _same_set(item: Reader, computed: list[Json]) -> None:
    if sorted(str(part.data) for part in item.items()) != sorted(str(name) for name in computed):
        raise item.fail("wrong-formula", value=computed)
