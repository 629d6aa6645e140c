"""How many ways there are: action sequences counted to a depth, some by reasoning, some once and for all.

A number that changes means that a rule lists, asks or resolves something else than before.
"""

from __future__ import annotations

import pytest

from nunatak.engine import Json, JsonObject, Options, State, canonical
from tests.games.roam.table import BASIC, FULL, given

SLOTS: Json = ["loc-31", "loc-32", "loc-33", "loc-34", "loc-35", "loc-36"]
PLAIN: JsonObject = {
    "location_cards": {f"loc-{n}": {"coins": ["00", "00", "00"], "coin_total": 0} for n in range(31, 37)},
}
NO_COINS: JsonObject = {"slots": SLOTS, "players": {"blue": {"coins": 0}, "red": {"coins": 0}}}
WITH_ARTIFACTS: JsonObject = {
    "slots": SLOTS,
    "row": ["art-10", "art-11", "art-14", "art-15"],
    "tokens": {"r2c2": ["red"], "r3c3": ["blue"], "r2c3": ["red"]},
    "players": {
        "blue": {"coins": 2, "artifacts": ["art-01", "art-05", "art-13", "art-17", "art-21"]},
        "red": {"coins": 0},
    },
}


def perft(state: State, depth: int) -> int:
    """The number of action sequences of that length; a game that is over ends its sequence."""
    if depth == 0 or state.is_over():
        return 1
    if depth == 1:
        return len(state.legal())
    total = 0
    for action in state.legal():
        following = state.copy()
        following.apply(action)
        total += perft(following, depth - 1)
    return total


def reached(state: State, depth: int) -> int:
    """The number of different positions after that many actions."""
    layer = {canonical(state.position()): state}
    for _ in range(depth):
        following: dict[bytes, State] = {}
        for each in layer.values():
            for action in each.legal():
                copy = each.copy()
                copy.apply(action)
                following[canonical(copy.position())] = copy
        layer = following
    return len(layer)


def test_the_opening_counted_by_reasoning() -> None:
    """ROAM-PAT-6, ROAM-TURN-2, ROAM-TURN-3: no coins, so a turn is one of three cards, an anchor, the end of actions.

    L and K span 2 x 2 squares and have 25 anchors each, D spans 3 x 3 and has 16: 66 placements a turn.
    """
    state = given(BASIC, NO_COINS, PLAIN)
    anchors = 25 + 16 + 25
    assert [perft(state, depth) for depth in (1, 2, 3)] == [3, anchors, anchors]
    assert [perft(state, depth) for depth in (4, 5, 6)] == [3 * anchors, anchors**2, anchors**2]
    # The sleeper leaves two cards for the second turn. In six lines (one a slot) two Ls fill a location, three
    # tokens each; Red, who is active, is then asked for a bid and has two answers as well: pass, or bid 0.
    assert perft(state, 7) == 2 * anchors**2


def test_the_opening_leads_to_as_many_positions_as_sequences() -> None:
    """ROAM-PLACE-1: who sleeps tells the card, where the tokens lie tells the anchor."""
    state = given(BASIC, NO_COINS, PLAIN)
    assert [reached(state, depth) for depth in (1, 2, 3)] == [3, 66, 66]


def test_empty_squares_counted_by_reasoning() -> None:
    """ROAM-BUY-1, ROAM-BUY-2: K with 4 coins.

    At the anchor r0c0 both empty squares are inside: 1 + 2 answers, and after one of them filled 1 + 1.
    """
    state = given(BASIC, {**NO_COINS, "players": {"blue": {"coins": 4}, "red": {"coins": 0}}}, PLAIN)
    for action in ("activate card=start-blue-3", "place anchor=r0c0"):
        state.apply(state.game().space.parse_text(action))
    assert perft(state, 1) == 3
    # end, and Red's three cards; or one square and then end or the other square, twice.
    assert perft(state, 2) == 3 + 2 * 2
    # Red's 66 placements; or end, then Red's 3 cards, twice; or both squares, in two orders, and the end.
    assert perft(state, 3) == 66 + 2 * 3 + 2 * 1


@pytest.mark.parametrize(
    ("options", "position", "counts"),
    [
        (
            FULL,
            WITH_ARTIFACTS,
            # Three cards, three turnable cards, three movable tokens; then 69 placements with ROTATE, 3 x 6 after a
            # TURN (two cards, Early Rise, three moves), 3 + 3 + 2 steps of a token.
            [9, 69 + 18 + 8, 1021, 6650],
        ),
        (
            {**BASIC, "towers": True, "outpost": True},
            {**NO_COINS, "tokens": {"r2c2": ["red", "blue"], "r3c3": ["blue"]}},
            [3, 66, 66, 198],
        ),
        (
            {"players": 3, "first": "1"},
            {
                "slots": SLOTS,
                "players": {colour: {"coins": 3} for colour in ("blue", "red", "green")},
                "tokens": {f"r{3 + i // 2}c{i % 2}": [c] for i, c in enumerate(["blue", "red", "green"] * 2)},
            },
            # K may fill an empty square unless it lies on the explored location (8 of 50 do); one filled leaves a
            # single coin. Without that the auction asks Blue for a pass or a bid of 0 to 3.
            [3, 66, 66 + 42, 66 * 5 + 42],
        ),
    ],
)
def test_counts_kept(options: Options, position: JsonObject, counts: list[int]) -> None:
    """ROAM-ART-11, ROAM-AUC-2: artifacts at hand, towers, an auction of three; counted once."""
    state = given(options, position, PLAIN)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == counts
