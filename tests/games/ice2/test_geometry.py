"""The dig site: counts, overlaps, adjacency, and what the printed table says of them.  ICE2-GEO, ICE2-AZU"""

from __future__ import annotations

import random

import pytest

from nunatak.engine import DataError
from nunatak.games.ice.board.geometry import DIRECTIONS, DOWN, Board, plus, screen
from nunatak.games.ice.board.terrain import Terrain
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.second.printed import second_printed
from tests.games.ice2.table import dig_all_away, ice

BOARD: Board = ice().components.site.board
MIRRORED: Board = Components(second_printed("C"), {}).site.board


def names(spaces: list[int], board: Board = BOARD) -> list[str]:
    return [board.names[x] for x in spaces]


def rows(level: int, board: Board) -> list[int]:
    cells = [board.cell[x] for x in range(board.start[level], board.start[level + 1])]
    return [sum(1 for cell in cells if cell[2] == w) for w in sorted({cell[2] for cell in cells})]


@pytest.mark.parametrize("board", [BOARD, MIRRORED], ids=["B", "C"])
def test_levels_have_the_printed_numbers_of_cells(board: Board) -> None:
    """ICE2-GEO-4, ICE2-GEO-5, ICE2-GEO-7, ICE2-GEO-8, ICE2-CMP-1, ICE2-TER-1"""
    assert [board.start[i + 1] - board.start[i] for i in range(3)] == [48, 37, 27]
    assert rows(0, board) == [4, 5, 6, 7, 8, 7, 6, 5]
    assert rows(1, board) == [4, 5, 6, 7, 6, 5, 4]
    assert sum(1 for name in board.names if name.startswith("FR")) == 24
    assert sum(1 for name in board.names if name.startswith("DR")) == 21
    assert sum(len(cells) for cells in board.region_cells) == 37


def test_the_deep_level_lies_as_the_switch_says() -> None:
    """ICE2-GEO-6: the same sublattice as the snow, or the other one."""
    assert rows(2, BOARD) == [3, 4, 5, 6, 5, 4]
    assert rows(2, MIRRORED) == [4, 5, 6, 5, 4, 3]
    deep = [BOARD.cell[x] for x in range(BOARD.start[2], BOARD.start[3])]
    assert all(cell in BOARD.cell[:48] for cell in deep)


def test_coordinates_are_triples_of_one_lattice() -> None:
    """ICE2-GEO-1, ICE2-GEO-2, ICE2-GEO-3"""
    for u, v, w in BOARD.cell:
        assert u + v + w == 0
        assert u % 3 == v % 3 == w % 3
    for k, offset in enumerate(DOWN):
        assert plus(DIRECTIONS[2 * k], DIRECTIONS[2 * k + 1]) == plus((0, 0, 0), offset, 3)


def test_what_rests_on_what() -> None:
    """ICE2-GEO-9: three covers for every tile below; snow on three, two or one tile."""
    for x in range(BOARD.start[1], BOARD.tiles):
        assert len(BOARD.covers[x]) == 3
    on_tiles = [sum(1 for y in BOARD.rests_on[x] if y < BOARD.tiles) for x in range(48)]
    assert [on_tiles.count(n) for n in (3, 2, 1)] == [27, 9, 12]
    on_deep = [sum(1 for y in BOARD.rests_on[x] if y < BOARD.tiles) for x in range(48, 85)]
    assert [on_deep.count(n) for n in (3, 2, 1)] == [19, 6, 12]


def test_edge_tiles() -> None:
    """ICE2-GEO-10"""
    edges = [sum(BOARD.edge[BOARD.start[i] : BOARD.start[i + 1]]) for i in range(3)]
    assert edges == [21, 18, 15]


def test_adjacency_is_mutual_and_by_sides_or_overlaps() -> None:
    """ICE2-GEO-11, ICE2-TER-5"""
    for x in range(BOARD.spaces):
        assert all(x in BOARD.adjacent[y] for y in BOARD.adjacent[x])
    f19 = names(BOARD.adjacent[BOARD.index["F19"]])
    assert f19 == ["S19", "S26", "S27", "F12", "F13", "F18", "F20", "F25", "F26", "D10", "D15", "D16"]
    assert "DR01" in names(BOARD.adjacent[BOARD.index["FR02"]])


def test_regions_and_icons() -> None:
    """ICE2-AZU-0, ICE2-AZU-2, ICE2-AZU-11, ICE2-EX-75"""
    regions = [len(BOARD.regions[x]) for x in range(BOARD.start[2], BOARD.start[3])]
    assert [regions.count(n) for n in (1, 2, 3)] == [12, 12, 3]
    assert names(BOARD.places[BOARD.index["D05"]]) == ["Z0", "Z2", "Z3"]
    assert names(BOARD.places[BOARD.index["D10"]]) == ["Z0"]
    for board in (BOARD, MIRRORED):
        site = ice().components.site if board is BOARD else Components(second_printed("C"), {}).site
        assert len(site.icons) == 9
        for icon in site.icons:
            assert all(icon.region in board.regions[cell] for cell in icon.cells)


def test_where_spaces_are_drawn() -> None:
    """ICE2-GEO-14: pointy tops, rows half a size and a row apart, the centre at the origin."""
    x, y = screen(BOARD.cell[BOARD.index["F19"]])
    assert (x, y) == (0, 0)
    x, y = screen(BOARD.cell[BOARD.index["F20"]])
    assert (round(x, 4), y) == (1.7321, 0)
    assert screen(BOARD.cell[BOARD.index["F26"]])[1] == 1.5


def test_the_sides_over_a_cell_below() -> None:
    """ICE2-GEO-3: over F13, the tile S19 has its sides E and NE; from the surface down the offsets are turned."""
    doors = {"S19": {"F13": (0, 1), "F12": (2, 3), "F19": (4, 5)}, "F19": {"D15": (3, 4), "D16": (0, 5), "D10": (1, 2)}}
    for above, below in doors.items():
        for place, sides in below.items():
            x = BOARD.index[above]
            assert BOARD.doors[x][BOARD.rests_on[x].index(BOARD.index[place])] == sides


def test_a_broken_table_is_named() -> None:
    """ICE2-GEO-15: the printed table must agree with the formulae."""
    with pytest.raises(DataError, match=r"S01.*edge"):
        ice({"board": {"S01": {"edge": False}}})


def test_no_tile_ever_hangs_over_a_hole() -> None:
    """ICE2-GEO-13, ICE2-COL-5: any order of removals, with chains, leaves ground under every tile."""
    chooser = random.Random(7)
    for _ in range(20):
        dig_all_away(ice().components.untouched, 3, chooser)


def test_a_terrain_knows_the_same_however_it_came_about() -> None:
    """ICE2-TER-6, ICE2-TER-7: step by step or from scratch."""
    chooser = random.Random(8)
    terrain = ice().components.untouched
    for _ in range(60):
        terrain = terrain.without(chooser.choice(terrain.bare))
        fresh = Terrain.of(BOARD, terrain.tile, terrain.faults)
        assert fresh.covered == terrain.covered
        assert fresh.is_open == terrain.is_open
        assert fresh.near == terrain.near
        assert fresh.bare == terrain.bare
