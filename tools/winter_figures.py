"""How greedy players fare in Endless Winter: the tables of docs/games/winter.md.

    python tools/winter_figures.py --games 1000 --seed 1

plays the games of `nunatak simulate winter --players 4 --bots greedy` and also counts what each player did.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from nunatak.bots import make_bot
from nunatak.engine import Chance, Observer
from nunatak.games import load_game
from nunatak.games.winter.names import CHIEFS, SOURCES, SOURCES_COUNT
from nunatak.games.winter.scoring import FINAL_PARTS, final_parts
from nunatak.games.winter.state import WinterState
from nunatak.lab.simulate import Plan

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


def play(plan: Plan, index: int) -> list[Fared]:
    """Plays one of the games of a plan and tells how each player fared."""
    game = load_game("winter")
    seed = plan.seed_of(index)
    chance = Chance(seed)
    bots = [make_bot(name, game, chance.bits()) for name in plan.bots]
    state = game.new(plan.options, seed)
    assert isinstance(state, WinterState)
    fared = [Fared(seat, state.order.index(seat) + 1, 0, False) for seat in range(len(bots))]
    while not state.is_over():
        seat = state.to_decide()
        action = bots[seat].choose(Observer(state, seat))
        count(fared[seat], game.space.text(action))
        state.apply(action)
    for one, score in zip(fared, state.scores(), strict=True):
        one.score = score
        one.won = one.seat in state.winners()
        for i, source in enumerate(SOURCES):
            row = state.scored[one.seat * 4 * SOURCES_COUNT : (one.seat + 1) * 4 * SOURCES_COUNT]
            one.points[f"during the game: {source}"] = sum(row[i::SOURCES_COUNT])
        for name, points in zip(FINAL_PARTS, final_parts(state, one.seat), strict=True):
            one.points[f"at the end: {name}"] = points
        one.did[f"chief {CHIEFS[state.chiefs[one.seat]]} {'ab'[state.sides[one.seat]]}"] += 1
    return fared


def count(fared: Fared, action: str) -> None:
    """Notes what a player does: the action as players write it, `take_culture card=c1-16`."""
    kind, *fields = action.split()
    named = dict(part.split("=") for part in fields)
    if kind in NAMED:
        fared.did[f"{kind} {named[NAMED[kind]]}"] += 1
        fared.did[f"{kind} (all)"] += 1
    elif kind in ALSO:
        fared.did[kind] += 1


def _work(task: tuple[Plan, int]) -> list[Fared]:
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
        rows.append([f"starts {place}.", f"{share:.1%}", *spread([one.score for one in mine])])
    rows.append(["all", "", *spread([one.score for one in fared])])
    rows.append(["winners", "", *spread([one.score for one in won])])
    table(head, rows)
    whole = sum(one.score for one in fared)
    sources = sorted({name for one in fared for name in one.points})
    rows = []
    for name in sources:
        all_points = sum(one.points[name] for one in fared)
        rows.append(
            [
                name,
                f"{all_points / whole:.1%}",
                f"{statistics.mean(one.points[name] for one in won):.1f}",
                f"{statistics.mean(one.points[name] for one in lost):.1f}",
            ]
        )
    rows.sort(key=lambda row: -float(row[1][:-1]))
    table(["source", "share of all VP", "winners", "others"], rows)
    rows = []
    for name in sorted({name for one in fared for name in one.did}):
        users = [one for one in fared if one.did[name]]
        winners = sum(one.won for one in users)
        rows.append(
            [
                name,
                f"{len(users) / len(fared):.1%}",
                f"{winners / len(users):.1%}",
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
    args = parser.parse_args()
    options = load_game("winter").complete_options({"players": 4})
    plan = Plan("winter", options, ["greedy"] * 4, args.games, args.seed)
    tasks = [(plan, index) for index in range(args.games)]
    if args.workers == 1:
        results = [_work(task) for task in tasks]
    else:
        with multiprocessing.get_context("spawn").Pool(args.workers) as pool:
            results = pool.map(_work, tasks, 4)
    show([one for game in results for one in game])


if __name__ == "__main__":
    main()
