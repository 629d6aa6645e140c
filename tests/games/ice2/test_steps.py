"""One step after another: where explorers can go, against the definition.  ICE2-GEO-11, ICE2-GEO-12, ICE2-SNO-5"""

from __future__ import annotations

import random

from nunatak.engine import JsonObject, Options
from nunatak.games.ice.board.geometry import DIRECTIONS, DOWN, Board, Cell, plus
from nunatak.games.ice.board.terrain import Terrain, fault_mask
from nunatak.games.ice.components.words import LANDSCAPES
from nunatak.games.ice.types.words import Landscape
from tests.games.ice2.table import FOUR, do, given, ice, legal

BOARD: Board = ice().components.site.board


def region_of(cell: Cell) -> str:
    """ICE2-AZU-2: the centre and its neighbours, and six sectors of five cells."""
    if max(abs(part) for part in cell) <= 3:
        return "Z0"
    for i in range(6):
        a, b = DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]
        sector = [plus((0, 0, 0), a, 2), plus(a, b), plus((0, 0, 0), a, 3), plus(b, a, 2), plus(a, b, 2)]
        if cell in sector:
            return f"Z{i + 1}"
    raise AssertionError(f"no region has {cell}")


def below(x: int) -> list[str]:
    """The spaces that a tile or rim cell rests on or lies over.  ICE2-GEO-3, ICE2-GEO-11 b and c"""
    level = BOARD.level[x]
    cells = [plus(BOARD.cell[x], offset, -1 if level == 1 else 1) for offset in DOWN]
    if level == 2:
        return sorted({region_of(cell) for cell in cells if max(abs(part) for part in cell) <= 9})
    return [BOARD.names[y] for y in range(BOARD.first_region) if BOARD.level[y] == level + 1 and BOARD.cell[y] in cells]


def adjacent(x: int, y: int) -> bool:
    """ICE2-GEO-11"""
    if x == y:
        return False
    if x > y:
        x, y = y, x
    first = BOARD.first_region
    if x >= first:
        sectors = (x - first, y - first)
        return 0 in sectors or (sectors[1] - sectors[0]) % 6 in (1, 5)
    if y >= first:
        return BOARD.level[x] == 2 and BOARD.names[y] in below(x)
    if BOARD.level[x] == BOARD.level[y]:
        return any(plus(BOARD.cell[x], direction) == BOARD.cell[y] for direction in DIRECTIONS)
    if BOARD.level[x] > BOARD.level[y]:
        x, y = y, x
    return BOARD.level[y] == BOARD.level[x] + 1 and BOARD.names[y] in below(x)


def is_open(terrain: Terrain, x: int) -> bool:
    """ICE2-TER-7"""
    if x < BOARD.tiles and terrain.tile[x] < 0:
        return False
    return BOARD.level[x] == 0 or any(terrain.tile[above] < 0 for above in BOARD.covers[x])


def fault_between(terrain: Terrain, faults: dict[int, int], x: int, y: int) -> bool:
    """ICE2-SNO-5, with the first fault side of each fault tile."""
    if min(x, y) >= 48:
        return False
    x, y = min(x, y), max(x, y)

    def is_fault(cell: int, side: int) -> bool:
        return cell in faults and side % 6 in (faults[cell], (faults[cell] + 1) % 6)

    if y < 48:
        side = next(i for i in range(6) if plus(BOARD.cell[x], DIRECTIONS[i]) == BOARD.cell[y])
        return is_fault(x, side) or is_fault(y, side + 3)
    k = next(i for i in range(3) if plus(BOARD.cell[x], DOWN[i]) == BOARD.cell[y])
    for side in (2 * k, 2 * k + 1):
        beyond = plus(BOARD.cell[x], DIRECTIONS[side])
        gone = [cell for cell in range(48) if BOARD.cell[cell] == beyond and terrain.tile[cell] < 0]
        if gone and not is_fault(x, side):
            return False
    return True


def test_every_pair_of_spaces_is_adjacent_by_definition_or_not_at_all() -> None:
    """ICE2-GEO-11, ICE2-AZU-2, ICE2-AZU-5: sides, overlaps, regions; never corners."""
    for x in range(BOARD.spaces):
        assert BOARD.adjacent[x] == [y for y in range(BOARD.spaces) if adjacent(x, y)]


