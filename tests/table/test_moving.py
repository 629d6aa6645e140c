"""Acting and taking back: what is answered to whom, and every way of being refused."""

from __future__ import annotations

from typing import Any

import pytest

from nunatak.engine import Chance
from nunatak.games import load_game
from nunatak.table.effects import Append, Tell
from nunatak.table.messages import Act, Done, Events, Refused, ServerMessage, State, Undo
from tests.table.carried import Carried, dealt_for, last_state


def refusal(messages: list[ServerMessage]) -> Refused:
    """The refusal that a client hears first."""
    refused = messages[0]
    assert isinstance(refused, Refused)
    return refused


def test_an_act_is_told_to_each_through_its_own_eyes_and_acknowledged_last() -> None:
    carried = Carried(dealt_for("here", "link", first="1"))
    carried.join(1, 0)
    carried.join(2, 1)
    carried.join(3)
    before = len(carried.effects)
    heard = carried.act(1, ref="mine")
    assert heard[-1] == Done("mine", 1, carried.table.chronicle.stories.length(0))
    assert isinstance(heard[-2], State)
    told = [effect for effect in carried.effects[before:] if isinstance(effect, Tell)]
    seats = [(effect.clients, effect.message.seat) for effect in told if isinstance(effect.message, State | Events)]
    assert {*seats} == {((1,), 0), ((2,), 1), ((3,), None)}
    assert not any(isinstance(effect.message, Done) and effect.clients != (1,) for effect in told)


def test_clients_who_see_through_the_same_eyes_are_told_together() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    for spectator in (2, 3, 4):
        carried.join(spectator)
    begun = len(carried.effects)
    carried.act(1)
    states = [e for e in carried.effects[begun:] if isinstance(e, Tell) and isinstance(e.message, State)]
    assert [effect.clients for effect in states] == [(1,), (2, 3, 4)]


def test_an_action_may_be_spelled_in_three_ways() -> None:
    space = load_game("roam").space
    for spell in (lambda action: action, lambda action: {**space.name(action)}, space.text):
        carried = Carried(dealt_for("here", "here"))
        carried.join(1, 0, 1)
        action: Any = spell(carried.table.chronicle.play.state.legal()[0])
        assert isinstance(carried.act(1, action)[-1], Done)


def test_undo_takes_back_a_move_and_tells_it() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    before = last_state(carried.join(1, 0))
    assert last_state(carried.act(1)).can_undo
    heard = carried.undo(1, 0)
    after = last_state(heard)
    assert (after.view, after.actions, after.can_undo) == (before.view, before.actions, False)
    assert (after.move, after.decision) == (0, 2)
    (events,) = [message for message in heard if isinstance(message, Events)]
    assert [(line.move, line.by, line.event) for line in events.events] == [(1, 0, {"kind": "undo"})]
    assert refusal(carried.undo(1, 0)).code == "cannot-undo"


def test_a_stale_act_is_refused_and_the_state_follows() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    legal = carried.table.chronicle.play.state.legal()
    carried.act(1)
    heard = carried.say(1, Act(0, 0, legal[0], "late"))
    assert (refusal(heard).code, refusal(heard).where) == ("stale", "decision")
    assert last_state(heard).decision == 1
    assert len(carried.log) == 1


def test_a_repeated_message_is_acknowledged_again_and_done_once() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0)
    legal = carried.table.chronicle.play.state.legal()
    done = carried.act(1, legal[0], ref="once")[-1]
    assert carried.say(1, Act(0, 0, legal[0], "once")) == [done]
    assert carried.say(1, Act(0, 0, {**load_game("roam").space.name(legal[0])}, "once")) == [done]
    for other in (Act(0, 0, legal[1], "once"), Act(0, 1, legal[0], "once"), Undo(0, 0, "once")):
        assert refusal(carried.say(1, other)).code == "duplicate"
    assert len(carried.log) == 1


def test_the_ref_of_another_seat_is_nobodys_business() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0, 1)
    seats: list[int] = []
    while len({*seats}) < 2:
        seats.append(carried.asked())
        assert isinstance(carried.act(1, ref=f"{seats.count(carried.asked())}")[-1], Done)


def test_out_of_turn_and_illegal_acts_are_refused_with_their_reason() -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, 0, 1)
    legal = carried.table.chronicle.play.state.legal()
    turn = refusal(carried.say(1, Act(1, 0, legal[0], "a")))
    assert (turn.code, turn.rule, turn.reason, turn.facts) == (
        "not-your-turn",
        "TABLE-TURN",
        "refuse-not-your-turn",
        {"asked": 0},
    )
    illegal = refusal(carried.say(1, Act(0, 0, next(a for a in range(500) if a not in legal), "b")))
    assert illegal.code == "illegal"
    assert (illegal.rule or "").startswith("ROAM-")
    unknown: list[tuple[Any, str]] = [(10**9, "action"), ({"kind": "fly"}, "action.kind"), ("", "action.kind")]
    for action, where in unknown:
        bad = refusal(carried.say(1, Act(0, 0, action, "c")))
        assert (bad.code, bad.where) == ("bad-message", where)
        # Only a mistake in the message itself comes with words; for all else there is a reason.
        assert bad.message
    assert turn.message == illegal.message == ""
    assert carried.log == []


@pytest.mark.parametrize("client", ["opponent", "spectator"])
def test_nobody_moves_for_a_seat_without_its_key(client: str) -> None:
    carried = Carried(dealt_for("here", "here", first="1"))
    carried.join(1, *((1,) if client == "opponent" else ()))
    assert refusal(carried.act(1)).code == "not-your-seat"
    assert refusal(carried.undo(1, 0)).code == "not-your-seat"
    assert not any(isinstance(effect, Append) for effect in carried.effects)


def test_after_the_end_nothing_is_done_or_taken_back() -> None:
    carried = Carried(dealt_for("here", "here"))
    carried.join(1, 0, 1)
    chance = Chance(1)
    while carried.asked() >= 0:
        heard = carried.act(1, chance.choice(carried.table.chronicle.play.state.legal()))
    end = last_state(heard)
    assert (end.over, end.asked, end.actions, end.can_undo) == (True, None, [], False)
    assert end.result is not None
    assert carried.table.row.summary().result == end.result
    for message in (Act(0, carried.decision(), 0, "x"), Undo(0, carried.decision(), "y")):
        assert refusal(carried.say(1, message)).code == "game-over"
