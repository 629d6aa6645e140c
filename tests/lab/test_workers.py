"""Work in several processes: all of it is done, and little of it is under way at a time."""

from __future__ import annotations

import os
import time

import pytest

from nunatak.lab.workers import chunk_of, spread, worth_sharing


def doubled(number: int) -> int:
    return 2 * number


def worker(_: int) -> int:
    return os.getpid()


def slow_worker(_: int) -> int:
    time.sleep(0.1)
    return os.getpid()


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("jobs", [0, 1, 2, 3, 50])
def test_every_job_is_done_once(jobs: int, workers: int, long: bool) -> None:
    assert sorted(spread(doubled, range(jobs), workers, long)) == [2 * job for job in range(jobs)]


@pytest.mark.parametrize(
    ("left", "workers", "done", "seconds", "worth"),
    [
        # Nothing is known before the first job is done.
        (100, 2, 0, 0.0, False),
        # Ninety-nine games of a hundredth of a second are over before another process has begun.
        (99, 2, 1, 0.01, False),
        (99, 2, 1, 0.1, True),
        (999, 2, 1, 0.01, True),
        # The mean of all jobs so far counts.
        (99, 2, 10, 0.1, False),
        # More processes save more of the same work.
        (28, 2, 1, 0.1, False),
        (28, 8, 1, 0.1, True),
        # One job is nothing to share.
        (1, 8, 1, 60.0, False),
    ],
)
def test_processes_are_started_when_they_save_time(
    left: int, workers: int, done: int, seconds: float, worth: bool
) -> None:
    assert worth_sharing(left, workers, done, seconds, False) is worth


def test_work_that_is_not_worth_sharing_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.lab.workers.START", 3600.0)
    assert set(spread(worker, range(200), 2)) == {os.getpid()}


def test_processes_join_in_once_there_is_time_to_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.lab.workers.START", 0.2)
    pids = list(spread(slow_worker, range(12), 2))
    assert len(pids) == 12
    assert pids[0] == os.getpid()
    assert os.getpid() not in pids[1:]


def test_nobody_waits_for_a_first_job_that_is_known_to_be_long() -> None:
    assert os.getpid() not in set(spread(worker, range(2), 2, long=True))


def test_the_last_job_is_done_here() -> None:
    assert set(spread(worker, range(1), 2, long=True)) == {os.getpid()}


@pytest.mark.parametrize(
    ("jobs", "seconds", "chunk"),
    [
        (10_000, 0.0, 20),
        (10_000, 0.001, 20),
        (10_000, 0.1, 5),
        # A game with an opponent that thinks is sent, and saved, by itself.
        (10_000, 12.0, 1),
        # The last worker is not to have much left when the others are done.
        (64, 0.001, 4),
        (3, 0.001, 1),
    ],
)
def test_long_jobs_go_out_one_by_one(jobs: int, seconds: float, chunk: int) -> None:
    assert chunk_of(jobs, 2, seconds) == chunk
