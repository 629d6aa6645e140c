"""Reading lesson files: everything unknown, missing or of the wrong kind is refused with file, item and field."""

from __future__ import annotations

from typing import Final

from nunatak.engine import Game, Json, JsonObject, over
from nunatak.engine.reading import Reader
from nunatak.engine.tables import TableReader
from nunatak.table.lessons.model import (
    Answer,
    Condition,
    Lesson,
    LessonKind,
    Refused,
    Remark,
    Said,
    Scripted,
    Shared,
    Start,
    Step,
    WrongTry,
)
from nunatak.table.lessons.pattern import Pattern, read_pattern

COURSE: Final = ["game", "kind", "others", "passes", "start", "ground"]
LESSON: Final = [
    "game",
    "kind",
    "id",
    "order",
    "minutes",
    "rules",
    "enough",
    "others",
    "bot",
    "ground",
    "start",
    "board",
    "remark",
]
START: Final = ["players", "options", "seed", "position", "moves"]
STEP: Final = [
    "id",
    "say",
    "task",
    "spotlight",
    "marks",
    "answer",
    "show",
    "chance",
    "wrong",
    "otherwise",
    "then",
    "done",
]
WRONG: Final = ["answer", "remark", "rule", "legal", "at"]
REMARK: Final = ["id", "when", "say", "rule", "spotlight", "urgent"]
WHEN: Final = ["asked", "offers", "preview", "refuses", "event", "view"]
# A bot for tables at which the lesson answers for everybody; it is never asked.
NOBODY: Final = "random"
# TOML has no null; this text stands for it in positions, as in scenarios.
NOTHING: Final = "none"


def read_shared(table: Reader, game: Game) -> Shared:
    """What all lessons of a course share."""
    table.only(COURSE)
    return Shared(
        start=table.field("start").data,
        grounds=_table(table, "ground"),
        others=_texts(table, "others"),
        passes=tuple(read_pattern(one, game) for one in table.field("passes").items()) if table.has("passes") else (),
    )


def read_lesson(table: Reader, game: Game, shared: Shared) -> Lesson:
    """A lesson of a course."""
    table.only(LESSON)
    kind = _kind(table.field("kind"))
    boards = table.field("board").items() if table.has("board") else []
    ground = _ground(table, shared, shared.start)
    own = _table(table, "start")
    if kind == "game":
        starts = [_start(TableReader(over(ground, own), f"{table.where}.start"))]
    else:
        starts = [_start(_board_start(board, over(_ground(board, shared, ground), own))) for board in boards]
    steps = [step for number, board in enumerate(boards) for step in _steps(board, number, game)]
    remarks = [_remark(item, game) for item in table.field("remark").items()] if table.has("remark") else []
    if kind == "game" and (steps or not remarks):
        raise table.fail("wrong-lesson-guided")
    if kind == "lesson" and (remarks or not steps):
        raise table.fail("wrong-lesson-boards")
    return Lesson(
        game=game.name,
        id=table.field("id").text(),
        kind=kind,
        order=table.field("order").number(1, 99),
        minutes=table.field("minutes").number(1, 99),
        rules=_texts(table, "rules"),
        enough=table.field("enough").flag() if table.has("enough") else False,
        others=_texts(table, "others") if table.has("others") else shared.others,
        passes=shared.passes,
        bot=table.field("bot").text() if table.has("bot") else NOBODY,
        starts=tuple(starts),
        steps=tuple(steps),
        remarks=tuple(remarks),
    )


def _kind(reader: Reader) -> LessonKind:
    if reader.text() == "lesson":
        return "lesson"
    if reader.text() == "game":
        return "game"
    raise reader.fail("wrong-expected", wanted=", ".join(("lesson", "game")))


def _ground(item: Reader, shared: Shared, otherwise: Json) -> Json:
    """The ground that a lesson or a board names, over what all lessons share."""
    if not item.has("ground"):
        return otherwise
    name = item.field("ground").text()
    if name not in shared.grounds:
        raise item.field("ground").fail("wrong-unknown", got=repr(name), known=", ".join(shared.grounds) or "none")
    return over(shared.start, shared.grounds[name])


def _board_start(board: Reader, common: Json) -> Reader:
    board.only(["id", "ground", "start", "step"])
    return TableReader(over(common, _table(board, "start")), f"{board.where}.start")


def _start(start: Reader) -> Start:
    start.only(START)
    options = dict(_table(start, "options"))
    options["players"] = start.field("players").number(1, 16)
    position = _with_nulls(_table(start, "position"))
    assert isinstance(position, dict)
    seed = start.field("seed").number(0, 2**53 - 1) if start.has("seed") else 0
    return Start(options, seed, position, _texts(start, "moves"))


def _steps(board: Reader, number: int, game: Game) -> list[Step]:
    steps = [_step(item, number, game) for item in board.field("step").items()]
    if not steps or not steps[-1].reads():
        raise board.field("step").fail("wrong-lesson-last")
    return steps


