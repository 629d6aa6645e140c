"""All tables of a server: read from the store when somebody comes, dropped from memory when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import time
from weakref import WeakValueDictionary

from nunatak.engine import Record, canonical
from nunatak.server.bodies import (
    ChangedSeat,
    HowBotsThink,
    LessonTable,
    MyTable,
    NewSeat,
    NewTable,
    OpenedTable,
    PlayOn,
    Rematch,
    ReviewState,
    TableSummary,
)
from nunatak.server.carrier import Carrier
from nunatak.server.failures import NoTable, RequestError
from nunatak.server.reviews import Reviews
from nunatak.server.settings import Settings
from nunatak.server.store import Store
from nunatak.server.thinking.compiled import named_package
from nunatak.server.thinking.pool import ThinkingPool
from nunatak.server.thinking.workshop import Workshop
from nunatak.table import Chronicle, Table, TableRow, Times, deal, deal_again, deal_lesson
from nunatak.table.effects import Opened, PlayedAgain
from nunatak.table.keys import fits, hashed, new_key
from nunatak.table.messages import Looked
from nunatak.table.seating import deal_rematch, seat_row
from nunatak.table.sight import Retelling


class Tables:
    """The tables in memory, and the way to all others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.live: dict[str, Carrier] = {}
        self.loading: dict[str, asyncio.Task[Carrier]] = {}
        package = named_package()
        self.pool = ThinkingPool(settings.bot_processes, package=package)
        self.workshop = Workshop(package, settings.compile_with)
        self.times = Times(settings.away_seconds, settings.left_seconds, settings.bot_seconds)
        self.reviews = Reviews(store, settings.review_iterations)
        self.chores: list[asyncio.Task[None]] = []
        # Of several who ask for a rematch at once, one deals it.
        self.following: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def start(self) -> None:
        """Looks after idle tables from now on, and has the bots compiled."""
        self.workshop.start()
        self.chores = [asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Sends everybody away. What was acknowledged is in the store already."""
        for task in [*self.chores, *self.loading.values()]:
            task.cancel()
        for carrier in [*self.live.values()]:
            # A move that is being written may still be acknowledged.
            await carrier.quiet()
            carrier.close()
        self.live.clear()
        await self.reviews.close()
        await asyncio.to_thread(self.pool.close)
        await asyncio.to_thread(self.workshop.close)

    def thinking(self) -> HowBotsThink:
        """How the bots think just now."""
        if self.workshop.package.path() is not None:
            return "compiled"
        return "compiling" if self.workshop.working() else "plain"

    async def get(self, table_id: str) -> Carrier:
        """The table, read from the store if need be. Raises NoTable or OtherRules."""
        carrier = self.live.get(table_id)
        if carrier is not None and not carrier.broken and not carrier.closed:
            carrier.touched = time.monotonic()
            return carrier
        # Two who come at once wait for the same reading: a table is in memory only once.
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def open(self, wish: NewTable) -> OpenedTable:
        """Deals a new game, writes it, and hands out its keys."""
        dealt = await asyncio.to_thread(deal, wish, int(time.time()))
        await self.store.create(dealt.row, [])
        self._carry(dealt.row, dealt.chronicle)
        return OpenedTable(dealt.row.summary(), dealt.keys, dealt.host)

    async def teach(self, game: str, wish: LessonTable) -> OpenedTable:
        """A new table at which a lesson is given."""
        dealt = await asyncio.to_thread(deal_lesson, game, wish, int(time.time()))
        await self.store.create(dealt.row, [])
        self._carry(dealt.row, dealt.chronicle)
        return OpenedTable(dealt.row.summary(), dealt.keys, dealt.host)

    async def summary(self, table_id: str) -> TableSummary:
        """What everybody may know of a table."""
        return (await self._row(table_id)).summary()

    async def mine(self, keys: list[str]) -> list[MyTable]:
        """The tables that these keys open."""
        hashes = {hashed(key) for key in keys}
        found: list[MyTable] = []
        for row in await self.store.opened_by([*hashes]):
            seats = [number for number, seat in enumerate(row.seats) if seat.key in hashes]
            found.append(MyTable(row.summary(), seats, row.host in hashes))
        return found

    async def record(self, table_id: str) -> bytes:
        """The record of a finished game. It tells the deal, so nobody gets it before."""
        row = await self._row(table_id)
        if row.status.asked is not None:
            raise RequestError(409, "game-runs", "A record tells the deal, so it is given only when the game is over.")
        carrier = await self.get(table_id)
        return carrier.table.chronicle.play.record.to_bytes()

    async def moments(self, table_id: str, seat: int | None, after: int, count: int) -> Looked:
        """Some moves of a game again, for anybody: what a spectator sees, and of a finished game what any seat saw."""
        carrier = await self.get(table_id)
        table = carrier.table
        if seat is not None and not 0 <= seat < len(table.row.seats):
            raise RequestError(400, "bad-request", f"The table has seats 0 to {len(table.row.seats) - 1}.", "seat")
        if seat is not None and not table.chronicle.over():
            raise RequestError(409, "game-runs", "While a game runs, others see what a spectator may see.", "seat")
        retelling = Retelling(table.chronicle, seat, count, after + count)
        return await asyncio.to_thread(retelling.show)

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
        dealt = await asyncio.to_thread(deal_again, row, record, wish, int(time.time()))
        await self.store.create(dealt.row, dealt.chronicle.log)
        self._carry(dealt.row, dealt.chronicle)
        return OpenedTable(dealt.row.summary(), dealt.keys, dealt.host)

    async def rematch(self, table_id: str, wish: Rematch) -> TableSummary:
        """The table at which the same people play again, dealt for the first of them who asks."""
        row = await self._row(table_id)
        if not any(fits(wish.key, known) for known in (row.host, *(seat.key for seat in row.seats))):
            raise RequestError(403, "not-at-table", "This needs a key of the table.", "key")
        if row.status.asked is not None:
            raise RequestError(409, "game-runs", "The game is not over yet.")
        async with self.following.setdefault(table_id, asyncio.Lock()):
            row = await self._row(table_id)
            if row.next is None:
                begun, chronicle = await asyncio.to_thread(deal_rematch, row, wish.options, int(time.time()))
                await self.store.create(begun, [], after=table_id)
                self._carry(begun, chronicle)
                (await self.get(table_id)).receive(PlayedAgain(begun.id))
                return begun.summary()
        return await self.summary(row.next)

    async def reseat(self, table_id: str, number: int, wish: NewSeat) -> ChangedSeat:
        """Gives a seat to somebody else, if the host asks for it."""
        row = await self._row(table_id)
        if not fits(wish.host, row.host):
            raise RequestError(403, "not-host", "This needs the host key of the table.", "host")
        if not 0 <= number < len(row.seats):
            raise RequestError(404, "no-table", f"The table has seats 0 to {len(row.seats) - 1}.", "seat")
        if row.status.asked is None:
            raise RequestError(409, "game-over", "The game is over.")
        key = None if wish.seat.kind == "bot" else new_key()
        seat = seat_row(wish.seat, number, key, where="seat")
        carrier = await self.get(table_id)
        await carrier.give_seat(number, seat)
        return ChangedSeat(carrier.table.row.summary(), key)

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id)
        if row is None:
            raise NoTable
        return row

    async def _load(self, table_id: str) -> Carrier:
        row = await self._row(table_id)
        entries = await self.store.entries(table_id)
        return self._carry(row, await asyncio.to_thread(Chronicle.rebuild, row, entries))

    def _carry(self, row: TableRow, chronicle: Chronicle) -> Carrier:
        carrier = Carrier(self.store, Table(row, chronicle, self.times), self.pool)
        self.live[row.id] = carrier
        if any(seat.player() for seat in row.seats):
            self.pool.warm()
        carrier.receive(Opened())
        return carrier

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(self.settings.idle_seconds / 4, 0.05))
            for table_id, carrier in [*self.live.items()]:
                if carrier.broken or carrier.idle_for(self.settings.idle_seconds):
                    carrier.close()
                    # A table that was read anew in the meantime is another one.
                    if self.live.get(table_id) is carrier:
                        with contextlib.suppress(KeyError):
                            del self.live[table_id]
