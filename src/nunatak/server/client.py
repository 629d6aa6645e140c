"""A connection as the tables see it: what waits to be sent to it."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace

import msgspec

from nunatak.server.words import english
from nunatak.table.messages import Refused, ServerMessage

# A client with this much unread does not follow the game; it does better to join anew.
MOST_UNREAD = 500

NUMBERS = itertools.count(1)
encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """A message as it is sent. A refusal by the table gets its English here, where the words are."""
    if isinstance(message, Refused) and not message.message:
        message = replace(message, message=english(message.reason, message.facts))
    return encoder.encode(message)


class Goodbye:
    """The end of a connection: the code and the reason it is closed with."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Client:
    """One connection, by the number under which tables know it. Saying something never waits."""

    def __init__(self) -> None:
        self.number = next(NUMBERS)
        self.unsent: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()
        self.leaving = False
        # What is being prepared for it, before which it shall not be heard again.
        self.showing: asyncio.Task[None] | None = None

    def say(self, message: ServerMessage) -> None:
        """Sends a message to this client only."""
        self.pass_on(encode(message))

    def pass_on(self, data: bytes) -> None:
        """Sends a message that is written down already."""
        if self.leaving:
            return
        if self.unsent.qsize() >= MOST_UNREAD:
            self.dismiss(1013, "too slow; join again")
            return
        self.unsent.put_nowait(data)

    def dismiss(self, code: int, reason: str) -> None:
        """Closes the connection once everything before is sent."""
        if not self.leaving:
            self.leaving = True
            self.unsent.put_nowait(Goodbye(code, reason))
