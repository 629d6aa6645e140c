"""Five levels, their rims, what covers what, what lies beside what.  ICE1-BRD"""

from __future__ import annotations

import random
from typing import Final

import pytest

from nunatak.engine import DataError
from nunatak.games.ice.board.geometry import Board
from nunatak.games.ice.board.terrain import Terrain
from tests.games.ice1.table import dig_all_away, given, ice, legal

BOARD: Final[Board] = ice().components.site.board
TILES: Final = [48, 37, 27, 19, 12]
RIMS: Final = [0, 24, 21, 18, 15]
EDGES: Final = [21, 18, 15, 12, 9]


def names(spaces: list[int]) -> list[str]:
    return [BOARD.names[x] for x in spaces]


def without(*gone: str) -> Terrain:
    terrain = ice().components.untouched
    for name in gone:
        terrain = terrain.without(BOARD.index[name])
    return terrain


def test_five_levels_with_their_rims() -> None:
    """ICE1-BRD-1, ICE1-BRD-6, ICE1-BRD-9, ICE1-CMP-1"""
    assert [BOARD.start[i + 1] - BOARD.start[i] for i in range(5)] == TILES
    assert BOARD.tiles == 143
    rims = [sum(1 for x in range(BOARD.tiles, BOARD.spaces) if BOARD.level[x] == level) for level in range(5)]
    assert rims == RIMS
    assert [sum(BOARD.edge[BOARD.start[i] : BOARD.start[i + 1]]) for i in range(5)] == EDGES
    assert BOARD.names[0] == "S01"
    assert [BOARD.names[BOARD.start[i]] for i in range(1, 5)] == ["U01", "I01", "D01", "E01"]
    assert {"Ux01", "Ix21", "Dx18", "Ex15"} <= set(BOARD.names)


def test_every_tile_rests_on_three_cells_and_lies_under_three() -> None:
    """ICE1-BRD-2, ICE1-BRD-10: a rim cell lies under one or two."""
    for x in range(BOARD.tiles):
        assert len(BOARD.rests_on[x]) == (3 if BOARD.level[x] < 4 else 0)
        assert len(BOARD.covers[x]) == (3 if BOARD.level[x] else 0)
    assert {len(BOARD.covers[x]) for x in range(BOARD.tiles, BOARD.spaces)} == {1, 2}
    # Each third of a cell lies under another tile.
    for x in range(BOARD.spaces):
        assert len(set(BOARD.covers[x])) == len(BOARD.covers[x])
        assert all(x in BOARD.rests_on[y] for y in BOARD.covers[x])


def test_the_arrangement_turns_into_itself() -> None:
    """ICE1-BRD-3: three-fold symmetry on every level."""
    for level in range(5):
        cells = {BOARD.cell[x] for x in range(BOARD.start[level], BOARD.start[level + 1])}
        assert {(v, w, u) for u, v, w in cells} == cells
        assert {(w, u, v) for u, v, w in cells} == cells
        assert {(-u, -v, -w) for u, v, w in cells} != cells or level in (1, 3)


def test_coordinates_and_sides() -> None:
    """ICE1-BRD-4: thirds of the tile spacing; sides clockwise from the east."""
    assert all(u + v + w == 0 for u, v, w in BOARD.cell)
    for level in (0, 2, 4):
        assert {u % 3 for u, v, w in BOARD.cell[BOARD.start[level] : BOARD.start[level + 1]]} == {1}
    for level in (1, 3):
        assert {u % 3 for u, v, w in BOARD.cell[BOARD.start[level] : BOARD.start[level + 1]]} == {0}
    assert names(BOARD.sides[BOARD.index["S26"]]) == ["S27", "S34", "S33", "S25", "S18", "S19"]
    assert sorted(names(BOARD.covers[BOARD.index["U19"]])) == ["S19", "S26", "S27"]
    assert sorted(names(BOARD.rests_on[BOARD.index["U19"]])) == ["I10", "I15", "I16"]


def test_the_table_is_compared_with_the_formulae() -> None:
    """ICE1-BRD-4: a printed cell that disagrees is named."""
    with pytest.raises(DataError, match="S01"):
        ice({"board": {"S01": {"edge": False}}})


