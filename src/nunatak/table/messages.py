"""The messages: what a client may say at a table and what it hears.

`docs/protocol.md` tells when each is sent. They are called as they are on the wire, and plain enough to be written as
JSON by anything; whoever takes in bytes from outside checks them against these types, their limits and unknown fields
included. Everything that is sent has all its fields, so that a reader need not guess.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from nunatak.table.lessons.model import LessonKind, Said
from nunatak.table.limits import Between, Long
from nunatak.table.summary import Result, TableSummary

# Raised when a client written for an older protocol would misread a message.
PROTOCOL = 1

# What every JSON reader can hold exactly.
LARGEST = 2**53 - 1
KEY_LENGTH = Long(1, 100)

SeatNumber: TypeAlias = Annotated[int, Between(0, 15)]
Key: TypeAlias = Annotated[str, KEY_LENGTH]
Ref: TypeAlias = Annotated[str, Long(1, 64)]
Count: TypeAlias = Annotated[int, Between(0, LARGEST)]

# Why a message was refused.
Code: TypeAlias = Literal[
    "bad-message",  # not JSON, an unknown field, a wrong type: `where` names the field
    "not-joined",  # the first message must be `join`
    "no-table",  # no such table; the socket is closed
    "other-rules",  # the table was begun under rules this server does not play; the socket is closed
    "not-your-seat",  # none of the joined keys opens this seat
    "not-your-turn",  # another seat is asked
    "stale",  # the question has changed since; the current state follows
    "duplicate",  # the ref was used before, for a different message
    "illegal",  # the rules forbid it: `rule` says which, `reason` and `facts` why
    "cannot-undo",  # nothing to take back, or something was revealed since
    "game-over",  # the game has ended
    "too-fast",  # more messages than a person could send
    "not-saved",  # the move could not be written and has not happened; the current state follows
    "bot-plays",  # a bot stands in for this seat: `return` comes first
    "not-away",  # the player is here, or has not been away for long enough
    "no-stand-in",  # no bot stands in for this seat
    "no-hints",  # the table has agreed on none
    "no-hint",  # the bot could not think of any
    "not-in-lesson",  # the lesson asks for another answer: `reason` says why, `rule` by which rule
    "no-lesson",  # there is no lesson at this table, or none that can do this now
    "allowed",  # nothing forbids what `why` asked about
]


# -- what a client says --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heard:
    """How much of a seat's story (null: the spectators') a client has heard already."""

    seat: SeatNumber | None
    seq: Count


@dataclass(frozen=True, slots=True)
class Join:
    """Sits down at the seats that the keys open, or watches if they open none. Always the first message."""

    type: Literal["join"] = field(init=False, default="join")
    keys: Annotated[list[Key], Long(0, 16)] = field(default_factory=list)
    since: Annotated[list[Heard], Long(0, 16)] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Act:
    """Answers the pending question: by number, in one line of text, or in the named form."""

    type: Literal["act"] = field(init=False, default="act")
    seat: SeatNumber
    decision: Count
    action: int | str | dict[str, Any]
    ref: Ref


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the seat's last action."""

    type: Literal["undo"] = field(init=False, default="undo")
    seat: SeatNumber
    decision: Count
    ref: Ref


@dataclass(frozen=True, slots=True)
class Look:
    """Asks for the last `count` moves up to `upto` (null: the newest), with views, to show them again."""

    type: Literal["look"] = field(init=False, default="look")
    seat: SeatNumber | None
    count: Annotated[int, Between(1, 100)]
    upto: Count | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """Asks what the strongest bot would answer in the place of this seat."""

    type: Literal["hint"] = field(init=False, default="hint")
    seat: SeatNumber
    decision: Count


@dataclass(frozen=True, slots=True)
class Why:
    """Asks why an action cannot be done now. Always answered with a refusal; nothing changes."""

    type: Literal["why"] = field(init=False, default="why")
    seat: SeatNumber
    decision: Count
    action: int | str | dict[str, Any]
    ref: Ref


@dataclass(frozen=True, slots=True)
class StandIn:
    """Lets a bot play for the person at a seat: for oneself at once, for another who has been away for some time."""

    type: Literal["stand-in"] = field(init=False, default="stand-in")
    seat: SeatNumber
    bot: Annotated[str, Long(0, 32)]


@dataclass(frozen=True, slots=True)
class Return:
    """Takes one's seat back from the bot that stands in."""

    type: Literal["return"] = field(init=False, default="return")
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class LessonWish:
    """Leafs through a lesson: on to the next step, back, over one that need not be done, to the beginning.

    With `show` the companion shows what to do.
    """

    type: Literal["lesson"] = field(init=False, default="lesson")
    seat: SeatNumber
    decision: Count
    wish: Literal["next", "back", "skip", "again", "show"]


@dataclass(frozen=True, slots=True)
class Ping:
    """Asks for a sign of life."""

    type: Literal["ping"] = field(init=False, default="ping")


