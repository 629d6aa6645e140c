"""Those who are connected, and what waits to be sent to them."""

from __future__ import annotations

import asyncio

import msgspec

from nunatak.server.messages import ServerMessage
from nunatak.server.story import Listener

# A client with this much unread does not follow the game; it does better to join anew.
MOST_UNREAD = 500

encode = msgspec.json.Encoder().encode


class Goodbye:
    """The end of a connection: the code and the reason it is closed with."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Client:
    """One connection: the seats its keys hold, and its unsent messages. Saying something never waits."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.host = False
        self.unsent: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()
        self.leaving = False

    def listens(self) -> list[Listener]:
        """Through whose eyes this client sees the table."""
        return [*self.seats] if self.seats else [None]

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


class Hub:
    """The clients of one table."""

    def __init__(self) -> None:
        self.clients: dict[Client, None] = {}

    def listeners(self) -> set[Listener]:
        """Everybody through whose eyes somebody sees the table."""
        return {listener for client in self.clients for listener in client.listens()}

    def tell(self, listener: Listener, message: ServerMessage) -> None:
        """Sends a message to all who see through these eyes."""
        data = encode(message)
        for client in [*self.clients]:
            if listener in client.listens():
                client.pass_on(data)

    def tell_all(self, message: ServerMessage) -> None:
        """Sends a message to everybody at the table."""
        data = encode(message)
        for client in [*self.clients]:
            client.pass_on(data)

    def dismiss_all(self, code: int, reason: str) -> None:
        """Closes all connections."""
        for client in [*self.clients]:
            client.dismiss(code, reason)
