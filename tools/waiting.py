"""How long people wait for a level: `python -m tools.waiting roam legend --games 1`.

Plays games in which one seat thinks as it does at a table, with the clock of its turn, against greedy players, and
prints its longest decision and its longest turn, by the clock and by the work of the processor.
"""

from __future__ import annotations

import argparse
import time

from nunatak.bots import make_bot
from nunatak.bots.envelope import seal
from nunatak.engine import Chance, Observer
from nunatak.games import load_game
from nunatak.table.thought import choose
from nunatak.table.turn import seconds_left


class Longest:
    """The longest decision and turn so far, in seconds."""

    def __init__(self) -> None:
        self.decision = 0.0
        self.turn = 0.0
        self.spent = 0.0

    def begin_turn(self) -> None:
        """Nothing is spent yet."""
        self.spent = 0.0

    def add(self, seconds: float) -> None:
        """Notes a decision of this turn."""
        self.spent += seconds
        self.decision = max(self.decision, seconds)
        self.turn = max(self.turn, self.spent)


def play(game_name: str, level: str, seed: int, clock: Longest, work: Longest) -> int:
    """Plays one game; returns how many decisions the level had."""
    game = load_game(game_name)
    state = game.new({"players": max(2, game.players()[0])}, seed)
    others = [make_bot("greedy", game, seed + seat) for seat in range(state.seats())]
    mover, decisions = -1, 0
    while not state.is_over():
        seat = state.to_decide()
        observer = Observer(state, seat)
        if mover != seat:
            clock.begin_turn()
            work.begin_turn()
        if seat > 0:
            action = others[seat].choose(observer)
        elif len(observer.legal()) == 1:
            action = observer.legal()[0]
        else:
            left = seconds_left(level, game_name, clock.spent)
            sealed = seal(observer, Chance(seed))
            before, worked = time.monotonic(), time.process_time()
            action = choose(level, seed + decisions, sealed, None, left)
            clock.add(time.monotonic() - before)
            work.add(time.process_time() - worked)
            decisions += 1
        mover = seat
        state.apply(action)
    return decisions


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description="How long people wait for a level.")
    parser.add_argument("game")
    parser.add_argument("level", nargs="?", default="legend")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    clock, work = Longest(), Longest()
    decisions = sum(play(args.game, args.level, args.seed + i, clock, work) for i in range(args.games))
    print(f"{args.game} {args.level}: {decisions} decisions")
    for name, longest in (("clock", clock), ("processor", work)):
        print(f"  {name}: longest decision {longest.decision:.2f} s, longest turn {longest.turn:.2f} s")


if __name__ == "__main__":
    main()
