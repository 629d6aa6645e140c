"""The thinking processes of a server: started when there is something to think about, and never left behind."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from queue import Empty, PriorityQueue

from msgspec import DecodeError

from nunatak.server.thinking.compiled import CompiledPackage, named_package
from nunatak.server.thinking.tasks import Answer, NoAnswer, Order, SoFar, Stop, Task, answers, encode

log = logging.getLogger(__name__)

# The programs that a process runs.
BOTS = "nunatak.server.thinking.bots"
REVIEWER = "nunatak.server.thinking.reviewer"
# A process that is told to stop gets this long to do so; then it is ended, and another one takes its place.
GRACE_SECONDS = 0.5
# Longer than any bot is allowed to think: whatever gives no sign of life for this long has gone astray.
LONGEST_SECONDS = 120.0
# A task that has cost two processes their lives is not tried a third time.
TRIES = 2


class Dead(Exception):
    """A process that no longer answers."""


class Job:
    """A task on its way: the future is set when its answer is there."""

    def __init__(self, number: int, task: Task, heard: Callable[[SoFar], None]) -> None:
        self.number = number
        # Is told, in a thread of the pool, how far it is.
        self.heard = heard
        self.order = encode(Order(number, task)) + b"\n"
        self.future: Future[Answer] = Future()
        self.unwanted = False
        # Who thinks about it.
        self.thinker: ThinkingProcess | None = None

    def settle(self, answer: Answer) -> None:
        """Hands the answer over, if anybody still waits for it."""
        with contextlib.suppress(InvalidStateError):
            self.future.set_result(answer)


def surroundings(compiled: str | None) -> dict[str, str]:
    """The variables of a thinking process: this one's, with the compiled package first where there is one."""
    if compiled is None:
        return {**os.environ}
    further = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([compiled, further] if further else [compiled])}


