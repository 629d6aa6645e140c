"""Reviews of finished games: made in the background, one after the other, and kept with the game."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from msgspec import Raw

from nunatak.lab.review.game import FORMAT
from nunatak.server.bodies import ReviewState
from nunatak.server.store import Store, StoreError
from nunatak.server.thinking.pool import REVIEWER, ThinkingPool
from nunatak.server.thinking.tasks import LookBack, Reviewed, SoFar

log = logging.getLogger(__name__)


class Underway:
    """A review that is being made."""

    def __init__(self) -> None:
        self.so_far = SoFar(0, 0)

    def note(self, so_far: SoFar) -> None:
        """Takes in how far it is; called in another thread, which only ever replaces the value."""
        self.so_far = so_far


class Reviews:
    """The reviews of all tables. They have a process of their own, so that no bot ever waits for them."""

    def __init__(self, store: Store, iterations: int) -> None:
        self.store = store
        self.iterations = iterations
        self.pool = ThinkingPool(1, REVIEWER)
        self.under_way: dict[str, Underway] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def state(self, table: str) -> ReviewState:
        """How far the review of a game is."""
        under = self.under_way.get(table)
        if under is not None:
            return ReviewState("running", under.so_far.done, under.so_far.total, None)
        content = await self.store.review(table)
        if content is None:
            return ReviewState("none", 0, 0, None)
        told: dict[str, Any] = msgspec.json.decode(content)
        if told.get("nunatak_review") != FORMAT:
            # Made by an older version, which had less to tell: it is made anew when somebody wants it.
            return ReviewState("none", 0, 0, None)
        count = len(told["decisions"])
        return ReviewState("done", count, count, told)

    def begin(self, table: str, record: bytes) -> None:
        """Begins to review a game, unless that is under way."""
        if table in self.under_way:
            return
        self.under_way[table] = Underway()
        task = asyncio.create_task(self._make(table, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Gives up what is not done; whoever asks again begins anew."""
        for task in self.tasks:
            task.cancel()
        await asyncio.to_thread(self.pool.close)

    async def _make(self, table: str, record: bytes) -> None:
        try:
            task = LookBack(Raw(record), self.iterations)
            answer = await self.pool.answer(task, heard=self.under_way[table].note)
            if isinstance(answer, Reviewed):
                await self.store.keep_review(table, bytes(answer.content))
            else:
                log.error("table %s cannot be reviewed: %s", table, answer)
        except StoreError as error:
            log.error("table %s: its review cannot be kept: %s", table, error)
        finally:
            del self.under_way[table]
