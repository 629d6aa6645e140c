"""Who knows what.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine import Chance, Event, JsonObject, Options, Witness, canonical
from nunatak.games.ice.second.state import SecondIceState
from tests.games.ice2.table import FOUR, do, given, ice, legal
from tests.games.ice2.test_play import eager


def late(seed: int, decisions: int = 150) -> SecondIceState:
    """A state well into a game of eager diggers."""
    s = ice().new({"players": 3}, seed)
    chooser = Chance(seed)
    for _ in range(decisions):
        s.apply(eager(s, chooser))
    return s


def test_backs_of_open_tiles_only() -> None:
    """ICE2-INF-1, ICE2-INF-2, ICE2-INF-3: the landscape, the type; nothing of a fully covered tile; never a form."""
    s = given(FOUR, {"tiles": {"S26": None, "F19": "surface-harmony-1"}, "crew": {}})
    tiles = s.view(0)["tiles"]
    assert isinstance(tiles, dict)
    assert tiles["F19"] == {"type": "harmony"}
    assert tiles["F01"] is None
    assert "S26" not in tiles
    back = tiles["S27"]
    assert isinstance(back, dict)
    assert set(back) <= {"landscape", "fault", "sides"}


def test_hands_are_seen_by_their_owners_only() -> None:
    """ICE2-INF-5"""
    s = given(FOUR, {"tiles": {"S48": None}, "crew": {}, "players": {"striders": {"hand": ["wreck"]}}})
    for seat in (None, 0, 1):
        players = s.view(seat)["players"]
        assert isinstance(players, list)
        player = players[0]
        assert isinstance(player, dict)
        assert player["hand"] == 1
        assert ("hand_tiles" in player) == (seat == 0)
        assert ("hand_requests" in player) == (seat == 0)


def test_what_everybody_sees() -> None:
    """ICE2-INF-1, ICE2-INF-5, ICE2-INF-7: boards, tokens and sizes, but no order, no hand and no discarded tile."""
    s = given(
        {**FOUR, "expert": True},
        {
            "day": 2,
            "left": {"snow": [], "surface": []},
            "crew": {"D10": 2},
            "row": ["REQ-PRI"],
            "row_laid": True,
            "players": {
                "striders": {
                    "ep": 3,
                    "rp": 4,
                    "planned": True,
                    "leader": "D10",
                    "hand": ["wreck", "ice_manta"],
                    "requests": ["REQ-MON-ACH"],
                    "study": ["harmony", "exalted"],
                    "turned": ["exalted"],
                    "hold": ["surface-harmony-2"],
                    "slots": {"harmony": ["surface-harmony-1"]},
                    "validated": [{"request": "REQ-MON-EXA", "day": 2, "rank": 1}],
                }
            },
        },
    )
    for seat in (None, 1):
        seen = s.view(seat)
        players = seen["players"]
        assert isinstance(players, list)
        player = players[0]
        assert isinstance(player, dict)
        assert (player["ep"], player["rp"], player["planned"], player["leader"]) == (3, 4, True, "D10")
        assert (player["hand"], player["requests"], player["curse"]) == (2, 1, 1)
        assert (player["study"], player["turned"]) == (["exalted", "harmony"], ["exalted"])
        told = str(player)
        assert "surface-harmony-1" in told
        assert "surface-harmony-2" in told
        assert "REQ-MON-EXA" in told
        assert "REQ-MON-ACH" not in told
        assert "wreck" not in told
        assert seen["discard"] == {"snow": 46, "artifacts": 35}
        assert (seen["row"], seen["request_deck"]) == (["REQ-PRI"], len(s.request_deck) - s.requests_dealt)
        assert seen["crew"] == {"D10": 2}
        assert isinstance(seen["decrees"], list)
        assert len(seen["decrees"]) == 3


def test_imagined_states_look_the_same_and_differ_where_nobody_looks() -> None:
    """ICE2-INF-4, ICE2-INF-7: faces, covered tiles, forms, decks and hands are dealt anew."""
    game = ice()
    for seed in range(4):
        s = late(seed)
        pieces = game.inventory(s)
        for seat in (None, 0, 1, 2):
            seen = canonical(s.view(seat))
            others = [game.redeal(s, seat, Chance(n)) for n in range(6)]
            assert all(canonical(other.view(seat)) == seen for other in others)
            assert all(game.inventory(other) == pieces for other in others)
            assert len({tuple(other.faces) for other in others}) == 6
            assert len({tuple(other.terrain.tile) for other in others}) == 6
            assert len({tuple(other.request_deck) for other in others}) == 6
            for other in others:
                for x, tile in enumerate(s.terrain.tile):
                    if s.terrain.is_open[x]:
                        assert s.c.type_of[other.terrain.tile[x]] == s.c.type_of[tile]
                        assert s.c.landscape[other.terrain.tile[x]] == s.c.landscape[tile]
                assert other.faces[s.c.base_camp] == s.faces[s.c.base_camp]


def test_the_form_of_an_open_artifact_is_anybodys_guess() -> None:
    """ICE2-INF-2, ICE2-INF-4: its back tells the type, never the form; a taken one is known."""
    s = given(
        FOUR,
        {
            "tiles": {"S19": None, "S26": None, "S27": None, "F19": "surface-harmony-1", "S01": None, "F01": None},
            "left": {"snow": ["S20", "S28"]},
            "crew": {},
            "players": {"striders": {"slots": {"harmony": ["surface-harmony-2"]}}},
        },
    )
    cell = s.c.site.board.index["F19"]
    for seat in (None, 0, 1):
        imagined = [ice().redeal(s, seat, Chance(n)) for n in range(40)]
        tiles = [other.terrain.tile[cell] for other in imagined]
        assert {s.c.type_of[tile] for tile in tiles} == {s.c.type_of[s.terrain.tile[cell]]}
        assert {s.c.form[tile] for tile in tiles} == {1, 2, 3}
        assert all(other.slots[4] and s.c.form[other.slots[4][0]] == 2 for other in imagined)


def told(options: dict[str, object], *actions: str) -> list[Event]:
    witness = Witness()
    s = given(FOUR, options)  # type: ignore[arg-type]
    s.witness = witness
    do(s, *actions)
    return witness.take_events()


def test_a_found_snow_tile_is_told_to_its_finder_only() -> None:
    """ICE2-INF-9, ICE2-EXC-31"""
    events = told(
        {
            "active": "striders",
            "tiles": {"S26": "blank/wreck"},
            "crew": {},
            "white_camps": [],
            "players": {"striders": {"leader": "S26"}},
        },
        "excavate",
    )
    found = [event for event in events if event.kind == "found"]
    assert [event.seats for event in found] == [(0,)]
    assert all("face" not in event.facts for event in events if event.kind != "found")


def test_being_asked_betrays_nothing_about_the_hand() -> None:
    """ICE2-INF-5: window B is asked of everyone who holds any snow tile, whatever it is."""
    for face, offered in (("wreck", 2), ("rappelling_rope", 3)):
        s = given(
            FOUR,
            {
                "active": "striders",
                "tiles": {"S26": f"blank/{face}"},
                "crew": {},
                "white_camps": [],
                "players": {"striders": {"leader": "S26", "hand": []}},
            },
        )
        do(s, "excavate")
        asked = s.asked()
        assert asked is not None
        assert asked.name == "window_b"
        assert len(legal(s)) == offered


def test_a_taken_artifact_is_public_at_once() -> None:
    """ICE2-INF-8: with its form, also when its slot is used up."""
    events = told(
        {
            "active": "striders",
            "tiles": {"S26": None, "S27": None, "S19": None, "F19": "surface-harmony-2"},
            "crew": {"F19": 2},
            "players": {"striders": {"leader": "F19", "used": ["harmony"]}},
        },
        "excavate",
    )
    taken = next(event for event in events if event.kind == "excavated")
    assert taken.seats is None
    assert taken.facts["artifact"] == "surface-harmony-2"


def test_what_falls_is_discarded_unseen() -> None:
    """ICE2-INF-4, ICE2-COL-7: the event names the cells, not what lay there."""
    events = told(
        {
            "active": "striders",
            "tiles": {"S27": None, "S19": None},
            "crew": {"F19": 2},
            "white_camps": [],
            "players": {"striders": {"leader": "F19"}},
        },
        "excavate",
    )
    fallen = next(event for event in events if event.kind == "collapsed")
    assert fallen.facts == {"tiles": ["S26"]}


def disclosures(position: JsonObject, *actions: str, options: Options | None = None) -> list[bool]:
    """Whether each of the actions shows somebody something new."""
    s = given({**FOUR, **(options or {})}, {"day": 1, "active": "striders", "white_camps": [], "crew": {}, **position})
    shown = []
    for action in actions:
        before = s.disclosed
        do(s, action)
        shown.append(s.disclosed > before)
    return shown


def test_undo_stops_where_something_was_shown() -> None:
    """ICE2-INF-6, ICE2-INF-3: a tile that is played, taken, or no longer covers another; a page of the logbook."""
    striders: JsonObject = {"hand": ["wreck"]}
    assert disclosures({"tiles": {"S48": None}, "players": {"striders": striders}}, "plan", "play tile=wreck") == [
        False,
        True,
    ]
    digging: JsonObject = {"tiles": {"S26": "blank/wreck"}, "players": {"striders": {"leader": "S26"}}}
    assert disclosures(digging, "excavate", "go_on", "put at=F18") == [True, False, False]
    destroying: JsonObject = {
        "tiles": {"S01": None, "S05": None, "S06": None, "F01": None},
        "players": {"striders": {"leader": "S26", "slots": {"obliteration": ["surface-obliteration-1"]}}},
    }
    effect = ("trigger type=obliteration with=slot", "destroy tile=S26")
    assert disclosures(destroying, *effect, options={"blessing": True}) == [False, True]


def test_a_validated_request_and_a_page_of_the_logbook_are_shown() -> None:
    """ICE2-REQ-1, ICE2-SRI-5: and so is a row; declining to take from it is not."""
    position: JsonObject = {
        "day": 2,
        "tiles": {"S01": None, "S05": None, "S06": None, "F01": None},
        "logbook": ["LOG-01", "LOG-05", "LOG-03"],
        "row": ["REQ-PRI"],
        "row_laid": True,
        "players": {
            "striders": {"ep": 1, "requests": ["REQ-FRM-ACH"], "slots": {"achievement": ["surface-achievement-1"]}},
            "incandescents": {"ep": 0},
            "providers": {"ep": 0},
            "cryoarchitects": {"ep": 0},
        },
    }
    actions = ("plan", "end_turn", "go_on", "validate request=REQ-FRM-ACH")
    assert disclosures(position, *actions) == [False, False, False, True]
    assert disclosures(position, "plan", "end_turn", "go_on", "go_on") == [False, False, False, True]
    assert disclosures(position, "plan", "end_turn", "go_on", "go_on", options={"logbook": False})[-1] is False
