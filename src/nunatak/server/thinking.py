"""Bots at a table: they think in a thread, so that everybody else's table goes on."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from nunatak.bots import make_bot
from nunatak.engine import Chance, Game, Observer
from nunatak.server.store import StoreError

log = logging.getLogger(__name__)

# Before a bot tries again to make a move that could not be saved.
RETRY_SECONDS = 2.0


class Question:
    """What a bot is asked: everything it may know, and nothing of the table itself."""

    def __init__(self, bot: str, game: Game, observer: Observer, decision: int, seed: int) -> None:
        self.bot = bot
        self.game = game
        self.observer = observer
        self.decision = decision
        # The same after a restart, different for every question, and no help in guessing the deal.
        digest = hashlib.sha256(f"{seed} {observer.seat} {decision}".encode()).digest()
        self.seed = int.from_bytes(digest[:8], "big") >> 1

    def answer(self) -> int:
        """The bot's choice. A bot that fails must not stop the game: chance then answers for it."""
        legal = self.observer.legal()
        try:
            choice = make_bot(self.bot, self.game, self.seed).choose(self.observer)
            if choice in legal:
                return choice
            log.error("bot %s chose %d, which is not legal", self.bot, choice)
        except Exception:
            log.exception("bot %s failed", self.bot)
        return Chance(self.seed).choice(legal)


class BotTurn:
    """The bot that is thinking at a table, if any."""

    def __init__(self, pool: Executor, pace: float, play: Callable[[Question, int], Awaitable[None]]) -> None:
        self.pool = pool
        self.pace = pace
        # Makes the move, unless the table has moved on.
        self.play = play
        self.task: asyncio.Task[None] | None = None
        self.thinks_about: int | None = None

    def ask(self, question: Question) -> None:
        """Lets a bot think about a question, and about no other any more."""
        if self.task is not None and not self.task.done() and self.thinks_about == question.decision:
            return
        self.stop()
        self.thinks_about = question.decision
        self.task = asyncio.create_task(self._turn(question))

    def stop(self) -> None:
        """Ends the thinking; what the thread still finds is not heard."""
        # The turn that has just moved asks the next question itself, and must live to finish.
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None
        self.thinks_about = None

    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self.task is not None and not self.task.done()

    async def _turn(self, question: Question) -> None:
        loop = asyncio.get_running_loop()
        while True:
            thought = loop.run_in_executor(self.pool, question.answer)
            action, _ = await asyncio.gather(thought, asyncio.sleep(self.pace))
            try:
                await self.play(question, action)
                return
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)
