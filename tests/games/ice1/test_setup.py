"""Components and set-up of the first edition.  ICE1-CMP, ICE1-ZON, ICE1-SET, ICE1-INF-2"""

from __future__ import annotations

from typing import Final

import pytest

from nunatak.engine import JsonObject, OptionError, Options
from nunatak.games.ice.components.words import LANDSCAPES, PRISMATIC
from nunatak.games.ice.first.words import FIRST_FACES
from tests.games.ice1.table import FOUR, do, given, ice, legal, refused

COMPONENTS: Final = ice().components
STARTING_RP: Final = {"navigators": 2, "incandescents": 3, "striders": 0, "alchemists": 2, "cryoarchitects": 1}


def test_snow_tiles() -> None:
    """ICE1-CMP-2, ICE1-CMP-3: landscapes and faces as counted, ten flakes with other effects, never a whistle."""
    counts = {name: COMPONENTS.landscape.count(i) for i, name in enumerate(LANDSCAPES)}
    assert counts == {"blank": 11, "tunnel": 12, "fault": 12, "nunatak": 12, "base_camp": 1, "flake": 10}
    assert COMPONENTS.face_copies == [3] * 16
    flakes = [FIRST_FACES[face] for face in COMPONENTS.flake_faces]
    assert len(flakes) == len(set(flakes)) == 10
    assert "storm_whistle" not in flakes
    assert not [face for face in flakes if face.startswith("talisman")]
    pairs = [tuple(ice().new({}, seed).faces[:48]) for seed in range(6)]
    assert len(set(pairs)) == 6


def test_artifacts_by_level() -> None:
    """ICE1-CMP-4, ICE1-ART-1: anima and forms of 37, 27 and 19 tiles, and twelve edifices."""
    found = {}
    for level, name in ((1, "surface"), (2, "intermediate"), (3, "deep")):
        tiles = [t for t in range(COMPONENTS.first_edifice) if COMPONENTS.level_of[t] == level]
        plain = [t for t in tiles if COMPONENTS.type_of[t] >= 0 and COMPONENTS.type_of[t] != PRISMATIC]
        joker = [t for t in tiles if COMPONENTS.type_of[t] == PRISMATIC]
        found[name] = [sum(1 for t in plain if COMPONENTS.anima[t] == a) for a in (1, 2)]
        found[name] += [sum(1 for t in joker if COMPONENTS.anima[t] == a) for a in (1, 2)]
        for kind in range(5):
            own = [t for t in plain if COMPONENTS.type_of[t] == kind]
            assert len(own) == len(plain) / 5
            assert {COMPONENTS.form[t] for t in own} == {1, 2, 3}
        assert {COMPONENTS.form[t] for t in joker} == {0}
    assert found == {"surface": [30, 0, 7, 0], "intermediate": [15, 10, 2, 0], "deep": [0, 15, 0, 4]}
    assert len(COMPONENTS.edifices) == COMPONENTS.tiles - COMPONENTS.first_edifice == 12
    assert COMPONENTS.tiles == 153


def test_cards() -> None:
    """ICE1-CMP-1, ICE1-CMP-5: 50 requests of 42 sorts and seven kinds, 11 decrees, 6 pages, 5 guilds."""
    assert sum(request.copies for request in COMPONENTS.requests) == 50
    assert len({request.name for request in COMPONENTS.requests}) == 42
    assert len({request.kind for request in COMPONENTS.requests}) == 7
    assert [r.copies for r in COMPONENTS.requests if r.kind_name == "any_anima"] == [1]
    assert len(COMPONENTS.decrees) == 11
    assert len(COMPONENTS.logbook) == 6
    assert len(COMPONENTS.starting_rp) == 5
    assert COMPONENTS.numbers.archaeologists == 50


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_table_is_laid(players: int) -> None:
    """ICE1-SET-1, ICE1-SET-3, ICE1-SET-4, ICE1-SET-6 to ICE1-SET-10, ICE1-SET-12, ICE1-ZON-1

    ICE1-SET-7, ICE1-SET-8, ICE1-SET-9: three decrees, shuffled decks, a leader beside the board, 5 EP, starting RP.
    """
    game = ice()
    for seed in range(6):
        s = game.new({"players": players}, seed)
        levels = [COMPONENTS.level_of[tile] for tile in s.terrain.tile]
        assert levels == [0] * 48 + [1] * 37 + [2] * 27 + [3] * 19 + [4] * 12
        base = s.terrain.tile.index(COMPONENTS.base_camp)
        tunnels = [x for x in range(48) if COMPONENTS.landscape[s.terrain.tile[x]] == 1]
        assert [x for x in range(len(s.crew)) if s.crew[x]] == sorted([*tunnels, base])
        assert sum(s.crew) == 13
        assert (s.supply, s.white_camps, s.white_supply) == (37, [base], 4)
        assert len(s.flakes) == 10
        assert (s.smilodons, s.snow_discard, s.artifact_discard, s.planned) == ([], [], [], 0)
        for cell in range(48):
            sides = s.terrain.faults[cell]
            assert (sides > 0) == (LANDSCAPES[COMPONENTS.landscape[s.terrain.tile[cell]]] == "fault")
        assert s.leader == [-1] * players
        assert s.ep == [5] * players
        assert s.rp == [STARTING_RP[name] for name in s.agreed.seat_names]
        assert [len(hand) for hand in s.requests] == [4] * players
        decrees = s.position()["decrees"]
        assert isinstance(decrees, list)
        assert len(decrees) == 3
        assert len(s.logbook) == 6


