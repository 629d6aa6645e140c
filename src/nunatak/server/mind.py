"""A thinking process: `python -m nunatak.server.mind` reads tasks line by line and writes an answer to each.

It lives as long as its server: when the server goes away, however it goes, the input ends and so does the process.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO

from msgspec import Raw

from nunatak.bots import make_bot
from nunatak.bots.envelope import unseal
from nunatak.bots.house import evaluation_of, levels_of
from nunatak.bots.search import SearchBot, analyse
from nunatak.engine import Chance, Json, Record, State
from nunatak.server.tasks import (
    Advise,
    Advised,
    Answer,
    Choose,
    Chosen,
    Failed,
    Judged,
    LookBack,
    Order,
    Progress,
    Reviewed,
    Stop,
    encode,
    orders,
)

log = logging.getLogger(__name__)


# The best answer and the three that come next.
MOST_ADVISED = 4
# How much a review gives way to bots that somebody waits for, in the system's own measure.
PATIENCE = 10


class Mind:
    """Does one task after the other, and hears meanwhile whether it may stop."""

    def __init__(self, heard: BinaryIO, said: BinaryIO) -> None:
        self.heard = heard
        self.said = said
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

    def work(self) -> None:
        """Answers orders for ever."""
        while True:
            order = self.orders.get()
            try:
                answer: Answer = self.do(order)
            except Exception as error:
                log.exception("a task failed")
                answer = Failed(f"{type(error).__name__}: {error}")
            self.say(answer)

    def say(self, answer: Answer | Progress) -> None:
        """Sends an answer. If the server has just gone, there is nobody left to think for."""
        try:
            self.said.write(encode(answer) + b"\n")
            self.said.flush()
        except OSError:
            os._exit(0)

    def do(self, order: Order) -> Answer:
        """The answer to an order."""
        task = order.task

        def stop() -> bool:
            return self.stopped >= order.number

        if isinstance(task, Choose):
            return choose(task, stop)
        if isinstance(task, Advise):
            return advise(task, stop)
        return self.look_back(task, stop)

    def look_back(self, task: LookBack, stop: Callable[[], bool]) -> Reviewed:
        """Reviews a game, decision by decision, and says how far it is."""
        # Imported when needed: most processes never review anything.
        from nunatak.lab.review import Budget, decisions_of, review
        from nunatak.lab.review.decision import Walk

        be_patient()
        record = Record.from_bytes(bytes(task.record))
        total = len(decisions_of(record))
        done = 0

        def tick(_: object) -> None:
            nonlocal done
            done += 1
            self.say(Progress(done, total))

        self.say(Progress(0, total))
        told = review(record, Budget(task.iterations), tick, stop).data()
        walk = Walk(record)
        decisions = told["decisions"]
        assert isinstance(decisions, list)
        for decision in decisions:
            assert isinstance(decision, dict)
            add_previews(walk.at(int(str(decision["move"]))), decision)
        return Reviewed(Raw(encode(told)))


def choose(task: Choose, stop: Callable[[], bool]) -> Chosen:
    """What the bot does. A bot that fails must not stop the game: chance then answers for it."""
    observer = unseal(bytes(task.view))
    legal = observer.legal()
    game = observer.imagine(Chance(task.seed)).game()
    try:
        bot = make_bot(task.bot, game, task.seed)
        if isinstance(bot, SearchBot):
            bot.stop = stop
        choice = bot.choose(observer)
        if choice in legal:
            return Chosen(choice)
        log.error("bot %s chose %d, which is not legal", task.bot, choice)
    except Exception:
        log.exception("bot %s failed", task.bot)
    return Chosen(Chance(task.seed).choice(observer.sensible()))


def advise(task: Advise, stop: Callable[[], bool]) -> Advised:
    """The answers that the strongest level looks at most, each with the chance to win that it leaves."""
    observer = unseal(bytes(task.view))
    game = observer.imagine(Chance(task.seed)).game().name
    level = levels_of(game)[-1]
    verdicts = analyse(evaluation_of(game), observer, task.seed, level.iterations, level.seconds, stop)
    best = [Judged(one.action, one.share, one.chances[observer.seat]) for one in verdicts[:MOST_ADVISED]]
    return Advised(level.name, best)


def add_previews(state: State, decision: dict[str, Json]) -> None:
    """Gives the answers of a decision what the page needs to say in words what they do."""
    space = state.game().space
    best = decision["best"]
    assert isinstance(best, list)
    for answer in [decision, *best]:
        assert isinstance(answer, dict)
        action = answer["action"]
        assert isinstance(action, dict)
        answer["preview"] = state.preview(space.parse(action))


def be_patient() -> None:
    """Lets everything else go first, from now on."""
    if hasattr(os, "nice") and os.nice(0) < PATIENCE:
        os.nice(PATIENCE)


def main() -> None:
    """Thinks until the server is gone."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    # Answers alone go to the standard output; whatever else is printed goes where the server's problems go.
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    mind = Mind(sys.stdin.buffer, said)
    threading.Thread(target=mind.listen, daemon=True).start()
    mind.work()


if __name__ == "__main__":
    main()
