"""Cases in which a small slip would change something that other tests do not look at."""

from __future__ import annotations

import pytest

from nunatak.engine import Refusal, State
from nunatak.games.ice.components.words import TYPES
from tests.games.ice2.table import FOUR, do, given, legal


def test_a_type_is_studied_once_its_token_is_there_ice2_act_41() -> None:
    """ICE2-ACT-41: that type and no other, that player and no other; a token turned over has been studied too."""
    s = given(FOUR, {"players": {"striders": {"study": ["harmony"]}}})
    s.turned[0] = s.study[0]
    known = [(seat, TYPES[kind]) for seat in range(4) for kind in range(5) if s.studied(seat, kind)]
    assert known == [(0, "harmony")]


def test_a_group_over_a_single_region_comes_down_unasked_ice2_exc_43() -> None:
    """ICE2-EXC-43, ICE2-EXC-50: freed by a crampon the leader may choose, but below D15 there is Z0 only."""
    s = given(
        FOUR,
        {
            "day": 1,
            "active": "striders",
            "white_camps": [],
            "left": {"snow": [], "surface": []},
            "crew": {"D15": 1},
            "players": {"striders": {"leader": "D15", "hand": []}},
        },
    )
    do(s, "excavate", "crampon")
    assert legal(s) == ["end_turn"]
    assert (s.name(s.leader[0]), s.held_crew) == ("Z0", 0)


def test_a_refuge_is_refused_for_what_stands_there_or_for_how_far_it_is_ice2_gld_15() -> None:
    """ICE2-GLD-15, ICE2-GLD-16: on a snow tile without a camp, next to the lost one while there is one."""
    s = given(
        {"players": 2, "first": "2", "guilds": ["navigators", "incandescents"]},
        {
            "day": 1,
            "active": "incandescents",
            "tiles": {"S26": "blank/ice_manta", "F18": "surface-achievement-1"},
            "crew": {"S26": 2},
            "white_camps": ["S27"],
            "players": {"navigators": {"camp": "S26"}, "incandescents": {"leader": "S26", "hand": []}},
        },
    )
    do(s, "excavate", "go_on", "put at=F18")
    reasons = [why_not(s, f"put at={tile}") for tile in ("S48", "S27")]
    assert reasons == ["ice2-refuse-refuge-adjacent", "ice2-refuse-refuge-taken"]


def why_not(state: State, action: str) -> str:
    """The reason for which an action is refused."""
    with pytest.raises(Refusal) as caught:
        state.apply(state.game().space.parse_text(action))
    return caught.value.reason