ClientMessage: TypeAlias = Join | Act | Undo | Look | Hint | Why | StandIn | Return | LessonWish | Ping


# -- what it hears -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """The pending question. `facts` fill its sentence, and only the seat that is asked is told them."""

    name: str
    seat: int
    facts: dict[str, Any]


# A question may have hundreds of answers: what is made so often is not frozen, which would cost five times as much.
@dataclass(slots=True)
class Choice:
    """A legal answer: its number, its named form, and what it would do."""

    id: int
    action: dict[str, Any]
    preview: dict[str, Any]


@dataclass(slots=True)
class Told:
    """One line of a seat's story, told of move `move` (0: the deal), which the seat `by` made."""

    seq: int
    move: int
    by: int | None
    event: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to `join`: the table, and which of its seats the keys hold."""

    type: Literal["welcome"] = field(init=False, default="welcome")
    protocol: int
    table: TableSummary
    seats: list[int]
    host: bool


@dataclass(frozen=True, slots=True)
class Temptation:
    """Something that cannot be done here but is often tried: the place to click, and the action to send."""

    place: str
    action: str


@dataclass(frozen=True, slots=True)
class LessonState:
    """Where a learner is: the step, of how many, and what is said. Texts are message keys of the game's course.

    `spotlight` are the places that matter now, `marks` those that the task speaks of. With `reads` there is nothing to
    do but to read on. In a guided game `say` is the last remark and `step` counts the remarks.
    """

    game: str
    id: str
    kind: LessonKind
    step: int
    of: int
    praise: Said | None
    say: Said | None
    task: Said | None
    rule: str | None
    spotlight: list[str]
    marks: list[str]
    tries: list[Temptation]
    reads: bool
    done: bool


@dataclass(frozen=True, slots=True)
class State:
    """What a seat (null: a spectator) sees now. `actions` is empty unless this seat is asked."""

    type: Literal["state"] = field(init=False, default="state")
    seat: int | None
    seq: int
    decision: int
    move: int
    view: dict[str, Any]
    asked: Asked | None
    actions: list[Choice]
    can_undo: bool
    over: bool
    result: Result | None
    # Null where no lesson is given, and for everybody but the learner.
    lesson: LessonState | None


@dataclass(frozen=True, slots=True)
class Events:
    """What happened, as far as that seat may know: the lines of its story after number `after`."""

    type: Literal["events"] = field(init=False, default="events")
    seat: int | None
    after: int
    events: list[Told]


@dataclass(frozen=True, slots=True)
class Done:
    """An act or undo is on disk. `decision` is the question it led to, `seq` the end of the seat's story."""

    type: Literal["done"] = field(init=False, default="done")
    ref: str
    decision: int
    seq: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A message that changed nothing. `reason` is a message key with `facts`, `message` its English."""

    type: Literal["refused"] = field(init=False, default="refused")
    ref: str | None
    code: Code
    where: str | None
    rule: str | None
    reason: str
    facts: dict[str, Any]
    message: str


@dataclass(frozen=True, slots=True)
class Presence:
    """Which seats have somebody connected (a bot always is), and how many only watch.

    `away`: who has been gone for so long that a bot may stand in.
    """

    type: Literal["presence"] = field(init=False, default="presence")
    connected: list[bool]
    away: list[bool]
    spectators: int


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot has begun, or ended, to think about its question."""

    type: Literal["thinking"] = field(init=False, default="thinking")
    seat: int
    thinking: bool


@dataclass(frozen=True, slots=True)
class Reason:
    """What an answer changes for the better, by the points of the final score that the bot gives it."""

    name: str
    points: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer as the bot sees it: its share of the bot's thoughts, and the seat's chance to win with it."""

    action: int
    share: float
    chance: float
    reasons: list[Reason]


@dataclass(frozen=True, slots=True)
class Hinted:
    """The answer to `hint`: the best answers, best first, by the bot of that level."""

    type: Literal["hinted"] = field(init=False, default="hinted")
    seat: int
    decision: int
    level: str
    verdicts: list[Verdict]


@dataclass(frozen=True, slots=True)
class Shown:
    """The answer to the wish `show`: what the step asks for, by the number of the action."""

    type: Literal["shown"] = field(init=False, default="shown")
    seat: int
    decision: int
    action: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A move shown again: who made it, what was told of it, and what the seat saw afterwards."""

    move: int
    by: int
    events: list[Told]
    view: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Looked:
    """The answer to `look`: what the seat saw before the first of the moves, and the moves."""

    type: Literal["looked"] = field(init=False, default="looked")
    seat: int | None
    view: dict[str, Any]
    moves: list[Moment]


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits where has changed."""

    type: Literal["seated"] = field(init=False, default="seated")
    table: TableSummary


@dataclass(frozen=True, slots=True)
class Pong:
    """A sign of life."""

    type: Literal["pong"] = field(init=False, default="pong")


ServerMessage: TypeAlias = (
    Welcome | State | Events | Done | Refused | Presence | Thinking | Hinted | Shown | Looked | Seated | Pong
)
