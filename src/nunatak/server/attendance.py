"""Who is at a table, who has gone for a moment, and who has been away for so long that others need not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nunatak.server.hub import Hub
from nunatak.server.messages import Presence
from nunatak.server.settings import Settings
from nunatak.server.store import SeatRow


class Attendance:
    """Watches the clients of one table. `changed` is called when time alone has changed something."""

    def __init__(self, hub: Hub, settings: Settings, changed: Callable[[], None]) -> None:
        self.hub = hub
        self.away_seconds = settings.away_seconds
        self.left_seconds = settings.left_seconds
        self.changed = changed
        # Whether nobody at all has been here for a while.
        self.left = False
        self.leaving: asyncio.TimerHandle | None = None
        # The seats whose people have been gone for long, and those who still may be back in a moment.
        self.away: set[int] = set()
        self.going: dict[int, asyncio.TimerHandle] = {}

    def note(self, seats: tuple[SeatRow, ...]) -> None:
        """Takes in who is connected now."""
        loop = asyncio.get_running_loop()
        here = self.here()
        for number, seat in enumerate(seats):
            if number in here or seat.kind == "bot":
                self.away.discard(number)
                if number in self.going:
                    self.going.pop(number).cancel()
            elif number not in self.away and number not in self.going:
                self.going[number] = loop.call_later(self.away_seconds, self._has_gone, number)
        if self.hub.clients:
            self.left = False
            if self.leaving is not None:
                self.leaving.cancel()
                self.leaving = None
        elif self.leaving is None and not self.left:
            self.leaving = loop.call_later(self.left_seconds, self._is_left)

    def here(self) -> set[int]:
        """The seats that somebody connected holds."""
        return {seat for client in self.hub.clients for seat in client.seats}

    def presence(self, seats: tuple[SeatRow, ...]) -> Presence:
        """What everybody is told about it."""
        here = self.here()
        connected = [seat.kind == "bot" or number in here for number, seat in enumerate(seats)]
        away = [number in self.away for number in range(len(seats))]
        return Presence(connected, away, sum(not client.seats for client in self.hub.clients))

    def close(self) -> None:
        """Watches no more."""
        for timer in [*self.going.values(), self.leaving]:
            if timer is not None:
                timer.cancel()

    def _has_gone(self, seat: int) -> None:
        del self.going[seat]
        self.away.add(seat)
        self.changed()

    def _is_left(self) -> None:
        self.leaving = None
        self.left = True
        self.changed()
