"""The companion of a guided game: says a few things, each once, at the moment when it matters."""

from __future__ import annotations

from nunatak.engine import Event, JsonObject, State
from nunatak.table.lessons.model import Condition, Lesson, Refused, Remark
from nunatak.table.lessons.pattern import holds, look
from nunatak.table.lessons.tutor import LEARNER


class Companion:
    """Watches a game through the learner's eyes. It is a function of the log, as the game is."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.said: list[Remark] = []
        # One remark a turn is enough: silent until another seat has acted.
        self.silent = False

    def follow(self, state: State, seat: int | None, events: list[Event]) -> None:
        """Takes in what has happened, by the seat that acted, and says something if it is time to."""
        if seat is not None and seat != LEARNER:
            self.silent = False
        facts: list[JsonObject] = [event.data() for event in events if event.seen_by(LEARNER)]
        view = state.view(LEARNER)
        due = [
            remark
            for remark in self.lesson.remarks
            if remark not in self.said and (remark.urgent or not self.silent) and meets(remark.when, state, view, facts)
        ]
        if due:
            # What cannot be taken back comes first; otherwise the order of the lesson.
            self.said.append(next((remark for remark in due if remark.urgent), due[0]))
            self.silent = True

    def last(self) -> Remark | None:
        """What was said last."""
        return self.said[-1] if self.said else None


def meets(when: Condition, state: State, view: JsonObject, happened: list[JsonObject]) -> bool:
    """Whether a condition holds now."""
    asked = state.asked()
    mine = asked is not None and asked.seat == LEARNER
    if when.asked is not None and not (mine and asked is not None and asked.name == when.asked):
        return False
    if when.offers is not None and not (mine and offered(when, state)):
        return False
    if when.refuses is not None and not (mine and refused(when.refuses, state)):
        return False
    if when.event is not None and not any(holds(when.event, event, LEARNER) for event in happened):
        return False
    return all(any(holds(wanted, got, LEARNER) for got in look(view, path, LEARNER)) for path, wanted in when.view)


def offered(when: Condition, state: State) -> bool:
    """Whether one of the legal answers is meant, by its name and by what it would do."""
    assert when.offers is not None
    space = state.game().space
    for action in state.legal():
        if when.offers.fits(space.name(action)):
            preview = state.preview(action) if when.preview else {}
            if all(
                any(holds(want, got, LEARNER) for got in look(preview, path, LEARNER)) for path, want in when.preview
            ):
                return True
    return False


def refused(wanted: Refused, state: State) -> bool:
    """Whether the rules refuse that answer now, and by that rule."""
    action = state.game().space.parse(wanted.pattern.text())
    return action not in state.legal() and state.refuse(action).rule == wanted.rule
