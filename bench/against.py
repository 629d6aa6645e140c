"""Compares two versions of the package, on a machine that may have other work to do.

    python -m bench.against OLD/src NEW/src [--pairs 12] [--games roam,ice2]

Both do the same work in turn, counted in processor time, so that the ratio of two slices says more than either of them;
the median of the ratios is printed with the quartiles. A folder is one that holds `nunatak`: sources, or what `make
compile` has made (build/compiled). Games are played under the oldest rules that the newer version knows, so that both
play the same ones; how many slices were the same work, decision by decision, stands at the end of each line.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

WHATS = ("decisions", "copies", "search")
GAMES = ("roam", "ice1", "ice2", "winter")


class Side:
    """A process that measures one version of one game, slice by slice."""

    def __init__(self, package: Path, game: str) -> None:
        script = Path(__file__).with_name("slices.py")
        # Where the other version lies must not be found.
        found = dict(os.environ, PYTHONPATH=str(package.resolve()))
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(script), game],
            env=found,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, what: str, number: int) -> tuple[float, str]:
        """Units of work in a second of processor time, and a mark of what the work was."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {number}\n")
        self.process.stdin.flush()
        rate, mark = self.process.stdout.readline().split()
        return float(rate), mark

    def close(self) -> None:
        """Lets the process end."""
        self.process.communicate()


def compare(old: Side, new: Side, what: str, pairs: int) -> str:
    """A line on one kind of work: both rates, the median of their ratios, its quartiles, how often it was the same."""
    rates: list[tuple[float, float]] = []
    same = 0
    for number in range(pairs + 1):
        # Each goes first as often as the other.
        if number % 2:
            first, second = old.measure(what, number), new.measure(what, number)
        else:
            second, first = new.measure(what, number), old.measure(what, number)
        if number:  # the first pair warms up
            rates.append((first[0], second[0]))
            same += first[1] == second[1]
    ratios = [after / before for before, after in rates]
    low, _, high = statistics.quantiles(ratios, n=4)
    before = statistics.median(rate for rate, _ in rates)
    after = statistics.median(rate for _, rate in rates)
    middle = statistics.median(ratios)
    return (
        f"{what:10}{before:10.0f}{after:10.0f}   {middle:.3f} ({low:.3f} to {high:.3f})   same work {same} of {pairs}"
    )


def main() -> None:
    """Compares game by game."""
    parser = argparse.ArgumentParser(prog="bench.against", description="Compare two versions of the package.")
    parser.add_argument("old", type=Path, help="a folder that holds nunatak")
    parser.add_argument("new", type=Path, help="another one")
    parser.add_argument("--pairs", type=int, default=12, help="slices of each version")
    parser.add_argument("--games", default=",".join(GAMES), help="which games")
    given = parser.parse_args()
    for game in given.games.split(","):
        old, new = Side(given.old, game), Side(given.new, game)
        for what in WHATS:
            print(f"{game:8}{compare(old, new, what, given.pairs)}", flush=True)
        old.close()
        new.close()


if __name__ == "__main__":
    main()
