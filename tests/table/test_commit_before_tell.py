"""Nobody is told of anything that is not on disk: what is to be written always comes first, and alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from nunatak.table import Chronicle, Dealt
from nunatak.table.effects import (
    Alarm,
    Append,
    Durable,
    Effect,
    Gone,
    Input,
    KeepSeat,
    NotWritten,
    ReadAgain,
    Said,
    SeatGiven,
    Tell,
    Thought,
    Written,
)
from nunatak.table.messages import Act, Done, Hint, Join, Refused, Return, StandIn, State, Undo
from tests.table.carried import NOW, Carried, dealt_for, heard_by


def without_a_disk(*kinds: str) -> Carried:
    """A table with both seats held by client 1, where seat 0 is asked and nothing gets written by itself."""
    carried = Carried(dealt_for(*kinds, first="1"), disk=False, minds=False)
    carried.join(1, 0, 1)
    return carried


def as_on_disk(dealt: Dealt, carried: Carried, entries: int) -> NotWritten:
    """What the disk says that has kept so many entries."""
    log = carried.table.chronicle.log[:entries]
    return NotWritten(dealt.row, Chronicle.rebuild(dealt.row, log))


def durable(effects: list[Effect]) -> list[str]:
    """The effects that the table waits for, by name."""
    return [type(effect).__name__ for effect in effects if isinstance(effect, Durable)]


def an_act(carried: Carried) -> Act:
    return Act(0, carried.decision(), carried.table.chronicle.play.state.legal()[0], f"{carried.decision()}")


CHANGES: list[Callable[[Carried], Input]] = [
    lambda carried: Said(1, an_act(carried)),
    lambda carried: Said(1, StandIn(0, "greedy")),
    lambda carried: Said(1, Hint(0, 0)),
    lambda carried: SeatGiven(1, replace(carried.dealt.row.seats[1], name="Cy")),
]


@pytest.mark.parametrize("change", CHANGES, ids=["act", "stand-in", "hint", "seat"])
def test_a_change_is_written_before_anybody_hears_of_it(change: Callable[[Carried], Input]) -> None:
    carried = without_a_disk("here", "here")
    effects = carried.receive(change(carried))
    assert len(effects) == 1
    assert isinstance(effects[0], Append | KeepSeat)
    told = carried.receive(Written())
    assert any(isinstance(effect, Tell) for effect in told)
    assert durable(told) == []


def test_the_entry_says_what_the_game_needs_to_be_played_again() -> None:
    carried = without_a_disk("here", "here")
    (append,) = carried.receive(Said(1, an_act(carried)))
    assert isinstance(append, Append)
    assert (append.entry.number, append.entry.seat, append.entry.ref) == (1, 0, "0")
    assert append.status.decision == 1
    assert append.status.played == NOW
    assert append.seat is None
    again = Chronicle.rebuild(carried.dealt.row, [append.entry])
    assert again.play.state.position() == carried.table.chronicle.play.state.position()


def test_what_comes_meanwhile_waits_its_turn() -> None:
    carried = without_a_disk("here", "here")
    first, second = an_act(carried), replace(an_act(carried), ref="second")
    assert durable(carried.receive(Said(1, first))) == ["Append"]
    # Another answer to the same question, a newcomer and a farewell.
    assert carried.receive(Said(1, second)) == []
    assert carried.receive(Said(2, Join())) == []
    assert carried.receive(Gone(2)) == []
    told = carried.receive(Written())
    mine = [m for m in heard_by(1, told) if isinstance(m, Done | Refused)]
    assert [m.ref for m in mine] == ["0", "second"]
    assert isinstance(mine[1], Refused)
    assert mine[1].code == "stale"
    # Who came in between sees the table after the move.
    assert [m.decision for m in heard_by(2, told) if isinstance(m, State)] == [1]


def test_two_changes_are_written_one_after_the_other() -> None:
    carried = without_a_disk("here", "here")
    carried.receive(Said(1, an_act(carried)))
    carried.receive(Said(1, Undo(0, 1, "back")))
    told = carried.receive(Written())
    assert durable(told) == ["Append"]
    assert isinstance(told[-1], Append)
    assert [m.ref for m in heard_by(1, told) if isinstance(m, Done)] == ["0"]
    assert [m.ref for m in heard_by(1, carried.receive(Written())) if isinstance(m, Done)] == ["back"]


def test_a_move_that_cannot_be_written_has_not_happened() -> None:
    carried = without_a_disk("here", "here")
    carried.join(2)
    before = carried.table.chronicle.play.state.position()
    carried.receive(Said(1, an_act(carried)))
    told = carried.receive(as_on_disk(carried.dealt, carried, 0))
    assert [type(message).__name__ for message in heard_by(1, told)] == ["Refused", "State"]
    refused, state = heard_by(1, told)
    assert isinstance(refused, Refused)
    assert isinstance(state, State)
    assert (refused.code, refused.ref, state.seat, state.decision) == ("not-saved", "0", 0, 0)
    assert heard_by(2, told) == []
    assert carried.table.chronicle.play.state.position() == before
    # The same message may be sent again.
    assert durable(carried.receive(Said(1, an_act(carried)))) == ["Append"]
    assert any(isinstance(message, Done) for message in heard_by(1, carried.receive(Written())))


def test_a_move_that_the_disk_has_kept_after_all_was_made() -> None:
    carried = without_a_disk("here", "here")
    carried.receive(Said(1, an_act(carried)))
    told = carried.receive(as_on_disk(carried.dealt, carried, 1))
    assert heard_by(1, told)[-1] == Done("0", 1, carried.table.chronicle.stories.length(0))


def test_another_entry_in_its_place_is_not_taken_for_it() -> None:
    carried = without_a_disk("here", "here")
    legal = carried.table.chronicle.play.state.legal()
    other = Chronicle.rebuild(carried.dealt.row, [])
    other.act(0, legal[1], "somebody else's")
    carried.receive(Said(1, Act(0, 0, legal[0], "mine")))
    refused, state = heard_by(1, carried.receive(NotWritten(carried.dealt.row, other)))
    assert isinstance(refused, Refused)
    assert isinstance(state, State)
    assert (refused.code, refused.ref, state.decision) == ("not-saved", "mine", 1)


@pytest.mark.parametrize("message", [StandIn(0, "greedy"), Hint(0, 0)], ids=["stand-in", "hint"])
def test_a_note_that_cannot_be_written_changes_nothing(message: StandIn | Hint) -> None:
    carried = without_a_disk("here", "here")
    carried.receive(Said(1, message))
    (refused,) = heard_by(1, carried.receive(as_on_disk(carried.dealt, carried, 0)))
    assert isinstance(refused, Refused)
    assert refused.code == "not-saved"
    assert carried.table.row.seats == carried.dealt.row.seats
    assert (refused.ref, carried.table.hints.told) == (None, (-1, -1))


def test_a_seat_that_cannot_be_written_keeps_its_holder() -> None:
    carried = without_a_disk("here", "here")
    carried.receive(SeatGiven(1, replace(carried.dealt.row.seats[1], name="Cy")))
    assert carried.receive(as_on_disk(carried.dealt, carried, 0)) == []
    assert carried.table.row.seats == carried.dealt.row.seats


def test_a_bots_move_that_cannot_be_written_is_tried_again_later() -> None:
    carried = Carried(dealt_for("random", "here", first="1"), disk=False, minds=False)
    carried.join(1, 1)
    (action, *_) = carried.table.chronicle.play.state.legal()
    assert durable(carried.receive(Thought(0, "random", action))) == ["Append"]
    carried.receive(as_on_disk(carried.dealt, carried, 0))
    assert carried.alarms == {Alarm("due", 0): 2.0}
    assert durable(carried.ring(Alarm("due", 0))) == ["Append"]
    assert [m.decision for m in heard_by(1, carried.receive(Written())) if isinstance(m, State)] == [1]


def test_when_the_rules_fail_the_game_is_taken_from_the_log(caplog: pytest.LogCaptureFixture) -> None:
    carried = without_a_disk("here", "here")
    # A state that cannot be left any more stands for a fault in the rules.
    carried.table.chronicle.play.state.witness = None
    assert [type(effect) for effect in carried.receive(Said(1, an_act(carried)))] == [ReadAgain]
    refused, state = heard_by(1, carried.receive(as_on_disk(carried.dealt, carried, 0)))
    assert isinstance(refused, Refused)
    assert isinstance(state, State)
    assert (refused.code, state.decision) == ("not-saved", 0)
    assert "the rules failed at entry 1" in caplog.text
    assert durable(carried.receive(Said(1, an_act(carried)))) == ["Append"]


def test_a_table_that_has_given_nothing_to_write_says_so() -> None:
    carried = without_a_disk("here", "here")
    with pytest.raises(RuntimeError, match="nothing to write"):
        carried.receive(Written())


def test_whoever_returns_to_a_seat_that_nobody_took_is_told_at_once() -> None:
    carried = without_a_disk("here", "here")
    (refused,) = heard_by(1, carried.receive(Said(1, Return(0))))
    assert isinstance(refused, Refused)
    assert refused.code == "no-stand-in"
