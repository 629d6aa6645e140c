"""Bots at a table: they think in another process, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable

from msgspec import Raw

from nunatak.bots.envelope import seal
from nunatak.bots.house import levels_of
from nunatak.engine import Chance, Observer
from nunatak.server.crew import Crew
from nunatak.server.store import StoreError
from nunatak.server.tasks import Choose, Chosen, Failed

log = logging.getLogger(__name__)

# Before a bot tries again to make a move that could not be saved.
RETRY_SECONDS = 2.0
# The pace of bots that are no level and have none of their own.
UNHURRIED = 0.8


def pace_of(bot: str, game: str, for_all: float | None) -> float:
    """The seconds that a bot's answer takes at least: its level's own, unless the server has set one for all."""
    if for_all is not None:
        return for_all
    for level in levels_of(game):
        if level.name == bot:
            return level.pace
    return UNHURRIED


class Question:
    """What a bot is asked: everything it may know, and nothing of the table itself."""

    def __init__(self, bot: str, observer: Observer, decision: int, seed: int, pace: float) -> None:
        self.bot = bot
        self.pace = pace
        self.observer = observer
        self.decision = decision
        # The same after a restart, different for every question, and no help in guessing the deal.
        digest = hashlib.sha256(f"{seed} {observer.seat} {decision}".encode()).digest()
        self.seed = int.from_bytes(digest[:8], "big") >> 1

    async def answer(self, crew: Crew) -> int:
        """The bot's choice. A bot that fails must not stop the game: chance then answers for it."""
        legal = self.observer.legal()
        if len(legal) == 1:
            return legal[0]
        chance = Chance(self.seed)
        answer = await crew.answer(Choose(self.bot, self.seed, Raw(seal(self.observer, chance.split()))))
        if isinstance(answer, Chosen) and answer.action in legal:
            return answer.action
        problem = answer.problem if isinstance(answer, Failed) else f"{answer} is not legal"
        log.error("bot %s gave no answer: %s", self.bot, problem)
        return chance.choice(self.observer.sensible())


class BotTurn:
    """The bot that is thinking at a table, if any."""

    def __init__(self, crew: Crew, play: Callable[[Question, int], Awaitable[None]]) -> None:
        self.crew = crew
        # Makes the move, unless the table has moved on.
        self.play = play
        self.task: asyncio.Task[None] | None = None
        self.thinks_about: Question | None = None

    def ask(self, question: Question) -> None:
        """Lets a bot think about a question, and about no other any more."""
        before = self.thinks_about
        if before is not None and self.busy() and before.seed == question.seed and before.bot == question.bot:
            return
        self.stop()
        self.thinks_about = question
        self.task = asyncio.create_task(self._turn(question))

    def stop(self) -> None:
        """Ends the thinking, wherever it happens."""
        # The turn that has just moved asks the next question itself, and must live to finish.
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None
        self.thinks_about = None

    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self.task is not None and not self.task.done()

    async def _turn(self, question: Question) -> None:
        while True:
            action, _ = await asyncio.gather(question.answer(self.crew), asyncio.sleep(question.pace))
            try:
                await self.play(question, action)
                return
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)
