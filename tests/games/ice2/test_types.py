"""What is said of one type holds for all five.  ICE2-TER-10"""

from __future__ import annotations

import pytest

from nunatak.engine import JsonObject
from nunatak.games.ice.components.words import TYPES
from nunatak.games.ice.types.words import ArtifactType
from tests.games.ice2.table import FOUR, do, given, legal, refused

# F19 lies open; the corner around F37 is gone, so that a player can hold a surface artifact.
OPEN: JsonObject = dict.fromkeys(("S19", "S26", "S27", "S42", "S47", "S48", "F37"))


def standing_on(kind: str, active: str, player: JsonObject) -> JsonObject:
    """A position with a leader on an uncovered surface artifact of a type; everybody else is elsewhere."""
    return {
        "day": 1,
        "active": active,
        "tiles": {**OPEN, "F19": f"surface-{kind}-1"},
        "crew": {"F18": 1},
        "players": {active: {"leader": "F19", "ep": 4, **player}},
    }


@pytest.mark.parametrize("kind", TYPES)
def test_each_talisman_excavates_its_own_type(kind: str) -> None:
    """ICE2-SNO-29, ICE2-EXC-31"""
    for other in TYPES:
        s = given(FOUR, standing_on(kind, "striders", {"hand": [f"talisman_{other}"]}))
        if other != kind:
            assert refused(s, f"play tile=talisman_{other}") == "ICE2-SNO-29"
            continue
        do(s, f"play tile=talisman_{kind}")
        assert [len(slot) for slot in s.slots[:5]] == [int(name == kind) for name in TYPES]
        assert (s.ep[0], s.spent) == (4, 0)


@pytest.mark.parametrize("kind", TYPES)
def test_each_type_can_be_studied_and_activated(kind: ArtifactType) -> None:
    """ICE2-ACT-40, ICE2-GLD-20"""
    s = given(FOUR, standing_on(kind, "incandescents", {}))
    assert [action for action in legal(s) if action.startswith("activate")] == [f"activate type={kind}"]
    do(s, "study", f"activate type={kind}")
    assert s.study[1] == 1 << TYPES.index(kind)
    tokens = s.position()["tokens"]
    assert isinstance(tokens, dict)
    assert tokens["activation"] == kind


@pytest.mark.parametrize("kind", ["achievement", "exalted", "obliteration"])
def test_each_effect_between_actions_by_each_means(kind: str) -> None:
    """ICE2-ART-20, ICE2-GLD-21, ICE2-SNO-31: from the slot, by token, by gem, each for its own type only."""
    player: JsonObject = {"hand": ["anima_gem"], "slots": {kind: [f"surface-{kind}-2"]}}
    position = standing_on(kind, "incandescents", player)
    s = given({**FOUR, "blessing": True}, {**position, "tokens": {"activation": kind}})
    triggers = [action for action in legal(s) if action.startswith("trigger")]
    assert triggers == [f"trigger type={kind} with={means}" for means in ("slot", "token", "gem")]


@pytest.mark.parametrize("kind", TYPES)
def test_each_type_needs_its_own_anima(kind: ArtifactType) -> None:
    """ICE2-ART-2, ICE2-ART-3: two artifacts, or one and the study token of the same type."""
    i = TYPES.index(kind)
    for slot, study, ready in (
        ([1, 2], [], True),
        ([1], [kind], True),
        ([1], [other for other in TYPES if other != kind], False),
        ([], [kind], False),
    ):
        artifacts = [f"surface-{kind}-{form}" for form in slot]
        position: JsonObject = {
            "left": {"snow": [], "surface": []},
            "players": {"cryoarchitects": {"slots": {kind: [*artifacts]}, "study": [*study]}},
        }
        s = given(FOUR, position)
        assert [s.slot_ready(3, other) for other in range(5)] == [other == i and ready for other in range(5)]
