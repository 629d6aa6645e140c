"""Components and set-up.  ICE2-CMP, ICE2-SET, ICE2-VAR-1, ICE2-VAR-20, ICE2-CUR"""

from __future__ import annotations

import pytest

from nunatak.engine import OptionError, Options
from nunatak.games.ice.components.words import FACES, LANDSCAPES, PRISMATIC
from tests.games.ice2.table import FOUR, do, given, ice, legal, refused

COMPONENTS = ice().components


def test_snow_tiles() -> None:
    """ICE2-CMP-2, ICE2-SNO-1: landscapes and faces as counted; the base camp hides Survivors."""
    counts = [COMPONENTS.landscape.count(i) for i in range(len(LANDSCAPES))]
    assert counts == [12, 12, 12, 11, 1, 0]
    assert COMPONENTS.face_copies == [3] * 16
    for seed in range(5):
        state = ice().new({}, seed)
        assert FACES[state.faces[COMPONENTS.base_camp]] == "expedition_survivors"
        assert sorted(state.faces) == sorted([*range(16)] * 3)


def test_artifact_tiles() -> None:
    """ICE2-CMP-3, ICE2-CMP-4, ICE2-TER-10"""
    surface = [t for t in range(COMPONENTS.tiles) if COMPONENTS.level_of[t] == 1]
    deep = [t for t in range(COMPONENTS.tiles) if COMPONENTS.level_of[t] == 2]
    assert (len(surface), len(deep)) == (37, 27)
    assert {COMPONENTS.anima[t] for t in surface} == {1}
    assert {COMPONENTS.anima[t] for t in deep} == {2}
    for tiles, prismatic, each in ((surface, 7, 6), (deep, 2, 5)):
        kinds = [COMPONENTS.type_of[t] for t in tiles]
        assert kinds.count(PRISMATIC) == prismatic
        for kind in range(5):
            assert kinds.count(kind) == each
            assert {COMPONENTS.form[t] for t in tiles if COMPONENTS.type_of[t] == kind} == {1, 2, 3}


