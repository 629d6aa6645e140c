"""The opponent that plays anything."""

from __future__ import annotations

from nunatak.bots.bot import Bot
from nunatak.engine.chance import Chance
from nunatak.engine.observer import Observer


class RandomBot(Bot):
    """Gives any sensible answer, each equally likely."""

    def __init__(self, seed: int) -> None:
        super().__init__("random")
        self.chance = Chance(seed)

    def choose(self, observer: Observer) -> int:
        return self.chance.choice(observer.sensible())
