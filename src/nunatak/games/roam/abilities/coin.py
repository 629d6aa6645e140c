"""COIN: take a coin, at any time of the own turn.  ROAM-ABIL-COIN"""

from __future__ import annotations

from typing import Final

from nunatak.engine.step import Step
from nunatak.games.roam.ability import ACTING, SETTLING, START, Ability
from nunatak.games.roam.actions import SPACE
from nunatak.games.roam.state import RoamState

USE_COIN: Final = SPACE.kind("use_coin")


class Coin(Ability[RoamState]):
    """A coin, also in the middle of settling, bidding and buying.  ROAM-ABIL-COIN-1, ROAM-ART-11"""

    def __init__(self) -> None:
        moments = [START, ACTING, *SETTLING]
        super().__init__("coin", moments, [USE_COIN], "ROAM-ART-11", "roam-refuse-start-or-action")
        self.brings_coin = True

    def offer(self, s: RoamState, step: Step[RoamState], found: list[int]) -> None:
        found.append(USE_COIN.base)

    def use(self, s: RoamState, step: Step[RoamState], action: int) -> None:
        s.spend(step.seat, self.mask)
        s.coins[step.seat] += 1
        s.tell("coin_artifact", {"seat": step.seat})

    def is_aside(self, at_start: bool) -> bool:
        return True
