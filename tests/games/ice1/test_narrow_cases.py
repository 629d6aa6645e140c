"""Cases in which a small slip would change something that other tests do not look at."""

from __future__ import annotations

from tests.games.ice1.table import FOUR, given


def test_no_camp_seeks_a_refuge_ice1_gld_12() -> None:
    """ICE1-GLD-12: the Navigators have followers, and none of the second edition's camps that do."""
    assert given(FOUR).camp_fell_from() < 0
