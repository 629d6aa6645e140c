"""Tables for the gallery of the page: every kind of question of a game, as the seat that is asked sees it.

python -m nunatak.server.gallery --out FOLDER      writes FOLDER/gallery/<game>.json
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from nunatak.engine import Chance, Game, State
from nunatak.games import game_names, load_game
from nunatak.table import sight

# Games that end differently often enough to meet rare questions, and few enough to wait for.
GAMES = 40
SEED = 7


def tables_of(game: Game) -> dict[str, State]:
    """For each step that asks somebody something the state that leaves most to choose from; and one that is over.

    The games are played by chance, under all sets of options in turn.
    """
    found: dict[str, State] = {}
    most: dict[str, int] = {}
    chance = Chance(SEED)
    sets = game.option_sets()
    for number in range(GAMES):
        state = game.new(sets[number * len(sets) // GAMES], seed=SEED + number)
        while (asked := state.asked()) is not None:
            answers = len(state.legal())
            if answers > most.get(asked.name, 0):
                most[asked.name] = answers
                found[asked.name] = state.copy()
            state.apply(chance.choice(state.sensible()))
        found["over"] = state
    return dict(sorted(found.items()))


def shown(state: State) -> dict[str, Any]:
    """A table as a page gets it: for the seat that is asked, or the first one when the game is over."""
    seat = 0 if state.is_over() else state.to_decide()
    return {
        "seat": seat,
        "view": state.view(seat),
        "asked": sight.question(state, seat),
        "actions": sight.choices(state, seat),
    }


def gallery(name: str) -> dict[str, Any]:
    """The printed components of a game, and its tables."""
    game = load_game(name)
    tables = {step: shown(state) for step, state in tables_of(game).items()}
    return {"game": name, "catalogue": game.catalogue(), "words": game.words(), "tables": tables}


def main(arguments: list[str] | None = None) -> int:
    """Writes a file for each game into a folder."""
    parser = argparse.ArgumentParser(prog="nunatak.server.gallery", description="Write the tables of the gallery.")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the folder gallery goes")
    folder: Path = parser.parse_args(arguments).out / "gallery"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in game_names():
            (folder / f"{name}.json").write_bytes(msgspec.json.encode(gallery(name)))
    except OSError as error:
        print(f"cannot write {folder}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
