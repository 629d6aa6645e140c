"""What a lesson refuses: answers that its step does not ask for, and leafing where there is nothing to leaf to."""

from __future__ import annotations

from nunatak.engine import ActionError
from nunatak.table.chronicle import Chronicle
from nunatak.table.company import Client
from nunatak.table.lessons.tutor import LEARNER
from nunatak.table.messages import Act, LessonWish, Refused
from nunatak.table.refusals import refused

# Who answers for the others, as if it were a bot.
SCRIPT = "script"


def refuse_try(chronicle: Chronicle, message: Act) -> Refused | None:
    """The remark on an answer that does not fit the step; None for one that fits, or that the rules refuse."""
    tutor = chronicle.tutor
    if tutor is None:
        return None
    try:
        action = chronicle.number(message.action)
    except ActionError:
        return None
    step = tutor.step()
    named = chronicle.game.space.name(action)
    if not tutor.due and step.fulfilled_by(named) is not None:
        return None
    found = step.wrong_try(named)
    if found is not None:
        return Refused(message.ref, "not-in-lesson", None, found.rule, found.remark.key, {**found.remark.facts}, "")
    if action not in chronicle.play.state.legal():
        return None
    if step.otherwise is None or tutor.due:
        return refused("not-in-lesson", message.ref)
    return Refused(message.ref, "not-in-lesson", None, None, step.otherwise.key, {**step.otherwise.facts}, "")


def refuse_wish(chronicle: Chronicle, client: Client, message: LessonWish) -> Refused | None:
    """Why a client cannot leaf as it wishes; None when it can."""
    tutor = chronicle.tutor
    if message.seat not in client.seats:
        return refused("not-your-seat", where="seat")
    if tutor is None or message.seat != LEARNER:
        return refused("no-lesson")
    if message.decision != chronicle.decision():
        return refused("stale", where="decision")
    if tutor.due:
        return refused("not-your-turn")
    step = tutor.step()
    impossible = {
        "next": tutor.done() or not step.reads(),
        "back": not tutor.can_go_back(),
        "skip": tutor.done(),
        "again": False,
        "show": step.reads(),
    }
    return refused("no-lesson", where="wish") if impossible[message.wish] else None
