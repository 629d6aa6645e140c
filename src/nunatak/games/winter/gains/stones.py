"""Sacred stones.  EW-STONE, EW-DEV-3"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import TAKE_STONE
from nunatak.games.winter.doing.stones import add_stones, free_slot, in_reach, slot_payable, take_stone
from nunatak.games.winter.effects.ability import STONE
from nunatak.games.winter.gains.gain import Gain
from nunatak.games.winter.names import BY_BOARD
from nunatak.games.winter.parts import food_at_once
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState


class Stone(Gain):
    """A stone for the leftmost free slot, at the price printed there.  EW-STONE-1 to EW-STONE-4"""

    def __init__(self) -> None:
        super().__init__(STONE, "EW-DEV-3")

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        add_stones(s, seat, found)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        return take_stone(s, seat, action - TAKE_STONE.base), BY_BOARD, self.op

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        slot = free_slot(s, seat)
        if slot < 0:
            return Refusal("EW-STONE-3", "winter-refuse-three-stones")
        if not slot_payable(s, seat, slot):
            price = s.c.board
            return Refusal(
                "EW-STONE-2",
                "winter-refuse-slot-price",
                {"food": price.stone_food[slot], "tools": price.stone_tools[slot]},
            )
        stone = action - TAKE_STONE.base
        if stone in s.stones and not in_reach(s, stone):
            return Refusal("EW-STONE-1", "winter-refuse-era")
        return Refusal("EW-STONE-3", "winter-refuse-stone-gone")

    def works_before(self, s: WinterState, seat: int, action: int, parts: list[int]) -> bool:
        slot = free_slot(s, seat)
        return sooner(s, seat, s.c.board.stone_food[slot], food_at_once(s.c.board.stone_bonus[slot]))
