"""`python -m nunatak.server.thinking.bots`: a process in which bots think about moves and hints."""

from __future__ import annotations

from collections.abc import Callable

from nunatak.server.thinking.mind import think
from nunatak.server.thinking.tasks import Advise, Advised, Answer, Choose, Chosen, SoFar, Task
from nunatak.table.thought import advise, choose


def work(task: Task, stop: Callable[[], bool], _: Callable[[SoFar], None]) -> Answer:
    """What a bot answers."""
    if isinstance(task, Choose):
        return Chosen(choose(task.bot, task.seed, bytes(task.view), stop, task.seconds))
    if isinstance(task, Advise):
        return Advised(advise(task.level, task.seed, bytes(task.view), stop))
    raise TypeError("games are reviewed elsewhere")


if __name__ == "__main__":
    think(work)
