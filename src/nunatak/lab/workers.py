"""Work shared by processes."""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Sequence
from typing import Final, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

MOST_AT_ONCE: Final = 20
LONGEST_CHUNK: Final = 0.5  # seconds
# Seconds that must be saved before other processes are worth starting: each of them has to import the games first.
START = 1.5


def workers_by_default() -> int:
    """As many processes as this one may use cores."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Job], Done], jobs: Sequence[Job], workers: int, long: bool = False
) -> Generator[Done, None, None]:
    """Does every job, in this process or in several, and gives what came of each as soon as it is done.

    This process begins alone, and others take over once the jobs have shown that there is time to be saved; where they
    are known to be `long`, at once. Closing the generator ends the processes.
    """
    begin = time.monotonic()
    for done, job in enumerate(jobs):
        if workers > 1 and worth_sharing(len(jobs) - done, workers, done, time.monotonic() - begin, long):
            yield from _share(work, jobs[done:], workers)
            return
        yield work(job)


def worth_sharing(left: int, workers: int, done: int, seconds: float, long: bool) -> bool:
    """Whether other processes would save more than they cost, after so many jobs in so many seconds."""
    if left < 2 or (done == 0 and not long):
        return False
    return long or seconds / done * left * (1 - 1 / min(workers, left)) > START


def _share(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Generator[Done, None, None]:
    # Not fork: the parent may hold threads. forkserver starts a process faster than spawn where it exists.
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    with context.Pool(min(workers, len(jobs)), _leave_interrupts_to_the_parent) as pool:
        # One job for each process tells how long they take.
        longest = 0.0
        for seconds, done in pool.imap_unordered(functools.partial(_timed, work), jobs[:workers]):
            longest = max(longest, seconds)
            yield done
        yield from pool.imap_unordered(work, jobs[workers:], chunk_of(len(jobs), workers, longest))


def chunk_of(jobs: int, workers: int, seconds: float) -> int:
    """How many jobs of so many seconds a process is sent at once.

    Large chunks save messages. Small ones keep the bar moving and the last worker short, and little is lost when the
    work is broken off.
    """
    in_time = int(LONGEST_CHUNK / seconds) if seconds > 0 else MOST_AT_ONCE
    return max(1, min(MOST_AT_ONCE, jobs // (workers * 8), in_time))


def _timed(work: Callable[[Job], Done], job: Job) -> tuple[float, Done]:
    begin = time.monotonic()
    done = work(job)
    return time.monotonic() - begin, done


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
