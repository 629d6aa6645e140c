"""In a team a tile may be given up "at any time": asking before each turn of another player is enough.  ICE1-COO-8

What happens within that turn changes neither what it costs nor what it brings, so nobody gains by waiting.
"""

from __future__ import annotations

import random
from typing import Final

from nunatak.engine import JsonObject, Witness
from nunatak.games.ice.first.snow.cashing import cash, cashable
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import given

# Without Alchemists, and with flakes left, nothing is drawn from the bag within a turn: what lies there is open to all.
TEAM: Final[JsonObject] = {
    "players": 3,
    "mode": "cooperative",
    "first": "1",
    "guilds": ["navigators", "striders", "cryoarchitects"],
}
# Wrecks give EP to others; the tracks are full enough for some of that to be lost.
DEALT: Final[JsonObject] = {
    "active": "navigators",
    "tiles": dict.fromkeys(["S01", "S02", "S03", "S04", "S05", "S06", "S10"]),
    "players": {
        "navigators": {"ep": 6, "hand": ["boreal_smilodon", "wreck"]},
        "striders": {"ep": 7, "hand": ["wreck", "storm_whistle", "stone_of_charisma"]},
        "cryoarchitects": {"ep": 6, "hand": ["wreck", "storm_whistle"]},
    },
}


def picture(s: FirstIceState) -> JsonObject:
    """The position, but for what is asked, what the bookkeeping of a turn counts, and the unknown order of the bag."""
    told = s.position()
    bag = told["bag"]
    assert isinstance(bag, list)
    return {**told, "steps": [], "disclosed": 0, "fresh": 0, "bag": sorted(bag, key=str)}


def given_up_now(s: FirstIceState, seat: int, face: int) -> JsonObject:
    """The position in which the tile has been given up at this very moment."""
    later = s.copy()
    cash(later, seat, face)
    return picture(later)


class Tally:
    """What the samples have come across."""

    def __init__(self) -> None:
        self.moments = 0
        self.gifts = 0


def compare(s: FirstIceState, chooser: random.Random, tally: Tally) -> None:
    """Gives a tile up when asked, and at every later moment of the other player's turn: it comes to the same."""
    asked = s.steps[-1]
    seat, actions = asked.seat, s.c.actions
    face = chooser.choice(cashable(s, seat))
    early, late = s.copy(), s.copy()
    early.apply(actions.cash.base + face)
    if early.steps[-1].name == "offer" and early.steps[-1].seat == seat:
        early.apply(actions.go_on.base)
    late.apply(actions.go_on.base)
    before = late.ep[seat]
    while late.steps and late.active == s.active and late.steps[-1].name != "exploration":
        assert picture(early) == given_up_now(late, seat, face)
        tally.moments += 1
        if late.steps[-1].name == "offer" and late.steps[-1].seat == seat:
            break  # the next turn begins, and the player is asked again
        action = chooser.choice(late.legal())
        early.apply(action)
        late.apply(action)
    tally.gifts += late.ep[seat] > before


def test_it_comes_to_the_same_whether_a_tile_is_given_up_before_a_turn_or_within_it() -> None:
    tally = Tally()
    for seed in range(40):
        chooser = random.Random(seed)
        s = given(TEAM, DEALT)
        for _ in range(60):
            if s.steps[-1].name == "offer" and cashable(s, s.steps[-1].seat):
                compare(s, chooser, tally)
                s.apply(s.c.actions.go_on.base)
            else:
                s.apply(chooser.choice(s.legal()))
    assert tally.moments > 500
    assert tally.gifts > 10


def test_everybody_is_asked_before_every_turn_of_another_as_long_as_their_day_lasts() -> None:
    """Whoever holds tiles and has EP; nobody before the own turn, where tiles are given up as an action."""
    turns = 0
    for seed in range(20):
        chooser = random.Random(seed)
        s = given(TEAM, DEALT)
        s.witness = Witness()
        for _ in range(60):
            s.apply(chooser.choice(s.legal()))
            begun = [event for event in s.witness.take_events() if event.kind == "turn"]
            due = [seat for seat in s.agreed.clockwise_from(s.active)[1:] if s.hand[seat] and s.ep[seat]]
            for seat in due if begun else []:
                assert (s.steps[-1].name, s.steps[-1].seat) == ("offer", seat)
                s.apply(s.c.actions.go_on.base)
            assert s.steps[-1].name != "offer"
            turns += len(begun)
    assert turns > 200
