"""Hints: what the strongest bot would do in a player's place, for that player alone."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from msgspec import Raw

from nunatak.bots.envelope import seal
from nunatak.engine import Chance, Observer
from nunatak.server.crew import Crew
from nunatak.server.hub import Client
from nunatak.server.messages import Hint, Hinted, Refused, Verdict
from nunatak.server.refusals import refused
from nunatak.server.store import StoreError
from nunatak.server.summary import gives_hints
from nunatak.server.tasks import Advise, Advised

if TYPE_CHECKING:
    from nunatak.server.table import Table

# Bots whose move others wait for come first.
URGENCY = 1


class Hints:
    """The hints that are being thought about at one table, at most one for each client."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.tasks: dict[Client, asyncio.Task[None]] = {}
        # The seat and the decision of the hint that the others were told of last.
        self.told = (-1, -1)

    def think(self, client: Client, message: Hint, observer: Observer, seed: int) -> None:
        """Begins to think for a client, and ends what it asked for before."""
        self.stop(client)
        task = asyncio.create_task(self._tell(client, message, observer, seed))
        self.tasks[client] = task
        task.add_done_callback(lambda _: self.tasks.pop(client, None) if self.tasks.get(client) is task else None)

    def stop(self, client: Client) -> None:
        """Ends the thinking for a client."""
        task = self.tasks.pop(client, None)
        if task is not None:
            task.cancel()

    def stop_all(self) -> None:
        """Ends all thinking: the question is another one now."""
        for client in [*self.tasks]:
            self.stop(client)

    async def _tell(self, client: Client, message: Hint, observer: Observer, seed: int) -> None:
        client.say(await self._answer(message, observer, seed))

    async def _answer(self, message: Hint, observer: Observer, seed: int) -> Hinted | Refused:
        digest = hashlib.sha256(f"hint {seed} {message.seat} {message.decision}".encode()).digest()
        chance = Chance(int.from_bytes(digest[:8], "big"))
        view = Raw(seal(observer, chance.split()))
        answer = await self.crew.answer(Advise(chance.bits() >> 1, view), URGENCY)
        if not isinstance(answer, Advised):
            return refused("no-hint")
        verdicts = [Verdict(one.action, one.share, one.chance) for one in answer.judged]
        return Hinted(message.seat, message.decision, answer.level, verdicts)


async def hint(table: Table, client: Client, message: Hint) -> None:
    """Thinks for a client whose seat is asked; at a table of several people they are told so."""
    async with table.lock:
        refusal = refuse(table, client, message)
        if refusal is not None:
            client.say(refusal)
            return
        asked_for = (message.seat, message.decision)
        people = sum(seat.kind != "bot" for seat in table.row.seats)
        if people > 1 and asked_for != table.hints.told:
            try:
                await table.note(message.seat, {"kind": "table-hint", "seat": message.seat})
            except StoreError:
                client.say(refused("not-saved"))
                return
        table.hints.told = asked_for
        observer = Observer(table.match.play.state.copy(), message.seat)
        table.hints.think(client, message, observer, table.row.seed)


def refuse(table: Table, client: Client, message: Hint) -> Refused | None:
    """Why there is no hint for this client now; None when there is one."""
    if message.seat not in client.seats:
        return refused("not-your-seat", where="seat")
    if table.match.over():
        return refused("game-over")
    if not gives_hints(table.row):
        return refused("no-hints")
    if message.decision != table.match.decision():
        return refused("stale", where="decision")
    if table.match.play.state.to_decide() != message.seat:
        return refused("not-your-turn")
    if table.row.seats[message.seat].stand_in is not None:
        return refused("bot-plays", where="seat")
    return None
