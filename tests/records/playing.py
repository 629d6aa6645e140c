"""Plays the recorded games that are not there yet:

    .venv/bin/python -m tests.records.playing [game ...]

The point of the files in this folder is that they stay as they are, each under the rules it was played with. A new
version of the rules brings new games, at the end of a list.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nunatak.bots import Bot, make_bot
from nunatak.engine import Chance, Game, Json, Observer, Play, Record
from nunatak.games import load_game
from nunatak.lab.playout import play_out

HERE = Path(__file__).parent

# For each game: name of the file, options, who sits where. The seed is the place in the list.
PLAYED: dict[str, list[tuple[str, dict[str, Json], list[str]]]] = {
    "roam": [
        ("2-basic", {"players": 2}, ["greedy", "random"]),
        ("2-full", {"players": 2, "artifacts": True}, ["greedy", "greedy"]),
        ("2-towers", {"players": 2, "towers": True, "borders": ["W", "S"]}, ["random", "greedy"]),
        ("2-everything", {"players": 2, "artifacts": True, "outpost": True, "towers": True}, ["random", "random"]),
        ("3-basic", {"players": 3, "first": "2"}, ["greedy", "random", "random"]),
        ("3-full-outpost", {"players": 3, "artifacts": True, "outpost": True}, ["random", "random", "greedy"]),
        ("3-towers-outpost", {"players": 3, "outpost": True, "towers": True}, ["random", "random", "random"]),
        ("4-basic", {"players": 4, "colours": ["yellow", "green", "red", "blue"]}, ["greedy"] * 4),
        ("4-full-towers", {"players": 4, "artifacts": True, "towers": True}, ["greedy", "random", "greedy", "random"]),
        ("4-everything", {"players": 4, "artifacts": True, "outpost": True, "towers": True}, ["random"] * 4),
        # From here on under version 2: games in which the field stands still (ROAM-END-5).
        ("2-standstill", {"players": 2, "outpost": True}, ["random", "random"]),
        ("2-standstill-full-end", {"players": 2, "artifacts": True, "towers": True}, ["random", "random"]),
        ("3-standstill-full", {"players": 3, "artifacts": True}, ["random"] * 3),
        ("2-standstill-often", {"players": 2, "first": "2"}, ["random", "random"]),
        ("2-standstill-end", {"players": 2, "towers": True, "first": "1"}, ["random", "random"]),
        ("4-standstill", {"players": 4, "outpost": True}, ["random"] * 4),
    ],
    "ice2": [
        ("2-basic", {"players": 2}, ["random", "random"]),
        ("2-first-steps", {"players": 2, "first_steps": True}, ["greedy", "random"]),
        ("2-expert", {"players": 2, "expert": True}, ["random", "random"]),
        ("3-fluid", {"players": 3, "fluid_movement": True}, ["random"] * 3),
        ("3-blessing-logbook", {"players": 3, "blessing": True, "logbook_setup": True}, ["random"] * 3),
        ("3-no-logbook", {"players": 3, "logbook": False}, ["random"] * 3),
        ("4-basic", {"players": 4}, ["random", "random", "greedy", "random"]),
        ("4-other-readings", {"players": 4, "fault_sides": "opposite", "deep_sublattice": "C"}, ["random"] * 4),
        ("5-basic", {"players": 5}, ["random"] * 5),
        ("5-friendly", {"players": 5, "expert": True, "friendly_curse": True}, ["random"] * 5),
    ],
    "ice1": [
        ("1-solo", {"players": 1}, ["greedy"]),
        ("1-solo-edifices", {"players": 1, "edifices": ["ED01", "ED04", "ED09"]}, ["random"]),
        ("2-basic", {"players": 2}, ["random", "random"]),
        ("2-together", {"players": 2, "mode": "cooperative"}, ["greedy", "random"]),
        ("3-draft", {"players": 3, "draft": True}, ["random"] * 3),
        ("3-first-steps", {"players": 3, "first_steps": True}, ["random"] * 3),
        ("4-basic", {"players": 4}, ["random", "greedy", "random", "random"]),
        ("4-together", {"players": 4, "mode": "cooperative", "coop_request_scope": "team"}, ["random"] * 4),
        ("5-other-readings", {"players": 5, "odd_level_class": "BCC", "fault_sides": "gap"}, ["random"] * 5),
        ("5-all-edifices", {"players": 5, "edifices": [f"ED{n:02}" for n in range(1, 13)]}, ["random"] * 5),
    ],
    "winter": [
        ("2-basic", {"players": 2}, ["greedy", "random"]),
        ("2-setup-cards", {"players": 2, "draft": "setup_cards"}, ["random", "random"]),
        ("2-modules-tee", {"players": 2, "glacier_tokens": True, "rest_tokens": True, "layout": "tee"}, ["random"] * 2),
        ("3-basic", {"players": 3}, ["random"] * 3),
        ("3-chiefs", {"players": 3, "draft": "chiefs_and_setup_cards"}, ["random"] * 3),
        ("3-glaciers", {"players": 3, "glacier_tokens": True}, ["random", "greedy", "random"]),
        ("3-rest", {"players": 3, "rest_tokens": True, "layout": "ess"}, ["random"] * 3),
        ("4-basic", {"players": 4}, ["random"] * 4),
        ("4-chiefs-ice", {"players": 4, "draft": "chiefs_and_setup_cards", "glacier_tokens": True}, ["random"] * 4),
        (
            "4-everything",
            {"players": 4, "draft": "setup_cards", "glacier_tokens": True, "rest_tokens": True, "layout": "square"},
            ["random"] * 4,
        ),
        # Version 2 of the rules: going on in the eclipse takes what is free, food is spent in the middle of gains.
        ("2-second-rules", {"players": 2, "rest_tokens": True}, ["greedy", "random"]),
        ("3-second-rules", {"players": 3, "glacier_tokens": True, "rest_tokens": True}, ["anything"] * 3),
        ("4-second-rules", {"players": 4, "draft": "setup_cards"}, ["random", "random", "greedy", "random"]),
    ],
}


class Anything(Bot):
    """Gives any legal answer, also those that nobody means and no bot gives."""

    def __init__(self, seed: int) -> None:
        super().__init__("anything")
        self.chance = Chance(seed)

    def choose(self, observer: Observer) -> int:
        return self.chance.choice(observer.legal())


def player(name: str, game: Game, seed: int) -> Bot:
    """Who sits under that name."""
    return Anything(seed) if name == "anything" else make_bot(name, game, seed)


def play(game: Game, options: dict[str, Json], bots: list[str], seed: int) -> Record:
    """Lets bots play a game, each looking through its own window only."""
    going = Play.start(game, options, seed, bots)
    players = [player(name, game, 100 * seed + seat) for seat, name in enumerate(bots)]
    play_out(going.state, players, act=going.act)
    return going.record


def main() -> None:
    for name in sys.argv[1:] or PLAYED:
        for seed, (title, options, bots) in enumerate(PLAYED[name]):
            file = HERE / f"{name}-{title}.json"
            if not file.exists():
                file.write_bytes(play(load_game(name), options, bots, seed).to_bytes())


if __name__ == "__main__":
    main()
