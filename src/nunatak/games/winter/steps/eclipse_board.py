"""Step d of the eclipse: bonuses of the own board, and stones.  EW-ECL-12, EW-ECL-13"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import COLLECT, FORGO_COLLECT
from nunatak.games.winter.doing.resources import score
from nunatak.games.winter.doing.stones import stone_points
from nunatak.games.winter.names import BY_BOARD, BY_STONES, MEGALITH_SLOTS, MEGALITHS, SETTLEMENTS, STONE_SLOTS, STONES
from nunatak.games.winter.parts import only_plain
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.eclipse_step import EclipseStep
from nunatak.games.winter.steps.gains import grant
from nunatak.games.winter.types import question as asks

_FIRST_STONE = 1 + MEGALITH_SLOTS  # places in COLLECT: settlements, five megalith slots, three stones


class EclipseBoard(EclipseStep):
    """Step d: which bonus of the own board?  EW-ECL-12, EW-ECL-13"""

    def __init__(self, seat: int, settlements: int, collected: int) -> None:
        super().__init__("eclipse_board", seat, FORGO_COLLECT.base - COLLECT.base)
        self.settlements = settlements  # how many settlement slots have given theirs
        self.collected = collected  # mask of the megalith slots and stones, numbered as in COLLECT

    def sources(self, s: WinterState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if self.settlements < SETTLEMENTS - s.settlements_home[seat]:
            found.append(COLLECT.base)
        empty = (MEGALITHS - s.megaliths_home[seat]) // 2  # EW-ECL-15
        for slot in range(empty):
            if s.c.board.megalith_bonus[slot] and not self.collected >> (1 + slot) & 1:
                found.append(COLLECT.base + 1 + slot)
        for slot in range(STONE_SLOTS):
            if s.owned_stones[seat * STONE_SLOTS + slot] >= 0 and not self.collected >> (_FIRST_STONE + slot) & 1:
                found.append(COLLECT.base + _FIRST_STONE + slot)
        return found

    def bonus(self, s: WinterState, place: int) -> list[int]:
        """What a settlement slot or a megalith slot gives."""
        if place == 0:
            return s.c.board.settlement_bonus[self.settlements]
        return s.c.board.megalith_bonus[place - 1]

    def needs_choice(self, s: WinterState, source: int) -> bool:
        place = source - COLLECT.base
        return place < _FIRST_STONE and not only_plain(self.bonus(s, place))

    def next_step(self, s: WinterState) -> None:
        s.pop()

    def use_up(self, s: WinterState, source: int) -> None:
        place = source - COLLECT.base
        if place == 0:
            s.replace(EclipseBoard(self.seat, self.settlements + 1, self.collected))
        else:
            s.replace(EclipseBoard(self.seat, self.settlements, self.collected | 1 << place))

    def tell_forgone(self, s: WinterState, source: int) -> None:
        s.tell("forwent_collect", {"seat": self.seat, "from": str(COLLECT.fields[0].values[source - COLLECT.base])})

    def take(self, s: WinterState, source: int) -> None:
        place = source - COLLECT.base
        if place < _FIRST_STONE:
            if s.witness is not None:
                s.tell("collected", {"seat": self.seat, "from": str(COLLECT.fields[0].values[place])})
            grant(s, self.seat, self.bonus(s, place), BY_BOARD, True)
            return
        stone = s.owned_stones[self.seat * STONE_SLOTS + place - _FIRST_STONE]
        vp = stone_points(s, self.seat, stone)
        if s.witness is not None:
            s.tell("stone_scored", {"seat": self.seat, "stone": STONES[stone], "vp": vp})
        if vp:
            score(s, self.seat, vp, BY_STONES)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if COLLECT.has(action):
            place = COLLECT.a(action)
            if self.collected >> place & 1 or (place == 0 and self.settlements):
                return Refusal("EW-ECL-12", "winter-refuse-collected")
            if 0 < place < _FIRST_STONE:
                return Refusal("EW-ECL-15", "winter-refuse-slot-not-empty")
            return Refusal("EW-ECL-12", "winter-refuse-nothing-there")
        return super().refuse(s, action)

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        place = action - COLLECT.base
        if COLLECT.has(action) and place >= _FIRST_STONE:
            stone = s.owned_stones[self.seat * STONE_SLOTS + place - _FIRST_STONE]
            return {"vp": stone_points(s, self.seat, stone)}
        return {}

    def facts(self, s: WinterState) -> asks.EclipseBoardFacts:
        collected: list[str] = []
        for place in range(1, _FIRST_STONE + STONE_SLOTS):
            if self.collected >> place & 1:
                collected.append(str(COLLECT.fields[0].values[place]))
        return {"settlements": self.settlements, "collected": collected}
