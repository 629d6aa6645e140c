"""The even distribution, against its definition.  ICE2-EXC-50 to ICE2-EXC-55"""

from __future__ import annotations

from itertools import product

from hypothesis import given as try_with
from hypothesis import strategies as st

from nunatak.games.ice.steps.distribution import even_rooms
from tests.games.ice2.table import FOUR, given


def legal_by_definition(present: list[int], pieces: int) -> set[tuple[int, ...]]:
    """ICE2-EXC-51, word for word."""
    found: set[tuple[int, ...]] = set()
    for added in product(range(pieces + 1), repeat=len(present)):
        totals = [e + x for e, x in zip(present, added, strict=True)]
        if sum(added) == pieces and all(
            added[i] == 0 or totals[i] <= totals[j] + 1 for i in range(len(present)) for j in range(len(present))
        ):
            found.add(added)
    return found


def legal_by_rooms(present: list[int], pieces: int) -> set[tuple[int, ...]]:
    """What the questions of the engine can end in."""
    room, more, may_have_more = even_rooms(present, pieces)
    found: set[tuple[int, ...]] = set()
    for extra in product(*([(0, 1) if may else (0,) for may in may_have_more])):
        if sum(extra) == more:
            found.add(tuple(r + x for r, x in zip(room, extra, strict=True)))
    return found


@try_with(st.lists(st.integers(0, 5), min_size=1, max_size=4), st.integers(0, 7))
def test_every_legal_distribution_and_no_other(present: list[int], pieces: int) -> None:
    """ICE2-EXC-51, ICE2-EXC-52"""
    assert legal_by_rooms(present, pieces) == legal_by_definition(present, pieces)


def test_examples() -> None:
    """ICE2-EXC-55, ICE2-EX-30, ICE2-EX-31"""
    assert legal_by_rooms([2, 0, 0], 3) == {(0, 2, 1), (0, 1, 2)}
    assert legal_by_rooms([5, 0, 0], 3) == {(0, 2, 1), (0, 1, 2)}
    assert legal_by_rooms([1, 0, 0], 1) == {(0, 1, 0), (0, 0, 1)}
    assert legal_by_rooms([3, 0, 1], 2) == {(0, 2, 0), (0, 1, 1)}
    assert legal_by_rooms([1, 1, 0], 3) == {(1, 1, 1), (0, 1, 2), (1, 0, 2)}
    assert legal_by_rooms([0, 0, 0], 4) == {(2, 1, 1), (1, 2, 1), (1, 1, 2)}


def test_a_leader_may_go_to_a_place_that_is_filled_last() -> None:
    """ICE2-EXC-53: with one explorer on F18 and three to come, the leader may still be the one that joins it."""
    state = given(
        FOUR,
        {
            "active": "striders",
            "tiles": {"S26": "blank/wreck", "S25": None},
            "crew": {"S26": 2, "F18": 1},
            "white_camps": [],
            "tokens": {"crampons": 0},
            "players": {"striders": {"leader": "S26", "hand": []}},
        },
    )
    space = state.game().space
    state.apply(space.parse_text("excavate"))
    state.apply(space.parse_text("go_on"))
    state.apply(space.parse_text("put at=F18"))
    board = state.c.site.board
    assert [state.crew[board.index[name]] for name in ("F18", "F19", "F25")] == [1, 1, 1]
