"""How fast learners are served: steps with a mask of legal actions, without and with observations.

Our games come as a batch of many, as `nunatak.Batch` gives them; those of other laboratories as they give them. All of
them play at random, and only the time that the process itself has had counts: others on the machine matter less.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import random
import sys
import time
from typing import Protocol

GAMES_AT_ONCE = 1024
# Where the games of others are, and what each is called by its own package.
PETTINGZOO = {
    "connect_four": "pettingzoo.classic.connect_four_v3",
    "leduc_holdem": "pettingzoo.classic.leduc_holdem_v4",
    "chess": "pettingzoo.classic.chess_v6",
}
OPENSPIEL = {"gin_rummy": "gin_rummy"}
LABELS = {"masks": "steps/s with masks", "observations": "and observations"}


class Served(Protocol):
    """A game as a learner meets it."""

    def steps(self, count: int) -> None:
        """Plays so many steps at random, game after game."""


class OurBatch:
    """Many games of ours at once."""

    def __init__(self, name: str, observations: bool) -> None:
        import numpy as np

        import nunatak

        self.random = np.random.default_rng(1)
        self.batch = nunatak.Batch(name, n=GAMES_AT_ONCE, seed=1, observations=observations)

    def steps(self, count: int) -> None:
        for _ in range(count // GAMES_AT_ONCE):
            self.batch.step(self.batch.sample(self.random))


class PettingZoo:
    """A game of PettingZoo, whose observations hold the mask: there is no way without them."""

    def __init__(self, name: str) -> None:
        self.env = importlib.import_module(PETTINGZOO[name]).env()
        self.random = random.Random(1)
        self.env.reset(seed=1)

    def steps(self, count: int) -> None:
        env = self.env
        done = 0
        while done < count:
            if not env.agents:
                env.reset()
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[self.random.randrange(len(legal))])
            done += 1


class OpenSpiel:
    """A game of OpenSpiel; what chance decides is no step, as with ours."""

    def __init__(self, name: str, observations: bool) -> None:
        self.game = importlib.import_module("pyspiel").load_game(OPENSPIEL[name])
        self.state = self.game.new_initial_state()
        self.random = random.Random(1)
        self.observations = observations

    def steps(self, count: int) -> None:
        done = 0
        while done < count:
            state = self.state
            if state.is_terminal():
                self.state = self.game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.random.choices(outcomes, chances)[0])
            else:
                state.legal_actions_mask()
                if self.observations:
                    state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[self.random.randrange(len(legal))])
                done += 1


def peers() -> tuple[list[str], list[str]]:
    """The games of other laboratories that are installed here, and what is missing."""
    found: list[str] = []
    missing: list[str] = []
    for package, names in (("pettingzoo", PETTINGZOO), ("pyspiel", OPENSPIEL)):
        if importlib.util.find_spec(package) is None:
            missing.append(f"{', '.join(names)} ({package}): not installed; see requirements-lab.txt")
        else:
            found += names
    return found, missing


def served(name: str, what: str) -> Served | None:
    """A game by name, with its masks only or with observations; None where that cannot be had."""
    if name in PETTINGZOO:
        return PettingZoo(name) if what == "observations" else None
    if name in OPENSPIEL:
        return OpenSpiel(name, what == "observations")
    return OurBatch(name, what == "observations")


def rate(game: Served, seconds: float) -> float:
    """Steps a second of this process's own time."""
    steps = 0
    start = time.process_time()
    while steps == 0 or time.process_time() - start < seconds:
        game.steps(GAMES_AT_ONCE)
        steps += GAMES_AT_ONCE
    return steps / (time.process_time() - start)


def main() -> None:
    """A process that measures one game, a slice for every line it is sent: the best one counts."""
    name = sys.argv[1]
    games = {what: served(name, what) for what in LABELS}
    best: dict[str, int] = {}
    tell({"name": name})
    for line in sys.stdin:
        for what, game in games.items():
            if game is not None:
                best[what] = max(best.get(what, 0), round(rate(game, float(line))))
        tell({f"{what}_per_second": found for what, found in best.items()})


def tell(data: object) -> None:
    """One line of JSON, at once."""
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    main()
