"""What a table decides is done here: written, sent, timed, and thought about in other processes.

Everything happens in one event loop, and a table never waits: what takes time is a task, which tells the table when it
is over.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from msgspec import Raw

from nunatak.server.client import Client, encode
from nunatak.server.store import Store, StoreError
from nunatak.server.thinking.pool import ThinkingPool
from nunatak.server.thinking.tasks import Advise, Advised, Choose, Chosen
from nunatak.table import Chronicle, SeatRow, Table, effects
from nunatak.table.effects import Alarm, Append, Durable, Effect, Input, KeepSeat, NotWritten, Show, Tell, Written
from nunatak.table.messages import ClientMessage
from nunatak.table.question import Question
from nunatak.table.sight import Retelling

log = logging.getLogger(__name__)

# Bots whose move others wait for come first.
HINT_URGENCY = 1


class Carrier:
    """Carries one table for as long as it is in memory."""

    def __init__(self, store: Store, table: Table, pool: ThinkingPool) -> None:
        self.store = store
        self.table = table
        self.pool = pool
        self.clients: dict[int, Client] = {}
        self.alarms: dict[Alarm, asyncio.TimerHandle] = {}
        self.writing: asyncio.Task[None] | None = None
        # One seat at a time, so that whoever gives one can see whether it was kept.
        self.giving = asyncio.Lock()
        self.asking: asyncio.Task[None] | None = None
        self.advising: dict[int, asyncio.Task[None]] = {}
        self.touched = time.monotonic()
        # Set when not even the log could be read; the table must be loaded anew.
        self.broken = False
        # Set when the table leaves the memory: whoever still finds it here must ask for it again.
        self.closed = False

    def receive(self, message: Input) -> None:
        """Tells the table what has happened, and begins to do what follows from it."""
        if self.closed or self.broken:
            return
        try:
            for effect in self.table.receive(message, int(time.time())):
                self._carry_out(effect)
        except Exception:
            log.exception("table %s failed", self.table.row.id)
            self._give_up()

    async def take(self, client: Client, message: ClientMessage) -> None:
        """Hands over what a client says; returns when all that follows from it has been done."""
        self.receive(effects.Said(client.number, message))
        await self.quiet()
        if client.showing is not None:
            await asyncio.shield(client.showing)

    async def join(self, client: Client, message: ClientMessage) -> bool:
        """Lets a client in. False when the table has just left the memory: it has to be read again."""
        if self.closed or self.broken:
            return False
        self.clients[client.number] = client
        await self.take(client, message)
        return True

    def leave(self, client: Client) -> None:
        """Notes that a client is gone."""
        self.touched = time.monotonic()
        if self.clients.pop(client.number, None) is not None:
            self.receive(effects.Gone(client.number))

    async def give_seat(self, number: int, seat: SeatRow) -> None:
        """Gives a seat to somebody else. Raises StoreError when that cannot be written."""
        if self.closed:
            raise StoreError(self.table.row.id, "wrong-store-away")
        async with self.giving:
            self.receive(effects.SeatGiven(number, seat))
            await self.quiet()
            if self.broken or replace(self.table.row.seats[number], stand_in=None) != seat:
                raise StoreError(self.table.row.id, "wrong-store-seat")

    async def quiet(self) -> None:
        """Returns when nothing is being written."""
        while self.table.busy() and not self.broken and self.writing is not None:
            await asyncio.shield(self.writing)

    def idle_for(self, seconds: float) -> bool:
        """Whether nobody has been here for that long."""
        return self.table.idle() and time.monotonic() - self.touched > seconds

    def close(self) -> None:
        """Sends everybody away and stops the bots."""
        self._stop_all(1012, "the server stops; join again later")
        self.closed = True

    def _give_up(self) -> None:
        self._stop_all(1013, "the table had to be reloaded; join again")
        self.broken = True

    def _stop_all(self, code: int, reason: str) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in (self.asking, *self.advising.values()):
            # The one that finds out that something is wrong ends by itself.
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        for client in [*self.clients.values()]:
            client.dismiss(code, reason)

    # -- what follows -----------------------------------------------------------------------------------------

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Tell):
            self._tell(effect)
        elif isinstance(effect, Durable):
            self.writing = asyncio.create_task(self._write(effect))
        elif isinstance(effect, effects.Ask):
            self.asking = asyncio.create_task(self._ask(effect.question))
        elif isinstance(effect, effects.StopAsking):
            cancel(self.asking)
        elif isinstance(effect, effects.Advise):
            self.advising[effect.client] = asyncio.create_task(self._advise(effect.client, effect.question))
        elif isinstance(effect, effects.StopAdvising):
            cancel(self.advising.pop(effect.client, None))
        elif isinstance(effect, effects.Wake):
            self._wake(effect.alarm, effect.seconds)
        elif isinstance(effect, effects.CallOff):
            self._call_off(effect.alarm)
        else:
            self._show(effect)

    def _tell(self, effect: Tell) -> None:
        data = encode(effect.message)
        for number in effect.clients:
            client = self.clients.get(number)
            if client is not None:
                client.pass_on(data)

    async def _write(self, effect: Durable) -> None:
        try:
            outcome = await self._written(effect)
        except Exception:
            log.exception("table %s cannot be read again", self.table.row.id)
            self._give_up()
            return
        self.touched = time.monotonic()
        self.receive(outcome)

    async def _written(self, effect: Durable) -> Written | NotWritten:
        """Writes what can be written. Where that fails, the disk says what there is."""
        table_id = self.table.row.id
        try:
            if isinstance(effect, Append):
                await self.store.append(table_id, effect.entry, effect.status, effect.seat)
                return Written()
            if isinstance(effect, KeepSeat):
                await self.store.reseat(table_id, effect.number, effect.seat)
                return Written()
        except StoreError as error:
            log.warning("table %s is read again: %s", table_id, error)
        row = await self.store.table(table_id)
        entries = await self.store.entries(table_id)
        if row is None:
            raise StoreError(table_id, "wrong-store-gone")
        return NotWritten(row, await asyncio.to_thread(Chronicle.rebuild, row, entries))

    async def _ask(self, question: Question) -> None:
        task = Choose(question.bot, question.seed, Raw(question.sealed()), question.seconds)
        begun = time.monotonic()
        answer = await self.pool.answer(task)
        if not isinstance(answer, Chosen):
            log.error("bot %s gave no answer: %s", question.bot, answer)
        action = answer.action if isinstance(answer, Chosen) else None
        self.receive(effects.Thought(question.decision, question.bot, action, time.monotonic() - begun))

    async def _advise(self, client: int, question: Question) -> None:
        task = Advise(question.bot, question.seed, Raw(question.sealed()))
        answer = await self.pool.answer(task, HINT_URGENCY)
        verdicts = answer.verdicts if isinstance(answer, Advised) else []
        del self.advising[client]
        self.receive(effects.Advised(client, question.decision, verdicts))

    def _wake(self, alarm: Alarm, seconds: float) -> None:
        self._call_off(alarm)
        self.alarms[alarm] = asyncio.get_running_loop().call_later(seconds, self._ring, alarm)

    def _ring(self, alarm: Alarm) -> None:
        del self.alarms[alarm]
        self.receive(effects.Rang(alarm))

    def _call_off(self, alarm: Alarm) -> None:
        # One that has rung may still wait for its turn at the table, which then takes no notice of it.
        timer = self.alarms.pop(alarm, None)
        if timer is not None:
            timer.cancel()

    def _show(self, effect: Show) -> None:
        client = self.clients.get(effect.client)
        if client is not None:
            client.showing = asyncio.create_task(self._retell(client, effect.retelling))

    async def _retell(self, client: Client, retelling: Retelling) -> None:
        client.say(await asyncio.to_thread(retelling.show))
        client.showing = None


def cancel(task: asyncio.Task[None] | None) -> None:
    """Ends a task that nobody waits for any more."""
    if task is not None:
        task.cancel()
