"""Food, tools, VP and labor.  EW-GOLD-3, EW-GOLD-4, EW-GOLD-6, EW-LAB"""

from __future__ import annotations

from nunatak.games.winter.actions import TAKE, TAKE_TOOL, TOOL_AS_FOOD
from nunatak.games.winter.doing.resources import add_food, add_labor, add_tools, fill_food, score
from nunatak.games.winter.effects.ability import FOOD, LABOR, MAXFOOD, TOOL, VP
from nunatak.games.winter.gains.gain import NO_EVENT, NOTHING, ChainGain, PlainGain
from nunatak.games.winter.names import MOST_FOOD
from nunatak.games.winter.parts import part_of
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState


class Food(PlainGain):
    """So much food; what is above the maximum is lost.  EW-GOLD-3"""

    def __init__(self) -> None:
        super().__init__(FOOD, TAKE.of(0))

    def give(self, s: WinterState, seat: int, count: int, source: int) -> None:
        add_food(s, seat, count)

    def works_before(self, s: WinterState, seat: int, action: int, parts: list[int]) -> bool:
        return sooner(s, seat, 0, parts[part_of(parts, FOOD) + 1])


class MaxFood(PlainGain):
    """Food up to the maximum."""

    def __init__(self) -> None:
        super().__init__(MAXFOOD, TAKE.of(3))

    def give(self, s: WinterState, seat: int, count: int, source: int) -> None:
        fill_food(s, seat)

    def works_before(self, s: WinterState, seat: int, action: int, parts: list[int]) -> bool:
        return sooner(s, seat, 0, MOST_FOOD)


class VictoryPoints(PlainGain):
    """VP, counted at once.  EW-GOLD-6"""

    def __init__(self) -> None:
        super().__init__(VP, TAKE.of(2))

    def give(self, s: WinterState, seat: int, count: int, source: int) -> None:
        score(s, seat, count, source)


class Labor(PlainGain):
    """Labor for the rest of the turn.  EW-LAB-1"""

    def __init__(self) -> None:
        super().__init__(LABOR, TAKE.of(4))

    def give(self, s: WinterState, seat: int, count: int, source: int) -> None:
        # Labor of eclipse abilities was counted when the decks were revealed (EW-ECL-9).
        if not s.eclipsed:
            add_labor(s, seat, count)


class Tool(ChainGain):
    """A tool, or a food instead.  EW-GOLD-2, EW-GOLD-4"""

    def __init__(self) -> None:
        super().__init__(TOOL, "EW-GOLD-2", 4)

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        found.append(TAKE_TOOL)
        found.append(TOOL_AS_FOOD)

    def take_itself(self, s: WinterState, seat: int, action: int, source: int) -> tuple[list[int], int, int]:
        add_tools(s, seat, 1)
        return NOTHING, source, NO_EVENT