def test_steps_by_definition() -> None:
    """ICE2-GEO-12, ICE2-TER-7, ICE2-SNO-4, ICE2-SNO-5: open, adjacent, and no fault in the way, both ways alike."""
    chooser = random.Random(9)
    for removals in (0, 4, 9, 14, 20, 27, 35, 45, 60, 80):
        faults = {cell: chooser.randrange(6) for cell in range(48) if chooser.random() < 0.6}
        masks = [fault_mask(faults[cell], 1) if cell in faults else 0 for cell in range(48)]
        terrain = ice().components.untouched.turned(masks)
        for _ in range(removals):
            cell = chooser.choice(terrain.bare)
            faults.pop(cell, None)
            terrain = terrain.without(cell)
        for x in range(BOARD.spaces):
            if is_open(terrain, x):
                near = [y for y in BOARD.adjacent[x] if is_open(terrain, y)]
                expected = [y for y in near if not fault_between(terrain, faults, x, y)]
                assert terrain.steps_from(x) == expected, BOARD.names[x]


def test_the_city_under_the_ice() -> None:
    """ICE2-AZU-0, ICE2-AZU-1, ICE2-AZU-3: outlines across the tiles, long ways in a Move, icons one tile can free."""
    deep = range(BOARD.start[2], BOARD.start[3])
    assert [BOARD.names[x] for x in deep if len(BOARD.places[x]) == 3] == ["D05", "D17", "D20"]
    regions = range(BOARD.first_region, BOARD.spaces)
    for x in regions:
        assert len(BOARD.covers[x]) >= 5
        reached = {z for y in BOARD.adjacent[x] if y in regions for z in BOARD.adjacent[y] if z in regions}
        assert reached == set(regions)
    icons = ice().components.site.icons
    freed = {BOARD.names[icon.region]: [BOARD.names[cell] for cell in icon.cells] for icon in icons if icon.tokens == 1}
    assert len(icons) == 9
    assert [freed[region] for region in ("Z1", "Z3", "Z5")] == [["D12"], ["D04"], ["D25"]]
    assert [freed[region] for region in ("Z2", "Z4", "Z6")] == [["D02", "D03"], ["D13", "D19"], ["D23", "D27"]]
    central = [[BOARD.names[cell] for cell in icon.cells] for icon in icons if BOARD.names[icon.region] == "Z0"]
    assert sorted(central) == [["D10", "D15"], ["D10", "D16"], ["D15", "D16"]]


def test_no_tile_is_special() -> None:
    """ICE2-ART-45: each of the 48 snow tiles can be destroyed by whoever stands on it."""
    names = given(FOUR).terrain.tile[:48]
    for number in range(48):
        name = BOARD.names[names.index(number)]
        position: JsonObject = {
            "day": 1,
            "active": "incandescents",
            "crew": {},
            "tokens": {"activation": "obliteration"},
            "players": {"incandescents": {"leader": name}},
        }
        s = given(FOUR, position)
        assert s.terrain.tile[BOARD.index[name]] == number
        do(s, "trigger type=obliteration with=token")
        assert f"destroy tile={name}" in legal(s)


def test_each_snow_tile_is_a_refuge() -> None:
    """ICE2-GLD-15: whichever tile it is, beside the one that is lost."""
    options: Options = {"players": 2, "first": "1", "guilds": ["incandescents", "navigators"]}
    for number, cell in enumerate(map(given(options).terrain.tile.index, range(48))):
        lost = next(y for y in BOARD.sides[cell] if y >= 0)
        position: JsonObject = {
            "day": 1,
            "active": "incandescents",
            "white_camps": [],
            "crew": {},
            "tokens": {"activation": "obliteration"},
            "players": {"incandescents": {"leader": BOARD.names[lost]}, "navigators": {"camp": BOARD.names[lost]}},
        }
        s = given(options, position)
        assert s.terrain.tile[cell] == number
        do(s, "trigger type=obliteration with=token", f"destroy tile={BOARD.names[lost]}")
        assert f"put at={BOARD.names[cell]}" in legal(s)


def test_a_fault_that_comes_back_lies_at_random() -> None:
    """ICE2-LOG-32: an orientation of chance; other tiles have no fault sides, and nobody comes with them."""
    seen: dict[Landscape, set[int]] = {"fault": set(), "tunnel": set()}
    for landscape, masks in seen.items():
        for seed in range(20):
            game = ice()
            options: Options = {**FOUR, "players": 3, "guilds": ["striders", "incandescents", "providers"]}
            position: JsonObject = {
                "day": 1,
                "active": "striders",
                "tiles": {"S26": None},
                "crew": {},
                "snow_discard": [landscape],
                "logbook": ["LOG-10"],
                "players": {"striders": {"ep": 1}, "incandescents": {"ep": 0}, "providers": {"ep": 0}},
            }
            s = game.amend(game.new(options, seed), position)
            do(s, "plan", "end_turn", "go_on", "put at=S26")
            cell = BOARD.index["S26"]
            assert s.crew[cell] == 0
            assert s.c.landscape[s.terrain.tile[cell]] == LANDSCAPES.index(landscape)
            masks.add(s.terrain.faults[cell])
    assert seen["tunnel"] == {0}
    assert seen["fault"] == {fault_mask(orientation, 1) for orientation in range(6)}
