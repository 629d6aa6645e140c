"""Megaliths, and the extra one that a start cell gives.  EW-MEG"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import RAISE
from nunatak.games.winter.doing.megaliths import (
    add_arrow_cells,
    add_places,
    next_is_grey,
    preview_place,
    raise_megalith,
)
from nunatak.games.winter.effects.ability import EXTRA, MEGALITH
from nunatak.games.winter.field import CELLS
from nunatak.games.winter.gains.gain import ChainGain, Gain
from nunatak.games.winter.names import BY_CELLS
from nunatak.games.winter.parts import food_at_once
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState


class Megalith(ChainGain):
    """The leftmost megalith on a cell or on four others, or something lesser instead.  EW-MEG-1 to EW-MEG-10"""

    def __init__(self) -> None:
        super().__init__(MEGALITH, "EW-MEG-1", 0)

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        add_places(s, seat, found)
        self.add_lesser(s, seat, found)

    def take_itself(self, s: WinterState, seat: int, action: int, source: int) -> tuple[list[int], int, int]:
        return raise_megalith(s, seat, action - RAISE.base), BY_CELLS, self.op

    def refuse_among(self, s: WinterState, seat: int, action: int, due: list[int]) -> Refusal:
        if EXTRA not in due:
            return super().refuse_among(s, seat, action, due)
        if RAISE.has(action):
            return Refusal("EW-MEG-6", "winter-refuse-arrow-cells-only")
        return Refusal("EW-GOLD-2", "winter-refuse-not-due")

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        return refuse_place(s, seat, action - RAISE.base)

    def works_before_itself(self, s: WinterState, seat: int, action: int) -> bool:
        place = action - RAISE.base
        return place < CELLS and sooner(s, seat, 0, food_at_once(s.field.bonus[place]))

    def preview(self, s: WinterState, seat: int, action: int) -> dict[str, Json]:
        return preview_place(s, seat, action - RAISE.base) if RAISE.has(action) else {}


class ExtraMegalith(ChainGain):
    """A megalith on a cell that the arrows of a start cell point to; it answers like a megalith.  EW-MEG-6"""

    def __init__(self) -> None:
        super().__init__(EXTRA, "EW-MEG-6", 1)

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        if add_arrow_cells(s, seat, detail, found):
            self.add_lesser(s, seat, found)

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        return Gain.can_be_had(self, s, seat, detail)

    def refuse_lesser(self, s: WinterState, seat: int, action: int) -> Refusal:
        refusal = super().refuse_lesser(s, seat, action)
        if refusal.rule == "EW-IDOL-6":
            return refusal
        return Refusal("EW-MEG-6", "winter-refuse-arrows-occupied")


def refuse_place(s: WinterState, seat: int, place: int) -> Refusal:
    """Why the leftmost megalith cannot stand there."""
    level, cell = place // CELLS, place % CELLS
    grey = next_is_grey(s, seat)
    if s.megaliths_home[seat] == 0:
        return Refusal("EW-MEG-10", "winter-refuse-no-megalith-left")
    if s.raised[level] >> cell & 1:
        return Refusal("EW-MEG-8", "winter-refuse-occupied")
    if level:
        if grey:
            return Refusal("EW-MEG-2", "winter-refuse-grey-on-top")
        return Refusal("EW-MEG-7", "winter-refuse-no-square")
    if not s.field.exists >> cell & 1:
        return Refusal("EW-MEG-12", "winter-refuse-no-cell")
    if s.field.starts >> cell & 1:
        return Refusal("EW-MEG-3", "winter-refuse-start-cell")
    if not s.raised[0]:
        return Refusal("EW-MEG-11", "winter-refuse-empty-field")
    if grey:
        return Refusal("EW-MEG-4", "winter-refuse-not-beside")
    return Refusal("EW-MEG-2", "winter-refuse-not-beside")
