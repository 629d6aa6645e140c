"""Squares, slots, borders and patterns.  ROAM-FIELD, ROAM-SEAT, ROAM-PAT"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.roam.abilities.move import USE_MOVE
from nunatak.games.roam.actions import ACTIVATE
from nunatak.games.roam.geometry import (
    ADJACENT,
    BORDERS,
    RING,
    SLOT_MASK,
    SLOT_OF,
    SQUARE_NAMES,
    card_square,
    square,
    squares_in,
    turned,
)
from nunatak.games.roam.types.words import Border
from tests.games.roam.table import BASIC, FULL, do, given, legal, roam

ALL = [(r, c) for r in range(6) for c in range(6)]


def test_the_field_is_six_by_six_in_two_rows_of_three_cards() -> None:
    """ROAM-FIELD-1: each card two squares wide and three tall."""
    for slot in range(6):
        rows = sorted({q // 6 for q in squares_in(SLOT_MASK[slot])})
        columns = sorted({q % 6 for q in squares_in(SLOT_MASK[slot])})
        assert len(squares_in(SLOT_MASK[slot])) == 6
        assert rows == ([0, 1, 2] if slot < 3 else [3, 4, 5])
        assert columns == [2 * (slot % 3), 2 * (slot % 3) + 1]


def test_squares_are_written_row_and_column_from_the_north_west() -> None:
    """ROAM-FIELD-2: an action on (r, c) reaches the square named so."""
    assert [SQUARE_NAMES[square(r, c)] for r, c in ALL] == [f"r{r}c{c}" for r, c in ALL]
    state = given(BASIC)
    do(state, "activate card=start-blue-1", "place anchor=r0c4")
    assert state.position()["tokens"] == {"r0c4": ["blue"], "r1c4": ["blue"], "r1c5": ["blue"]}


def test_the_slot_of_a_square() -> None:
    """ROAM-FIELD-3"""
    assert [SLOT_OF[square(r, c)] for r, c in ALL] == [3 * (r // 3) + c // 2 for r, c in ALL]


def test_southern_cards_lie_as_printed_and_northern_ones_turned_around() -> None:
    """ROAM-FIELD-4, ROAM-EX-02: a card with coins 10 / 00 / 02, exactly, in slots 4 and 1."""
    for slot in range(6):
        for y in range(3):
            for x in range(2):
                column = 2 * (slot % 3)
                here = (3 + y, column + x) if slot >= 3 else (2 - y, column + 1 - x)
                assert card_square(slot, y, x) == square(*here)
    pack: JsonObject = {"location_cards": {"loc-31": {"coins": ["10", "00", "02"], "coin_total": 3}}}
    symbols = roam(pack).components.symbols[30 * 36 : 31 * 36]
    in_slot_4 = {SQUARE_NAMES[q]: symbols[q] for q in squares_in(SLOT_MASK[4]) if symbols[q]}
    in_slot_1 = {SQUARE_NAMES[q]: symbols[q] for q in squares_in(SLOT_MASK[1]) if symbols[q]}
    assert in_slot_4 == {"r3c2": 1, "r5c3": 2}
    assert in_slot_1 == {"r2c3": 1, "r0c2": 2}


def test_adjacent_squares_and_neighbours() -> None:
    """ROAM-FIELD-5, ROAM-OUT-3: four directions for moves, eight for surrounding, and none of it at the edge."""
    for r, c in ALL:
        near = {square(y, x) for y, x in ALL if abs(y - r) + abs(x - c) == 1}
        around = {square(y, x) for y, x in ALL if max(abs(y - r), abs(x - c)) == 1}
        assert set(ADJACENT[square(r, c)]) == near
        assert set(squares_in(RING[square(r, c)])) == (around if len(around) == 8 else set())


def test_card_borders_do_not_stop_a_move() -> None:
    """ROAM-FIELD-6: from each of the 36 squares a token goes to every adjacent one."""
    for q in range(36):
        state = given(FULL, {"tokens": {SQUARE_NAMES[q]: ["red"]}, "players": {"blue": {"artifacts": ["art-17"]}}})
        state.apply(USE_MOVE.of(q, 1))
        assert set(legal(state)) == {f"move_to square={SQUARE_NAMES[near]}" for near in ADJACENT[q]}


def test_vectors_of_the_four_seats() -> None:
    """ROAM-EX-43, ROAM-PAT-2: to the owner's right, and towards the owner, for S, W, N, E."""
    assert BORDERS == ["S", "W", "N", "E"]
    assert [turned(0, 1, k) for k in range(4)] == [(0, 1), (1, 0), (0, -1), (-1, 0)]
    assert [turned(1, 0, k) for k in range(4)] == [(1, 0), (0, -1), (-1, 0), (0, 1)]


