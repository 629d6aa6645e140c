"""Hints: for the seat that is asked, by the strongest level, and only where the table gives any."""

from __future__ import annotations

import pytest

from nunatak.bots.levels import LEVELS
from nunatak.table.effects import Advise, Advised, Append, Effect, Gone, Input, Said, StopAdvising
from nunatak.table.messages import Act, Events, Hint, Hinted, Reason, Refused, ServerMessage, StandIn, Verdict
from nunatak.table.question import Question
from nunatak.table.thought import advise
from tests.table.carried import Carried, dealt_for, heard_by

BEST = [Verdict(3, 0.7, 0.6, [Reason("points", 2.0)]), Verdict(5, 0.2, 0.5, [])]


def advice_in(effects: list[Effect]) -> Question:
    """What the strongest level is asked."""
    (asked,) = [effect for effect in effects if isinstance(effect, Advise)]
    return asked.question


def code(messages: list[ServerMessage]) -> str:
    """Why a client was refused."""
    (refused,) = messages
    assert isinstance(refused, Refused)
    return refused.code


def test_the_strongest_level_is_asked_what_the_seat_would_be_asked_and_only_its_client_hears_the_answer() -> None:
    carried = Carried(dealt_for("here", "greedy", first="1"))
    carried.join(1, 0)
    carried.join(2)
    question = advice_in(carried.receive(Said(1, Hint(0, 0))))
    assert (question.bot, question.seat, question.decision) == (LEVELS[-1], 0, 0)
    assert question.observer.legal() == carried.table.chronicle.play.state.legal()
    told = carried.receive(Advised(1, 0, BEST))
    assert heard_by(1, told) == [Hinted(0, 0, LEVELS[-1], BEST)]
    assert heard_by(2, told) == []
    # Nobody else sits here to be told.
    assert carried.log == []


def test_a_level_advises_by_the_chance_to_win() -> None:
    carried = Carried(dealt_for("here", "greedy", first="1"))
    carried.join(1, 0)
    question = advice_in(carried.receive(Said(1, Hint(0, 0))))
    verdicts = advise("guide", question.seed, question.sealed())
    legal = question.observer.legal()
    assert 1 <= len(verdicts) <= 4
    assert {verdict.action for verdict in verdicts} <= {*legal}
    chances = [verdict.chance for verdict in verdicts]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


def test_where_several_people_play_all_are_told_once_a_question() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    carried.join(2, 1)
    first = carried.receive(Said(1, Hint(0, 0)))
    (told,) = [message for message in heard_by(2, first) if isinstance(message, Events)]
    assert [(line.by, line.move, line.event) for line in told.events] == [(0, 0, {"kind": "table-hint", "seat": 0})]
    # The note is on disk before the bot thinks.
    kinds = [type(effect) for effect in first]
    assert kinds.index(Append) < kinds.index(Advise)
    again = carried.receive(Said(1, Hint(0, 0)))
    assert not any(isinstance(effect, Append) for effect in again)
    assert heard_by(2, again) == []
    assert [entry.note for entry in carried.log] == [{"kind": "table-hint", "seat": 0}]


def test_a_note_does_not_change_the_number_of_the_question() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    carried.say(1, Hint(0, 0))
    assert len(carried.log) == 1
    assert carried.decision() == 0
    assert heard_by(1, carried.receive(Advised(1, 0, BEST))) == [Hinted(0, 0, LEVELS[-1], BEST)]


def test_nobody_gets_a_hint_for_another_seat_or_another_question() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    carried.join(2, 1)
    carried.join(3)
    assert code(carried.say(2, Hint(1, 0))) == "not-your-turn"
    assert code(carried.say(1, Hint(0, 7))) == "stale"
    assert code(carried.say(2, Hint(0, 0))) == code(carried.say(3, Hint(0, 0))) == "not-your-seat"


@pytest.mark.parametrize(
    ("kinds", "wish", "given"),
    [
        (("here", "here"), None, True),
        (("link", "greedy"), None, True),
        (("here", "link"), None, False),
        (("here", "link"), True, True),
        (("here", "greedy"), False, False),
    ],
)
def test_hints_are_given_as_agreed(kinds: tuple[str, ...], wish: bool | None, given: bool) -> None:
    carried = Carried(dealt_for(*kinds, hints=wish, first="1"))
    assert carried.table.row.summary().hints is given
    carried.join(1, 0)
    effects = carried.receive(Said(1, Hint(0, 0)))
    assert any(isinstance(effect, Advise) for effect in effects) is given
    assert given or code(heard_by(1, effects)) == "no-hints"


def test_a_bot_that_cannot_think_of_any_says_so() -> None:
    carried = Carried(dealt_for("here", "greedy", first="1"))
    carried.join(1, 0)
    carried.say(1, Hint(0, 0))
    assert code(heard_by(1, carried.receive(Advised(1, 0, [])))) == "no-hint"


@pytest.mark.parametrize("end", ["move", "leave", "ask again", "stand in"])
def test_the_thinking_ends_when_nobody_needs_the_hint_any_more(end: str) -> None:
    carried = Carried(dealt_for("here", "random", first="1"), minds=False)
    carried.join(1, 0)
    carried.say(1, Hint(0, 0))
    legal = carried.table.chronicle.play.state.legal()
    ways: dict[str, Input] = {
        "move": Said(1, Act(0, 0, legal[0], "a")),
        "leave": Gone(1),
        "ask again": Said(1, Hint(0, 0)),
        "stand in": Said(1, StandIn(0, "greedy")),
    }
    effects = carried.receive(ways[end])
    assert StopAdvising(1) in effects
    if end != "ask again":
        # An answer that was on its way is not told.
        assert carried.receive(Advised(1, 0, BEST)) == []


def test_there_is_no_hint_after_the_end_and_none_for_a_seat_that_a_bot_plays() -> None:
    carried = Carried(dealt_for("here", "here", first="1"), minds=False)
    carried.join(1, 0)
    carried.say(1, StandIn(0, "greedy"))
    assert code(carried.say(1, Hint(0, 0))) == "bot-plays"
    over = Carried(dealt_for("here", "random"))
    over.join(1, 0)
    over.say(1, StandIn(0, "random"))
    assert code(over.say(1, Hint(0, over.decision()))) == "game-over"
