"""Nobody's day ends past a request that could be paid without having been told.  ICE2-SUN-3, ICE2-SUN-4"""

from __future__ import annotations

from nunatak.engine import Event, Json, JsonObject, Witness
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.types.events import Payable
from nunatak.games.ice.wording import dearest
from tests.games.ice2.table import do, given

THREE: JsonObject = {"players": 3, "first": "1", "guilds": ["striders", "incandescents", "providers"]}
# The corner around F01 is gone, so that there are tiles to hold.
GONE: JsonObject = dict.fromkeys(("S01", "S05", "S06", "S10", "S11", "S12", "F01", "F05", "F06"))


def at_sunset(day: int, requests: list[Json], slots: JsonObject, row: list[Json], **more: Json) -> SecondIceState:
    """A game before the last action of the Striders' day, with this row; somebody listens."""
    striders: JsonObject = {"ep": 1, "leader": None, "requests": requests, "slots": slots, **more}
    position: JsonObject = {
        "day": day,
        "active": "striders",
        "tiles": GONE,
        "row": row,
        "row_laid": True,
        "players": {"striders": striders},
    }
    s = given(THREE, position)
    s.witness = Witness()
    do(s, "plan", "end_turn")
    return s


def foretold(s: SecondIceState, action: str) -> JsonObject:
    """What is said of an answer before it is given."""
    return s.preview(s.game().space.parse_text(action))


def told(s: SecondIceState) -> list[Event]:
    """What has been told about requests left unpaid."""
    assert s.witness is not None
    return [event for event in s.witness.take_events() if event.kind == "unpaid"]


def test_going_on_names_what_could_be_paid_and_for_how_much() -> None:
    """The first request of the day brings a token, the second 2 RP, a third is not asked about."""
    harmony: JsonObject = {"harmony": ["surface-harmony-1", "surface-harmony-2", "surface-harmony-3"]}
    s = at_sunset(2, ["REQ-MON-HAR", "REQ-EIT-OBL-HAR", "REQ-MON-EXA"], harmony, [])
    both = [{"request": "REQ-MON-HAR", "points": 7}, {"request": "REQ-EIT-OBL-HAR", "points": 5}]
    assert foretold(s, "go_on") == {"unpaid": both, "dearest": both}
    assert foretold(s, "validate request=REQ-MON-HAR") == {}
    do(s, "validate request=REQ-EIT-OBL-HAR", "pay with=harmony-f1-a1", "pay with=harmony-f2-a1")
    assert foretold(s, "go_on") == {"unpaid": [], "dearest": []}
    do(s, "go_on")
    assert told(s) == []


def test_forms_are_worth_what_they_would_bring_and_nothing_is_not_worth_a_word() -> None:
    """ICE2-REQ-15: one form brings only the bonus of the day, and on the last day nothing."""
    one: JsonObject = {"harmony": ["surface-harmony-1"]}
    worth_one = [{"request": "REQ-FRM-HAR", "points": 1}]
    assert foretold(at_sunset(3, ["REQ-FRM-HAR"], one, []), "go_on")["unpaid"] == worth_one
    assert foretold(at_sunset(4, ["REQ-FRM-HAR"], one, []), "go_on")["unpaid"] == []
    two: JsonObject = {"harmony": ["surface-harmony-1", "surface-harmony-2"]}
    worth_five = [{"request": "REQ-FRM-HAR", "points": 5}]
    assert foretold(at_sunset(4, ["REQ-FRM-HAR"], two, []), "go_on")["unpaid"] == worth_five


def test_the_log_says_to_nobody_else_what_was_left() -> None:
    two: JsonObject = {"harmony": ["surface-harmony-1", "surface-harmony-2"]}
    s = at_sunset(4, ["REQ-EIT-OBL-HAR", "REQ-MON-EXA"], two, [])
    assert told(s) == []
    do(s, "go_on")
    (event,) = told(s)
    left = [{"request": "REQ-EIT-OBL-HAR", "points": 4}]
    assert event.facts == {"seat": 0, "left": left, "dearest": left}
    assert event.seats == (0,)


def test_a_card_of_the_row_that_could_be_paid_at_once_is_named_too() -> None:
    """ICE2-SUN-2, ICE2-SUN-3: not on the first day, when nothing is validated."""
    two: JsonObject = {"harmony": ["surface-harmony-1", "surface-harmony-2"]}
    row: list[Json] = ["REQ-EIT-OBL-HAR", "REQ-MON-EXA"]
    s = at_sunset(4, ["REQ-PRI"], two, row)
    either = [{"request": "REQ-EIT-OBL-HAR", "points": 4}]
    assert foretold(s, "go_on") == {"payable": either, "dearest": either}
    assert foretold(s, "pick_request request=REQ-EIT-OBL-HAR") == {"payable": either}
    assert foretold(s, "pick_request request=REQ-MON-EXA") == {"payable": []}
    first = at_sunset(1, ["REQ-PRI"], two, row)
    assert foretold(first, "go_on") == foretold(first, "pick_request request=REQ-EIT-OBL-HAR") == {}


def test_a_sentence_names_only_the_three_that_bring_most() -> None:
    """Of equal ones those that come first; the others are counted."""
    payable: list[Payable] = [
        {"request": f"R{place}", "points": points} for place, points in enumerate([1, 5, 3, 5, 2])
    ]
    assert dearest(payable) == [payable[1], payable[3], payable[2], {"say": "ice-page-paid-more", "count": 2}]
    assert dearest(payable[:2]) == [payable[1], payable[0]]
