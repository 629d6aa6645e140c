"""Nobody leaves a request unpaid that the City could pay without having been told.  ICE1-SCO-5, ICE1-REQ-7"""

from __future__ import annotations

from nunatak.engine import Json, JsonObject, Witness
from nunatak.games.ice.first.state import FirstIceState
from tests.games.ice1.table import do, given

TWO: JsonObject = {"players": 2, "first": "1", "guilds": ["striders", "navigators"]}


def at_the_end(requests: list[Json], city: list[Json], decrees: list[Json], **options: Json) -> FirstIceState:
    """The City of the Striders is about to pay; somebody listens."""
    position: JsonObject = {
        "left": {"snow": [], "surface": [], "intermediate": [], "deep": ["D10", "D11", "D15"]},
        "decrees": decrees,
        "day": 7,
        "active": "striders",
        "logbook": [],
        "logbook_used": ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"],
        "players": {
            "striders": {"ep": 1, "leader": None, "requests": requests, "city": city},
            "navigators": {"ep": 0, "requests": []},
        },
    }
    s = given({**TWO, **options}, position)
    s.witness = Witness()
    do(s, "send_back")
    return s


def test_going_on_names_what_the_city_could_pay() -> None:
    """Of forms as many as there are; a request that cannot be paid is not among them."""
    city: list[Json] = ["surface-achievement-1", "surface-achievement-2", "surface-harmony-1"]
    s = at_the_end(["RQ33", "RQ24", "RQ42"], city, ["DC01", "DC02", "DC08"])
    go_on = s.c.actions.go_on.base
    both = [{"request": "RQ33", "points": 4}, {"request": "RQ24", "points": 4}]
    assert s.preview(go_on) == {"unpaid": both, "dearest": both, "penalty": 2}
    assert s.preview(s.c.actions.accept.base) == {}
    s.apply(go_on)
    assert s.witness is not None
    (event,) = [event for event in s.witness.take_events() if event.kind == "unpaid"]
    assert event.facts["left"] == [{"request": "RQ33", "points": 4}, {"request": "RQ24", "points": 4}]
    assert event.seats == (0,)


def test_a_decree_and_the_archive_make_it_dearer() -> None:
    """ICE1-DEC-14, ICE1-EDI-15"""
    city: list[Json] = ["surface-achievement-1", "surface-harmony-1"]
    s = at_the_end(["RQ24"], city, ["DC10", "DC02", "DC08"], edifices=["ED06"])
    one = [{"request": "RQ24", "points": 6}]
    assert s.preview(s.c.actions.go_on.base) == {"unpaid": one, "dearest": one, "penalty": 3}
