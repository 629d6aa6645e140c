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


class Stop(Struct, tag="stop", frozen=True):
    """Nobody waits any more for the answer to this task."""

    number: int


Task: TypeAlias = Choose | Advise


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


class Failed(Struct, tag="failed", frozen=True):
    """The task could not be done; the log of the process says why."""

    problem: str


Answer: TypeAlias = Chosen | Advised | Failed

encode = json.Encoder().encode
orders: json.Decoder[Order | Stop] = json.Decoder(Order | Stop)
answers: json.Decoder[Answer] = json.Decoder(Answer)
