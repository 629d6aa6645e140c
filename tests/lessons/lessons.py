"""All lessons there are, and the way through one of them."""

from __future__ import annotations

from nunatak.games import game_names
from nunatak.table import Chronicle, LessonTable, deal_lesson
from nunatak.table.lessons import Lesson, course_of
from nunatak.table.lessons.tutor import LEARNER, Tutor

NOW = 1_700_000_000
LESSONS = [lesson for game in sorted(game_names()) for lesson in course_of(game).lessons]
SCRIPTED = [lesson for lesson in LESSONS if lesson.kind == "lesson"]
GUIDED = [lesson for lesson in LESSONS if lesson.kind == "game"]


def name(lesson: Lesson) -> str:
    """How a lesson is called in the list of tests."""
    return f"{lesson.game}-{lesson.id}"


def begun(lesson: Lesson) -> tuple[Chronicle, Tutor]:
    """A lesson at its beginning."""
    chronicle = deal_lesson(lesson.game, LessonTable(lesson.id, "Ada"), NOW).chronicle
    assert chronicle.tutor is not None
    return chronicle, chronicle.tutor


def go_on(chronicle: Chronicle, answer: str | None = None) -> None:
    """Does what the step asks for, and what the lesson does then."""
    tutor = chronicle.tutor
    assert tutor is not None
    if tutor.step().reads():
        chronicle.turn_to(LEARNER, tutor.at + 1)
    else:
        chronicle.act(LEARNER, chronicle.shown() if answer is None else chronicle.number(answer), None)
    while tutor.due:
        chronicle.act(chronicle.play.state.to_decide(), chronicle.number(tutor.due[0].action), None)
