"""A thinking process: reads tasks line by line and writes an answer to each.

It lives as long as its server: when the server goes away, however it goes, the input ends and so does the process.
`bots` and `reviewer` are the programs; they differ in the tasks that they know.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO, TypeAlias

from nunatak.server.thinking.tasks import Answer, NoAnswer, Order, SoFar, Stop, Task, encode, orders

log = logging.getLogger(__name__)

# Does a task; asks now and then whether it may stop, and says how far it is.
Work: TypeAlias = Callable[[Task, Callable[[], bool], Callable[[SoFar], None]], Answer]


class Mind:
    """Does one task after the other, and hears meanwhile whether it may stop."""

    def __init__(self, heard: BinaryIO, said: BinaryIO, work: Work) -> None:
        self.heard = heard
        self.said = said
        self.work = work
        self.orders: SimpleQueue[Order] = SimpleQueue()
        # The highest task that nobody waits for any more.
        self.stopped = 0

    def listen(self) -> None:
        """Takes orders in; ends the process when there will be no more."""
        for line in self.heard:
            order = orders.decode(line)
            if isinstance(order, Stop):
                self.stopped = max(self.stopped, order.number)
            else:
                self.orders.put(order)
        # A thought under way is not waited for.
        os._exit(0)

    def answer_all(self) -> None:
        """Answers orders for ever."""
        while True:
            order = self.orders.get()
            try:
                answer = self.answer(order)
            except Exception as error:
                log.exception("a task failed")
                answer = NoAnswer(f"{type(error).__name__}: {error}")
            self.say(answer)

    def answer(self, order: Order) -> Answer:
        """The answer to an order."""

        def stop() -> bool:
            return self.stopped >= order.number

        return self.work(order.task, stop, self.say)

    def say(self, answer: Answer | SoFar) -> None:
        """Sends an answer. If the server has just gone, there is nobody left to think for."""
        try:
            self.said.write(encode(answer) + b"\n")
            self.said.flush()
        except OSError:
            os._exit(0)


def think(work: Work) -> None:
    """Thinks until the server is gone."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    # Answers alone go to the standard output; whatever else is printed goes where the server's problems go.
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    mind = Mind(sys.stdin.buffer, said, work)
    threading.Thread(target=mind.listen, daemon=True).start()
    mind.answer_all()
