"""Work shared by processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def workers_by_default() -> int:
    """As many processes as this one may use cores."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def spread(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Generator[Done, None, None]:
    """Does every job, in this process or in several, and gives what came of each as soon as it is done.

    Closing the generator ends the processes.
    """
    if workers == 1 or len(jobs) < 2:
        for job in jobs:
            yield work(job)
        return
    # Not fork: the parent may hold threads. forkserver starts a process faster than spawn where it exists.
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    with context.Pool(min(workers, len(jobs)), _leave_interrupts_to_the_parent) as pool:
        # Small chunks keep the bar moving and the last worker short; large ones save messages.
        chunk = max(1, min(20, len(jobs) // (workers * 8)))
        yield from pool.imap_unordered(work, jobs, chunk)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