def test_cards() -> None:
    """ICE2-CMP-6, ICE2-REQ-20, ICE2-REQ-12, ICE2-REQ-13, ICE2-REQ-14"""
    assert sum(request.copies for request in COMPONENTS.requests) == 54
    assert len(COMPONENTS.requests) == 41
    assert len(COMPONENTS.decrees) == 9
    assert len(COMPONENTS.logbook) == 10
    by_kind = [sum(r.copies for r in COMPONENTS.requests if r.kind == kind) for kind in range(6)]
    assert by_kind == [4, 10, 10, 10, 10, 10]
    rewards = [sorted({tuple(r.rewards) for r in COMPONENTS.requests if r.kind == kind}) for kind in range(6)]
    assert rewards == [[(5,)], [(5,)], [(4,)], [(4,)], [(0, 5, 9)], [(6,)]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_is_laid(players: int) -> None:
    """ICE2-SET-2 to ICE2-SET-5, ICE2-SET-7 to ICE2-SET-11, ICE2-SET-13, ICE2-SET-15, ICE2-SET-17, ICE2-SET-19

    ICE2-SET-3, ICE2-SET-4, ICE2-SET-9, ICE2-SET-11, ICE2-CMP-5
    """
    game = ice()
    for seed in range(8):
        s = game.new({"players": players}, seed)
        assert [COMPONENTS.level_of[tile] for tile in s.terrain.tile] == [0] * 48 + [1] * 37 + [2] * 27
        assert sorted(s.terrain.tile) == [*range(112)]
        base = s.terrain.tile.index(COMPONENTS.base_camp)
        assert s.name(base) in ("S19", "S26", "S27")
        tunnels = [x for x in range(48) if COMPONENTS.landscape[s.terrain.tile[x]] == 1]
        assert [x for x in range(len(s.crew)) if s.crew[x]] == sorted([*tunnels, base])
        assert s.supply == (30 if s.terms.providers >= 0 else 32)
        assert s.white_camps == ([base] if players < 5 else [])
        assert s.white_supply == (1 if players < 4 else 0)
        for cell in range(48):
            sides = s.terrain.faults[cell]
            assert (sides > 0) == (COMPONENTS.landscape[s.terrain.tile[cell]] == 2)
            assert sides == 0 or any(sides == (1 << o | 1 << (o + 1) % 6) for o in range(6))
        assert s.leader == s.guild_camp == [-1] * players
        assert s.ep == [{2: 6, 3: 5, 4: 5, 5: 4}[players]] * players
        assert [len(hand) for hand in s.requests] == [5] * players
        assert s.rp == [[2, 3, 0, 2, 1][guild] for guild in s.agreed.guilds]
        assert (s.day, s.row) == (1, [])
        decrees = s.position()["decrees"]
        assert isinstance(decrees, list)
        assert len(decrees) == 3


def test_deals_differ_and_repeat() -> None:
    """ICE2-SET-1, ICE2-SET-6, ICE2-SET-12, ICE2-SET-18: the seed decides, and everything is shuffled."""
    game = ice()
    states = [game.new({"players": 3}, seed) for seed in range(12)]
    assert game.new({"players": 3}, 4).position() == states[4].position()
    assert len({tuple(s.terrain.tile) for s in states}) == 12
    assert len({tuple(s.request_deck) for s in states}) == 12
    assert len({tuple(s.logbook) for s in states}) == 12
    assert len({tuple(sorted(s.decrees[:3])) for s in states}) > 6
    assert len({tuple(s.faces) for s in states}) == 12
    for level in (range(48), range(48, 85), range(85, 112)):
        assert len({tuple(s.terrain.tile[x] for x in level) for s in states}) == 12
    assert {s.first for s in states} == {0, 1, 2}
    assert len({tuple(s.agreed.guilds) for s in states}) > 6


def test_what_chance_leaves_open() -> None:
    """ICE2-SET-4, ICE2-SET-5, ICE2-SNO-4: each central cell, each orientation comes up; the sides are the switch's."""
    game = ice()
    for fault_sides, offset in (("neighbouring", 1), ("gap", 2), ("opposite", 3)):
        states = [game.new({"players": 2, "fault_sides": fault_sides}, seed) for seed in range(25)]
        assert {s.name(s.terrain.tile.index(COMPONENTS.base_camp)) for s in states} == {"S19", "S26", "S27"}
        masks = {mask for s in states for mask in s.terrain.faults if mask}
        assert masks == {1 << o | 1 << (o + offset) % 6 for o in range(6)}


def test_every_request_is_somewhere() -> None:
    """ICE2-SET-12, ICE2-SET-17: 54 cards in the deck and the hands, none twice too often."""
    for players in (2, 3, 4, 5):
        s = ice().new({"players": players}, 2)
        cards = s.request_deck[s.requests_dealt :] + [card for hand in s.requests for card in hand]
        assert len(cards) == 54
        assert all(cards.count(i) == request.copies for i, request in enumerate(COMPONENTS.requests))


@pytest.mark.parametrize("first", [2, 3])
def test_the_first_sunrise_is_short(first: int) -> None:
    """ICE2-SRI-2, ICE2-LOG-1, ICE2-SET-9, ICE2-SET-18: no page, no other first player; the first player begins."""
    s = ice().new({**FOUR, "first": str(first + 1)}, 1)
    while s.asked() is not None and s.position()["active"] is None:
        do(s, legal(s)[0])
    assert (s.day, s.first, s.active, s.pages) == (1, first, first, 0)
    assert s.to_decide() == first


def test_two_of_five_requests_go_back() -> None:
    """ICE2-SET-17"""
    s = ice().new(FOUR, 1)
    assert s.to_decide() == 0
    assert refused(s, "plan") == "ICE2-SET-17"
    do(s, legal(s)[0])
    assert s.to_decide() == 0
    do(s, legal(s)[0])
    assert len(s.requests[0]) == 3
    assert s.to_decide() == 1
    assert len(s.request_discard) == 2


def test_guild_components() -> None:
    """ICE2-SET-14, ICE2-CMP-9, ICE2-CMP-10"""
    s = ice().new(FOUR, 1)
    position = s.position()
    assert position["tokens"] == {"activation": "ready", "crampons": 2, "provisions": 2}
    assert (s.used, s.study, s.turned, s.planned, s.grey_camps) == ([0] * 4, [0] * 4, [0] * 4, 0, 0)
    assert (s.slots, s.hold, s.hand, s.validated) == ([[]] * 20, [[]] * 4, [[]] * 4, [[]] * 4)


def test_first_steps() -> None:
    """ICE2-VAR-1"""
    s = ice().new({**FOUR, "first_steps": True}, 1)
    assert s.rp == [2, 2, 2, 2]
    assert [len(hand) for hand in s.requests] == [3] * 4
    assert (s.crampons, s.provisions, s.activation) == (0, 0, 0)
    assert s.agreed.options["logbook"] is False
    do(s, legal(s)[0])
    do(s, legal(s)[0])
    assert len(s.requests[0]) == 1


def test_logbook_set_up_around_the_base_camp() -> None:
    """ICE2-VAR-20, ICE2-EX-17"""
    game = ice()
    for seed in range(400):
        s = game.new({**FOUR, "logbook_setup": True}, seed)
        card = COMPONENTS.logbook[s.logbook[0]]
        base = s.terrain.tile.index(COMPONENTS.base_camp)
        if LANDSCAPES[card.icon] == "base_camp" and s.name(base) == "S26":
            break
    expected = "S11 S13 S18 S19 S24 S25 S26 S27 S28 S33 S34 S39 S41"
    assert " ".join(s.name(x) for x in range(48) if s.crew[x]) == expected
    assert sum(s.crew) == 13
    assert s.pages == 1


def test_curse_set_up() -> None:
    """ICE2-EX-16, ICE2-CUR-1, ICE2-CUR-2, ICE2-CUR-4, ICE2-CMP-8"""
    s = ice().new({**FOUR, "expert": True}, 1)
    assert s.curse == [1, 1, 1, 1]
    assert s.curse_tokens == [0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 2, 1, 1, 0, 0]
    assert [s.threshold(seat) for seat in range(4)] == [1] * 4


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "fluid_movement": True},
        {"friendly_curse": True},
        {"expert": True, "blessing": True},
        {"first_steps": True, "logbook_setup": True},
        {"players": 3, "guilds": ["striders"]},
        {"players": 2, "first": "3"},
    ],
)
def test_variants_that_do_not_go_together(options: Options) -> None:
    """ICE2-VAR-11, ICE2-VAR-30, ICE2-CUR-1, ICE2-VAR-1"""
    with pytest.raises(OptionError):
        ice().complete_options(options)


def test_the_curse_turns_tokens() -> None:
    """ICE2-CUR-12, ICE2-CUR-13: 7 turns the light token, 13 the dark one, beyond is level."""
    from nunatak.games.ice.second.turns.curse import advance

    s = given({**FOUR, "expert": True})
    seen = []
    for _ in range(14):
        advance(s, 0, 1)
        seen.append((s.curse[0], s.threshold(0), s.token[0]))
    assert seen[2] == (4, 2, 2)
    assert seen[5] == (7, 2, 3)
    assert seen[8] == (10, 3, 4)
    assert seen[11] == (13, 3, 5)
    assert seen[13] == (14, 3, 5)
