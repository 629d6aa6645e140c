"""What effects cost and leave to chance, and which tiles fall.  ICE1-COL, ICE1-ART, ICE1-SNW, ICE1-LOG"""

from __future__ import annotations

import random
from typing import Final

import pytest

from nunatak.engine import JsonObject, Options
from nunatak.games.ice.board.geometry import Board
from nunatak.games.ice.components.words import LANDSCAPES
from tests.games.ice1.table import FOUR, do, given, ice, legal

BOARD: Final[Board] = ice().components.site.board
ALCHEMISTS_FIRST: Final[Options] = {
    "players": 4,
    "first": "1",
    "guilds": ["alchemists", "incandescents", "striders", "cryoarchitects"],
}


def test_what_falls_follows_from_the_neighbours_alone() -> None:
    """ICE1-COL-1 to ICE1-COL-4: the same tiles go in whatever order they are looked at; edifices never."""
    chooser = random.Random(3)
    chains = 0
    for _ in range(150):
        level = chooser.randrange(4)
        cells = [x for x in range(BOARD.tiles) if BOARD.level[x] == level]
        left = set(cells)
        terrain = ice().components.untouched
        # Levels above must be off for tiles to come off this one.
        for x in range(BOARD.start[level]):
            terrain = terrain.without(x)
        for _ in range(chooser.randrange(1, len(cells))):
            bare = sorted(left)
            if not bare:
                break
            lost = chooser.choice(bare)
            fallen = set(terrain.chain(level, [lost]))
            left.discard(lost)
            one_by_one = set()
            loose = [lost]
            while loose:
                loose = [x for x in left if sum(y in left for y in BOARD.near[x]) + BOARD.edge[x] <= 1]
                if loose:
                    gone = chooser.choice(loose)
                    left.discard(gone)
                    one_by_one.add(gone)
            assert fallen == one_by_one
            chains += len(fallen) > 1
            for x in [lost, *fallen]:
                terrain = terrain.without(x)
    assert chains > 20
    edifices = [x for x in range(BOARD.tiles) if BOARD.level[x] == 4]
    assert not [x for x in edifices if x < ice().components.removable]


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_only_the_nunatak_makes_digging_harder(landscape: str) -> None:
    """ICE1-SNW-3, ICE1-EXC-2: a flake, a tunnel or a fault costs what a blank tile costs."""
    s = given(
        ALCHEMISTS_FIRST,
        {
            "active": "alchemists",
            "tiles": {"S26": landscape},
            "crew": {"S26": 1},
            "camps": [],
            "players": {"alchemists": {"leader": "S26", "ep": 5}},
        },
    )
    do(s, "excavate")
    assert s.spent == (2 if landscape == "nunatak" else 1)


def test_six_pages() -> None:
    """ICE1-LOG-2: each page does something of its own, under its own rule."""
    pages = ice().components.logbook
    assert [page.name for page in pages] == ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"]
    assert len({page.does for page in pages}) == 6


def test_flakes_are_drawn_at_random() -> None:
    """ICE1-SNW-21, ICE1-LOG-14, ICE1-INF-2: by whistle or by page, any of the ten; all players draw different ones."""
    game = ice()
    blown: set[int] = set()
    found: set[int] = set()
    whistle: JsonObject = {
        "active": "striders",
        "tiles": {"S26": None},
        "crew": {},
        "camps": [],
        "players": {"striders": {"ep": 5, "hand": ["storm_whistle"]}},
    }
    snowfall: JsonObject = {
        "active": "striders",
        "crew": {},
        "logbook": ["LB5", "LB1", "LB2", "LB3", "LB4", "LB6"],
        "logbook_used": [],
        "players": {
            "striders": {"ep": 1},
            **{name: {"ep": 0} for name in ("incandescents", "alchemists", "cryoarchitects")},
        },
    }
    for seed in range(24):
        s = game.amend(game.new(FOUR, seed), whistle)
        do(s, "play tile=storm_whistle")
        blown.add(s.unplaced)
        s = game.amend(game.new(FOUR, seed), snowfall)
        do(s, "plan", "end_turn")
        drawn = [tile for hand in s.hand for tile in hand]
        assert len(drawn) == len(set(drawn)) == 4
        assert all(s.c.landscape[tile] == LANDSCAPES.index("flake") for tile in drawn)
        found.update(drawn)
    assert len(blown) > 5
    assert len(found) == 10


def test_a_whistle_does_not_blow_itself() -> None:
    """ICE1-EXH-3, ICE1-FRE-2: a tile is in the bag only after its effect, so the one snow tile there is drawn."""
    game = ice()
    position: JsonObject = {
        "active": "alchemists",
        "tiles": {"S26": None, "S25": None},
        "crew": {},
        "camps": [],
        "flakes": [],
        "bag": ["fault/wreck"],
        "players": {
            "alchemists": {"ep": 5, "hand": ["tunnel/storm_whistle"]},
            "incandescents": {"hand": ["flake"] * 4},
            "striders": {"hand": ["flake"] * 4},
            "cryoarchitects": {"hand": ["flake"] * 2},
        },
    }
    for seed in range(10):
        s = game.amend(game.new(ALCHEMISTS_FIRST, seed), position)
        do(s, "play tile=storm_whistle")
        assert s.c.is_fault(s.unplaced)
        assert len(s.snow_discard) == 1


def test_the_bag_is_blind() -> None:
    """ICE1-GLD-14, ICE1-INF-2: of five tiles any three are drawn, in whatever order they came in."""
    game = ice()
    position: JsonObject = {
        "active": "alchemists",
        "tiles": {"S01": None, "S02": None, "S05": None, "S06": None, "S07": None},
        "crew": {},
        "bag": ["blank/wreck", "blank/ice_manta", "tunnel/ice_yacht", "tunnel/explosive_rune", "fault/white_spiders"],
        "players": {"alchemists": {"ep": 5}},
    }
    seen: set[tuple[str, ...]] = set()
    for seed in range(40):
        s = game.amend(game.new(ALCHEMISTS_FIRST, seed), position)
        do(s, "distill")
        assert len(legal(s)) == 3
        seen.add(tuple(sorted(legal(s))))
    assert len(seen) > 6


def test_a_prismatic_artifact_is_of_any_type_in_the_end() -> None:
    """ICE1-ART-15, ICE1-SCO-3, ICE1-REQ-5: it pays for the type that is missing; decrees of a type ignore it."""
    position: JsonObject = {
        "active": "alchemists",
        "day": 7,
        "logbook": [],
        "logbook_used": ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"],
        "left": {"snow": [], "surface": [], "intermediate": []},
        "crew": {},
        "camps": [],
        "decrees": ["DC03", "DC04", "DC05"],  # the anima of Achievement, Exalted, Harmony
        "players": {
            # RQ23 asks for Achievement and Exalted.
            "alchemists": {
                "ep": 1,
                "rp": 0,
                "requests": ["RQ23"],
                "city": ["surface-achievement-1", "surface-prismatic"],
            },
            **{name: {"ep": 0, "requests": []} for name in ("incandescents", "striders", "cryoarchitects")},
        },
    }
    s = given(ALCHEMISTS_FIRST, position)
    do(s, "plan", "end_turn")
    do(s, "accept")
    assert s.scores()[0] == 4 + 1
    assert s.asked() is None
