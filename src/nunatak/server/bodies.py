"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from nunatak.server.shapes import limited, shape
from nunatak.table import messages, summary, wishes
from nunatak.table.lessons.model import LessonKind

if TYPE_CHECKING:
    # The shapes have the same fields; only at run time does it matter that they check what they hold.
    from nunatak.table.summary import TableSummary as TableSummary
    from nunatak.table.wishes import LessonTable as LessonTable
    from nunatak.table.wishes import NewTable as NewTable
    from nunatak.table.wishes import PlayOn as PlayOn
    from nunatak.table.wishes import Rematch as Rematch
    from nunatak.table.wishes import SeatWish as SeatWish
else:
    SeatWish = shape(wishes.SeatWish, strict=True)
    LessonTable = shape(wishes.LessonTable, strict=True)
    NewTable = shape(wishes.NewTable, strict=True)
    PlayOn = shape(wishes.PlayOn, strict=True)
    Rematch = shape(wishes.Rematch, strict=True)
    TableSummary = shape(summary.TableSummary, strict=False)

Key: TypeAlias = Annotated[str, limited(messages.KEY_LENGTH)]


# -- games ---------------------------------------------------------------------------------------------------


class FlagOption(Struct, tag_field="type", tag="flag", frozen=True):
    """A variant that is on or off."""

    name: str
    default: bool


class NumberOption(Struct, tag_field="type", tag="number", frozen=True):
    """A whole number in a range."""

    name: str
    default: int
    low: int
    high: int


class ChoiceOption(Struct, tag_field="type", tag="choice", frozen=True):
    """One of a few named values."""

    name: str
    default: str
    values: list[str]


class PerSeatOption(Struct, tag_field="type", tag="per_seat", frozen=True):
    """A different value for every seat, in seat order; an empty list leaves the choice to the game."""

    name: str
    default: list[str]
    values: list[str]


class SeveralOption(Struct, tag_field="type", tag="several", frozen=True):
    """Any number of different values."""

    name: str
    default: list[str]
    values: list[str]


GameOption: TypeAlias = FlagOption | NumberOption | ChoiceOption | PerSeatOption | SeveralOption


class BotLevel(Struct, frozen=True):
    """A bot to choose: how long it thinks about a decision at most, in seconds, and its rating (null: not measured)."""

    name: str
    seconds: float
    rating: int | None


class GameSummary(Struct, frozen=True):
    """A game: how many can play it, what can be chosen, and which bots know it.

    `levels` are the bots that a person may want to choose from, weakest first; `bots` are all that can sit down, and
    `guests` those among them that whoever runs the server has brought along.
    `messages` are the words of a game of another package, as Fluent source by language, and null for ours, whose words
    the page has; `cover` says whether such a game has a picture at `/api/games/<name>/cover`.
    """

    name: str
    rules: int
    players: tuple[int, int]
    options: list[GameOption]
    bots: list[str]
    levels: list[BotLevel]
    guests: list[str]
    messages: dict[str, str] | None
    cover: bool


class GameDetails(GameSummary, frozen=True):
    """A game with its printed components, and which messages speak of its events, actions and prompts."""

    catalogue: dict[str, Any]
    words: dict[str, Any]


class LessonSummary(Struct, frozen=True):
    """A lesson of a game's course: message keys of its title and its idea, and how long it takes.

    A lesson of kind `game` is a whole game with remarks. After one with `enough` a person can play.
    """

    id: str
    kind: LessonKind
    title: str
    idea: str
    minutes: int
    enough: bool


# -- tables --------------------------------------------------------------------------------------------------


class OpenedTable(Struct, frozen=True):
    """A new table with its keys, told only now: one for each seat that is no bot's, and one for the host."""

    table: TableSummary
    keys: list[str | None]
    host: str


class MyKeys(Struct, forbid_unknown_fields=True, frozen=True):
    """The keys that a browser has kept."""

    keys: Annotated[list[Key], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    """A table that some of the keys open, and the seats they hold there."""

    table: TableSummary
    seats: list[int]
    host: bool


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """The host's wish for a seat: a new link for it, another name, or a bot in place of who was there."""

    host: Key
    seat: SeatWish


class ChangedSeat(Struct, frozen=True):
    """The table after a seat was given anew, and the seat's new key (null: a bot). The old key is void."""

    table: TableSummary
    key: str | None


class ReviewState(Struct, frozen=True):
    """How far the review of a finished game is: decisions looked at, of how many; and the review once it is done."""

    status: Literal["none", "running", "done"]
    done: int
    total: int
    review: dict[str, Any] | None


# -- the rest ------------------------------------------------------------------------------------------------


class Whereabouts(Struct, frozen=True):
    """How others on the same network reach this server: its addresses there, as far as it listens to them.

    With `listens` they work as they are; otherwise `command` starts a server for which they do.
    """

    listens: bool
    addresses: list[str]
    command: str


# With the compiled package, in plain Python while that is being made, or in plain Python.
HowBotsThink: TypeAlias = Literal["compiled", "compiling", "plain"]


class Health(Struct, frozen=True):
    """That the server answers and its store can be read, and how its bots think."""

    status: Literal["ok"]
    version: str
    protocol: int
    tables: int
    thinking: HowBotsThink


class Problem(Struct, frozen=True):
    """What is wrong with a request, where, and what to do."""

    code: str
    where: str | None
    message: str


class Failure(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Problem
