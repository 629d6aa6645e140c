"""What the server and its thinking processes say to each other: one line of JSON a message."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct, json

from nunatak.table.messages import Verdict

# -- what a process is told ----------------------------------------------------------------------------------


class Choose(Struct, tag="choose", frozen=True):
    """A bot's question. `view` is the seat's envelope: an imagined deal, never the true one.

    `seconds` are what its turn leaves it to think; null: as long as it likes.
    """

    bot: str
    seed: int
    view: Raw
    seconds: float | None = None


class Advise(Struct, tag="advise", frozen=True):
    """A person's question: what would the bot of this level answer?"""

    level: str
    seed: int
    view: Raw


class LookBack(Struct, tag="look-back", frozen=True):
    """A finished game to be reviewed: its record, and the iterations that a look at one decision may take."""

    record: Raw
    iterations: int


class Stop(Struct, tag="stop", frozen=True):
    """Nobody waits any more for the answer to this task."""

    number: int


Task: TypeAlias = Choose | Advise | LookBack


class Order(Struct, tag="order", frozen=True):
    """A task with its number; numbers only grow."""

    number: int
    task: Task


# -- what it answers -----------------------------------------------------------------------------------------


class Chosen(Struct, tag="chosen", frozen=True):
    """The answer that the bot gives."""

    action: int


class Advised(Struct, tag="advised", frozen=True):
    """The best answers, best first."""

    verdicts: list[Verdict]


class SoFar(Struct, tag="so-far", frozen=True):
    """So much of a long task is done; the answer is still to come."""

    done: int
    total: int


class Reviewed(Struct, tag="reviewed", frozen=True):
    """The review, ready to be kept."""

    content: Raw


class NoAnswer(Struct, tag="no-answer", frozen=True):
    """The task could not be done; the log of the process says why."""

    problem: str


Answer: TypeAlias = Chosen | Advised | Reviewed | NoAnswer

encode = json.Encoder().encode
orders: json.Decoder[Order | Stop] = json.Decoder(Order | Stop)
answers: json.Decoder[Answer | SoFar] = json.Decoder(Answer | SoFar)
