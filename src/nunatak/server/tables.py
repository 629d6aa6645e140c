"""All tables of a server: read from the store when somebody comes, dropped from memory when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import time

from nunatak.engine import Record, canonical
from nunatak.server.bodies import (
    ChangedSeat,
    MyTable,
    NewSeat,
    NewTable,
    OpenedTable,
    PlayOn,
    ReviewState,
    TableSummary,
)
from nunatak.server.crew import Crew
from nunatak.server.failures import Failed, NoTable
from nunatak.server.keys import fits, hashed, new_key
from nunatak.server.match import Match
from nunatak.server.reviews import Reviews
from nunatak.server.seating import deal, deal_again, seat_row
from nunatak.server.settings import Settings
from nunatak.server.store import Store, TableRow
from nunatak.server.summary import summary
from nunatak.server.table import Table


class Tables:
    """The tables in memory, and the way to all others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.crew = Crew(settings.bot_processes)
        self.reviews = Reviews(store, settings.review_iterations)
        self.chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Looks after idle tables from now on."""
        self.chores = [asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Sends everybody away. What was acknowledged is in the store already."""
        for task in [*self.chores, *self.loading.values()]:
            task.cancel()
        for table in [*self.live.values()]:
            # A move that is being written may still be acknowledged.
            async with table.lock:
                table.close()
        self.live.clear()
        await self.reviews.close()
        await asyncio.to_thread(self.crew.close)

    async def get(self, table_id: str) -> Table:
        """The table, read from the store if need be. Raises NoTable or OtherRules."""
        table = self.live.get(table_id)
        if table is not None and not table.broken and not table.closed:
            table.touched = time.monotonic()
            return table
        # Two who come at once wait for the same reading: a table is in memory only once.
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def open(self, wish: NewTable) -> OpenedTable:
        """Deals a new game, writes it, and hands out its keys."""
        dealt = await asyncio.to_thread(deal, wish)
        await self.store.create(dealt.row, [])
        table = self._seat(dealt.row, dealt.match)
        return OpenedTable(table.summary(), dealt.keys, dealt.host)

    async def summary(self, table_id: str) -> TableSummary:
        """What everybody may know of a table."""
        return summary(await self._row(table_id))

    async def mine(self, keys: list[str]) -> list[MyTable]:
        """The tables that these keys open."""
        hashes = {hashed(key) for key in keys}
        found: list[MyTable] = []
        for row in await self.store.opened_by([*hashes]):
            seats = [number for number, seat in enumerate(row.seats) if seat.key in hashes]
            found.append(MyTable(summary(row), seats, row.host in hashes))
        return found

    async def record(self, table_id: str) -> bytes:
        """The record of a finished game. It tells the deal, so nobody gets it before."""
        row = await self._row(table_id)
        if row.status.asked is not None:
            raise Failed(409, "game-runs", "A record tells the deal, so it is given only when the game is over.")
        table = await self.get(table_id)
        async with table.lock:
            return table.match.play.record.to_bytes()

    async def review(self, table_id: str, begin: bool) -> ReviewState:
        """How far the review of a finished game is; begins one if there is none yet."""
        record = await self.record(table_id)
        state = await self.reviews.state(table_id)
        if begin and state.status == "none":
            self.reviews.begin(table_id, canonical(Record.from_bytes(record).data()))
            state = await self.reviews.state(table_id)
        return state

    async def play_on(self, table_id: str, wish: PlayOn) -> OpenedTable:
        """A new table with the first moves of a finished game, for a person at one seat and bots at the others."""
        row = await self._row(table_id)
        record = Record.from_bytes(await self.record(table_id))
        dealt = await asyncio.to_thread(deal_again, row, record, wish)
        await self.store.create(dealt.row, dealt.match.log)
        table = self._seat(dealt.row, dealt.match)
        return OpenedTable(table.summary(), dealt.keys, dealt.host)

    async def reseat(self, table_id: str, number: int, wish: NewSeat) -> ChangedSeat:
        """Gives a seat to somebody else, if the host asks for it."""
        row = await self._row(table_id)
        if not fits(wish.host, row.host):
            raise Failed(403, "not-host", "This needs the host key of the table.", "host")
        if not 0 <= number < len(row.seats):
            raise Failed(404, "no-table", f"The table has seats 0 to {len(row.seats) - 1}.", "seat")
        if row.status.asked is None:
            raise Failed(409, "game-over", "The game is over.")
        key = None if wish.seat.kind == "bot" else new_key()
        seat = seat_row(wish.seat, number, key, where="seat")
        table = await self.get(table_id)
        await table.reseat(number, seat)
        return ChangedSeat(table.summary(), key)

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id)
        if row is None:
            raise NoTable
        return row

    async def _load(self, table_id: str) -> Table:
        row = await self._row(table_id)
        entries = await self.store.entries(table_id)
        return self._seat(row, await asyncio.to_thread(Match.rebuild, row, entries))

    def _seat(self, row: TableRow, match: Match) -> Table:
        table = Table(self.store, row, match, self.settings, self.crew)
        self.live[row.id] = table
        if any(seat.player() for seat in row.seats):
            self.crew.warm()
        table.open()
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(self.settings.idle_seconds / 4, 0.05))
            for table_id, table in [*self.live.items()]:
                if table.broken or table.idle_for(self.settings.idle_seconds):
                    table.close()
                    # A table that was read anew in the meantime is another one.
                    if self.live.get(table_id) is table:
                        with contextlib.suppress(KeyError):
                            del self.live[table_id]
