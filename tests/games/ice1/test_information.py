"""Who sees what: the table of section 16, in views, events and imagined deals.  ICE1-INF-1, ICE1-COO-9"""

from __future__ import annotations

import re
from typing import Final

import pytest

from nunatak.engine import Chance, Event, Json, JsonObject, Options, Witness, canonical
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import FIRST_FACES
from tests.games.ice1.table import FOUR, do, given, ice, legal
from tests.games.ice1.test_modes import before_the_edifice, finish

FACE: Final = re.compile("|".join(FIRST_FACES))
ARTIFACT: Final = re.compile(r"(?:surface|intermediate|deep)-[a-z]+(?:-\d)?(?:-a\d)?")
REQUEST: Final = re.compile(r"RQ\d\d")
# The Striders have something of everything that is hidden; a few tiles are gone, so that they can have it.
SECRETS: Final[JsonObject] = {
    "active": "striders",
    "camps": [],
    "crew": {"U19": 2},
    "left": {
        "snow": [f"S{number:02}" for number in range(1, 38) if number not in (19, 26, 27)],
        "surface": [f"U{number:02}" for number in range(1, 34)],
    },
    "tiles": {"U19": "surface-harmony-1", "S01": "fault/wreck"},
    "players": {
        "striders": {
            "leader": "U19",
            "ep": 5,
            "rp": 4,
            "planned": True,
            "hand": ["ice_manta"],
            "requests": ["RQ01", "RQ11"],
            "slots": {"exalted": ["surface-exalted-2"]},
            "used": ["exalted"],
            "city": ["surface-exalted-3"],
        }
    },
}


def player(s: FirstIceState, seat: int, viewer: int | None) -> JsonObject:
    """What a viewer sees of a player."""
    players = s.view(viewer)["players"]
    assert isinstance(players, list)
    told = players[seat]
    assert isinstance(told, dict)
    return told


def tile(s: FirstIceState, name: str, viewer: int | None = None) -> Json:
    """What a viewer sees of a tile."""
    tiles = s.view(viewer)["tiles"]
    assert isinstance(tiles, dict)
    return tiles[name]


def test_backs_of_tiles() -> None:
    """ICE1-INF-1: landscape and orientation of snow, the type of an open artifact, nothing of a covered one."""
    s = given(FOUR, SECRETS)
    for viewer in (None, 0, 1):
        assert tile(s, "U19", viewer) == {"type": "harmony"}
        assert tile(s, "U01", viewer) is None
        assert tile(s, "E04", viewer) is None
        back = tile(s, "S01", viewer)
        assert isinstance(back, dict)
        assert set(back) == {"landscape", "fault", "sides"}


def test_an_edifice_is_seen_when_nothing_covers_it_any_more() -> None:
    """ICE1-INF-1"""
    s = before_the_edifice(FOUR, {"striders": {"leader": "D10"}})
    name = s.c.tile_name[s.terrain.tile[s.c.site.board.index["E04"]]]
    for viewer in (None, 0, 1):
        assert tile(s, "E04", viewer) == {"edifice": None}
        assert name not in canonical(s.view(viewer)).decode()
    do(s, "excavate")
    for viewer in (None, 0, 1):
        assert tile(s, "E04", viewer) == {"edifice": name}
        assert tile(s, "E07", viewer) == {"edifice": None}
        assert s.view(viewer)["edifices"] == [name]


def test_what_everybody_sees_of_a_player() -> None:
    """ICE1-INF-1: guild board with what is used, EP, RP, the planning token, and how many of everything."""
    s = given(FOUR, SECRETS)
    for viewer in (None, 0, 1):
        told = player(s, 0, viewer)
        assert (told["ep"], told["rp"], told["planned"]) == (5, 4, True)
        assert (told["hand"], told["requests"], told["city"]) == (1, 2, 1)
        slots = told["slots"]
        assert isinstance(slots, dict)
        assert slots["exalted"] == {"artifacts": ["surface-exalted-2"], "anima": 1, "used": True, "ready": False}


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_what_only_the_owner_sees(mode: str) -> None:
    """ICE1-INF-1, ICE1-COO-9: hand, requests, City, and what follows from them; also when they play together."""
    s = given({**FOUR, "mode": mode}, SECRETS)
    for viewer in (None, 0, 1):
        told = player(s, 0, viewer)
        own = viewer == 0
        assert told.get("hand_tiles") == (["ice_manta"] if own else None)
        assert told.get("hand_requests") == (["RQ01", "RQ11"] if own else None)
        assert told.get("city_artifacts") == (["surface-exalted-3"] if own else None)
        for name in ("score", "breakdown", "near", "means"):
            assert (told.get(name) is not None) is own
        decrees = s.view(viewer)["decrees"]
        assert isinstance(decrees, list)
        assert len(decrees) == 3
        for decree in decrees:
            assert isinstance(decree, dict)
            assert isinstance(decree["scores"], list)
            assert [score is not None for score in decree["scores"]] == [seat == viewer for seat in range(4)]


