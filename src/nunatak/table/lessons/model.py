"""What a lesson file says, once it is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from nunatak.engine import Json, JsonObject, Options
from nunatak.table.lessons.pattern import Pattern

LessonKind: TypeAlias = Literal["lesson", "game"]


@dataclass(frozen=True, slots=True)
class Said:
    """Something that is said: a message key, and what fills it."""

    key: str
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Start:
    """How the table is laid out: a deal, a part of a position laid over it, and some moves made from there."""

    options: Options
    seed: int
    position: JsonObject
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Answers that fulfil a step, and what is said to them where that differs from what the step says."""

    pattern: Pattern
    done: Said | None


@dataclass(frozen=True, slots=True)
class WrongTry:
    """A tempting answer that does not fulfil the step, and the remark that says why, by the rule.

    One that is not even `legal` is refused by that very rule; `at` is the place where a learner would click for it.
    """

    pattern: Pattern
    remark: Said
    rule: str | None
    legal: bool
    at: str | None


@dataclass(frozen=True, slots=True)
class Scripted:
    """An answer that the lesson gives for whoever is asked, and what chance is to say to it (None: what it will)."""

    action: str
    chance: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, or without answers something to read.

    `show` are answers of which the companion shows the first that can be given; `spotlight` and `marks` name places.
    """

    where: str
    board: int
    say: Said | None
    task: Said | None
    spotlight: tuple[str, ...]
    marks: tuple[str, ...]
    answers: tuple[Answer, ...]
    show: tuple[str, ...]
    chance: tuple[int, ...] | None
    wrong: tuple[WrongTry, ...]
    otherwise: Said | None
    then: tuple[Scripted, ...]
    done: Said | None

    def reads(self) -> bool:
        """Whether there is nothing to do but to read on."""
        return not self.answers

    def fulfilled_by(self, named: JsonObject) -> Answer | None:
        """The answer of the lesson that an action is; None if the step does not ask for it."""
        return next((answer for answer in self.answers if answer.pattern.fits(named)), None)

    def wrong_try(self, named: JsonObject) -> WrongTry | None:
        """The tempting wrong answer that an action is; None if nobody thought of it."""
        return next((one for one in self.wrong if one.pattern.fits(named)), None)


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that the rules refuse to the learner, and the rule."""

    pattern: Pattern
    rule: str


@dataclass(frozen=True, slots=True)
class Condition:
    """When a remark is due: everything that is named here must hold.

    The question put to the learner, an answer it offers with what that would do, one that a rule refuses, something
    that has just happened, and paths into the learner's view.
    """

    asked: str | None
    offers: Pattern | None
    preview: tuple[tuple[str, Json], ...]
    refuses: Refused | None
    event: JsonObject | None
    view: tuple[tuple[str, Json], ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that the companion says once in a guided game; what is urgent does not wait for another turn."""

    where: str
    when: Condition
    say: Said
    rule: str | None
    spotlight: tuple[str, ...]
    urgent: bool


@dataclass(frozen=True, slots=True)
class Shared:
    """What all lessons of a course share.

    The start under every board, grounds that lessons begin from by name, the names of the others, empty answers.
    """

    start: Json
    grounds: dict[str, Json]
    others: tuple[str, ...]
    passes: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, or a whole game with remarks; `starts` are its boards, of which a guided game has one."""

    game: str
    id: str
    kind: LessonKind
    order: int
    minutes: int
    rules: tuple[str, ...]
    # After this lesson a person can play.
    enough: bool
    others: tuple[str, ...]
    # What the lesson answers by itself where there is no other answer.
    passes: tuple[Pattern, ...]
    bot: str
    starts: tuple[Start, ...]
    steps: tuple[Step, ...]
    remarks: tuple[Remark, ...]

    def title(self) -> str:
        """The key of its title."""
        return f"{self.game}-course-{self.id}"

    def idea(self) -> str:
        """The key of the one sentence that says what it is about."""
        return f"{self.game}-course-{self.id}-idea"


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game, in the order in which they are best taken."""

    game: str
    lessons: tuple[Lesson, ...]
