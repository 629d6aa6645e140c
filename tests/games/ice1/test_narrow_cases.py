"""Cases in which a small slip would change something that other tests do not look at."""

from __future__ import annotations

from nunatak.engine import JsonObject
from tests.games.ice1.table import FOUR, given, refused


def test_no_camp_seeks_a_refuge_ice1_gld_12() -> None:
    """ICE1-GLD-12: the Navigators have followers, and none of the second edition's camps that do."""
    assert given(FOUR).camp_fell_from() < 0


def test_a_whistle_that_has_snow_but_no_place_for_it_ice1_snw_21() -> None:
    """ICE1-SNW-21, ICE1-EXH-3: the place is what is missing, whether the snow comes from the flakes or from the bag."""
    hands: JsonObject = {"striders": {"hand": ["storm_whistle"]}}
    s = given(FOUR, {"day": 1, "active": "striders", "tiles": {"S26": None}, "players": hands})
    board = s.c.site.board
    s.wyvern = board.rests_on[board.index["S26"]][0]  # nobody may bury it
    assert refused(s, "play tile=storm_whistle") == "ICE1-SNW-21"
    s.snow_discard, s.flakes = [*s.snow_discard, *s.flakes], []
    assert refused(s, "play tile=storm_whistle") == "ICE1-SNW-21"
    s.snow_discard = []
    assert refused(s, "play tile=storm_whistle") == "ICE1-EXH-3"