def test_in_the_end_cities_and_requests_lie_open() -> None:
    """ICE1-INF-1, ICE1-SCO-1: to everybody, when the scoring begins."""
    over: list[Json] = [f"LB{number}" for number in range(1, 7)]
    s = given(FOUR, {**SECRETS, "day": 7, "logbook": [], "logbook_used": over})
    s.ep = [1, 0, 0, 0]
    do(s, "send_back")
    assert player(s, 0, 1).get("city_artifacts") is None
    finish(s)
    for viewer in (None, 1):
        told = player(s, 0, viewer)
        assert (told["city_artifacts"], told["hand_requests"]) == (["surface-exalted-3"], ["RQ01", "RQ11"])
        assert told["score"] == s.scores()[0]


LIKED: Final = ("excavate", "play", "consult", "send", "distill")


def some_game(options: Options, seed: int) -> tuple[list[FirstIceState], list[Event]]:
    """States on the way through a game of people who like to dig and to read, and everything told."""
    witness = Witness()
    s = ice().new(options, seed, witness)
    chooser = Chance(seed)
    states: list[FirstIceState] = []
    events: list[Event] = []
    decisions = 0
    while not s.is_over():
        offered = s.legal()
        texts = legal(s)
        wanted = [i for i, text in enumerate(texts) if text.split()[0] in LIKED]
        s.apply(offered[chooser.choice(wanted)] if wanted and chooser.below(3) else chooser.choice(offered))
        events += witness.take_events()
        decisions += 1
        if decisions % 25 == 0 and s.steps and s.steps[0].name != "tally":  # until everything is laid open
            states.append(s.copy())
    return states, events


GAMES: Final[list[Options]] = [{"players": 3}, {"players": 3, "draft": True, "edifices": ["ED10", "ED01"]}]


def own(s: FirstIceState, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Artifacts, requests and snow tiles that only this seat sees: its own, and what it is drawing."""
    artifacts, cards, tiles = s.hold[seat], s.requests[seat], s.hand[seat]
    if seat == s.active:
        artifacts = artifacts + [tile for tile in s.market if tile >= s.c.snow]
        tiles = tiles + [tile for tile in s.market if tile < s.c.snow]
        cards = cards + s.row
    return artifacts, cards, tiles


@pytest.mark.parametrize("options", GAMES, ids=["plain", "with edifices"])
def test_no_view_names_what_it_must_not(options: Options) -> None:
    """ICE1-INF-1: faces, forms and cards appear in a view only as far as they are public or the viewer's own."""
    states, _ = some_game(options, 3)
    assert len(states) > 8
    for s in states:
        public = {s.c.tile_name[tile] for slot in s.slots for tile in slot}
        if s.unplaced >= 0:
            public.add(s.c.tile_name[s.unplaced])
        for viewer in (None, 0, 1, 2):
            text = canonical(s.view(viewer)).decode()
            city, cards, tiles = ([], [], []) if viewer is None else own(s, viewer)
            artifacts = public | {s.c.tile_name[tile] for tile in city}
            assert set(ARTIFACT.findall(text)) <= artifacts
            assert set(REQUEST.findall(text)) <= {s.c.requests[card].name for card in cards}
            assert set(FACE.findall(text)) <= {FIRST_FACES[s.faces[tile]] for tile in tiles}


# What an event may name to everybody: played and given-up tiles; taken artifacts; what is open in the scoring.
NAMES_FACES: Final = {"played", "cashed"}
NAMES_ARTIFACTS: Final = {"excavated", "rescued", "kept", "city"}
NAMES_REQUESTS: Final = {"city", "validated"}
PRIVATE: Final = {
    "requests_dealt", "dropped_card", "register", "picked_card", "passed_on", "sent_artifact", "found", "unpaid",
}  # fmt: skip


def test_no_event_tells_what_it_must_not() -> None:
    """ICE1-INF-1, ICE1-COL-8: what one finds, draws, keeps or sends is told to that player only."""
    kinds: set[str] = set()
    for options in GAMES:
        _, events = some_game(options, 3)
        for event in events:
            kinds.add(event.kind)
            text = str(event.facts)
            if event.kind in PRIVATE:
                assert event.seats == (event.facts["seat"],)
                continue
            assert event.seats is None
            assert not FACE.findall(text) or event.kind in NAMES_FACES, event.kind
            assert not ARTIFACT.findall(text) or event.kind in NAMES_ARTIFACTS, event.kind
            assert not REQUEST.findall(text) or event.kind in NAMES_REQUESTS, event.kind
    assert kinds >= PRIVATE


def test_bag_and_decks_are_numbers() -> None:
    """ICE1-INF-1: how many are in the bag, in the discard and in the decks; unused decrees are nowhere."""
    s = given(FOUR, SECRETS)
    told = s.view(0)
    assert told["bag"] == len(s.snow_discard) + len(s.artifact_discard)
    assert told["request_discard"] == len(s.request_discard)
    assert told["request_deck"] == len(s.request_deck) - s.requests_dealt
    assert told["logbook"] == {"cards": [], "left": 6}
    unused = [s.c.decrees[number].name for number in s.decrees[3:]]
    assert not [name for name in unused if name in str(told["decrees"])]


@pytest.mark.parametrize("first_steps", [False, True])
def test_the_order_of_the_logbook(first_steps: bool) -> None:
    """ICE1-INF-1: hidden; known in First Steps."""
    s = ice().new({**FOUR, "first_steps": first_steps}, 1)
    orders = {tuple(ice().redeal(s, 0, Chance(number)).logbook) for number in range(20)}
    assert orders == {tuple(s.logbook)} if first_steps else len(orders) > 10