class ThinkingProcess:
    """One thinking process, as its server sees it."""

    def __init__(self, program: str, compiled: str | None = None) -> None:
        # The compiled package that it thinks with, and whether that has ever led to an answer.
        self.compiled = compiled
        self.proved = False
        # In a session of its own, so that Ctrl-C in the terminal reaches only the server.
        self.process = subprocess.Popen(
            (sys.executable, "-m", program),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            env=surroundings(compiled),
        )
        self.speech = threading.Lock()
        # The number of the task that it thinks about.
        self.at = 0

    def answer(self, job: Job) -> Answer:
        """The answer to a job, waited for. Raises Dead when the process dies over it."""
        self.at = job.number
        try:
            self._say(job.order)
            while True:
                answer = self._hear(job.number)
                self.proved = True
                if not isinstance(answer, SoFar):
                    return answer
                job.heard(answer)
        except (OSError, DecodeError):
            # A line that is cut short is no answer either.
            raise Dead from None
        finally:
            self.at = 0

    def _hear(self, number: int) -> Answer | SoFar:
        watch = threading.Timer(LONGEST_SECONDS, self.end_if_at, (number,))
        watch.daemon = True
        watch.start()
        try:
            assert self.process.stdout is not None
            return answers.decode(self.process.stdout.readline())
        finally:
            watch.cancel()

    def stop(self, number: int) -> None:
        """Asks the process to give up a task, and ends it if it does not. Never waits."""
        threading.Thread(target=self._stop, args=(number,), daemon=True).start()

    def _stop(self, number: int) -> None:
        with contextlib.suppress(OSError):
            self._say(encode(Stop(number)) + b"\n")
        time.sleep(GRACE_SECONDS)
        self.end_if_at(number)

    def end_if_at(self, number: int) -> None:
        """Ends the process if it still thinks about that task."""
        if self.at == number:
            self.process.kill()

    def close(self) -> None:
        """Ends the process and waits until it is gone."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                # What could not be said any more is not missed.
                with self.speech, contextlib.suppress(OSError):
                    pipe.close()

    def _say(self, line: bytes) -> None:
        stdin = self.process.stdin
        assert stdin is not None
        with self.speech:
            if stdin.closed:
                # Whoever asks it to stop may come after the one who has ended it.
                raise BrokenPipeError("the process has been ended")
            stdin.write(line)
            stdin.flush()


class ThinkingPool:
    """So many processes at most. Each has a thread that hands it one job after the other."""

    def __init__(self, size: int, program: str = BOTS, package: CompiledPackage | None = None) -> None:
        self.size = size
        self.program = program
        self.package = named_package() if package is None else package
        self.numbers = itertools.count(1)
        # Lower urgencies first, then first come, first served.
        self.waiting: PriorityQueue[tuple[int, int, Job | None]] = PriorityQueue()
        self.lock = threading.Lock()
        self.threads: list[threading.Thread] = []
        self.thinkers: set[ThinkingProcess] = set()
        self.idle = 0
        self.closed = False

    async def answer(self, task: Task, urgency: int = 0, heard: Callable[[SoFar], None] = lambda _: None) -> Answer:
        """The answer to a task. Cancelling the wait frees the process that thinks about it."""
        job = Job(next(self.numbers), task, heard)
        self.waiting.put((urgency, job.number, job))
        self._hire()
        try:
            return await asyncio.wrap_future(job.future)
        finally:
            self._drop(job)

    def warm(self) -> None:
        """Starts the first process, so that the first question finds it ready."""
        if not self.threads:
            self._hire()

    def close(self) -> None:
        """Ends all processes and returns when they are gone."""
        with self.lock:
            self.closed = True
            thinkers = [*self.thinkers]
            threads = [*self.threads]
        for thinker in thinkers:
            thinker.process.kill()
        for _ in threads:
            self.waiting.put((-1, 0, None))
        for thread in threads:
            thread.join()
        while True:
            try:
                job = self.waiting.get_nowait()[2]
            except Empty:
                return
            if job is not None:
                job.future.cancel()

    def _hire(self) -> None:
        with self.lock:
            enough = len(self.threads) >= self.size or (self.threads and self.waiting.qsize() <= self.idle)
            if self.closed or enough:
                return
            thread = threading.Thread(target=self._work, name="nunatak-thinking", daemon=True)
            self.threads.append(thread)
            thread.start()

    def _drop(self, job: Job) -> None:
        with self.lock:
            job.unwanted = True
            thinker = job.thinker
        if thinker is not None:
            thinker.stop(job.number)

    # -- in the threads ---------------------------------------------------------------------------------------

    def _work(self) -> None:
        thinker = self._begin()
        while True:
            with self.lock:
                self.idle += 1
            job = self.waiting.get()[2]
            with self.lock:
                self.idle -= 1
            if job is None:
                break
            for _ in range(TRIES):
                if thinker is not None and thinker.compiled is None and self.package.path() is not None:
                    # It has been compiled since: from here on it is thought faster.
                    self._bury(thinker)
                    thinker = None
                if thinker is None:
                    thinker = self._begin()
                if thinker is None or not self._assign(job, thinker):
                    break
                try:
                    answer = thinker.answer(job)
                except Dead:
                    if not job.unwanted and not self.closed:
                        log.error("a thinking process died with code %s", thinker.process.poll())
                        if thinker.compiled is not None and not thinker.proved:
                            self.package.distrust()
                    self._bury(thinker)
                    thinker = None
                    continue
                finally:
                    job.thinker = None
                job.settle(answer)
                break
            job.settle(NoAnswer("no process could think about it"))
        if thinker is not None:
            self._bury(thinker)

    def _assign(self, job: Job, thinker: ThinkingProcess) -> bool:
        with self.lock:
            if job.unwanted or self.closed:
                return False
            job.thinker = thinker
            return True

    def _begin(self) -> ThinkingProcess | None:
        with self.lock:
            if self.closed:
                return None
            try:
                thinker = ThinkingProcess(self.program, self.package.path())
            except OSError as error:
                log.error("no thinking process can be started: %s", error)
                return None
            self.thinkers.add(thinker)
            return thinker

    def _bury(self, thinker: ThinkingProcess) -> None:
        with self.lock:
            self.thinkers.discard(thinker)
        thinker.close()
