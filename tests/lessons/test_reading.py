"""Lesson files: what cannot be understood is refused with file, item and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from nunatak.engine import DataError
from nunatak.games import load_game
from nunatak.table.lessons.library import laid_out, read_course
from nunatak.table.lessons.model import Course

COMMON = """
game = "roam"
kind = "course"
others = ["Red"]
[start]
players = 2
seed = 1
"""
LESSON = """
game = "roam"
kind = "lesson"
id = "first"
order = 1
minutes = 1
[[board]]
id = "only"
[[board.step]]
id = "do"
task = "do"
answer = ["activate card=start-blue-1"]
wrong = [{ answer = "activate", remark = "other" }]
[[board.step]]
id = "end"
say = "end"
"""
GAME = """
game = "roam"
kind = "game"
id = "whole"
order = 1
minutes = 9
[[remark]]
id = "first"
when = { asked = "start" }
say = "hello"
"""


def course(folder: Path, lesson: str, common: str = COMMON) -> Course:
    """A course of one lesson, read from its files."""
    (folder / "course.toml").write_text(common, encoding="utf-8")
    (folder / "01-lesson.toml").write_text(lesson, encoding="utf-8")
    return read_course(load_game("roam"), [*folder.iterdir()])


def test_a_lesson_is_read(tmp_path: Path) -> None:
    (lesson,) = course(tmp_path, LESSON).lessons
    assert (lesson.title(), lesson.others, lesson.starts[0].options) == ("roam-course-first", ("Red",), {"players": 2})
    first, last = lesson.steps
    assert (first.show, first.reads(), last.reads()) == (("activate card=start-blue-1",), False, True)
    assert first.wrong[0].legal
    (game,) = course(tmp_path, GAME).lessons
    assert (game.kind, game.remarks[0].say.key) == ("game", "roam-course-hello")


@pytest.mark.parametrize(
    ("before", "after", "where", "problem"),
    [
        ('kind = "lesson"', 'kind = "lecture"', "01-lesson.toml.kind", "expected lesson, game"),
        ("minutes = 1", "minutes = 1\nmood = 3", "01-lesson.toml.mood", "no such field"),
        ("order = 1", "order = 2", "first: order", "expected 1"),
        ("activate card=start-blue-1", "fly", "board[only].step[do].answer[0]", "is not one of: "),
        ("activate card=start-blue-1", "activate deck=1", "board[only].step[do].answer[0]", "no field 'deck'"),
        ("activate card=start-blue-1", "activate card=nobody", "board[only].step[do].answer[0]", "no value of card"),
        ('"activate card=start-blue-1"', '"activate"', "board[only].step[do].answer[0]", "name one in `show`"),
        ('say = "end"', 'say = "end"\nanswer = ["end_actions"]', "board[only].step", "one to read"),
        (', remark = "other"', "", "board[only].step[do].wrong[0]", "has a `remark`"),
        ('game = "roam"', 'game = "ice2"', "01-lesson.toml.game", "expected 'roam'"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, before: str, after: str, where: str, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        course(tmp_path, LESSON.replace(before, after))
    assert where in refused.value.where
    assert problem in refused.value.problem


def test_a_ground_is_laid_over_what_all_share_and_under_what_a_board_says(tmp_path: Path) -> None:
    grounds = """
[ground.far]
seed = 7
[ground.far.position]
round = 3
deck = ["loc-27"]
"""
    named = LESSON.replace('id = "only"', 'id = "only"\nground = "far"\nstart.position.round = 4')
    (lesson,) = course(tmp_path, named, COMMON + grounds).lessons
    start = lesson.starts[0]
    assert (start.seed, start.position, start.options) == (7, {"round": 4, "deck": ["loc-27"]}, {"players": 2})
    for_all = LESSON.replace("minutes = 1", 'minutes = 1\nground = "far"')
    (lesson,) = course(tmp_path, for_all, COMMON + grounds).lessons
    assert lesson.starts[0].position == {"round": 3, "deck": ["loc-27"]}
    with pytest.raises(DataError, match="'near' is not one of: far"):
        course(tmp_path, named.replace('"far"', '"near"'), COMMON + grounds)


def test_a_lesson_may_call_the_others_differently_and_pass_over_empty_questions(tmp_path: Path) -> None:
    own = LESSON.replace("minutes = 1", 'minutes = 1\nothers = ["Green"]')
    shared = COMMON.replace('others = ["Red"]', 'others = ["Red"]\npasses = ["end_actions"]')
    (lesson,) = course(tmp_path, own, shared).lessons
    assert (lesson.others, [pattern.kind for pattern in lesson.passes]) == (("Green",), ["end_actions"])
    with pytest.raises(DataError, match="is not one of: "):
        course(tmp_path, own, shared.replace("end_actions", "sigh"))


def test_a_guided_game_needs_remarks_with_conditions(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="has remarks and no boards"):
        course(tmp_path, GAME.partition("[[remark]]")[0])
    with pytest.raises(DataError, match="at least one thing"):
        course(tmp_path, GAME.replace('asked = "start"', ""))
    with pytest.raises(DataError, match="belongs to an answer"):
        course(tmp_path, GAME.replace('asked = "start"', "preview = { price = 1 }"))
    with pytest.raises(DataError, match="boards and no remarks"):
        course(tmp_path, GAME.replace('kind = "game"', 'kind = "lesson"'))


def test_a_board_that_cannot_be_laid_out_is_named(tmp_path: Path) -> None:
    wrong = LESSON.replace('id = "only"', 'id = "only"\nstart.position.tokens = { r9c9 = ["red"] }')
    (lesson,) = course(tmp_path, wrong).lessons
    with pytest.raises(DataError) as refused:
        laid_out(load_game("roam"), lesson.starts[0], "the board")
    assert "r9c9" in str(refused.value)
    wrong = LESSON.replace('id = "only"', 'id = "only"\nstart.moves = ["end_actions"]')
    (lesson,) = course(tmp_path, wrong).lessons
    with pytest.raises(DataError, match="refused by ROAM-"):
        laid_out(load_game("roam"), lesson.starts[0], "the board")
