"""Cases in which a small slip would change something that other tests do not look at."""

from __future__ import annotations

from nunatak.games.ice.components.words import TYPES
from tests.games.ice2.table import FOUR, given


def test_a_type_is_studied_once_its_token_is_there_ice2_act_41() -> None:
    """ICE2-ACT-41: that type and no other, that player and no other; a token turned over has been studied too."""
    s = given(FOUR, {"players": {"striders": {"study": ["harmony"]}}})
    s.turned[0] = s.study[0]
    known = [(seat, TYPES[kind]) for seat in range(4) for kind in range(5) if s.studied(seat, kind)]
    assert known == [(0, "harmony")]
