"""Work in several processes: all of it is done, and little of it is under way at a time."""

from __future__ import annotations

import pytest

from nunatak.lab.workers import chunk_of, spread


def doubled(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("jobs", [0, 1, 2, 3, 50])
def test_every_job_is_done_once(jobs: int, workers: int) -> None:
    assert sorted(spread(doubled, range(jobs), workers)) == [2 * job for job in range(jobs)]


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
