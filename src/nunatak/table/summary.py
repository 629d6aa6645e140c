"""What everybody may know of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

SeatKind: TypeAlias = Literal["here", "link", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat, as everybody may know. `stand_in` is the bot that plays for a person just now."""

    kind: SeatKind
    name: str
    bot: str | None
    stand_in: str | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the score of each seat and the seats that won."""

    scores: list[int]
    winners: list[int]


def result_of(told: dict[str, Any]) -> Result | None:
    """The result from plain data; None while there is none."""
    return Result(told["scores"], told["winners"]) if told else None


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What everybody may know of a table. `seeded`: its creator chose the seed, and so may know the deal."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Seat]
    seeded: bool
    hints: bool
    # How many acts and undos there were, and the seat that is asked now.
    decision: int
    asked: int | None
    over: bool
    result: Result | None
    # Seconds since 1970.
    created: int
    played: int
    # The table at which the same people play again, once the game is over and somebody has asked for that.
    next: str | None
