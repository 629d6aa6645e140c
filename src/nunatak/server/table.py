"""A table: its game, its log on disk, and the people around it.

One message at a time changes a table. It is applied, written, committed, and only then told to anybody; if the
commit fails, the game is read again from the log as if the message had never come.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from nunatak.engine import ActionError, Json, Observer, Refusal
from nunatak.server import sight
from nunatak.server.attendance import Attendance
from nunatak.server.bodies import TableSummary
from nunatak.server.crew import Crew
from nunatak.server.hinting import Hints
from nunatak.server.hub import Client, Hub
from nunatak.server.keys import fits
from nunatak.server.match import Match, OtherRules
from nunatak.server.messages import (
    PROTOCOL,
    Act,
    Done,
    Join,
    Look,
    Refused,
    Seated,
    Thinking,
    Undo,
    Welcome,
)
from nunatak.server.refusals import by_the_rules, refused
from nunatak.server.settings import Settings
from nunatak.server.store import Entry, SeatRow, Store, StoreError, TableRow
from nunatak.server.story import Listener
from nunatak.server.summary import summary
from nunatak.server.thinking import BotTurn, Question, pace_of

log = logging.getLogger(__name__)

# Refusals after which a client should see how the table really stands.
OUTDATED = ("stale", "not-saved")


class Table:
    """A table in memory. `row` is what the disk holds; under the lock, `match` may be one move ahead of it."""

    def __init__(self, store: Store, row: TableRow, match: Match, settings: Settings, crew: Crew) -> None:
        self.store = store
        self.row = row
        self.match = match
        self.hub = Hub()
        self.lock = asyncio.Lock()
        self.bot = BotTurn(crew, self._bot_acts)
        self.bot_seconds = settings.bot_seconds
        self.touched = time.monotonic()
        self.attendance = Attendance(self.hub, settings, self._time_has_passed)
        self.hints = Hints(crew)
        # The seat whose bot is said to be thinking.
        self.thinking: int | None = None
        # Set when not even the log could be read; the table must be loaded anew.
        self.broken = False
        # Set when the table leaves the memory: whoever still finds it here must ask for it again.
        self.closed = False
        self.under_way: set[asyncio.Task[None]] = set()

    def summary(self) -> TableSummary:
        """What everybody may know; never ahead of the disk."""
        return summary(self.row)

    def idle_for(self, seconds: float) -> bool:
        """Whether nobody has been here for that long."""
        busy = self.hub.clients or self.bot.busy() or self.lock.locked()
        return not busy and time.monotonic() - self.touched > seconds

    def close(self) -> None:
        """Sends everybody away and stops the bots."""
        self.closed = True
        self.attendance.close()
        self.hints.stop_all()
        self.bot.stop()
        self.hub.dismiss_all(1012, "the server stops; join again later")

    # -- coming and going -------------------------------------------------------------------------------------

    async def join(self, client: Client, message: Join) -> bool:
        """Seats a client where its keys fit, and tells it everything from where it left off.

        False when the table has just left the memory: it has to be read again.
        """
        async with self.lock:
            if self.closed:
                return False
            client.seats = [
                number for number, seat in enumerate(self.row.seats) if any(fits(key, seat.key) for key in message.keys)
            ]
            client.host = any(fits(key, self.row.host) for key in message.keys)
            self.hub.clients[client] = None
            self._greet(client, {heard.seat: heard.seq for heard in message.since})
            self._tell_presence()
            if self.thinking is not None:
                client.say(Thinking(self.thinking, True))
            self.wake_bot()
        return True

    def leave(self, client: Client) -> None:
        """Notes that a client is gone."""
        self.touched = time.monotonic()
        self.hints.stop(client)
        if self.hub.clients.pop(client, client) is None and not self.closed:
            self._tell_presence()

    def open(self) -> None:
        """Begins to wait for people; bots may think already."""
        self.attendance.note(self.row.seats)
        self.wake_bot()

    def _time_has_passed(self) -> None:
        self.hub.tell_all(self.attendance.presence(self.row.seats))
        if self.attendance.left:
            self.bot.stop()
            self._announce(None)

    async def look(self, client: Client, message: Look) -> None:
        """Shows a client some moves again."""
        if message.seat is not None and message.seat not in client.seats:
            client.say(refused("not-your-seat", where="seat"))
            return
        async with self.lock:
            glance = sight.Glance(self.match, message.seat, message.count, message.upto)
        client.say(await asyncio.to_thread(glance.show))

    def _greet(self, client: Client, heard: dict[Listener, int]) -> None:
        client.say(Welcome(PROTOCOL, self.summary(), client.seats, client.host))
        for listener in client.listens():
            after = heard.get(listener, 0)
            if after > self.match.stories.length(listener):
                after = 0
            client.say(sight.events(self.match, listener, after))
            client.say(sight.state(self.match, listener))

    def _tell_presence(self) -> None:
        self.attendance.note(self.row.seats)
        self.hub.tell_all(self.attendance.presence(self.row.seats))

    # -- moves ------------------------------------------------------------------------------------------------

    async def take(self, client: Client, message: Act | Undo) -> None:
        """Carries out a client's act or undo, or says why not; to the end, even if the client goes away."""
        task = asyncio.create_task(self._take(client, message))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        await asyncio.shield(task)

    async def _take(self, client: Client, message: Act | Undo) -> None:
        async with self.lock:
            answer = await self._answer(client, message)
            client.say(answer)
            if isinstance(answer, Refused) and answer.code in OUTDATED:
                client.say(sight.state(self.match, message.seat))

    async def _answer(self, client: Client, message: Act | Undo) -> Done | Refused:
        match, ref = self.match, message.ref
        if message.seat not in client.seats:
            return refused("not-your-seat", ref, where="seat")
        known = match.answered(message)
        if known is not None:
            done, same = known
            return done if same else refused("duplicate", ref, where="ref")
        if match.over():
            return refused("game-over", ref)
        if message.decision != match.decision():
            return refused("stale", ref, where="decision")
        if self.row.seats[message.seat].stand_in is not None:
            return refused("bot-plays", ref, where="seat")
        try:
            await self._change(message.seat, None if isinstance(message, Undo) else message.action, ref)
        except Refusal as refusal:
            return by_the_rules(refusal, ref)
        except ActionError as error:
            return refused("bad-message", ref, where=error.where, message=str(error))
        except StoreError:
            return refused("not-saved", ref)
        return self.match.answers[(message.seat, ref)][2]

    async def _bot_acts(self, question: Question, action: int) -> None:
        async with self.lock:
            if question.decision == self.match.decision() and not self.broken:
                await self._change(question.observer.seat, action, None)

    async def _change(self, seat: int, action: int | str | dict[str, object] | None, ref: str | None) -> None:
        """Applies, commits and tells. Whatever is raised, the match is as the log has it."""
        match = self.match
        heard = self._heard()
        try:
            if action is None:
                entry = match.undo(seat, ref)
            else:
                entry = match.act(seat, match.number(action), ref)
        except (Refusal, ActionError):
            raise
        except Exception as error:
            log.exception("table %s: the rules failed at entry %d", self.row.id, match.next())
            await self._read_again()
            raise StoreError(self.row.id, "the move could not be made") from error
        await self._write(entry)
        self.hints.stop_all()
        self._tell_what_happened(heard)
        self.wake_bot()

    async def _write(self, entry: Entry, seat: SeatRow | None = None) -> None:
        """Commits an entry that the match has taken already, with what has become of its seat."""
        status = self.match.status(int(time.time()))
        try:
            await self.store.append(self.row.id, entry, status, seat)
            self.row = msgspec.structs.replace(self.row, status=status)
        except StoreError:
            await self._read_again()
            # The disk may have kept what it seemed to refuse; what the log has was made.
            if self.broken or self.match.next() == entry.number:
                raise
        self.touched = time.monotonic()

    async def note(self, number: int, note: dict[str, Json], seat: SeatRow | None = None) -> None:
        """Commits and tells what is no move; `seat` is what becomes of the seat with it."""
        heard = self._heard()
        await self._write(self.match.note(number, note), seat)
        self._tell_what_happened(heard)

    def _heard(self) -> dict[Listener, int]:
        return {listener: self.match.stories.length(listener) for listener in self.match.stories.lines}

    def _tell_what_happened(self, heard: dict[Listener, int]) -> None:
        for listener in self.hub.listeners():
            if self.match.stories.length(listener) > heard[listener]:
                self.hub.tell(listener, sight.events(self.match, listener, heard[listener]))
            self.hub.tell(listener, sight.state(self.match, listener))

    async def _read_again(self) -> None:
        """Forgets what is in memory and takes the game from the log."""
        try:
            row = await self.store.table(self.row.id)
            entries = await self.store.entries(self.row.id)
            if row is None:
                raise StoreError(self.row.id, "the table is gone")
            self.match = await asyncio.to_thread(Match.rebuild, row, entries)
            self.row = row
        except (StoreError, OtherRules) as error:
            log.error("table %s cannot be read again: %s", self.row.id, error)
            self.broken = True
            self.hints.stop_all()
            self.bot.stop()
            self.hub.dismiss_all(1013, "the table had to be reloaded; join again")

    # -- bots and seats ---------------------------------------------------------------------------------------

    def wake_bot(self) -> None:
        """Lets a bot think if it is asked and somebody is here, and stop thinking otherwise."""
        state = self.match.play.state
        asked = state.to_decide()
        name = self.row.seats[asked].player() if asked >= 0 and not self.attendance.left else None
        if name is None:
            self.bot.stop()
            self._announce(None)
        else:
            observer = Observer(state.copy(), asked)
            pace = pace_of(name, self.match.game.name, self.bot_seconds)
            self.bot.ask(Question(name, observer, self.match.decision(), self.row.seed, pace))
            self._announce(asked)

    def _announce(self, thinking: int | None) -> None:
        if self.thinking is not None and self.thinking != thinking:
            self.hub.tell_all(Thinking(self.thinking, False))
        if thinking is not None and self.thinking != thinking:
            self.hub.tell_all(Thinking(thinking, True))
        self.thinking = thinking

    def put(self, number: int, seat: SeatRow) -> None:
        """Takes in what the disk has: who sits at a seat."""
        seats = (*self.row.seats[:number], seat, *self.row.seats[number + 1 :])
        self.row = msgspec.structs.replace(self.row, seats=seats)

    async def reseat(self, number: int, seat: SeatRow) -> None:
        """Gives a seat to somebody else. Whoever sat there watches from now on."""
        async with self.lock:
            if self.closed:
                raise StoreError(self.row.id, "the table has just been put away; try again")
            await self.store.reseat(self.row.id, number, seat)
            self.put(number, seat)
            self.match.play.record.seats[number] = seat.name
            self.hub.tell_all(Seated(self.summary()))
            for client in self.hub.clients:
                if number in client.seats:
                    client.seats = [held for held in client.seats if held != number]
                    self._greet(client, {})
            self._tell_presence()
            self.wake_bot()
