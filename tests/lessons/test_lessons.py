"""Every lesson of every course is played: a lesson that the rules no longer bear out fails here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nunatak.engine import Refusal, canonical
from nunatak.games import load_game
from nunatak.table import Chronicle
from nunatak.table.lessons import Lesson
from nunatak.table.lessons.model import Said, Step
from nunatak.table.lessons.pattern import Pattern
from nunatak.table.lessons.tutor import LEARNER
from nunatak.text import Texts
from tests.lessons.lessons import LESSONS, SCRIPTED, begun, go_on, name

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
TEXTS = Texts()

scripted = pytest.mark.parametrize("lesson", SCRIPTED, ids=name)
every = pytest.mark.parametrize("lesson", LESSONS, ids=name)


def meant(chronicle: Chronicle, pattern: Pattern) -> list[int]:
    """All actions of the game that a pattern means."""
    space = chronicle.game.space
    kind = space.by_name[pattern.kind]
    return [action for action in range(kind.base, kind.end) if pattern.fits(space.name(action))]


def test_there_are_lessons() -> None:
    assert {lesson.game for lesson in LESSONS} >= {"roam", "ice1", "ice2", "winter"}
    assert len([lesson for lesson in LESSONS if lesson.game == "roam"]) == 10


@scripted
def test_the_answers_that_are_shown_lead_to_the_end(lesson: Lesson) -> None:
    chronicle, tutor = begun(lesson)
    visited = []
    while not tutor.done():
        visited.append(tutor.step())
        assert tutor.step().reads() or chronicle.play.state.to_decide() == LEARNER, tutor.step().where
        go_on(chronicle)
    assert [*visited, tutor.step()] == [*lesson.steps]


@scripted
def test_every_answer_that_fulfils_a_step_can_be_given_and_leads_on(lesson: Lesson) -> None:
    """However a step is fulfilled, the steps after it can be."""
    chronicle, tutor = begun(lesson)
    while not tutor.done():
        step = tutor.step()
        for answer in step.answers:
            legal = [action for action in meant(chronicle, answer.pattern) if action in chronicle.play.state.legal()]
            assert legal, f"{step.where}: {answer.pattern.text()} cannot be done"
            for action in legal:
                walk_on(lesson, tutor.at, chronicle.game.space.text(action))
        go_on(chronicle)


def walk_on(lesson: Lesson, at: int, answer: str) -> None:
    """Goes the shown way up to a step, answers it in this way, and goes on to the end of its board."""
    chronicle, tutor = begun(lesson)
    while tutor.at < at:
        go_on(chronicle)
    go_on(chronicle, answer)
    board = lesson.steps[at].board
    while not tutor.done() and tutor.step().board == board:
        go_on(chronicle)


@scripted
def test_every_wrong_try_is_as_legal_as_the_lesson_says(lesson: Lesson) -> None:
    chronicle, tutor = begun(lesson)
    while True:
        step, state = tutor.step(), chronicle.play.state
        for wrong in step.wrong:
            tried = [
                action
                for action in meant(chronicle, wrong.pattern)
                if step.fulfilled_by(chronicle.game.space.name(action)) is None
            ]
            legal = [action for action in tried if state.to_decide() == LEARNER and action in state.legal()]
            place = f"{step.where}: {wrong.pattern.text()}"
            assert tried, f"{place} is right"
            assert bool(legal) == wrong.legal, f"{place} is {'' if legal else 'not '}legal"
            if not wrong.legal:
                assert {refusing_rule(chronicle, action) for action in tried} == {wrong.rule}, place
        if tutor.done():
            break
        go_on(chronicle)


def refusing_rule(chronicle: Chronicle, action: int) -> str:
    """The rule by which an action is refused to the learner, and that nothing changes with it."""
    before = canonical(chronicle.play.state.position())
    with pytest.raises(Refusal) as refused:
        chronicle.play.act(LEARNER, action)
    assert canonical(chronicle.play.state.position()) == before
    return refused.value.rule


@scripted
def test_going_back_leads_through_the_same_positions(lesson: Lesson) -> None:
    """Undo goes back a step, over what the others did and over the edge of a board, and everything stands as it did."""
    chronicle, tutor = begun(lesson)
    stood: list[tuple[int, bytes]] = []
    while not tutor.done():
        stood.append((tutor.at, canonical(chronicle.play.state.position())))
        go_on(chronicle)
    while stood:
        assert chronicle.can_undo(LEARNER)
        chronicle.undo(LEARNER, None)
        assert (tutor.at, canonical(chronicle.play.state.position())) == stood.pop()
    assert not chronicle.can_undo(LEARNER)


def texts_of(lesson: Lesson) -> list[Said]:
    """Everything that a lesson says."""
    said: list[Said | None] = [Said(lesson.title()), Said(lesson.idea()), Said(f"{lesson.game}-course-about")]
    for step in lesson.steps:
        said += [step.say, step.task, step.otherwise, step.done]
        said += [answer.done for answer in step.answers]
        said += [wrong.remark for wrong in step.wrong]
    said += [remark.say for remark in lesson.remarks]
    return [text for text in said if text is not None]


@every
def test_there_are_words_for_all_it_says(lesson: Lesson) -> None:
    assert [text.key for text in texts_of(lesson) if not TEXTS.has(text.key)] == []


def test_no_word_is_left_over() -> None:
    said = {text.key for lesson in LESSONS for text in texts_of(lesson)}
    for file in (ROOT / "src/nunatak/locale/en").glob("*-course.ftl"):
        keys = re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.M)
        assert [key for key in keys if key not in said] == []


@every
def test_no_learner_reads_a_code(lesson: Lesson) -> None:
    """Squares, tiles and cards are called as people call them."""
    code = re.compile(
        r"\br\dc\d\b|\b[SFDZUIE]x?\d+\b|\b(RQ|LB|DC|ED)\d|\b(loc|art|start|setup)-\d|\b[cs]\d-\d\d\b|\d,\d"
    )
    for text in texts_of(lesson):
        assert not code.search(TEXTS.say(text.key, **text.facts)), text.key


@scripted
def test_every_step_has_something_to_say_or_to_do(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert step.say or step.task, step.where
        assert step.reads() or step.task, step.where


# -- places ----------------------------------------------------------------------------------------------------


def roles() -> set[str]:
    """The places that the page names by a word of its own."""
    found: set[str] = set()
    for file in PAGE.rglob("*.svelte"):
        found |= set(re.findall(r'\bplace="([\w-]+)"', file.read_text(encoding="utf-8")))
    return found


def places_of(game: str) -> re.Pattern[str]:
    """The places of a game's own board."""
    own = {
        "roam": r"r[0-5]c[0-5]|slot-[0-5]|card-(?P<card>[\w-]+)|artifact-(?P<artifact>[\w-]+)",
        "ice2": r"[SFD]\d\d|Z\d|slot-(achievement|exalted|philosophical|obliteration|harmony)"
        r"|request-(?P<request>[\w-]+)|face-(?P<face>\w+)",
        "ice1": r"[SUIDE]x?\d\d|slot-(achievement|exalted|philosophical|obliteration|harmony)"
        r"|request-(?P<request>[\w-]+)|face-(?P<face>\w+)",
        "winter": r"column-(hunt|develop|settle|initiate|rest)"
        r"|(card|species|stone|seat-0-(hand|above))-(?P<named>[\w-]+)"
        r"|seat-0-(chief|food|tools|camps|deck|discard|buried|eclipse)|seat-0-(?P<species>[a-z_]+)|animal-deck"
        r"|(hex|at)-(-?\d,-?\d\+?){1,3}|(offering|veneration)-\d+",
    }
    return re.compile(own[game])


