"""Who sees the tiles that are taken, drawn, sent and lost.  ICE1-COL-8, ICE1-SNW-1, ICE1-ART-7, ICE1-INF-1"""

from __future__ import annotations

from typing import Final

import pytest

from nunatak.engine import Json, JsonObject, Options, Witness
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import do, given

INCANDESCENTS: Final = 0
OTHERS: Final = [None, 1, 2, 3]
TABLE: Final[Options] = {
    "players": 4,
    "first": "1",
    "guilds": ["incandescents", "alchemists", "striders", "cryoarchitects"],
}


def told(s: FirstIceState, *actions: str) -> list[list[JsonObject]]:
    """What everybody hears of these actions: spectators first, then seat by seat."""
    s.witness = Witness()
    do(s, *actions)
    events = s.witness.take_events()
    return [[event.data() for event in events if event.seen_by(seat)] for seat in (None, 0, 1, 2, 3)]


def player(s: FirstIceState, viewer: int | None, seat: int) -> JsonObject:
    players = s.view(viewer)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def digging(tiles: dict[str, Json], **more: Json) -> FirstIceState:
    """The Incandescents on S26 with two archaeologists, S27 beside them."""
    return given(
        TABLE,
        {
            "active": "incandescents",
            "tiles": {"S25": "blank", "S48": None, **tiles},
            "crew": {"S26": 2},
            "camps": [],
            "tokens": {"activation": "obliteration"},
            "players": {"incandescents": {"leader": "S26", "ep": 5, **more}},
        },
    )


def test_a_lost_tile_is_shown_to_nobody() -> None:
    """ICE1-COL-8, ICE1-SNW-20, ICE1-ART-13: whatever effect it had, all see the same, also who did it."""
    for actions in (
        ["play tile=explosive_rune", "destroy tile=S27"],
        ["trigger type=obliteration with=token", "destroy tile=S27"],
    ):
        one = digging({"S27": "blank/wreck"}, hand=["explosive_rune"])
        other = digging({"S27": "blank/ice_manta"}, hand=["explosive_rune"])
        assert told(one, *actions) == told(other, *actions)
        for viewer in (None, 0, 1, 2, 3):
            assert one.view(viewer) == other.view(viewer)
        assert one.view(0)["bag"] == len(one.snow_discard)


def test_a_lost_artifact_keeps_its_form_to_itself() -> None:
    """ICE1-COL-8, ICE1-EXC-3: the cover that falls with an excavation."""
    seen = []
    for form in (1, 2):
        s = given(
            TABLE,
            {
                "active": "incandescents",
                "left": {"snow": [], "surface": ["U19", "U20"]},
                "tiles": {
                    "U19": f"surface-exalted-{form}",
                    "U20": "surface-harmony-1",
                    "I15": "intermediate-harmony-1-a1",
                },
                "crew": {"I15": 3},
                "camps": [],
                "players": {"incandescents": {"leader": "I15", "ep": 5}},
            },
        )
        heard = told(s, "excavate")
        seen.append((heard, [s.view(viewer) for viewer in (None, 0, 1, 2, 3)]))
    assert seen[0] == seen[1]


def test_a_snow_tile_in_the_hand_is_its_owners_secret() -> None:
    """ICE1-SNW-1: the others learn the number; the owner the effect, and the landscape no longer matters."""
    one = digging({"S26": "blank/wreck"})
    other = digging({"S26": "blank/ice_manta"})
    heard = told(one, "excavate"), told(other, "excavate")
    for viewer in OTHERS:
        place = 0 if viewer is None else viewer + 1
        assert heard[0][place] == heard[1][place]
        assert one.view(viewer) == other.view(viewer)
        assert player(one, viewer, INCANDESCENTS)["hand"] == 1
    assert player(one, INCANDESCENTS, INCANDESCENTS)["hand_tiles"] == ["wreck"]
    assert player(other, INCANDESCENTS, INCANDESCENTS)["hand_tiles"] == ["ice_manta"]
    tunnel = digging({"S26": "tunnel/wreck"})
    do(tunnel, "excavate")
    assert player(tunnel, INCANDESCENTS, INCANDESCENTS) == player(one, INCANDESCENTS, INCANDESCENTS)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_turned_artifacts_lie_open(viewer: int | None) -> None:
    """ICE1-ART-7: a used slot shows its artifacts and their anima, to everybody."""
    s = given(
        TABLE,
        {
            "active": "incandescents",
            "left": {"snow": [], "surface": []},
            "crew": {},
            "camps": [],
            "players": {
                "incandescents": {
                    "ep": 3,
                    "slots": {"achievement": ["surface-achievement-1", "surface-achievement-2"]},
                    "city": ["surface-harmony-1"],
                }
            },
        },
    )
    do(s, "trigger type=achievement with=slot")
    slots = player(s, viewer, INCANDESCENTS)["slots"]
    assert isinstance(slots, dict)
    slot = slots["achievement"]
    assert isinstance(slot, dict)
    assert slot["artifacts"] == ["surface-achievement-1", "surface-achievement-2"]
    assert (slot["anima"], slot["used"]) == (2, True)


def test_the_city_lies_face_down() -> None:
    """ICE1-CTY-1: others see how many artifacts were sent and what tokens came back, not which."""
    seen = []
    for form in (1, 2):
        s = given(
            TABLE,
            {
                "active": "incandescents",
                "left": {"snow": [], "surface": []},
                "crew": {},
                "camps": [],
                "players": {"incandescents": {"ep": 3, "rp": 0, "city": [f"surface-harmony-{form}"]}},
            },
        )
        assert player(s, INCANDESCENTS, INCANDESCENTS)["city_artifacts"] == [f"surface-harmony-{form}"]
        seen.append([s.view(viewer) for viewer in OTHERS])
        assert player(s, 1, INCANDESCENTS)["city"] == 1
    assert seen[0] == seen[1]


def test_the_alchemists_alone_see_what_they_draw() -> None:
    """ICE1-GLD-14: the others hear how many tiles were drawn, and see the artifact only when it is kept."""
    s = given(
        TABLE,
        {
            "active": "alchemists",
            "tiles": {"S01": None, "S05": None, "S06": None, "U01": None},
            "crew": {},
            "bag": ["blank/wreck", "surface-harmony-1"],
            "players": {"alchemists": {"ep": 3, "hand": ["blank/ice_manta", "blank/ice_yacht"]}},
        },
    )
    heard = told(s, "distill")
    assert heard[0] == heard[2] == [{"kind": "distilled", "seat": 1, "count": 2}]
    for viewer in (None, 0, 1, 2, 3):
        assert s.view(viewer)["drawn"] == 2
        assert ("drawn_tiles" in s.view(viewer)) == (viewer == 1)
    heard = told(s, "keep tile=wreck")
    assert heard[0] == [{"kind": "kept", "seat": 1}]
