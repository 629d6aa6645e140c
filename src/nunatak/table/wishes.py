"""What a person wishes for: a new table, somebody at a seat, a finished game to be played on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias

from nunatak.engine import PlacedError
from nunatak.table.limits import Between, Long
from nunatak.table.messages import LARGEST, Key, SeatNumber
from nunatak.table.summary import SeatKind

Name: TypeAlias = Annotated[str, Long(0, 40)]
Seed: TypeAlias = Annotated[int, Between(0, LARGEST)]


class WishError(PlacedError):
    """A wish that cannot be granted; the place is the field at fault."""


class NoGame(WishError):
    """There is no game of that name."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who is to sit at a seat: somebody here, somebody elsewhere by a link, or a bot."""

    kind: SeatKind
    name: Name = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to open. Without a seed the deal is nobody's choice."""

    game: str
    seats: Annotated[list[SeatWish], Long(1, 16)]
    options: dict[str, Any] = field(default_factory=dict)
    seed: Seed | None = None
    # Whether hints are given; null: only where nobody elsewhere plays against a person.
    hints: bool | None = None


@dataclass(frozen=True, slots=True)
class LessonTable:
    """A lesson to begin, and what the learner is called."""

    lesson: Annotated[str, Long(1, 64)]
    name: Name = ""


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people once more, in turned seats. `key` opens a seat of the finished table, or is its host's.

    `options` are what the next game takes over from the last; all others stay as they were.
    """

    key: Key
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A finished game to be played on from after some of its moves, by a person at one seat.

    Bots at the other seats stay. `bot` takes the places of people; null: one as strong as those who were there.
    """

    move: Annotated[int, Between(0, 2**31)]
    seat: SeatNumber
    bot: str | None = None
