"""One unit of something that is due: what a kind of gain says about itself.  EW section 18.3, EW-GOLD-2"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import (
    INSTEAD,
    INSTEADS,
    INSTEADS_AT_TOP,
    LESSER_DRAW,
    LESSER_FOOD,
    LESSER_OFFERING,
    LESSER_TOOL,
    LESSER_VENERATION,
    TAKE,
)
from nunatak.games.winter.doing.cards import draw_cards
from nunatak.games.winter.doing.idols import advance, can_venerate, food_of_next_level
from nunatak.games.winter.doing.resources import add_food, add_tools
from nunatak.games.winter.names import BY_OFFERING
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState

NO_EVENT: Final = -1
NOTHING: Final[list[int]] = []


class Gain:
    """Whether it can be had, which answers take a unit of it, what they do, and how others are refused.

    `detail` is the third number of a part: the types of tribe cards taken so far, or a start cell.
    """

    def __init__(self, op: int, rule: str) -> None:
        self.op = op
        self.rule = rule  # for those who take it when it is not due
        self.whole = False  # one answer takes everything that is due
        self.obvious = False  # a player who asked for it gets it without a further question, if there is but one way

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        """Adds every way to take one unit."""
        raise NotImplementedError(self.op)

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        """Whether a unit can be taken in some way."""
        found: list[int] = []
        self.add_answers(s, seat, detail, found)
        return len(found) > 0

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        """Takes one unit. Returns the bonus that this brings, where it comes from, and what has been done.

        `count` is how much is due in all: food, labor and revealed animals come together.
        """
        raise NotImplementedError(self.op)

    def give(self, s: WinterState, seat: int, count: int, source: int) -> None:
        """Gives everything that is due, for gains that leave nothing to choose."""
        raise NotImplementedError(self.op)

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        """Why a unit that is due cannot be taken in this way."""
        return self.not_due(action)

    def refuse_among(self, s: WinterState, seat: int, action: int, due: list[int]) -> Refusal:
        """Why an answer that would take this takes nothing of what is due."""
        return self.refuse(s, seat, action) if self.op in due else self.not_due(action)

    def not_due(self, action: int) -> Refusal:
        """The refusal of an answer for which the moment is another one."""
        if TAKE.has(action) or INSTEAD.has(action):
            return Refusal("EW-GOLD-2", "winter-refuse-not-due")
        return Refusal(self.rule, "winter-refuse-not-due")

    def detail_after(self, detail: int, action: int) -> int:
        """The detail of what is left after an answer."""
        return detail

    def works_before(self, s: WinterState, seat: int, action: int, parts: list[int]) -> bool:
        """Whether food may be better spent before this answer, because of what it does to the food marker at once.

        `parts` is all that is due.
        """
        return False

    def preview(self, s: WinterState, seat: int, action: int) -> dict[str, Json]:
        """What an answer would do, where that is worth drawing."""
        return {}


class PlainGain(Gain):
    """Nothing to choose: once its source is used it comes by itself, in the end or when asked for."""

    def __init__(self, op: int, answer: int) -> None:
        super().__init__(op, "EW-GOLD-2")
        self.answer = answer
        self.whole = True

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        found.append(self.answer)

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        return True

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        self.give(s, seat, count, source)
        return NOTHING, source, NO_EVENT


class ChainGain(Gain):
    """A gain for which a lesser resource may be taken instead.  EW-GOLD-2"""

    def __init__(self, op: int, rule: str, due: int) -> None:
        super().__init__(op, rule)
        self.due = due  # its place in the tables of lesser resources

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        return True  # at worst as a lesser resource

    def add_lesser(self, s: WinterState, seat: int, found: list[int]) -> None:
        """Adds the lesser resources."""
        found += INSTEADS[self.due] if can_venerate(s, seat) else INSTEADS_AT_TOP[self.due]

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        if INSTEAD.base <= action < INSTEAD.end:
            return take_lesser(s, seat, action)
        return self.take_itself(s, seat, action, source)

    def take_itself(self, s: WinterState, seat: int, action: int, source: int) -> tuple[list[int], int, int]:
        """Takes a unit, and nothing lesser."""
        raise NotImplementedError(self.op)

    def refuse_among(self, s: WinterState, seat: int, action: int, due: list[int]) -> Refusal:
        if self.op not in due:
            return Refusal("EW-GOLD-2", "winter-refuse-not-lesser")
        if INSTEAD.has(action):
            return self.refuse_lesser(s, seat, action)
        return self.refuse(s, seat, action)

    def refuse_lesser(self, s: WinterState, seat: int, action: int) -> Refusal:
        """Why this resource cannot be taken instead."""
        if INSTEAD.b(action) == LESSER_VENERATION and not can_venerate(s, seat):
            return Refusal("EW-IDOL-6", "winter-refuse-idol-on-top")
        return Refusal("EW-GOLD-2", "winter-refuse-not-lesser")

    def works_before(self, s: WinterState, seat: int, action: int, parts: list[int]) -> bool:
        if not INSTEAD.base <= action < INSTEAD.end:
            return self.works_before_itself(s, seat, action)
        take = INSTEAD.b(action)
        if take == LESSER_FOOD:
            return sooner(s, seat, 0, 1)
        return take == LESSER_OFFERING and sooner(s, seat, 0, food_of_next_level(s, seat))

    def works_before_itself(self, s: WinterState, seat: int, action: int) -> bool:
        """The same for a unit that is not a lesser resource."""
        return False


def take_lesser(s: WinterState, seat: int, action: int) -> tuple[list[int], int, int]:
    """Takes a lesser resource instead of a unit of a gain.  EW-GOLD-2"""
    take = INSTEAD.b(action)
    if s.witness is not None:
        of = str(INSTEAD.fields[0].values[INSTEAD.a(action)])
        lesser = str(INSTEAD.fields[1].values[take])
        s.tell("took_lesser", {"seat": seat, "of": of, "take": lesser})
    if take == LESSER_FOOD:
        add_food(s, seat, 1)
    elif take == LESSER_TOOL:
        add_tools(s, seat, 1)
    elif take == LESSER_DRAW:
        draw_cards(s, seat, 1)
    else:
        return advance(s, seat, take - LESSER_OFFERING), BY_OFFERING, NO_EVENT
    return NOTHING, BY_OFFERING, NO_EVENT
