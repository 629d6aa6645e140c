"""The public interface: games, opponents, series of games, records. `import nunatak` offers all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from nunatak.bots import Bot, make_bot
from nunatak.engine import Chance, Game, Json, Observer, Play, Record, RecordError, Refusal, Replay, State
from nunatak.games import game_names, load_game
from nunatak.lab.simulate import Played, SeatSummary, Series, bots_by_seat, by_bot, summarise
from nunatak.lab.simulate import simulate as play_series

__all__ = [
    "Bot",
    "Chance",
    "Game",
    "Observer",
    "Play",
    "Record",
    "Refusal",
    "Simulation",
    "State",
    "bot",
    "games",
    "load",
    "replay",
    "simulate",
]


@dataclass(frozen=True)
class Simulation:
    """What came of a series of games: all of them in order, and each seat's sum."""

    series: Series
    played: list[Played]

    @property
    def seats(self) -> list[SeatSummary]:
        """How each seat fared over all games."""
        return summarise(self.series, self.played)

    @property
    def wins(self) -> dict[str, Json]:
        """The wins of each kind of bot, all its seats together; a victory shared by n counts one n-th."""
        return by_bot(self.seats)


def games() -> list[str]:
    """The names of the games that can be played: ours, then those of other packages."""
    return game_names()


def load(name: str, pack: dict[str, Json] | None = None) -> Game:
    """The game of that name, with a card pack's values laid over its components. Raises KeyError if there is none."""
    return load_game(name, pack)


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """An opponent for one seat of one game: a level ("guide"), "greedy", "search@500" or "my_package.module:MyBot".

    Raises KeyError, which says what there is, for an unknown name.
    """
    return make_bot(name, game, seed)


def simulate(
    game: str,
    bots: Sequence[str | Callable[[Game, int], Bot]],
    games: int = 100,
    *,
    options: Mapping[str, Json] | None = None,
    seed: int = 0,
    workers: int = 1,
    record: Path | str | None = None,
) -> Simulation:
    """Plays a series of games between bots; the same seed gives the same games, however many processes share them.

    `bots` holds names, or classes that are called with the game and a seed; fewer than there are seats sit down in
    turn. Classes of a script or a notebook are found only by the process they are in: `workers` stays 1 there. `record`
    is a folder for the records, if they are wanted.
    """
    loaded = load_game(game)
    complete = loaded.complete_options(dict(options or {}))
    names = [one if isinstance(one, str) else f"{one.__module__}:{one.__qualname__}" for one in bots]
    seats = bots_by_seat(names, loaded, complete)
    series = Series(game, complete, seats, games, seed, None if record is None else Path(record))
    return Simulation(series, play_series(series, workers, lambda: None))


def replay(record: Record | bytes | Path | str, moves: int | None = None) -> Play:
    """A recorded game as it stood after so many moves, or at its end; from a record, its bytes or its file.

    Raises RecordError, with the field or the move, for what cannot be played.
    """
    if isinstance(record, str | Path):
        record = Path(record).read_bytes()
    if isinstance(record, bytes):
        record = Record.from_bytes(record)
    if record.game not in game_names():
        raise RecordError("game", "wrong-no-game", got=repr(record.game), known=", ".join(game_names()))
    return Replay(load_game(record.game, record.pack), record).to_end(moves)
