"""Camps and settlements.  EW-MAP, EW-MODG-3"""

from __future__ import annotations

from typing import cast

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import BUILD, MOVE, PITCH
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.doing.settling import add_moves, add_sites, move_camp, place_camp, settle, tokens_at
from nunatak.games.winter.effects.ability import MOVE_CAMP, PLACE_CAMP, SETTLEMENT
from nunatak.games.winter.gains.gain import NOTHING, Gain
from nunatak.games.winter.geometry import HEXES, JUNCTURES
from nunatak.games.winter.names import BY_TOKENS
from nunatak.games.winter.parts import food_at_once
from nunatak.games.winter.spending import sooner_below
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.wording import hexes, lands


class PlaceCamp(Gain):
    """The leftmost camp of the board comes to the start hex.  EW-MAP-1"""

    def __init__(self) -> None:
        super().__init__(PLACE_CAMP, "EW-MAP-1")
        self.obvious = True

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        if s.camps_home[seat]:
            found.append(PITCH.base)

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        return s.camps_home[seat] > 0

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        place_camp(s, seat)
        return NOTHING, source, self.op

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        return Refusal("EW-MAP-1", "winter-refuse-no-camp-left")


class MoveCamp(Gain):
    """A camp moves one hex.  EW-MAP-2"""

    def __init__(self) -> None:
        super().__init__(MOVE_CAMP, "EW-MAP-2")

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        add_moves(s, seat, found)

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        return s.c.board.camps > s.camps_home[seat] and any(s.camps[seat * HEXES : (seat + 1) * HEXES])

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        from_to = action - MOVE.base
        move_camp(s, seat, from_to // HEXES, from_to % HEXES)
        return NOTHING, source, self.op

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        if not s.camps[seat * HEXES + MOVE.a(action)]:
            return Refusal("EW-MAP-2", "winter-refuse-no-camp-there")
        return Refusal("EW-MAP-2", "winter-refuse-not-adjacent")

    def preview(self, s: WinterState, seat: int, action: int) -> dict[str, Json]:
        return lands(s, MOVE.a(action), MOVE.b(action)) if MOVE.has(action) else {}


class Settlement(Gain):
    """Three camps become a settlement.  EW-MAP-5, EW-MAP-6"""

    def __init__(self) -> None:
        super().__init__(SETTLEMENT, "EW-MAP-5")

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        add_sites(s, seat, found)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        return settle(s, seat, action - BUILD.base), BY_TOKENS, self.op

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        if not s.settlements_home[seat]:
            return Refusal("EW-MAP-6", "winter-refuse-no-settlement-left")
        if s.settlements[action - BUILD.base]:
            return Refusal("EW-MAP-5", "winter-refuse-juncture-taken")
        return Refusal("EW-MAP-5", "winter-refuse-three-camps")

    def works_before(self, s: WinterState, seat: int, action: int, parts: list[int]) -> bool:
        # The camps that come back cover spaces of the track (EW-GOLD-5).
        juncture = action - BUILD.base
        most = food_max(s, seat) - len(JUNCTURES[juncture])
        return sooner_below(s, seat, 0, food_at_once(tokens_at(s, juncture)), most)

    def preview(self, s: WinterState, seat: int, action: int) -> dict[str, Json]:
        return {"hexes": cast("list[Json]", hexes(s, action - BUILD.base))} if BUILD.has(action) else {}