def pointed_at(step: Step) -> list[str]:
    """The places that a step speaks of."""
    return [*step.spotlight, *step.marks, *(wrong.at for wrong in step.wrong if wrong.at is not None)]


@every
def test_it_points_at_places_that_there_are(lesson: Lesson) -> None:
    known = roles()
    assert {"hand", "answers", "companion"} <= known
    ids = set(re.findall(r'"id": ?"([\w-]+)"', canonical(load_game(lesson.game).catalogue()).decode()))
    places = [place for step in lesson.steps for place in pointed_at(step)]
    places += [place for remark in lesson.remarks for place in remark.spotlight]
    for place in places:
        if place in known:
            continue
        named = places_of(lesson.game).fullmatch(place)
        assert named, f"{lesson.id}: there is no place {place}"
        assert {part for part in named.groupdict().values() if part is not None} <= ids, place


@scripted
def test_what_cannot_be_done_can_be_tried_only_where_nothing_else_can_be_done(lesson: Lesson) -> None:
    """A place to click for a wrong try belongs to a try that the rules refuse: legal ones have their own buttons."""
    for step in lesson.steps:
        for wrong in step.wrong:
            assert wrong.at is None or not wrong.legal, step.where


@every
def test_rules_are_those_of_the_specification(lesson: Lesson) -> None:
    cited = [*lesson.rules, *(wrong.rule for step in lesson.steps for wrong in step.wrong)]
    cited += [remark.rule for remark in lesson.remarks]
    beginning = {"roam": "ROAM", "ice1": "ICE1", "ice2": "ICE2", "winter": "EW"}[lesson.game]
    for rule in cited:
        assert rule is None or re.fullmatch(rf"{beginning}(-[A-Z]+)+-\d+", rule), rule
