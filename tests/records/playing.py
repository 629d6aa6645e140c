"""Plays the recorded games anew, on purpose:

    .venv/bin/python -m tests.records.playing

The point of the files in this folder is that they stay as they are, so do it only together with a new rules version.
"""

from __future__ import annotations

from pathlib import Path

from nunatak.bots import make_bot
from nunatak.engine import Game, Json, Observer, Play, Record
from nunatak.games import load_game

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
    ],
}


def play(game: Game, options: dict[str, Json], bots: list[str], seed: int) -> Record:
    """Lets bots play a game, each looking through its own window only."""
    going = Play.start(game, options, seed, bots)
    players = [make_bot(name, game, 100 * seed + seat) for seat, name in enumerate(bots)]
    while not going.state.is_over():
        seat = going.state.to_decide()
        going.act(seat, players[seat].choose(Observer(going.state, seat)))
    return going.record


def main() -> None:
    for name, games in PLAYED.items():
        for seed, (title, options, bots) in enumerate(games):
            record = play(load_game(name), options, bots, seed)
            (HERE / f"{name}-{title}.json").write_bytes(record.to_bytes())


if __name__ == "__main__":
    main()
