"""The switches for doubtful points: each changes what it says, and nothing else.  ICE1, section 18"""

from __future__ import annotations

from typing import Final

import pytest

from nunatak.engine import Json, JsonObject, Options
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import FOUR, do, given, ice, legal, refused
from tests.games.ice1.test_modes import before_the_edifice, finish, objectives

# Switch, its other value, what it settles at the table and how it stands there without and with it.
SWITCHES: Final[list[tuple[str, Json, str, object, object]]] = [
    ("fault_sides", "gap", "fault_offset", 1, 2),
    ("fault_sides", "opposite", "fault_offset", 1, 3),
    ("base_camp_tile_central", True, "central_camp", False, True),
    ("hand_overflow", "at_once", "overflow_at_once", False, True),
    ("exalted_mandatory_each", False, "exalted_each", True, False),
    ("charisma_one_leader", False, "charisma_one", True, False),
    ("whistle_protects_partial_camp", False, "whistle_strict", True, False),
    ("last_round_for_finished_players", True, "last_for_finished", False, True),
    ("send_at_stop", True, "send_at_stop", False, True),
    ("extra_edifice_rp", False, "extra_edifice_rp", True, False),
    ("solo_reveal_ends_game", False, "reveal_ends", True, False),
    ("coop_artifact_scope", "team", "team_artifacts", False, True),
    ("coop_request_scope", "team", "team_requests", False, True),
    ("coop_strict_reveal", True, "strict_reveal", False, True),
]
SETTLED: Final = sorted({row[2] for row in SWITCHES})


@pytest.mark.parametrize(("switch", "value", "settles", "usual", "other"), SWITCHES)
def test_a_switch_settles_one_thing(switch: str, value: Json, settles: str, usual: object, other: object) -> None:
    """ICE1-BRD-18, ICE1-SET-2, ICE1-SNW-4, ICE1-ART-11, ICE1-SNW-19, ICE1-SNW-21, ICE1-END-1, ICE1-END-4, ICE1-SOL-3,
    ICE1-COO-2, ICE1-COO-3, ICE1-COO-6: the defaults of the specification, and the alternative."""
    players = 1 if switch == "solo_reveal_ends_game" else 3
    plain = ice().new({"players": players}, 1).terms
    turned = ice().new({"players": players, switch: value}, 1).terms
    assert (getattr(plain, settles), getattr(turned, settles)) == (usual, other)
    assert [name for name in SETTLED if getattr(plain, name) != getattr(turned, name)] == [settles]


def test_against_each_other_an_edifice_always_ends_the_game() -> None:
    """ICE1-SOL-3: the switch is for one player."""
    assert ice().new({"players": 3, "solo_reveal_ends_game": False}, 1).terms.reveal_ends


def alone(ends: bool) -> FirstIceState:
    """A lone player has just uncovered an edifice, on the first day and with EP left."""
    options: Options = {"players": 1, "guilds": ["navigators"], "solo_reveal_ends_game": ends}
    s = before_the_edifice(options, {"navigators": {"leader": "D10", "ep": 5, "rp": 0}})
    do(s, "excavate")
    while s.steps[-1].name != "turn":
        s.apply(s.legal()[0])
    assert s.rp == [2]
    read_and_end(s)
    return s


def read_and_end(s: FirstIceState) -> None:
    """A turn of one EP."""
    do(s, "consult")
    do(s, legal(s)[0], "end_turn")


def test_alone_an_edifice_ends_the_game_or_does_not() -> None:
    """ICE1-SOL-3, solo_reveal_ends_game: one last turn; or days go on until the tenth, and it counts all the same."""
    s = alone(True)
    assert legal(s) == ["last_turn", "go_on"]
    do(s, "last_turn")
    read_and_end(s)
    finish(s)
    assert (s.day, s.ep[0]) == (1, 3)
    s = alone(False)
    assert s.steps[-1].name == "turn"
    do(s, "send_back")
    while s.day == 1:
        s.apply(s.legal()[-1])
    assert (s.day, s.is_over()) == (2, False)
    finish(s)
    assert s.day == 10
    assert objectives(s)[2]["met"] is True


@pytest.mark.parametrize(
    ("sides", "blocked"),
    [("neighbouring", ["S27", "S34"]), ("gap", ["S27", "S33"]), ("opposite", ["S25", "S27"])],
)
def test_which_sides_a_fault_closes(sides: str, blocked: list[str]) -> None:
    """ICE1-BRD-18: from side E on, the next one clockwise, the next but one, or the one opposite."""
    around: JsonObject = {f"S{number}": "blank" for number in (18, 19, 25, 27, 33, 34)}
    position: JsonObject = {
        "active": "striders",
        "camps": [],
        "crew": {},
        "tiles": {**around, "S26": "fault"},
        "faults": {"S26": 0},
        "players": {"striders": {"leader": "S26", "ep": 5}},
    }
    s = given({**FOUR, "fault_sides": sides}, position)
    for number in (18, 19, 25, 27, 33, 34):
        name = f"S{number}"
        if name in blocked:
            assert refused(s, f"move to={name}") == "ICE1-BRD-17"
        else:
            assert f"move to={name}" in legal(s)


@pytest.mark.parametrize("odd_levels", ["BBB", "BCB", "BBC", "BCC"])
def test_every_board_can_be_dug_to_the_bottom(odd_levels: str) -> None:
    """ICE1-BRD-5, ICE1-BRD-2: every tile rests on three cells of the next level, whichever way the odd levels lie."""
    s = ice().new({**FOUR, "odd_level_class": odd_levels}, 1)
    board = s.c.site.board
    levels = "".join(level.lattice for level in s.c.site.board.levels[::2])
    assert levels == odd_levels
    variants = s.view(None)["variants"]
    assert isinstance(variants, dict)
    assert variants["odd_levels"] == odd_levels
    for cell in range(board.start[4]):
        below = board.rests_on[cell]
        assert len(below) == 3
        assert {board.level[y] for y in below} == {board.level[cell] + 1}
    assert all(len(board.covers[cell]) == 3 for cell in range(board.start[1], board.tiles))


def test_data_may_be_replaced() -> None:
    """ICE1-REQ-3, ICE1-CMP-3, ICE1-DEC-2: copies of cards, faces, and the decrees of a first game, by a card pack."""
    pack: JsonObject = {
        "requests": {"RQ11": {"copies": 3}, "RQ22": {"copies": 2}},
        "snow_tiles": {"wreck": {"count": 2}, "ice_manta": {"count": 4}},
        "decrees": {"DC01": {"first_steps": False}, "DC09": {"first_steps": True}},
    }
    plain, other = ice().components, ice(pack).components
    usual = {card.name: card.copies for card in plain.requests}
    assert {card.name: card.copies for card in other.requests} == {**usual, "RQ11": 3, "RQ22": 2}
    assert sorted(other.face_copies) == [2, *[3] * 14, 4]
    assert [other.decrees[number].name for number in other.first_steps_decrees] == ["DC02", "DC08", "DC09"]
