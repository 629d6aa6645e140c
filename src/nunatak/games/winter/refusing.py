"""Why a gain cannot be taken so: the rule behind every answer that is not listed."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import (
    ADVANCE,
    BUILD,
    GAIN_OF,
    INSTEAD,
    LESSER_VENERATION,
    MOVE,
    NO_ANIMAL,
    RAISE,
    RECRUIT_CARD,
    TAKE_CARD,
    TAKE_STONE,
)
from nunatak.games.winter.doing.animals import deck_left
from nunatak.games.winter.doing.idols import can_venerate
from nunatak.games.winter.doing.megaliths import next_is_grey
from nunatak.games.winter.doing.stones import free_slot, in_reach, slot_payable
from nunatak.games.winter.effects.ability import (
    BURY,
    DRAW,
    EXTRA,
    IDOL,
    MEGALITH,
    MOVE_CAMP,
    PLACE_CAMP,
    REVEAL,
    SETTLEMENT,
    STONE,
    TAKE_ANIMAL,
    TAKE_CULTURE,
    TIP,
    TOOL,
)
from nunatak.games.winter.field import CELLS
from nunatak.games.winter.geometry import HEXES
from nunatak.games.winter.names import GROUNDS
from nunatak.games.winter.refusals import another_moment
from nunatak.games.winter.state import WinterState


def refuse_gain(s: WinterState, seat: int, action: int, parts: list[int]) -> Refusal:
    """Why this answer takes nothing of what is due."""
    op = GAIN_OF[action]
    due = parts[::3]
    if op == MEGALITH and EXTRA in due:
        if RAISE.has(action):
            return Refusal("EW-MEG-6", "winter-refuse-arrow-cells-only")
        return Refusal("EW-GOLD-2", "winter-refuse-not-due")
    if op not in due:
        if op in (MEGALITH, EXTRA, DRAW, IDOL, TOOL):
            return Refusal("EW-GOLD-2", "winter-refuse-not-lesser")
        return another_moment(action)
    if INSTEAD.has(action):
        if INSTEAD.b(action) == LESSER_VENERATION and not can_venerate(s, seat):
            return Refusal("EW-IDOL-6", "winter-refuse-idol-on-top")
        if op == EXTRA:
            return Refusal("EW-MEG-6", "winter-refuse-arrows-occupied")
        return Refusal("EW-GOLD-2", "winter-refuse-not-lesser")
    return refuse_answer(s, seat, action)


def refuse_answer(s: WinterState, seat: int, action: int) -> Refusal:
    """Why something that is due cannot be taken in this way."""
    op = GAIN_OF[action]
    if ADVANCE.has(action):
        return Refusal("EW-IDOL-6", "winter-refuse-idol-on-top")
    if op == DRAW:
        return Refusal("EW-GOLD-1", "winter-refuse-no-cards")
    if op == MEGALITH:
        return refuse_place(s, seat, action - RAISE.base)
    if op == MOVE_CAMP:
        if not s.camps[seat * HEXES + MOVE.a(action)]:
            return Refusal("EW-MAP-2", "winter-refuse-no-camp-there")
        return Refusal("EW-MAP-2", "winter-refuse-not-adjacent")
    if op == PLACE_CAMP:
        return Refusal("EW-MAP-1", "winter-refuse-no-camp-left")
    if op == SETTLEMENT:
        if not s.settlements_home[seat]:
            return Refusal("EW-MAP-6", "winter-refuse-no-settlement-left")
        if s.settlements[action - BUILD.base]:
            return Refusal("EW-MAP-5", "winter-refuse-juncture-taken")
        return Refusal("EW-MAP-5", "winter-refuse-three-camps")
    if TAKE_CARD.has(action) or RECRUIT_CARD.has(action):
        return Refusal("EW-INIT-2", "winter-refuse-types")
    if op == TAKE_CULTURE:
        return Refusal("EW-DEV-2", "winter-refuse-not-open")
    if op == TAKE_ANIMAL:
        if action == NO_ANIMAL:
            return Refusal("EW-HUNT-5", "winter-refuse-animals-left")
        if not s.grounds and deck_left(s):
            return Refusal("EW-HUNT-5", "winter-refuse-grounds-empty")
        return Refusal("EW-HUNT-4", "winter-refuse-not-in-grounds")
    if op == REVEAL:
        if len(s.grounds) >= GROUNDS:
            return Refusal("EW-HUNT-2", "winter-refuse-grounds-full")
        return Refusal("EW-HUNT-3", "winter-refuse-animal-deck-empty")
    if op == TIP:
        return Refusal("EW-ANIM-4", "winter-refuse-no-untipped")
    if op == BURY:
        return Refusal("EW-BURY-1", "winter-refuse-not-there")
    if op == STONE:
        return refuse_stone(s, seat, action - TAKE_STONE.base)
    return another_moment(action)


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


def refuse_stone(s: WinterState, seat: int, stone: int) -> Refusal:
    """Why this stone cannot be taken."""
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
    if stone in s.stones and not in_reach(s, stone):
        return Refusal("EW-STONE-1", "winter-refuse-era")
    return Refusal("EW-STONE-3", "winter-refuse-stone-gone")
