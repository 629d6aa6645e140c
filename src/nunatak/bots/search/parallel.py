"""A search on several cores: every process grows a tree of its own, and their roots are added up."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Final, TypeAlias

from nunatak.bots.bot import Bot
from nunatak.bots.envelope import seal, unseal
from nunatak.bots.house import evaluation_of
from nunatak.bots.search.thought import Thought
from nunatak.bots.search.verdict import Trials, Verdict
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer

# Seconds between two questions to `stop`.
TICK: Final = 0.02

# What a process is sent: the game, an envelope, its seed, its iterations and seconds, and what was answered since.
Task: TypeAlias = tuple[str, bytes, int, int, float, list[int]]
# What it sends back: every answer that it tried, how often, and what came of it for each seat.
Found: TypeAlias = list[tuple[int, int, list[float]]]


class SearchParty:
    """Processes that search one question together, and stay for the next. They end with this one."""

    def __init__(self, game: str, workers: int) -> None:
        self.game = game
        context = way_to_start()
        self.lines: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for _ in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(there,), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)

    def analyse(
        self,
        observer: Observer,
        chance: Chance,
        iterations: int,
        seconds: float = 0.0,
        stop: Callable[[], bool] | None = None,
        answers: list[int] | None = None,
    ) -> list[Verdict]:
        """What all searches together say of every sensible answer, best first."""
        return self.search(observer, chance, iterations, seconds, stop, answers).verdicts(observer.sensible())

    def search(
        self,
        observer: Observer,
        chance: Chance,
        iterations: int,
        seconds: float = 0.0,
        stop: Callable[[], bool] | None = None,
        answers: list[int] | None = None,
    ) -> Trials:
        """The roots of all searches added up. The processes share the iterations evenly, and each has all the time.

        `answers` are those given since the last question: each process then goes on with its tree.
        """
        sealed = seal(observer, chance.split())
        for i, line in enumerate(self.lines):
            part = iterations // len(self.lines) + (1 if i < iterations % len(self.lines) else 0)
            task: Task = (self.game, sealed, chance.bits(), part, seconds, [] if answers is None else answers)
            line.send(task)
        trials = Trials()
        stopped = False
        for line in self.lines:
            while not stopped and stop is not None and not line.poll(TICK):
                if stop():
                    stopped = True
                    for other in self.lines:
                        other.send(None)
            found: Found = line.recv()
            for action, visits, totals in found:
                trials.add(action, visits, totals)
        return trials

    def close(self) -> None:
        """Lets the processes end, and waits for it."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join()


def way_to_start() -> ForkServerContext | SpawnContext:
    """Not fork: this process may hold threads. forkserver starts a process faster than spawn where it exists."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")


def serve(line: Connection) -> None:
    """The life of a process: searches what comes in, until nothing can come any more."""
    thoughts: dict[str, Thought] = {}
    while True:
        try:
            task: Task | None = line.recv()
        except (EOFError, OSError):
            return
        # A call to stop that comes too late.
        if task is not None:
            line.send(do(task, thoughts, line.poll))


def do(task: Task, thoughts: dict[str, Thought], stop: Callable[[], bool]) -> Found:
    """One search. Whatever comes in meanwhile is a call to stop."""
    game, sealed, seed, iterations, seconds, answers = task
    observer = unseal(sealed)
    thought = thoughts.get(game)
    if thought is None:
        thought = Thought(evaluation_of(game))
        thoughts[game] = thought
    for answer in answers:
        thought.answered(observer.seat, answer)
    search = thought.search_for(observer, Chance(seed))
    search.run(observer, iterations, seconds, stop)
    return [(action, edge.visits, edge.totals) for action, edge in search.root.edges.items() if edge.visits]


class ParallelBot(Bot):
    """Searches with several processes at once: in the same time as often as one, times their number."""

    def __init__(self, name: str, game: str, seed: int, iterations: int, seconds: float, workers: int) -> None:
        super().__init__(name)
        self.chance = Chance(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.game = game
        self.workers = workers
        # Started by the first question that leaves a choice.
        self.party: SearchParty | None = None
        # Given since the party was last asked.
        self.answers: list[int] = []

    def choose(self, observer: Observer) -> int:
        # Drawn even when there is no choice: the answers then depend on the number of questions, not on their kind.
        chance = self.chance.split()
        answers = observer.sensible()
        if len(answers) == 1:
            action = answers[0]
        else:
            if self.party is None:
                self.party = SearchParty(self.game, self.workers)
            action = self.party.analyse(observer, chance, self.iterations, self.seconds, None, self.answers)[0].action
            self.answers = []
        self.answers.append(action)
        return action

    def close(self) -> None:
        """Ends the processes."""
        if self.party is not None:
            self.party.close()
            self.party = None
