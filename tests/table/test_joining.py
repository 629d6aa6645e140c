"""Coming and going: who sits where, who hears what first, and who is known to be away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nunatak.table.effects import Alarm, CallOff, Gone, Said, SeatGiven, Wake
from nunatak.table.keys import hashed
from nunatak.table.messages import (
    Act,
    Events,
    Heard,
    Hint,
    Join,
    Look,
    Ping,
    Pong,
    Presence,
    Refused,
    Seated,
    ServerMessage,
    State,
    Thinking,
    Undo,
    Welcome,
)
from tests.table.carried import Carried, dealt_for, heard_by


def kinds(messages: list[ServerMessage]) -> list[str]:
    """The types of some messages."""
    return [message.type for message in messages]


def test_who_joins_is_welcomed_and_told_the_story_the_state_and_who_is_here() -> None:
    carried = Carried(dealt_for("here", "link", first="1"))
    heard = carried.join(7, 0, 1)
    assert kinds(heard) == ["welcome", "events", "state", "events", "state", "presence"]
    welcome, presence = heard[0], heard[-1]
    assert isinstance(welcome, Welcome)
    assert (welcome.seats, welcome.host, welcome.table.id) == ([0, 1], False, "table")
    assert presence == Presence([True, True], [False, False], 0)


def test_keys_that_do_not_fit_are_passed_over_and_the_host_key_opens_no_seat() -> None:
    carried = Carried(dealt_for("here", "link"))
    (welcome, *_) = carried.say(1, Join(["guess", carried.dealt.host]))
    assert isinstance(welcome, Welcome)
    assert (welcome.seats, welcome.host) == ([], True)
    assert [m.seat for m in heard_by(1, carried.effects) if isinstance(m, State)] == [None]


def test_who_comes_back_hears_only_what_was_missed() -> None:
    carried = Carried(dealt_for("here", "here"))
    heard = carried.join(1, 0)
    seq = next(message for message in heard if isinstance(message, State)).seq
    carried.join(2, 0, 1)
    while carried.table.chronicle.stories.length(0) == seq:
        carried.act(2)
    key = carried.dealt.keys[0]
    assert key is not None
    (missed,) = [m for m in carried.say(3, Join([key], [Heard(0, seq)])) if isinstance(m, Events)]
    assert missed.after == seq
    assert [line.seq for line in missed.events] == [*range(seq + 1, carried.table.chronicle.stories.length(0) + 1)]
    (all_of_it,) = [m for m in carried.say(3, Join([key], [Heard(0, 10**6)])) if isinstance(m, Events)]
    assert all_of_it.after == 0


@pytest.mark.parametrize(
    ("message", "ref"),
    [(Act(0, 0, 1, "a"), "a"), (Undo(0, 0, "b"), "b"), (Look(None, 3), None), (Hint(0, 0), None)],
)
def test_who_has_not_joined_is_told_to(message: Act | Undo | Look | Hint, ref: str | None) -> None:
    (refused,) = Carried(dealt_for("here", "here")).say(1, message)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.ref, refused.reason) == ("not-joined", ref, "refuse-not-joined")


def test_a_ping_is_answered_before_and_after_joining() -> None:
    carried = Carried(dealt_for("here", "here"))
    assert carried.say(1, Ping()) == [Pong()]
    carried.join(1, 0)
    assert carried.say(1, Ping()) == [Pong()]


def test_everybody_hears_who_comes_and_who_goes() -> None:
    carried = Carried(dealt_for("here", "link", "random", first="1"))
    carried.join(1, 0)
    came = carried.receive(Said(2, Join()))
    assert heard_by(1, came) == [Presence([True, False, True], [False] * 3, 1)]
    gone = carried.receive(Gone(2))
    assert heard_by(1, gone) == [Presence([True, False, True], [False] * 3, 0)]
    assert heard_by(2, gone) == []
    assert carried.receive(Gone(2)) == []


def test_a_person_who_stays_away_is_said_to_be_away_until_coming_back() -> None:
    carried = Carried(dealt_for("here", "link", first="1"))
    carried.join(1, 0)
    assert carried.alarms == {Alarm("away", 1): 60.0}
    assert heard_by(1, carried.ring(Alarm("away", 1))) == [Presence([True, False], [False, True], 0)]
    carried.join(2, 1)
    assert carried.alarms == {}
    gone = carried.receive(Gone(2))
    assert Wake(Alarm("away", 1), 60.0) in gone
    assert heard_by(1, gone) == [Presence([True, False], [False, False], 0)]
    assert CallOff(Alarm("away", 1)) in carried.receive(Said(2, Join([carried.dealt.keys[1] or ""])))


def test_bots_stop_when_all_have_left_for_long_and_go_on_when_somebody_comes() -> None:
    carried = Carried(dealt_for("random", "random"), minds=False)
    assert carried.alarms == {Alarm("left"): 15.0}
    carried.join(1)
    assert carried.alarms == {}
    assert [type(effect).__name__ for effect in carried.receive(Gone(1))] == ["Wake"]
    assert not carried.table.idle()
    assert [type(effect).__name__ for effect in carried.ring(Alarm("left"))] == ["StopAsking"]
    assert carried.table.idle()
    heard = carried.join(2)
    assert heard[-1] == Thinking(carried.asked(), True)
    assert not carried.table.idle()


def test_a_seat_that_is_given_to_somebody_else_makes_its_holder_a_spectator() -> None:
    carried = Carried(dealt_for("here", "link", first="1"))
    carried.join(1, 0)
    carried.join(2, 1)
    new = replace(carried.dealt.row.seats[1], name="Cy", key=hashed("new key"))
    effects = carried.receive(SeatGiven(1, new))
    assert kinds(heard_by(1, effects)) == ["seated", "presence"]
    assert kinds(heard_by(2, effects)) == ["seated", "welcome", "events", "state", "presence"]
    welcome = heard_by(2, effects)[1]
    assert isinstance(welcome, Welcome)
    assert welcome.seats == []
    (seated,) = [message for message in heard_by(1, effects) if isinstance(message, Seated)]
    assert seated.table.seats[1].name == "Cy"
    (cy, *_) = carried.say(3, Join(["new key"]))
    assert isinstance(cy, Welcome)
    assert cy.seats == [1]
