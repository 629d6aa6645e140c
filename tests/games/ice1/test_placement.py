"""Explorers put down after an excavation: every outcome that the questions can end in.  ICE1-PLC"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import FOUR, do, given

BELOW = ("U18", "U19", "U25")  # what lies under S26


def before(present: tuple[int, ...], pieces: int) -> FirstIceState:
    """The Cryo-Architects' leader and pieces - 1 archaeologists on S26; some explorers below it already."""
    crew: dict[str, Json] = {cell: count for cell, count in zip(BELOW, present, strict=True) if count}
    if pieces > 1:
        crew["S26"] = pieces - 1
    position: JsonObject = {
        "active": "cryoarchitects",
        "camps": [],
        "tiles": {"S26": "blank/wreck", "S19": None, "S25": None, "S33": None},
        "crew": crew,
        "players": {"cryoarchitects": {"leader": "S26", "ep": 5}},
    }
    return given(FOUR, position)


def outcomes(s: FirstIceState) -> list[tuple[tuple[int, ...], str]]:
    """Every way to answer until the turn goes on: explorers on each cell, and where the leader is."""
    if s.steps[-1].name == "turn":
        cells = [s.c.site.board.index[name] for name in BELOW]
        return [(tuple(s.explorers(cell) for cell in cells), s.name(s.leader[3]))]
    found: list[tuple[tuple[int, ...], str]] = []
    for action in s.legal():
        other = s.copy()
        other.apply(action)
        found += outcomes(other)
    return found


@pytest.mark.parametrize(
    ("present", "pieces", "added"),
    [
        ((0, 0, 0), 3, {(1, 1, 1)}),
        ((0, 1, 0), 2, {(1, 0, 1)}),
        ((2, 0, 0), 4, {(0, 2, 2)}),
        ((1, 0, 0), 1, {(0, 1, 0), (0, 0, 1)}),
        ((3, 0, 1), 3, {(0, 2, 1)}),
        ((1, 1, 0), 2, {(0, 0, 2), (0, 1, 1), (1, 0, 1)}),
        ((0, 0, 0), 4, {(2, 1, 1), (1, 2, 1), (1, 1, 2)}),
    ],
)
def test_as_evenly_as_possible(present: tuple[int, ...], pieces: int, added: set[tuple[int, ...]]) -> None:
    """ICE1-XW-14, ICE1-PLC-1, ICE1-PLC-2, ICE1-PLC-3: the totals count; the leader may be any of those who come."""
    s = before(present, pieces)
    do(s, "excavate")
    found = {
        (tuple(now - was for now, was in zip(totals, present, strict=True)), leader) for totals, leader in outcomes(s)
    }
    assert found == {(way, BELOW[i]) for way in added for i in range(3) if way[i]}
