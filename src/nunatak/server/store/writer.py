"""The one thread that writes: everything that waits goes into one transaction.

A commit costs a wait for the disk, whether it holds one move or a thousand. While one commit is under way the
moves of other tables queue up, and the next commit takes them all.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from queue import SimpleQueue
from typing import Any

import sqlalchemy as sa

from nunatak.server.store.base import StoreError

log = logging.getLogger(__name__)

# The most writes one transaction takes, so that none waits too long.
BATCH = 500


class Write:
    """Rows for some statements, all or none of them; `done` is set once they are on disk."""

    def __init__(self, parts: list[tuple[sa.Executable, dict[str, Any]]]) -> None:
        self.parts = parts
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def settle(self, problem: StoreError | None) -> None:
        """Tells the waiting task, unless it has given up."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Writer:
    """Takes writes from the event loop and commits them, many at a time, in the order in which they came."""

    def __init__(self, engine: sa.Engine, where: str) -> None:
        self.engine = engine
        self.where = where
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="nunatak-writer", daemon=True)
        self.thread.start()

    async def write(self, parts: list[tuple[sa.Executable, dict[str, Any]]]) -> None:
        """Returns when the rows are on disk; raises StoreError when they are not, and never will be."""
        if self.closed:
            raise StoreError(self.where, "wrong-store-closed")
        write = Write(parts)
        self.queue.put(write)
        await write.done

    def close(self) -> None:
        """Commits what waits and ends the thread."""
        self.closed = True
        self.queue.put(None)
        self.thread.join()

    def _run(self) -> None:
        running = True
        while running:
            batch: list[Write] = []
            item = self.queue.get()
            while item is not None:
                batch.append(item)
                if self.queue.empty() or len(batch) == BATCH:
                    break
                item = self.queue.get()
            running = item is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Write]) -> None:
        problem = self._try(batch)
        if problem is not None and len(batch) > 1:
            # One bad write must not take the others with it.
            for write in batch:
                self._settle([write], self._try([write]))
        else:
            self._settle(batch, problem)

    def _try(self, batch: list[Write]) -> StoreError | None:
        rows: dict[sa.Executable, list[dict[str, Any]]] = {}
        for write in batch:
            for statement, values in write.parts:
                rows.setdefault(statement, []).append(values)
        try:
            with self.engine.begin() as connection:
                for statement, values_of_all in rows.items():
                    connection.execute(statement, values_of_all)
        except Exception as error:
            # Whatever went wrong, the thread must live and the waiting task must hear of it.
            log.error("could not write to %s: %s", self.where, error)
            return StoreError(self.where, "wrong-store-write", problem=str(getattr(error, "orig", None) or error))
        return None

    def _settle(self, batch: list[Write], problem: StoreError | None) -> None:
        def settle(writes: list[Write]) -> None:
            for write in writes:
                write.settle(problem)

        loops = {write.loop for write in batch}
        for loop in loops:
            # One wake-up of the loop for the whole batch; a loop that is gone waits for nothing.
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, [write for write in batch if write.loop is loop])