def _step(item: Reader, board: int, game: Game) -> Step:
    item.only(STEP)
    answers = [_answer(one, game) for one in item.field("answer").items()] if item.has("answer") else []
    show: tuple[str, ...] = ()
    if answers:
        # The first answer is the one to show, unless it leaves something open.
        show = _shown(item, "show") if item.has("show") else (_whole(item.field("answer").items()[0], game),)
    return Step(
        where=item.where,
        board=board,
        say=_said(item, "say", game),
        task=_said(item, "task", game),
        spotlight=_texts(item, "spotlight"),
        marks=_texts(item, "marks"),
        answers=tuple(answers),
        show=show,
        chance=_chance(item),
        wrong=tuple(_wrong(one, game) for one in item.field("wrong").items()) if item.has("wrong") else (),
        otherwise=_said(item, "otherwise", game),
        then=tuple(_scripted(one) for one in item.field("then").items()) if item.has("then") else (),
        done=_said(item, "done", game),
    )


def _answer(item: Reader, game: Game) -> Answer:
    """An answer is a pattern, or a table with the pattern and what is said to it."""
    if isinstance(item.data, str):
        return Answer(read_pattern(item, game), None)
    item.only(["answer", "done"])
    return Answer(read_pattern(item.field("answer"), game), _said(item, "done", game))


def _shown(item: Reader, key: str) -> tuple[str, ...]:
    field = item.field(key)
    return (field.data,) if isinstance(field.data, str) else _texts(item, key)


def _whole(item: Reader, game: Game) -> str:
    field = item if isinstance(item.data, str) else item.field("answer")
    try:
        game.space.parse(field.text())
    except ValueError:
        raise field.fail("wrong-lesson-show") from None
    return field.text()


def _wrong(item: Reader, game: Game) -> WrongTry:
    item.only(WRONG)
    remark = _said(item, "remark", game)
    if remark is None:
        raise item.fail("wrong-lesson-remark")
    return WrongTry(
        pattern=read_pattern(item.field("answer"), game),
        remark=remark,
        rule=item.field("rule").text() if item.has("rule") else None,
        legal=item.field("legal").flag() if item.has("legal") else True,
        at=item.field("at").text() if item.has("at") else None,
    )


def _scripted(item: Reader) -> Scripted:
    if isinstance(item.data, str):
        return Scripted(item.data, None)
    item.only(["action", "chance"])
    return Scripted(item.field("action").text(), _chance(item))


def _remark(item: Reader, game: Game) -> Remark:
    item.only(REMARK)
    say = _said(item, "say", game)
    if say is None:
        raise item.fail("wrong-lesson-say")
    return Remark(
        where=item.where,
        when=_condition(item.field("when"), game),
        say=say,
        rule=item.field("rule").text() if item.has("rule") else None,
        spotlight=_texts(item, "spotlight"),
        urgent=item.field("urgent").flag() if item.has("urgent") else False,
    )


def _condition(when: Reader, game: Game) -> Condition:
    when.only(WHEN)
    if not when.fields():
        raise when.fail("wrong-lesson-condition")
    offers: Pattern | None = read_pattern(when.field("offers"), game) if when.has("offers") else None
    if when.has("preview") and offers is None:
        raise when.field("preview").fail("wrong-lesson-preview")
    event = _table(when, "event") if when.has("event") else None
    if event is not None:
        when.field("event").field("kind").text()
    return Condition(
        asked=when.field("asked").text() if when.has("asked") else None,
        offers=offers,
        preview=tuple(_table(when, "preview").items()),
        refuses=_refused(when.field("refuses"), game) if when.has("refuses") else None,
        event=event,
        view=tuple(_table(when, "view").items()),
    )


def _refused(item: Reader, game: Game) -> Refused:
    item.only(["answer", "rule"])
    _whole(item, game)
    return Refused(read_pattern(item.field("answer"), game), item.field("rule").text())


def _said(item: Reader, key: str, game: Game) -> Said | None:
    """A message by the end of its key, `<game>-course-<text>`; or a table with that and the facts that fill it."""
    if not item.has(key):
        return None
    field = item.field(key)
    if isinstance(field.data, str):
        return Said(f"{game.name}-course-{field.data}")
    field.only(["key", "facts"])
    return Said(f"{game.name}-course-{field.field('key').text()}", _table(field, "facts"))


def _chance(item: Reader) -> tuple[int, ...] | None:
    if not item.has("chance"):
        return None
    return tuple(one.number(0, 2**63 - 1) for one in item.field("chance").items())


def _texts(item: Reader, key: str) -> tuple[str, ...]:
    return tuple(one.text() for one in item.field(key).items()) if item.has(key) else ()


def _table(item: Reader, key: str) -> JsonObject:
    if not item.has(key):
        return {}
    table = item.field(key).data
    if not isinstance(table, dict):
        raise item.field(key).fail("wrong-object", got=repr(table))
    return table


def _with_nulls(data: Json) -> Json:
    if isinstance(data, dict):
        return {key: _with_nulls(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_nulls(value) for value in data]
    return None if data == NOTHING else data
