"""Which lessons there are, and how their boards are laid out."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from nunatak.engine import DataError, Game, Json, OptionError, PositionError, Refusal, State
from nunatak.engine.actions import ActionError
from nunatak.engine.tables import TableReader
from nunatak.games import game_names, load_game
from nunatak.table.lessons.model import Course, Lesson, Shared, Start
from nunatak.table.lessons.read import read_lesson, read_shared

# What all lessons of a course share.
COMMON = "course.toml"


@cache
def course_of(game: str) -> Course:
    """The course of a game; a game without lessons has an empty one."""
    if game not in game_names():
        return Course(game, ())
    folder = files("nunatak").joinpath("data", game, "lessons")
    if not folder.is_dir():
        return Course(game, ())
    return read_course(load_game(game), [*folder.iterdir()])


def lesson_of(game: str, name: str) -> Lesson | None:
    """The lesson of that name; None when the course has none."""
    return next((lesson for lesson in course_of(game).lessons if lesson.id == name), None)


def read_course(game: Game, found: list[Traversable]) -> Course:
    """A course from its files. Raises DataError with file, item and field of what cannot be understood."""
    sources = sorted((file for file in found if file.name.endswith(".toml")), key=lambda file: file.name)
    shared = Shared({}, {}, (), ())
    for file in sources:
        if file.name == COMMON:
            shared = read_shared(read_file(game, file), game)
    lessons = [read_lesson(read_file(game, file), game, shared) for file in sources if file.name != COMMON]
    lessons.sort(key=lambda lesson: lesson.order)
    for i, lesson in enumerate(lessons, 1):
        if lesson.order != i:
            raise DataError(f"{game.name}/lessons/{lesson.id}: order", "wrong-order", wanted=i)
    return Course(game.name, tuple(lessons))


def read_file(game: Game, file: Traversable) -> TableReader:
    """One file of a course."""
    place = f"{game.name}/lessons/{file.name}"
    try:
        data: dict[str, Json] = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(place, "wrong-toml", problem=str(error)) from None
    table = TableReader(data, place)
    if table.field("game").text() != game.name:
        raise table.field("game").fail("wrong-expected", wanted=repr(game.name))
    return table


def laid_out(game: Game, start: Start, where: str) -> State:
    """The table as a board begins. Raises DataError when there can be no such position."""
    try:
        state = game.new(game.complete_options(start.options), start.seed)
        if start.position:
            state = game.amend(state, start.position)
        for move in start.moves:
            action = game.space.parse(move)
            if action not in state.legal():
                raise state.refuse(action)
            state.apply(action)
    except (OptionError, PositionError, ActionError) as error:
        raise DataError(f"{where}: {error.where}", error.reason, **error.facts) from None
    except Refusal as refusal:
        raise DataError(f"{where}: moves", "wrong-lesson-moves", rule=refusal.rule) from None
    return state
