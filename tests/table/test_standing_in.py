"""A bot plays for a person who has left or does not want to, until the person takes the seat back."""

from __future__ import annotations

import pytest

from nunatak.table import Chronicle
from nunatak.table.effects import Alarm, Append, Ask, Gone, Said, StopAsking
from nunatak.table.messages import Act, Done, Events, Join, Refused, Return, Seated, ServerMessage, StandIn, Thinking
from tests.table.carried import Carried, dealt_for, heard_by, last_state


def code(messages: list[ServerMessage]) -> str:
    """Why a client was refused."""
    refused = messages[0]
    assert isinstance(refused, Refused)
    return refused.code


def notes(messages: list[ServerMessage]) -> list[dict[str, object]]:
    """What a client is told that is no move."""
    return [
        line.event for m in messages if isinstance(m, Events) for line in m.events if "table-" in line.event["kind"]
    ]


def test_a_bot_stands_in_for_a_player_who_has_been_away() -> None:
    carried = Carried(dealt_for("here", "link", first="1"), minds=False)
    carried.join(1, 0)
    carried.join(2, 1)
    assert code(carried.say(1, StandIn(1, "greedy"))) == "not-away"
    carried.receive(Gone(2))
    assert code(carried.say(1, StandIn(1, "greedy"))) == "not-away"
    carried.ring(Alarm("away", 1))
    heard = carried.say(1, StandIn(1, "greedy"))
    assert notes(heard) == [{"kind": "table-stand-in", "seat": 1, "bot": "greedy"}]
    (seated,) = [message for message in heard if isinstance(message, Seated)]
    assert (seated.table.seats[1].kind, seated.table.seats[1].stand_in) == ("link", "greedy")
    (append,) = [effect for effect in carried.effects if isinstance(effect, Append)]
    # What becomes of the seat is written with the entry that says so.
    assert append.seat is not None
    assert append.seat.stand_in == "greedy"
    assert append.entry.seat == 1


def test_the_bot_that_stands_in_is_asked_in_place_of_the_person_who_cannot_act_meanwhile() -> None:
    carried = Carried(dealt_for("here", "here", first="1"), minds=False)
    carried.join(1, 0)
    effects = carried.receive(Said(1, StandIn(0, "greedy")))
    (asked,) = [effect for effect in effects if isinstance(effect, Ask)]
    assert (asked.question.bot, asked.question.seat) == ("greedy", 0)
    assert heard_by(1, effects)[-1] == Thinking(0, True)
    assert code(carried.act(1)) == "bot-plays"
    back = carried.receive(Said(1, Return(0)))
    assert any(isinstance(effect, StopAsking) for effect in back)
    assert notes(heard_by(1, back)) == [{"kind": "table-return", "seat": 0}]
    assert heard_by(1, back)[-1] == Thinking(0, False)
    assert isinstance(carried.act(1)[-1], Done)


def test_another_bot_that_stands_in_is_asked_anew() -> None:
    carried = Carried(dealt_for("here", "here", first="1"), minds=False)
    carried.join(1, 0)
    carried.say(1, StandIn(0, "greedy"))
    effects = carried.receive(Said(1, StandIn(0, "random")))
    assert any(isinstance(effect, StopAsking) for effect in effects)
    assert [effect.question.bot for effect in effects if isinstance(effect, Ask)] == ["random"]


def test_the_key_of_the_seat_stays_valid_and_a_bot_finishes_the_game() -> None:
    carried = Carried(dealt_for("here", "random", first="1"))
    carried.join(1, 0)
    end = last_state(carried.say(1, StandIn(0, "random")))
    assert end.over
    assert end.seat == 0
    again = Chronicle.rebuild(carried.table.row, carried.log)
    assert again.stories.lines == carried.table.chronicle.stories.lines


def test_moves_are_numbered_and_repeated_as_if_there_were_no_notes() -> None:
    carried = Carried(dealt_for("here", "here", first="1"), minds=False)
    carried.join(1, 0)
    first = carried.table.chronicle.play.state.legal()[0]
    done = carried.act(1, ref="first")[-1]
    carried.say(1, StandIn(0, "greedy"))
    carried.say(1, Return(0))
    assert carried.decision() == 1
    assert carried.say(1, Act(0, 0, first, "first")) == [done]
    # A note does not stand between a player and the move before it.
    assert isinstance(carried.undo(1, 0)[-1], Done)


def test_who_may_replace_whom() -> None:
    carried = Carried(dealt_for("here", "greedy", "link", first="1"))
    carried.join(1, 0)
    carried.join(2)
    carried.ring(Alarm("away", 2))
    assert code(carried.say(2, StandIn(2, "greedy"))) == "not-your-seat"
    assert code(carried.say(1, StandIn(1, "greedy"))) == "not-your-seat"
    assert code(carried.say(1, StandIn(9, "greedy"))) == "not-your-seat"
    assert code(carried.say(1, Return(2))) == "not-your-seat"
    carried.say(3, Join([carried.dealt.host]))
    assert any(isinstance(message, Seated) for message in carried.say(3, StandIn(2, "greedy")))


@pytest.mark.parametrize("bot", ["search@100000", "", "deep"])
def test_only_bots_that_people_can_choose_stand_in(bot: str) -> None:
    carried = Carried(dealt_for("here", "here"))
    carried.join(1, 0)
    (refused,) = carried.say(1, StandIn(0, bot))
    assert isinstance(refused, Refused)
    assert (refused.code, refused.where) == ("bad-message", "bot")


def test_after_the_end_nobody_is_replaced() -> None:
    carried = Carried(dealt_for("here", "random", first="1"))
    carried.join(1, 0)
    carried.say(1, StandIn(0, "random"))
    assert code(carried.say(1, Return(0))) == "game-over"
