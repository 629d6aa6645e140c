"""The guided game: each remark once, at its moment, and one a turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from nunatak.bots import make_bot
from nunatak.engine import Chance, Event, Observer
from nunatak.table import Chronicle, LessonTable, deal_lesson
from nunatak.table.lessons import Lesson
from nunatak.table.lessons.companion import Companion
from nunatak.table.lessons.pattern import holds, look
from nunatak.table.lessons.tutor import LEARNER
from tests.lessons.lessons import GUIDED, NOW, name


def played(lesson: Lesson) -> tuple[Chronicle, list[tuple[int, str]]]:
    """The game of a greedy learner against the lesson's bot, and after how many moves which remark came."""
    chronicle = deal_lesson(lesson.game, LessonTable(lesson.id, "Ada"), NOW).chronicle
    companion = chronicle.companion
    assert companion is not None
    said = [(0, remark.where) for remark in companion.said]
    greedy, bot = make_bot("greedy", chronicle.game, 1), make_bot(lesson.bot, chronicle.game, 2)
    while not chronicle.over():
        state = chronicle.play.state
        seat = state.to_decide()
        player = greedy if seat == LEARNER else bot
        chronicle.act(seat, player.choose(Observer(state.copy(), seat)), None)
        said += [(chronicle.move(), remark.where) for remark in companion.said[len(said) :]]
    return chronicle, said


@pytest.mark.parametrize("lesson", GUIDED, ids=name)
def test_each_remark_comes_once_and_most_of_them_come(lesson: Lesson) -> None:
    _, said = played(lesson)
    remarks = [where for _, where in said]
    assert len(remarks) == len(set(remarks))
    assert len(remarks) >= 0.7 * len(lesson.remarks)
    assert said[0][0] == 0
    assert remarks[-1] == lesson.remarks[-1].where


@pytest.mark.parametrize("lesson", GUIDED, ids=name)
def test_what_is_not_urgent_waits_for_another_turn(lesson: Lesson) -> None:
    chronicle, said = played(lesson)
    urgent = {remark.where: remark.urgent for remark in lesson.remarks}
    moves = chronicle.play.record.moves
    for (before, _), (after, where) in pairwise(said):
        others = [move for move in moves[before:after] if move.seat != LEARNER]
        assert urgent[where] or others, where


@pytest.mark.parametrize("lesson", GUIDED, ids=name)
def test_the_remarks_are_the_same_after_a_restart(lesson: Lesson) -> None:
    dealt = deal_lesson(lesson.game, LessonTable(lesson.id, "Ada"), NOW)
    chronicle, chooser = dealt.chronicle, Chance(3)
    for _ in range(60):
        state = chronicle.play.state
        chronicle.act(state.to_decide(), chooser.choice(state.legal()), None)
    again = Chronicle.rebuild(dealt.row, chronicle.log)
    assert again.companion is not None
    assert chronicle.companion is not None
    assert again.companion.said == chronicle.companion.said
    assert len(again.companion.said) > 1


def test_the_first_remark_of_roam_comes_with_the_first_question() -> None:
    (lesson,) = (one for one in GUIDED if one.game == "roam")
    companion = Companion(lesson)
    state = deal_lesson("roam", LessonTable(lesson.id), NOW).chronicle.play.state
    companion.follow(state, None, [])
    last = companion.last()
    assert last is not None
    assert last.say.key == "roam-course-game-first-turn"
    joined = Event("claimed", {"seat": LEARNER, "slot": 3, "card": "loc-35", "price": 0, "consoled": []})
    companion.follow(state, LEARNER, [joined])
    assert companion.last() == last, "one a turn is enough"
    companion.follow(state, 1, [joined])
    last = companion.last()
    assert last is not None
    assert last.say.key == "roam-course-game-joined"


@pytest.mark.parametrize(
    ("expected", "got", "fits"),
    [
        ("me", 0, True),
        ("me", 1, False),
        ("others", 1, True),
        ("others", 0, False),
        ("others", None, False),
        ({"at_least": 2}, 2, True),
        ({"at_least": 2}, 1, False),
        ({"at_most": 2}, 3, False),
        ({"at_least": 1, "at_most": 3}, 2, True),
        ({"at_least": 2}, None, False),
        ({"has": "me"}, [1, 0], True),
        ({"has": "me"}, [1], False),
        ({"length": {"at_least": 2}}, ["a", "b"], True),
        ({"length": 3}, ["a", "b"], False),
        ({"length": 2}, "ab", False),
        ({"kind": "woke", "seat": "me"}, {"kind": "woke", "seat": 0, "price": 1}, True),
        ({"kind": "woke", "seat": "me"}, {"kind": "woke", "seat": 1, "price": 1}, False),
        (True, True, True),
        ("x", "y", False),
    ],
)
def test_how_a_condition_compares(expected: Any, got: Any, fits: bool) -> None:
    assert holds(expected, got, LEARNER) is fits


def test_how_a_path_is_looked_up() -> None:
    data: Any = {"players": [{"coins": 2, "cards": ["a", "b"]}, {"coins": 5, "cards": []}], "counts": [1, 2, 3]}
    assert look(data, "players.me.coins", LEARNER) == [2]
    assert look(data, "players.*.coins", LEARNER) == [2, 5]
    assert look(data, "players.*.cards.length", LEARNER) == [2, 0]
    assert look(data, "counts.sum", LEARNER) == [6]
    assert look(data, "players.7.coins", LEARNER) == []
    assert look(data, "nothing.here", LEARNER) == []
