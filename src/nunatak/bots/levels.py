"""How strong an opponent a person may choose."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.engine.tables import read_table

# Weakest first. The page and the server know the levels by these names.
LEVELS: Final = ["visitor", "trekker", "guide", "explorer", "legend"]


class Level:
    """An opponent of a certain strength: how long it reads ahead, how often it errs, and what that came to."""

    def __init__(
        self, name: str, iterations: int, seconds: float, mistakes: float, rating: int | None, pace: float
    ) -> None:
        self.name = name
        # The search ends after so many iterations or seconds, whichever comes first; 0 seconds: no clock.
        # Without iterations there is no search: the level plays like greedy, with mistakes.
        self.iterations = iterations
        self.seconds = seconds
        # The share of the answers that a level without a search overlooks.
        self.mistakes = mistakes
        # Measured in tournaments; None as long as it has not been.
        self.rating = rating
        # Seconds that the first answer of a turn takes at least, so that people can follow.
        self.pace = pace


def read_levels(game: str) -> list[Level]:
    """The levels in `data/bots/<game>.toml`, weakest first."""
    table = read_table("bots", game, {}).field("level")
    levels = [level_from(one) for one in table.items()]
    if [level.name for level in levels] != LEVELS:
        raise table.fail("wrong-expected", wanted=", ".join(LEVELS))
    return levels


def level_from(table: Reader) -> Level:
    """One `[[level]]` section."""
    table.only(["id", "iterations", "seconds", "mistakes", "rating", "pace"])
    return Level(
        table.field("id").text(),
        table.field("iterations").number(0, 10_000_000),
        table.field("seconds").real(0.0, 60.0),
        table.field("mistakes").real(0.0, 1.0),
        table.field("rating").number(0, 5000) if table.has("rating") else None,
        table.field("pace").real(0.0, 10.0),
    )
