"""A lesson at the table: what fits is carried out, what does not is answered, and the way through can be leafed."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from nunatak.table import Chronicle, Dealt, LessonTable, OtherRules, WishError, deal_lesson
from nunatak.table.effects import Append
from nunatak.table.lessons.tutor import LEARNER
from nunatak.table.messages import Act, Done, LessonState, LessonWish, Refused, ServerMessage, Shown, State, Undo
from tests.lessons.lessons import NOW
from tests.table.carried import Carried, dealt_for, last_state

PATHFINDER, STRIDER = "activate card=start-blue-1", "activate card=start-blue-2"


def sat_down(lesson: str, game: str = "roam") -> Carried:
    """A lesson with the learner at the table."""
    dealt: Dealt = deal_lesson(game, LessonTable(lesson, "Ada"), NOW)
    dealt.row = replace(dealt.row, id="table")
    carried = Carried(dealt)
    carried.join(1, LEARNER)
    return carried


def tries(carried: Carried, action: str) -> list[ServerMessage]:
    """The learner answers."""
    return carried.say(1, Act(LEARNER, carried.decision(), action, f"try {len(carried.effects)}"))


def leaf(carried: Carried, wish: Literal["next", "back", "skip", "again", "show"]) -> list[ServerMessage]:
    """The learner leafs through the lesson."""
    return carried.say(1, LessonWish(LEARNER, carried.decision(), wish))


def lesson_in(messages: list[ServerMessage]) -> LessonState:
    """What the lesson says in the last picture of the table."""
    lesson = last_state(messages).lesson
    assert lesson is not None
    return lesson


def refusal_in(messages: list[ServerMessage]) -> Refused:
    """The refusal that is all a learner hears."""
    assert len(messages) == 1
    assert isinstance(messages[0], Refused)
    return messages[0]


def steps_seen(carried: Carried) -> tuple[int, int]:
    """Which step the learner is at, and how many moves stand."""
    tutor = carried.table.chronicle.tutor
    assert tutor is not None
    return tutor.at, carried.table.chronicle.move()


def test_the_learner_is_told_where_they_are_and_nobody_else_is() -> None:
    carried = sat_down("stamp")
    lesson = lesson_in(carried.join(1, LEARNER))
    assert (lesson.id, lesson.step, lesson.of, lesson.reads, lesson.done) == ("stamp", 1, 6, False, False)
    assert lesson.task is not None
    assert lesson.task.key == "roam-course-stamp-who-task"
    assert lesson.marks == ["r4c0", "r5c0", "r5c1"]
    assert last_state(carried.join(2)).lesson is None


def test_a_wrong_answer_changes_nothing_and_gets_its_remark_with_the_rule() -> None:
    carried = sat_down("stamp")
    before = len(carried.log)
    refused = refusal_in(tries(carried, STRIDER))
    assert (refused.code, refused.reason, refused.rule) == (
        "not-in-lesson",
        "roam-course-stamp-who-strider",
        "ROAM-PAT-3",
    )
    assert (len(carried.log), steps_seen(carried)) == (before, (0, 0))


def test_an_answer_that_nobody_thought_of_is_refused_by_the_rules_or_by_the_lesson() -> None:
    carried = sat_down("stamp")
    assert refusal_in(tries(carried, "end_actions")).code == "illegal"
    leaf(carried, "skip")
    leaf(carried, "skip")
    assert refusal_in(tries(carried, "end_actions")).reason == "roam-course-read-on"


def test_a_right_answer_is_carried_out_praised_and_leads_on() -> None:
    carried = sat_down("stamp")
    heard = tries(carried, PATHFINDER)
    assert isinstance(heard[-1], Done)
    lesson = lesson_in(heard)
    assert lesson.praise is not None
    assert (lesson.step, lesson.praise.key) == (2, "roam-course-stamp-who-done")
    assert steps_seen(carried) == (1, 1)


def test_one_of_several_right_answers_may_be_praised_in_its_own_way() -> None:
    carried = sat_down("tie")
    for _ in range(3):
        leaf(carried, "skip")
    praise = lesson_in(tries(carried, "bid coins=2")).praise
    assert praise is not None
    assert praise.key == "roam-course-tie-bid-dear"


def test_the_lesson_answers_for_the_others_and_then_the_learner_is_asked() -> None:
    """ROAM-WAKE-1: Blue's last adventurer goes out, Red plays, and Blue's whole party wakes for nothing."""
    carried = sat_down("sleep")
    for _ in range(2):
        leaf(carried, "skip")
    before = len(carried.log)
    state = last_state(tries(carried, "end_actions"))
    assert [entry.seat for entry in carried.log[before:]] == [0, 1, 1, 1]
    assert state.asked is not None
    assert state.asked.seat == LEARNER
    assert [card["awake"] for card in state.view["players"][LEARNER]["party"]] == [True, True, True]


def test_while_the_lesson_answers_the_learner_waits() -> None:
    carried = sat_down("sleep")
    for _ in range(2):
        leaf(carried, "skip")
    carried.disk = False
    tries(carried, "end_actions")
    tutor = carried.table.chronicle.tutor
    assert tutor is not None
    assert len(tutor.due) == 3
    assert not tutor.can_go_back()


def test_a_question_with_nothing_to_choose_is_answered_by_the_lesson() -> None:
    """ICE2-EXC-35: after a dig of snow everybody is asked whether to play something, if only to protect their hand."""
    carried = sat_down("lift", "ice2")
    state = last_state(tries(carried, "excavate"))
    assert [entry.action and entry.action["kind"] for entry in carried.log] == ["excavate", "go_on"]
    assert state.asked is not None
    assert state.asked.name == "distribute"
    last_state(carried.say(1, Undo(LEARNER, carried.decision(), "back")))
    assert steps_seen(carried) == (0, 0)


def test_undo_goes_back_a_step_over_what_the_others_did() -> None:
    carried = sat_down("sleep")
    for _ in range(2):
        leaf(carried, "skip")
    tries(carried, "end_actions")
    assert steps_seen(carried) == (3, 6)
    state = last_state(carried.say(1, Undo(LEARNER, carried.decision(), "back")))
    assert steps_seen(carried) == (2, 2)
    assert state.can_undo
    assert carried.table.chronicle.play.state.to_decide() == LEARNER


def test_the_next_board_is_laid_out_and_can_be_left_again() -> None:
    carried = sat_down("stamp")
    for _ in range(2):
        leaf(carried, "skip")
    before = last_state(carried.join(1, LEARNER))
    state = last_state(leaf(carried, "next"))
    assert (state.move, state.view["tokens"]) == (0, {"r4c2": [1]})
    back = last_state(leaf(carried, "back"))
    assert (back.move, back.view) == (before.move, before.view)


def test_leafing_goes_only_where_there_is_something() -> None:
    carried = sat_down("outpost")
    assert refusal_in(leaf(carried, "back")).code == "no-lesson"
    assert refusal_in(leaf(carried, "next")).code == "no-lesson"
    leaf(carried, "skip")
    lesson = lesson_in(leaf(carried, "skip"))
    assert (lesson.reads, lesson.done) == (True, True)
    for wish in ("next", "skip", "show"):
        assert refusal_in(leaf(carried, wish)).code == "no-lesson"
    assert lesson_in(leaf(carried, "again")).step == 1
    assert steps_seen(carried) == (0, 0)
    assert refusal_in(leaf(carried, "back")).code == "no-lesson"


def test_the_companion_shows_the_answer_and_changes_nothing() -> None:
    carried = sat_down("stamp")
    before = len(carried.log)
    shown = leaf(carried, "show")
    assert shown == [Shown(LEARNER, carried.decision(), carried.table.chronicle.number(PATHFINDER))]
    assert len(carried.log) == before


def test_a_wish_for_another_step_is_out_of_date() -> None:
    carried = sat_down("stamp")
    leaf(carried, "skip")
    heard = carried.say(1, LessonWish(LEARNER, 0, "skip"))
    assert isinstance(heard[0], Refused)
    assert heard[0].code == "stale"
    assert isinstance(heard[1], State)
    assert steps_seen(carried) == (1, 1)


def test_only_the_learner_leafs_and_only_in_a_lesson() -> None:
    carried = sat_down("stamp")
    carried.join(2)
    heard = carried.say(2, LessonWish(LEARNER, carried.decision(), "skip"))
    assert isinstance(heard[0], Refused)
    assert heard[0].code == "not-your-seat"
    table = Carried(dealt_for("here", "here"))
    table.join(1, 0)
    assert refusal_in(table.say(1, LessonWish(0, 0, "next"))).code == "no-lesson"


@pytest.mark.parametrize("lesson", ["stamp", "sleep", "artifacts"])
def test_a_lesson_comes_back_from_its_log_wherever_it_was_left(lesson: str) -> None:
    """A killed server takes up a lesson where it stood, told lines and the way back included."""
    carried = sat_down(lesson)
    leaf(carried, "skip")
    leaf(carried, "back")
    while True:
        tutor = carried.table.chronicle.tutor
        assert tutor is not None
        again = Chronicle.rebuild(carried.table.row, carried.log)
        assert again.tutor is not None
        assert (again.tutor.at, again.tutor.praise, len(again.tutor.past)) == (tutor.at, tutor.praise, len(tutor.past))
        assert again.play.state.position() == carried.table.chronicle.play.state.position()
        assert again.stories.lines == carried.table.chronicle.stories.lines
        assert again.decision() == carried.decision()
        if tutor.done():
            break
        leaf(carried, "skip")
    assert any(isinstance(effect, Append) and effect.entry.note for effect in carried.effects)


def test_a_lesson_that_has_changed_is_not_taken_up() -> None:
    carried = sat_down("stamp")
    leaf(carried, "skip")
    with pytest.raises(OtherRules, match="no lesson gone"):
        Chronicle.rebuild(replace(carried.table.row, lesson="gone"), carried.log)
    with pytest.raises(OtherRules, match="another answer"):
        Chronicle.rebuild(
            replace(carried.table.row, lesson="towers"),
            [replace(carried.log[0], action={"kind": "activate", "card": "start-blue-2"})],
        )


def test_a_position_is_told_to_nobody() -> None:
    """The note of another board holds the whole position, hidden cards included: it stays in the log."""
    carried = sat_down("stamp")
    for _ in range(2):
        leaf(carried, "skip")
    leaf(carried, "next")
    note = carried.log[-1].note
    assert note is not None
    assert "start" in note
    for lines in carried.table.chronicle.stories.lines.values():
        assert lines[-1].event == {"kind": "table-step", "to": 3}


def test_a_lesson_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(WishError, match="there are stamp, join"):
        deal_lesson("roam", LessonTable("nothing"), NOW)
