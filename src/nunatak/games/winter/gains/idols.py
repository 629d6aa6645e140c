"""A level of an idol track.  EW-IDOL"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import ADVANCE, INSTEADS, OFFERING, VENERATION
from nunatak.games.winter.doing.idols import advance, can_venerate, food_of_next_level
from nunatak.games.winter.effects.ability import IDOL
from nunatak.games.winter.gains.gain import NO_EVENT, ChainGain
from nunatak.games.winter.names import BY_OFFERING
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState


class Idol(ChainGain):
    """A level of either track, or a tool or food instead.  EW-IDOL-1, EW-IDOL-6"""

    def __init__(self) -> None:
        super().__init__(IDOL, "EW-IDOL-1", 3)

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        found.append(ADVANCE.base + OFFERING)
        if can_venerate(s, seat):
            found.append(ADVANCE.base + VENERATION)
        found += INSTEADS[self.due]

    def take_itself(self, s: WinterState, seat: int, action: int, source: int) -> tuple[list[int], int, int]:
        return advance(s, seat, action - ADVANCE.base), BY_OFFERING, NO_EVENT

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        if ADVANCE.has(action):
            return Refusal("EW-IDOL-6", "winter-refuse-idol-on-top")
        return self.not_due(action)

    def works_before_itself(self, s: WinterState, seat: int, action: int) -> bool:
        return action == ADVANCE.base + OFFERING and sooner(s, seat, 0, food_of_next_level(s, seat))