@pytest.mark.parametrize(("switch", "rows"), [("BBB", [3, 4, 5, 6, 5, 4]), ("BCB", [4, 5, 6, 5, 4, 3])])
def test_odd_levels_lie_as_the_switch_says(switch: str, rows: list[int]) -> None:
    """ICE1-BRD-5: with BBB a cell lies exactly above the one two levels down; the mirrored choices change no count."""
    board = ice().components_for({"odd_level_class": switch}).site.board
    assert [board.start[i + 1] - board.start[i] for i in range(5)] == TILES
    middle = [board.cell[x] for x in range(board.start[2], board.start[3])]
    assert [sum(1 for cell in middle if cell[2] == w) for w in sorted({cell[2] for cell in middle})] == rows
    snow = board.cell[: board.start[1]]
    assert all(cell in snow for cell in middle) == (switch == "BBB")


def test_rim_cells_count_for_explorers_only() -> None:
    """ICE1-BRD-7, ICE1-BRD-8, ICE1-XW-27: stepped on from level to level, never on the snow; no tiles."""
    terrain = without("S01", "S05", "S06", "U01")
    index = BOARD.index
    assert terrain.is_open[index["Ix01"]]
    beside = set(names(BOARD.adjacent[index["Ix01"]]))
    assert {"I01", "Ix05", "Ux01", "Ux02"} <= beside
    assert all(BOARD.level[x] > 0 for x in range(BOARD.tiles, BOARD.spaces))
    assert all(x < BOARD.tiles for x in terrain.bare)
    # A corner tile has three neighbours, and its rim cells are none of them.
    assert ice().components.untouched.near[index["U01"]] == 3


def test_open_and_covered() -> None:
    """ICE1-BRD-11, ICE1-BRD-12, ICE1-BRD-13, ICE1-XW-13"""
    terrain = without("S26")
    below = [x for x in range(BOARD.start[1], BOARD.tiles) if terrain.is_open[x]]
    assert names(below) == ["U18", "U19", "U25"]
    assert not [x for x in below if terrain.covered[x] == 0]
    terrain = without("S19", "S26", "S27")
    assert terrain.covered[BOARD.index["U19"]] == 0
    opened = [x for x in range(BOARD.start[1], BOARD.tiles) if terrain.is_open[x]]
    assert names(opened) == ["U12", "U13", "U18", "U19", "U20", "U25", "U26"]
    assert all(terrain.is_open[x] for x in range(48) if terrain.tile[x] >= 0)


def test_partially_uncovered_means_one_uncovered_cover() -> None:
    """ICE1-BRD-12, ICE1-EXC-6, ICE1-XW-12: one cover that is covered itself is not enough."""
    terrain = without("S26", "S27")
    assert terrain.diggable(BOARD.index["U19"])
    terrain = without("S18", "S25", "S26", "S33", "S34", "U18", "U25")
    deep = BOARD.index["I15"]
    assert terrain.covered[deep] == 1
    assert terrain.is_open[deep]
    assert not terrain.diggable(deep)
    assert not without("S26").diggable(BOARD.index["U19"])


def test_no_tile_ever_hangs_over_a_hole() -> None:
    """ICE1-BRD-14, ICE1-COL-5: any order of removals, with chains, leaves ground under every tile."""
    chooser = random.Random(7)
    for _ in range(12):
        dig_all_away(ice().components.untouched, 4, chooser)


def test_adjacent_by_a_side_or_an_overlap() -> None:
    """ICE1-BRD-15, ICE1-BRD-16, ICE1-XR-6"""
    index = BOARD.index
    assert index["U18"] in BOARD.adjacent[index["U19"]]
    assert index["S27"] in BOARD.adjacent[index["U19"]]
    assert index["U26"] not in BOARD.adjacent[index["U18"]]
    assert all(x in BOARD.adjacent[y] for x in range(BOARD.spaces) for y in BOARD.adjacent[x])
    # Open thirds that do not touch do not matter: U18 and U19 are beside each other whatever covers them.
    s = given(
        {"players": 3, "first": "1", "guilds": ["striders", "alchemists", "navigators"]},
        {
            "active": "striders",
            "tiles": {"S26": None, "S19": "blank", "S27": "blank", "U19": "surface-exalted-1"},
            "crew": {},
            "camps": [],
            "players": {"striders": {"leader": "U19", "ep": 5}},
        },
    )
    assert [text for text in legal(s) if text.startswith("move ")] == [
        f"move to={x}" for x in ("S19", "S27", "U18", "U25")
    ]
