"""What the server and its thinking processes say to each other: one line of JSON a message."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct, json

# -- what a process is told ----------------------------------------------------------------------------------


class Choose(Struct, tag="choose", frozen=True):
    """A bot's question. `view` is the seat's envelope: an imagined deal, never the true one."""

    bot: str
    seed: int
    view: Raw


class Advise(Struct, tag="advise", frozen=True):
    """A person's question: what would the strongest bot answer?"""

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


class Judged(Struct, frozen=True):
    """One answer: its share of the search, and the chance to win that is left to the seat."""

    action: int
    share: float
    chance: float


class Advised(Struct, tag="advised", frozen=True):
    """The best answers, best first, and the name of the level that looked for them."""

    level: str
    judged: list[Judged]


class Progress(Struct, tag="progress", frozen=True):
    """So much of a long task is done; the answer is still to come."""

    done: int
    total: int


class Reviewed(Struct, tag="reviewed", frozen=True):
    """The review, ready to be kept."""

    content: Raw


class Failed(Struct, tag="failed", frozen=True):
    """The task could not be done; the log of the process says why."""

    problem: str


Answer: TypeAlias = Chosen | Advised | Reviewed | Failed

encode = json.Encoder().encode
orders: json.Decoder[Order | Stop] = json.Decoder(Order | Stop)
answers: json.Decoder[Answer | Progress] = json.Decoder(Answer | Progress)
