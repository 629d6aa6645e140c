"""Those who are connected to a table, and how they are told something."""

from __future__ import annotations

from nunatak.table.effects import Effect, Tell
from nunatak.table.messages import ServerMessage
from nunatak.table.story import Listener


class Client:
    """Somebody who has joined: the seats that the keys hold, and whether one of them is the host's."""

    def __init__(self, seats: list[int], host: bool) -> None:
        self.seats = seats
        self.host = host

    def listens(self) -> list[Listener]:
        """Through whose eyes this client sees the table."""
        return [*self.seats] if self.seats else [None]


class Company:
    """All who have joined, by number, in the order in which they came."""

    def __init__(self, out: list[Effect]) -> None:
        self.out = out
        self.clients: dict[int, Client] = {}

    def seats(self) -> set[int]:
        """The seats that somebody holds."""
        return {seat for client in self.clients.values() for seat in client.seats}

    def spectators(self) -> int:
        """How many only watch."""
        return sum(not client.seats for client in self.clients.values())

    def listeners(self) -> dict[Listener, tuple[int, ...]]:
        """Everybody through whose eyes somebody sees the table, with the clients who do."""
        found: dict[Listener, tuple[int, ...]] = {}
        for number, client in self.clients.items():
            for listener in client.listens():
                found[listener] = (*found.get(listener, ()), number)
        return found

    def tell(self, client: int, message: ServerMessage) -> None:
        """Says something to one client."""
        self.out.append(Tell((client,), message))

    def tell_some(self, clients: tuple[int, ...], message: ServerMessage) -> None:
        """Says something to some clients."""
        self.out.append(Tell(clients, message))

    def tell_all(self, message: ServerMessage) -> None:
        """Says something to everybody."""
        if self.clients:
            self.out.append(Tell((*self.clients,), message))
