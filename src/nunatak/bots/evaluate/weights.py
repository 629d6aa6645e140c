"""The numbers of an evaluation: read from `data/bots/<game>.toml`, every one by its name."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.forecast import Forecast
from nunatak.engine.reading import Reader
from nunatak.engine.tables import read_table

LARGEST: Final = 1000.0
# Places between the beginning (0) and the end of a game (1) at which the winning chances have been fitted.
STAGES: Final = 5

_read: dict[str, Weights] = {}


class Weights:
    """The weights of one game. Whoever needs one asks for it by its name; what nobody asks for is refused."""

    def __init__(self, table: Reader, instead: str = "") -> None:
        self.file = table
        self.table = table.field("weights")
        # A section with weights for games of another kind: what it does not name is as in [weights].
        self.instead: Reader | None = table.field(instead) if instead else None
        self.asked: list[str] = []

    def number(self, name: str) -> float:
        """The weight of that name."""
        return self.named(name).real(-LARGEST, LARGEST)

    def row(self, name: str, length: int) -> list[float]:
        """So many weights under one name."""
        return row_of(self.named(name), length, -LARGEST)

    def named(self, name: str) -> Reader:
        """Where the weight of that name stands."""
        self.asked.append(name)
        if self.instead is not None and (self.instead.has(name) or not self.table.has(name)):
            return self.instead.field(name)
        return self.table.field(name)

    def curves(self, names: list[str]) -> dict[str, list[float]]:
        """How sharply a value tells who will win, stage by stage: a curve for each kind of game."""
        chances = self.file.field("chances")
        chances.only(names)
        return {name: row_of(chances.field(name), STAGES, 0.0) for name in names}

    def forecast(self, names: list[str]) -> Forecast:
        """What each of these features says about the final score, from the section of that name."""
        section = self.file.field("forecast")
        section.only(names)
        rows = [row_of(section.field(name), 2, -LARGEST) for name in names]
        return Forecast([row[0] for row in rows], [row[1] for row in rows])

    def close(self) -> None:
        """Everything has been asked for: refuses what is left."""
        self.table.only(self.asked)
        if self.instead is not None:
            self.instead.only(self.asked)
        self.asked = []


def row_of(reader: Reader, length: int, low: float) -> list[float]:
    """A list of exactly so many numbers."""
    items = reader.items()
    if len(items) != length:
        raise reader.fail("wrong-count", count=length, got=len(items))
    return [item.real(low, LARGEST) for item in items]


def weights_of(game: str) -> Weights:
    """The weights that are shipped for a game, read once."""
    if game not in _read:
        _read[game] = Weights(read_table("bots", game, {}))
    return _read[game]
