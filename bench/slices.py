"""Measures one version of the package for bench.against: work that depends on the slice's number alone.

It is run as a script beside whichever version PYTHONPATH leads to, so it imports nothing else of ours.
"""

from __future__ import annotations

import gc
import random
import sys
import time
import zlib
from collections.abc import Iterator

from nunatak.bots.house import evaluation_of
from nunatak.bots.search import Search
from nunatak.engine import Chance, Observer, State
from nunatak.games import load_game

DECISIONS = 900
COPIES = 2400
COPIES_AT_ONCE = 100
ITERATIONS = 144
OF_A_SEARCH = 48
# Decisions between two states that are copied, or searched.
BETWEEN = 11


class Slices:
    """A full table of one game under its oldest rules."""

    def __init__(self, name: str) -> None:
        self.game = load_game(name)
        self.options = self.game.complete_options({"players": self.game.players()[1]})
        self.evaluation = evaluation_of(name)

    def new(self, seed: int) -> State:
        """A game like any other of that seed."""
        return self.game.new(self.options, seed, None, self.game.oldest_rules)

    def decisions(self, number: int) -> tuple[float, int]:
        """Whole random games."""
        done = mark = 0
        spent = 0.0
        while done < DECISIONS:
            state = self.new(number * 1000 + done)
            chance = random.Random(number * 1000 + done).random
            lengths: list[int] = []
            start = time.process_time()
            while not state.is_over():
                legal = state.legal()
                lengths.append(len(legal))
                state.apply(legal[int(chance() * len(legal))])
            spent += time.process_time() - start
            done += len(lengths)
            mark = zlib.crc32(repr(lengths).encode(), mark)
        return done / spent, mark

    def copies(self, number: int) -> tuple[float, int]:
        """Copies all along random games."""
        done = 0
        spent = 0.0
        walk = self.walk(number)
        while done < COPIES:
            copy = next(walk).copy
            start = time.process_time()
            for _ in range(COPIES_AT_ONCE):
                copy()
            spent += time.process_time() - start
            done += COPIES_AT_ONCE
        return done / spent, done

    def search(self, number: int) -> tuple[float, int]:
        """Searches all along random games."""
        done = mark = 0
        spent = 0.0
        chance = Chance(number)
        for state in self.walk(number):
            search = Search(self.evaluation, chance.split())
            observer = Observer(state, state.to_decide())
            start = time.process_time()
            search.run(observer, OF_A_SEARCH)
            spent += time.process_time() - start
            done += search.iterations
            mark = zlib.crc32(repr(len(state.legal())).encode(), mark)
            if done >= ITERATIONS:
                break
        return done / spent, mark

    def walk(self, number: int) -> Iterator[State]:
        """States with a choice, some way from each other."""
        chance = random.Random(number).random
        state = self.new(number)
        left = BETWEEN
        while True:
            if state.is_over():
                number += 7919
                state = self.new(number)
            legal = state.legal()
            state.apply(legal[int(chance() * len(legal))])
            left -= 1
            if left <= 0 and not state.is_over() and len(state.legal()) > 1:
                yield state
                left = BETWEEN


def main() -> None:
    """Answers each line, what and which slice, with the rate and a mark of the work."""
    slices = Slices(sys.argv[1])
    ways = {"decisions": slices.decisions, "copies": slices.copies, "search": slices.search}
    for line in sys.stdin:
        what, number = line.split()
        gc.collect()
        rate, mark = ways[what](int(number))
        print(rate, mark, flush=True)


if __name__ == "__main__":
    main()
