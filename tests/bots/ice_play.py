"""Games of I C E between bots, for both editions: who wins, what was done, how much of the objectives was reached.

`python -m tests.bots.ice_play 20 greedy,greedy` prints what 20 games alone or together reach.
"""

from __future__ import annotations

import sys

from nunatak.bots import make_bot
from nunatak.engine import State
from nunatak.engine.json import Json
from nunatak.games import load_game
from nunatak.games.ice.first.ending.objectives import objectives
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.state import IceState
from nunatak.lab.playout import Onlooker, play_out
from nunatak.lab.simulate import Series, simulate


def wins(name: str, games: int, first: bool, seed: int) -> float:
    """How many of so many two-player games greedy wins against random; a shared victory is half a win."""
    bots = ["greedy", "random"] if first else ["random", "greedy"]
    series = Series(name, load_game(name).complete_options({"players": 2}), bots, games, seed)
    mine = 0 if first else 1
    played = simulate(series, 1, lambda: None)
    return sum(1 / len(one.winners) for one in played if mine in one.winners)


class Played:
    """A finished game: its last state, and what each seat did how often."""

    def __init__(self, state: IceState, done: list[dict[str, int]]) -> None:
        self.state = state
        self.done = done


def play(name: str, options: dict[str, Json], bots: list[str], seed: int, bot_seed: int) -> Played:
    """One game between bots, a seat each."""
    game = load_game(name)
    state = game.new({"players": len(bots), **options}, seed)
    assert isinstance(state, IceState)
    players = [make_bot(bot, game, bot_seed + seat) for seat, bot in enumerate(bots)]
    done: list[dict[str, int]] = [{} for _ in bots]
    play_out(state, players, [Counting(done)])
    return Played(state, done)


class Counting(Onlooker):
    """Counts what each seat does, by kind."""

    def __init__(self, done: list[dict[str, int]]) -> None:
        self.done = done

    def on_decision(self, state: State, seat: int, action: int) -> None:
        kind = state.game().space.kind_of(action).name
        self.done[seat][kind] = self.done[seat].get(kind, 0) + 1


def reached(bots: list[str], games: int, seed: int) -> dict[str, float]:
    """The mean share of each objective that a lone player or a team reaches, and how many games are won."""
    options: dict[str, Json] = {} if len(bots) == 1 else {"mode": "cooperative"}
    total: dict[str, float] = {"won": 0.0}
    for i in range(games):
        turn = i % len(bots)
        state = play("ice1", options, bots[turn:] + bots[:turn], seed + i, seed).state
        total["won"] += bool(state.winners()) / games
        assert isinstance(state, FirstIceState)
        for one in objectives(state):
            share = sum(min(amount, one.needed) for amount in one.reached) / len(one.reached) / one.needed
            total[one.name] = total.get(one.name, 0.0) + share / games
    return total


if __name__ == "__main__":
    for objective, share in reached(sys.argv[2].split(","), int(sys.argv[1]), 1).items():
        print(f"{objective:12}{share:6.2f}")
