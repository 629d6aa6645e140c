"""Explores the laws of the games and the other tests on generated input, with new examples:

    make fuzz SECONDS=600                            plain
    make fuzz-compiled SECONDS=600                   the same against the compiled package
    python -m tools.fuzz --seconds 60 --game roam --law positions_round_trip

Counter-examples are kept in tests/found, where the tests try them from then on.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from nunatak.conformance.suite import LAWS
from nunatak.games import game_names
from tests.found.kept import HERE
from tools.fuzz.exploring import Explorer, Findings


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description="Tries laws and tests on new examples.")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to explore")
    parser.add_argument("--seed", type=int, help="where to begin; a new one every time if left out")
    parser.add_argument("--workers", type=int, default=2, help="how many processes try walks")
    parser.add_argument("--game", action="append", default=[], choices=game_names(), help="only this game's laws")
    parser.add_argument("--law", action="append", default=[], choices=[law.__name__ for law in LAWS], metavar="LAW")
    parser.add_argument("--keep", type=Path, default=HERE, help="the folder for counter-examples")
    return parser.parse_args()


def explore(explorer: Explorer, workers: int, console: Console) -> None:
    """Lets the threads explore and shows how far they are."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with ThreadPoolExecutor(workers) as threads, Progress(*columns, console=console) as progress:
        tasks = [threads.submit(explorer.explore) for _ in range(workers)]
        whole = explorer.end - explorer.started
        bar = progress.add_task("", total=whole)
        try:
            while wait(tasks, timeout=0.5).not_done:
                done = min(time.monotonic() - explorer.started, whole)
                progress.update(bar, completed=done, description=told(explorer))
        except KeyboardInterrupt:
            explorer.end = time.monotonic()
        for task in tasks:
            task.result()
        progress.update(bar, completed=whole, description=told(explorer))


def told(explorer: Explorer) -> str:
    """How far it is, in a few words."""
    so_far = explorer.findings
    counts = f"{so_far.walks.total()} walks, {so_far.passages} runs of {len(so_far.given)} tests"
    return f"{counts}, {len(so_far.found)} counter-examples"


def show(found: Findings, console: Console) -> None:
    """How often each law and each test was tried."""
    table = Table("law", *game_names(), title="walks" + (" (compiled)" if found.compiled else ""))
    for law in LAWS:
        counts = [found.walks[law.__name__, game] for game in game_names()]
        if any(counts):
            table.add_row(law.__name__, *(str(count) for count in counts))
    console.print(table, soft_wrap=False)
    if found.given:
        table = Table("test on generated input", "runs")
        for test, count in sorted(found.given.items()):
            table.add_row(test, str(count))
        console.print(table, soft_wrap=False)


def main() -> int:
    chosen = arguments()
    console = Console(highlight=False, soft_wrap=True)
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    console.print(f"seed {seed}")
    explorer = Explorer(chosen.seconds, seed, chosen.game, chosen.law, chosen.keep)
    explore(explorer, chosen.workers, console)
    if os.environ.get("NUNATAK_EXPECT_COMPILED") == "1" and not explorer.findings.compiled:
        sys.exit("these were not the compiled rules")
    show(explorer.findings, console)
    for finding in explorer.findings.found:
        console.print(f"\n{finding.what}", style="bold red", markup=False)
        console.print(finding.trace, markup=False)
        if finding.kept is not None:
            console.print(f"kept: {finding.kept}", style="bold", markup=False)
    console.print(told(explorer))
    return 1 if explorer.findings.found else 0


if __name__ == "__main__":
    sys.exit(main())
