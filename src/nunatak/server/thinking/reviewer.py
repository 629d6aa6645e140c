"""`python -m nunatak.server.thinking.reviewer`: a process that looks back at finished games."""

from __future__ import annotations

import os
from collections.abc import Callable

from msgspec import Raw

from nunatak.engine import Json, Record, State
from nunatak.lab.review import Budget, decisions_of, review
from nunatak.lab.review.decision import Walk
from nunatak.server.thinking.mind import think
from nunatak.server.thinking.tasks import Answer, LookBack, Reviewed, SoFar, Task, encode

# How much a review gives way to bots that somebody waits for, in the system's own measure.
PATIENCE = 10


def work(task: Task, stop: Callable[[], bool], say: Callable[[SoFar], None]) -> Answer:
    """Reviews a game, decision by decision, and says how far it is."""
    if not isinstance(task, LookBack):
        raise TypeError("bots think elsewhere")
    record = Record.from_bytes(bytes(task.record))
    total = len(decisions_of(record))
    done = 0

    def tick(_: object) -> None:
        nonlocal done
        done += 1
        say(SoFar(done, total))

    say(SoFar(0, total))
    told = review(record, Budget(task.iterations), tick, stop).data()
    walk = Walk(record)
    decisions = told["decisions"]
    assert isinstance(decisions, list)
    for decision in decisions:
        assert isinstance(decision, dict)
        add_previews(walk.at(int(str(decision["move"]))), decision)
    return Reviewed(Raw(encode(told)))


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


if __name__ == "__main__":
    be_patient()
    think(work)