def test_the_base_camp_lies_anywhere_or_in_the_centre() -> None:
    """ICE1-SET-2: dealt like the others; the switch puts it into the centre."""
    game = ice()

    def places(options: Options) -> set[str]:
        states = [game.new(options, seed) for seed in range(30)]
        return {s.name(s.terrain.tile.index(COMPONENTS.base_camp)) for s in states}

    assert len(places({})) > 12
    assert places({"base_camp_tile_central": True}) == {"S19", "S26", "S27"}


def test_chance_decides_and_repeats() -> None:
    """ICE1-INF-2, ICE1-SET-1, ICE1-SET-3, ICE1-SET-11: decks, tiles, faults, first player, by the seed alone."""
    game = ice()
    states = [game.new({"players": 4}, seed) for seed in range(20)]
    assert game.new({"players": 4}, 7).position() == states[7].position()
    for start, end in ((0, 48), (48, 85), (85, 112), (112, 131), (131, 143)):
        assert len({tuple(s.terrain.tile[start:end]) for s in states}) == 20
    assert len({tuple(s.request_deck) for s in states}) == 20
    assert len({tuple(s.logbook) for s in states}) > 15
    assert len({tuple(sorted(s.decrees[:3])) for s in states}) > 10
    assert {s.first for s in states} == {0, 1, 2, 3}
    masks = {mask for s in states for mask in s.terrain.faults if mask}
    assert masks == {1 << o | 1 << (o + 1) % 6 for o in range(6)}


@pytest.mark.parametrize(("fault_sides", "offset"), [("neighbouring", 1), ("gap", 2), ("opposite", 3)])
def test_fault_sides_follow_the_switch(fault_sides: str, offset: int) -> None:
    """ICE1-BRD-18"""
    s = ice().new({"fault_sides": fault_sides}, 3)
    assert {mask for mask in s.terrain.faults if mask} <= {1 << o | 1 << (o + offset) % 6 for o in range(6)}


def test_two_of_four_requests_are_kept() -> None:
    """ICE1-SET-10: two go to the discard, hidden; then the next player decides."""
    s = ice().new(FOUR, 1)
    assert s.to_decide() == 0
    assert refused(s, "plan") == "ICE1-SET-10"
    do(s, legal(s)[0], legal(s)[0])
    assert (len(s.requests[0]), len(s.request_discard), s.to_decide()) == (2, 2, 1)
    view = s.view(1)
    assert view["request_discard"] == 2


def test_players_and_modes() -> None:
    """ICE1-SET-12: one plays alone, and only one."""
    game = ice()
    assert game.complete_options({"players": 1})["mode"] == "solo"
    wrong: list[Options] = [{"players": 1, "mode": "competitive"}, {"players": 2, "mode": "solo"}]
    for options in wrong:
        with pytest.raises(OptionError, match="mode"):
            game.complete_options(options)
    with pytest.raises(OptionError, match="players"):
        game.complete_options({"players": 6})


def test_edifices_are_at_work_only_if_chosen() -> None:
    """ICE1-SET-5, ICE1-EDI-3: all twelve lie on the board, whichever is active."""
    assert ice().new({}, 1).agreed.options["edifices"] == []
    s = ice().new({"edifices": ["ED07"]}, 1)
    assert s.agreed.decrees_in_play == 4
    assert sorted(s.terrain.tile[131:]) == [*range(COMPONENTS.first_edifice, COMPONENTS.tiles)]


def test_what_leaves_the_board_goes_home() -> None:
    """ICE1-ZON-2, ICE1-ZON-3: a destroyed tile into the bag; archaeologists, camps, Smilodons and leaders home."""
    position: JsonObject = {
        "active": "incandescents",
        "tiles": {"S19": None, "S26": None, "S27": "blank", "U19": "surface-exalted-1"},
        "crew": {"S27": 2},
        "camps": ["S27"],
        "smilodons": [{"at": "S27", "by": "alchemists"}],
        "bag": [],
        "tokens": {"activation": "obliteration"},
        "players": {"incandescents": {"leader": "U19", "ep": 5}, "alchemists": {"leader": "S27"}},
    }
    s = given(FOUR, position)
    before = (s.supply, s.white_supply)
    lost = s.terrain.tile[s.c.site.board.index["S27"]]
    assert lost not in s.snow_discard
    do(s, "trigger type=obliteration with=token", "destroy tile=S27")
    assert (s.supply, s.white_supply) == (before[0] + 2, before[1] + 1)
    assert (s.leader[2], s.smilodons, s.white_camps) == (-1, [], [])
    assert lost in s.snow_discard
    assert s.hand == [[], [], [], []]