def test_a_pattern_is_read_from_the_far_row_to_the_near_one() -> None:
    """ROAM-PAT-1: the first row lies farther from the owner, X is solid, o empty, . nothing."""
    pack: JsonObject = {"starting_cards": {"start-blue-1": {"pattern": ["Xo.", "..X"], "solid": 2, "empty": 1}}}
    state = given(BASIC, {"players": {"blue": {"coins": 9}}}, pack)
    do(state, "activate card=start-blue-1", "place anchor=r2c2")
    assert state.position()["tokens"] == {"r2c2": ["blue"], "r3c4": ["blue"]}
    assert legal(state) == ["fill square=r2c3 pay=coins", "end_actions"]


@pytest.mark.parametrize("border", BORDERS)
def test_a_pattern_is_never_mirrored(border: Border) -> None:
    """ROAM-PAT-3: a shape with a handedness keeps it, turned by the seat's quarters and nothing else."""
    other = "N" if border != "N" else "S"
    state = given({**BASIC, "borders": [border, other]}, {"players": {"blue": {"party": _with("loc-30")}}})
    do(state, "activate card=loc-30", "place anchor=r2c2")
    landed = {q for q in range(36) if state.squares[q]}
    k = BORDERS.index(border)
    printed = [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert landed == {square(2 + dr, 2 + dc) for dr, dc in (turned(y, x, k) for y, x in printed)}


@pytest.mark.parametrize("border", BORDERS)
def test_seen_from_its_own_border_a_pattern_appears_as_printed(border: Border) -> None:
    """ROAM-SEAT-5, ROAM-SEAT-4: turned back k quarters, counter-clockwise, a card's ghost is its printed pattern."""
    other = "N" if border != "N" else "S"
    state = given({**BASIC, "borders": [border, other]}, {"players": {"blue": {"party": _with("loc-32")}}})
    cells = state.preview(ACTIVATE.of(31))
    k = BORDERS.index(border)
    assert _seen(cells["solid"], k) == {(0, 0), (0, 1), (1, 1), (2, 1)}
    assert _seen(cells["empty"], k) == {(1, 0), (2, 0)}


def test_a_view_never_changes_the_coordinates() -> None:
    """ROAM-SEAT-5: all seats are told the same squares."""
    state = given({"players": 4}, {"tokens": {"r0c1": ["blue"], "r4c5": ["yellow"]}})
    assert [state.view(seat)["tokens"] for seat in range(4)] == [{"r0c1": [0], "r4c5": [3]}] * 4


def test_the_anchor_is_the_first_solid_square_in_reading_order() -> None:
    """ROAM-PAT-4: of `oX / oX` it is the one in the upper right."""
    state = given({**BASIC, "borders": ["W", "N"]}, {"players": {"blue": {"party": _with("loc-04")}}})
    do(state, "activate card=loc-04", "place anchor=r3c3")
    assert state.position()["tokens"] == {"r3c3": ["blue"], "r3c2": ["blue"]}


def test_number_of_legal_anchors() -> None:
    """ROAM-PAT-6, ROAM-PAT-5, ROAM-TURN-4: (7 - h)(7 - w) for every card and direction, whatever tokens lie there."""
    components = roam().components
    for i, card in enumerate(components.cards):
        solid = [(y, x) for y, row in enumerate(card.pattern) for x, mark in enumerate(row) if mark == "X"]
        h = max(y for y, _ in solid) - min(y for y, _ in solid) + 1
        w = max(x for _, x in solid) - min(x for _, x in solid) + 1
        for quarters in range(4):
            assert len(components.anchors[i * 4 + quarters]) == (7 - h) * (7 - w) >= 16
    crowded: Json = {name: ["red"] for name in SQUARE_NAMES[::2]}
    state = given(BASIC, {"tokens": crowded})
    do(state, "activate card=start-blue-1")
    assert len(state.legal()) == 25


def _with(card: str) -> Json:
    return ["start-blue-1", "start-blue-2", "start-blue-3", card]


def _seen(cells: Json, k: int) -> set[tuple[int, int]]:
    assert isinstance(cells, list)
    found: set[tuple[int, int]] = set()
    for cell in cells:
        assert isinstance(cell, list)
        dr, dc = cell
        assert isinstance(dr, int)
        assert isinstance(dc, int)
        found.add(turned(dr, dc, 4 - k))
    return found
