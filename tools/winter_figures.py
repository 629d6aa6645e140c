"""How greedy players fare in Endless Winter: the tables of docs/notebook/winter.md.

    python -m tools.winter_figures --games 1000 --seed 1 --plot docs/images/winter-figures.svg

plays the games of `nunatak simulate winter --players 4 --bots greedy` and also counts what each player did.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from nunatak.engine import State
from nunatak.games import load_game
from nunatak.games.winter.names import CHIEFS, SOURCES, SOURCES_COUNT
from nunatak.games.winter.scoring import final_parts
from nunatak.games.winter.state import WinterState
from nunatak.lab.playout import Onlooker, play_out
from nunatak.lab.simulate import Series, seated
from tools.winter_plot import plot

# Where VP come from, during the game and in the final scoring (in the order of `final_parts`), as the page calls it.
DURING = {
    "cards": "cards, when played",
    "stones": "sacred stones",
    "stacking": "stacked megaliths",
    "cells": "megalith cells",
    "veneration": "top of the veneration track",
    "offering": "bonuses of the offering track",
    "terrain": "terrain",
    "tokens": "tokens",
    "missing": "missing cards",
    "board": "board",
}
FINALLY = {
    "offering": "offering rate",
    "veneration": "buried cards",
    "cards": "end VP of cards",
    "animals": "animals",
}
START = ["first in the first round", "second", "third", "fourth"]

# Actions that are counted by what they name, and those that are only counted.
NAMED = {
    "place": "to",
    "take_tribe": "type",
    "recruit": "type",
    "take_culture": "card",
    "take_animal": "species",
    "tip": "species",
    "take_stone": "stone",
    "advance": "idol",
}
ALSO = ["settle", "raise", "bury", "draw_animal", "place_camp", "move", "work", "claim", "draw", "put"]


@dataclass
class Fared:
    """One player of one game."""

    seat: int
    place: int  # in the first turn order
    score: int
    won: bool
    points: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)


def play(series: Series, index: int) -> list[Fared]:
    """Plays one of the games of a series and tells how each player fared."""
    game = load_game("winter")
    seed = series.seed_of(index)
    state = game.new(series.options, seed)
    assert isinstance(state, WinterState)
    fared = [Fared(seat, state.order.index(seat) + 1, 0, False) for seat in range(len(series.bots))]
    with seated(game, series.bots, seed) as bots:
        play_out(state, bots, [Counting(fared)])
    for one, score in zip(fared, state.scores(), strict=True):
        one.score = score
        one.won = one.seat in state.winners()
        for i, source in enumerate(SOURCES):
            row = state.scored[one.seat * 4 * SOURCES_COUNT : (one.seat + 1) * 4 * SOURCES_COUNT]
            one.points[DURING[source]] = sum(row[i::SOURCES_COUNT])
        for name, points in zip(FINALLY, final_parts(state, one.seat), strict=True):
            one.points[FINALLY[name]] = points
        side = "ab"[state.sides[one.seat]]
        one.did[f"chief {CHIEFS[state.chiefs[one.seat]]} {side}"] += 1
        one.did[f"chief (all) {side}"] += 1
    return fared


class Counting(Onlooker):
    """Notes what the players do."""

    def __init__(self, fared: list[Fared]) -> None:
        self.fared = fared

    def on_decision(self, state: State, seat: int, action: int) -> None:
        count(self.fared[seat], state.game().space.text(action))


def count(fared: Fared, action: str) -> None:
    """Notes what a player does: the action as players write it, `take_culture card=c1-16`."""
    kind, *fields = action.split()
    named = dict(part.split("=") for part in fields)
    if kind in NAMED:
        fared.did[f"{kind} {named[NAMED[kind]]}"] += 1
        fared.did[f"{kind} (all)"] += 1
    elif kind in ALSO:
        fared.did[kind] += 1


def _work(task: tuple[Series, int]) -> list[Fared]:
    return play(*task)


def table(head: list[str], rows: Iterable[list[str]]) -> None:
    print("\n| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def spread(scores: list[int]) -> list[str]:
    """Mean, standard deviation, least, quartiles, most."""
    low, middle, high = statistics.quantiles(scores, n=4)
    numbers = [statistics.mean(scores), statistics.pstdev(scores), min(scores), low, middle, high, max(scores)]
    return [f"{number:.1f}" if i < 2 else f"{number:.0f}" for i, number in enumerate(numbers)]


def by_source(fared: list[Fared]) -> list[tuple[str, float, float]]:
    """Mean VP of winners and of the others from each source, the greatest first."""
    won = [one for one in fared if one.won]
    lost = [one for one in fared if not one.won]
    names = sorted({name for one in fared for name in one.points}, key=lambda name: -sum(p.points[name] for p in fared))
    return [
        (name, statistics.mean(one.points[name] for one in won), statistics.mean(one.points[name] for one in lost))
        for name in names
    ]


def show(fared: list[Fared]) -> None:
    """Prints the tables."""
    won = [one for one in fared if one.won]
    lost = [one for one in fared if not one.won]
    head = ["", "wins", "mean", "sd", "least", "lower quartile", "median", "upper quartile", "most"]
    rows: list[list[str]] = []
    for seat in range(4):
        mine = [one for one in fared if one.seat == seat]
        share = sum(one.won for one in mine) / len(mine)
        rows.append([f"seat {seat + 1}", f"{share:.1%}", *spread([one.score for one in mine])])
    for place in range(1, 5):
        mine = [one for one in fared if one.place == place]
        share = sum(one.won for one in mine) / len(mine)
        rows.append([START[place - 1], f"{share:.1%}", *spread([one.score for one in mine])])
    rows.append(["all", "", *spread([one.score for one in fared])])
    rows.append(["winners", "", *spread([one.score for one in won])])
    table(head, rows)
    whole = sum(one.score for one in fared)
    rows = []
    for name, winners, others in by_source(fared):
        share = sum(one.points[name] for one in fared) / whole
        rows.append([name, f"{share:.1%}", f"{winners:.1f}", f"{others:.1f}"])
    table(["source", "share of all VP", "winners", "others"], rows)
    rows = []
    for name in sorted({name for one in fared for name in one.did}):
        users = [one for one in fared if one.did[name]]
        share = sum(one.won for one in users) / len(users)
        rows.append(
            [
                name,
                f"{len(users) / len(fared):.1%}",
                f"{share:.1%}",
                f"{statistics.mean(one.did[name] for one in won):.2f}",
                f"{statistics.mean(one.did[name] for one in lost):.2f}",
            ]
        )
    table(["what", "players who do it", "of these win", "times, winners", "times, others"], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="also draw scores and sources into this SVG file")
    args = parser.parse_args()
    options = load_game("winter").complete_options({"players": 4})
    series = Series("winter", options, ["greedy"] * 4, args.games, args.seed)
    tasks = [(series, index) for index in range(args.games)]
    if args.workers == 1:
        results = [_work(task) for task in tasks]
    else:
        with multiprocessing.get_context("spawn").Pool(args.workers) as pool:
            results = pool.map(_work, tasks, 4)
    fared = [one for game in results for one in game]
    show(fared)
    if args.plot:
        used = [row for row in by_source(fared) if max(row[1:]) >= 0.05]
        args.plot.write_text(
            plot([one.score for one in fared], [one.score for one in fared if one.won], used), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
