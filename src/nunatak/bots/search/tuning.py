"""The numbers that steer a search."""

from __future__ import annotations

from nunatak.engine.tables import read_table

_read: dict[str, Tuning] = {}


class Tuning:
    """How a search divides its time between what looks good and what is little known; each game has its own."""

    def __init__(self, deals: int, curiosity: float, temperature: float, caution: float) -> None:
        # How many deals a search keeps; each serves many iterations, as dealing costs more than copying.
        self.deals = deals
        # The pull of what has been tried little, in units of the winning chance.
        self.curiosity = curiosity
        # A prior follows the look of the next state; the lower, the more it trusts the best-looking answer.
        self.temperature = temperature
        # What an untried answer is taken to be worth, below the mean of those that were tried.
        self.caution = caution


def tuning_of(game: str) -> Tuning:
    """The numbers that are shipped for a game, read once from the `[search]` section of `data/bots/<game>.toml`."""
    if game not in _read:
        search = read_table("bots", game, {}).field("search")
        search.only(["deals", "curiosity", "temperature", "caution"])
        _read[game] = Tuning(
            search.field("deals").number(1, 1000),
            search.field("curiosity").real(0.0, 10.0),
            search.field("temperature").real(0.001, 10.0),
            search.field("caution").real(-1.0, 1.0),
        )
    return _read[game]
