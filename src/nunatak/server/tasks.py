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


class Stop(Struct, tag="stop", frozen=True):
    """Nobody waits any more for the answer to this task."""

    number: int


Task: TypeAlias = Choose


class Order(Struct, tag="order", frozen=True):
    """A task with its number; numbers only grow."""

    number: int
    task: Task


# -- what it answers -----------------------------------------------------------------------------------------


class Chosen(Struct, tag="chosen", frozen=True):
    """The answer that the bot gives."""

    action: int


class Failed(Struct, tag="failed", frozen=True):
    """The task could not be done; the log of the process says why."""

    problem: str


Answer: TypeAlias = Chosen | Failed

encode = json.Encoder().encode
orders: json.Decoder[Order | Stop] = json.Decoder(Order | Stop)
answers: json.Decoder[Answer] = json.Decoder(Answer)
