"""The socket messages: what a client may say at a table and what it hears.

`docs/protocol.md` tells when each is sent. Everything a client sends is checked against these types, unknown
fields included; everything the server sends has all its fields, so that a reader need not guess.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from nunatak.server.bodies import Key, Result, SeatNumber, TableSummary

# Raised when a client written for an older protocol would misread a message.
PROTOCOL = 1

Ref: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]

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
]


# -- what a client says --------------------------------------------------------------------------------------


class ClientStruct(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """Something a client says."""


class Heard(Struct, forbid_unknown_fields=True, frozen=True):
    """How much of a seat's story (null: the spectators') a client has heard already."""

    seat: SeatNumber | None
    seq: Count


class Join(ClientStruct, tag="join", frozen=True):
    """Sits down at the seats that the keys open, or watches if they open none. Always the first message."""

    keys: Annotated[list[Key], Meta(max_length=16)] = []
    since: Annotated[list[Heard], Meta(max_length=16)] = []


class Act(ClientStruct, tag="act", frozen=True):
    """Answers the pending question: by number, in one line of text, or in the named form."""

    seat: SeatNumber
    decision: Count
    action: int | str | dict[str, Any]
    ref: Ref


class Undo(ClientStruct, tag="undo", frozen=True):
    """Takes back the seat's last action."""

    seat: SeatNumber
    decision: Count
    ref: Ref


class Look(ClientStruct, tag="look", frozen=True):
    """Asks for the last `count` moves up to `upto` (null: the newest), with views, to show them again."""

    seat: SeatNumber | None
    count: Annotated[int, Meta(ge=1, le=100)]
    upto: Count | None = None


class Hint(ClientStruct, tag="hint", frozen=True):
    """Asks what the strongest bot would answer in the place of this seat."""

    seat: SeatNumber
    decision: Count


class StandIn(ClientStruct, tag="stand-in", frozen=True):
    """Lets a bot play for the person at a seat: for oneself at once, for another who has been away for some time."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class Return(ClientStruct, tag="return", frozen=True):
    """Takes one's seat back from the bot that stands in."""

    seat: SeatNumber


class Ping(ClientStruct, tag="ping", frozen=True):
    """Asks for a sign of life."""


ClientMessage: TypeAlias = Join | Act | Undo | Look | Hint | StandIn | Return | Ping


# -- what it hears -------------------------------------------------------------------------------------------


class ServerStruct(Struct, tag_field="type", frozen=True):
    """Something the server says."""


class Asked(Struct, frozen=True):
    """The pending question. `facts` fill its sentence, and only the seat that is asked is told them."""

    name: str
    seat: int
    facts: dict[str, Any]


class Choice(Struct, frozen=True):
    """A legal answer: its number, its named form, and what it would do."""

    id: int
    action: dict[str, Any]
    preview: dict[str, Any]


class Told(Struct, frozen=True):
    """One line of a seat's story, told of move `move` (0: the deal), which the seat `by` made."""

    seq: int
    move: int
    by: int | None
    event: dict[str, Any]


class Welcome(ServerStruct, tag="welcome", frozen=True):
    """The answer to `join`: the table, and which of its seats the keys hold."""

    protocol: int
    table: TableSummary
    seats: list[int]
    host: bool


class State(ServerStruct, tag="state", frozen=True):
    """What a seat (null: a spectator) sees now. `actions` is empty unless this seat is asked."""

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


class Events(ServerStruct, tag="events", frozen=True):
    """What happened, as far as that seat may know: the lines of its story after number `after`."""

    seat: int | None
    after: int
    events: list[Told]


class Done(ServerStruct, tag="done", frozen=True):
    """An act or undo is on disk. `decision` is the question it led to, `seq` the end of the seat's story."""

    ref: str
    decision: int
    seq: int


class Refused(ServerStruct, tag="refused", frozen=True):
    """A message that changed nothing. `reason` is a message key with `facts`, `message` its English."""

    ref: str | None
    code: Code
    where: str | None
    rule: str | None
    reason: str
    facts: dict[str, Any]
    message: str


class Presence(ServerStruct, tag="presence", frozen=True):
    """Which seats have somebody connected (a bot always is), and how many only watch.

    `away`: who has been gone for so long that a bot may stand in.
    """

    connected: list[bool]
    away: list[bool]
    spectators: int


class Thinking(ServerStruct, tag="thinking", frozen=True):
    """A bot has begun, or ended, to think about its question."""

    seat: int
    thinking: bool


class Verdict(Struct, frozen=True):
    """An answer as the bot sees it: its share of the bot's thoughts, and the seat's chance to win with it."""

    action: int
    share: float
    chance: float


class Hinted(ServerStruct, tag="hinted", frozen=True):
    """The answer to `hint`: the best answers, best first, by the bot of that level."""

    seat: int
    decision: int
    level: str
    verdicts: list[Verdict]


class Moment(Struct, frozen=True):
    """A move shown again: who made it, what was told of it, and what the seat saw afterwards."""

    move: int
    by: int
    events: list[Told]
    view: dict[str, Any]


class Looked(ServerStruct, tag="looked", frozen=True):
    """The answer to `look`: what the seat saw before the first of the moves, and the moves."""

    seat: int | None
    view: dict[str, Any]
    moves: list[Moment]


class Seated(ServerStruct, tag="seated", frozen=True):
    """Who sits where has changed."""

    table: TableSummary


class Pong(ServerStruct, tag="pong", frozen=True):
    """A sign of life."""


ServerMessage: TypeAlias = (
    Welcome | State | Events | Done | Refused | Presence | Thinking | Hinted | Looked | Seated | Pong
)
