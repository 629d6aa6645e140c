"""The interpreter of effects: which answers a gain allows, and what each answer does.  EW section 18.3

Everything that gives something (columns, cards, cells, tracks, slots, tokens, terrain) goes through these two
functions, unit by unit; a gain of the chain may become a lesser one (EW-GOLD-2).
"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.actions import (
    ABOVE,
    ADVANCE,
    BUILD,
    CATCH,
    DISCARD_PILE,
    DRAW_CARD,
    GAIN_OF,
    HAND,
    INSTEAD,
    INSTEADS,
    INSTEADS_AT_TOP,
    INTER,
    LEARN,
    LESSER_DRAW,
    LESSER_FOOD,
    LESSER_TOOL,
    MOVE,
    OFFERING,
    PITCH,
    RAISE,
    RECRUIT_CARD,
    SPOT,
    TAKE,
    TAKE_CARD,
    TAKE_STONE,
    TAKE_TOOL,
    TIP_ANIMAL,
    TOOL_AS_FOOD,
    TRACK,
    VENERATION,
)
from nunatak.games.winter.doing.animals import (
    add_catches,
    add_tips,
    can_reveal,
    catch,
    draw_animal,
    reveal_animals,
    tip,
)
from nunatak.games.winter.doing.cards import buriable, bury, draw_cards, take_culture, take_tribe
from nunatak.games.winter.doing.idols import advance, can_venerate
from nunatak.games.winter.doing.megaliths import add_arrow_cells, add_places, raise_megalith
from nunatak.games.winter.doing.resources import add_food, add_labor, add_tools, fill_food, score
from nunatak.games.winter.doing.settling import add_moves, add_sites, move_camp, place_camp, settle
from nunatak.games.winter.doing.stones import add_stones, take_stone
from nunatak.games.winter.effects.ability import (
    BURY,
    DIFFERENT_TYPES,
    DRAW,
    DRAW_ANIMAL,
    EXTRA,
    FOOD,
    IDOL,
    LABOR,
    MAXFOOD,
    MEGALITH,
    MOVE_CAMP,
    PLACE_CAMP,
    PLAIN,
    RECRUIT,
    REVEAL,
    SAME_TYPE,
    SETTLEMENT,
    STONE,
    TAKE_ANIMAL,
    TAKE_CULTURE,
    TAKE_TRIBE,
    TIP,
    TOOL,
    VP,
)
from nunatak.games.winter.geometry import HEXES
from nunatak.games.winter.names import (
    BY_BOARD,
    BY_CARDS,
    BY_CELLS,
    BY_OFFERING,
    BY_TOKENS,
    FIRST_CULTURE,
    GROUNDS,
    NO_CARD,
    TYPES,
)
from nunatak.games.winter.state import WinterState

NO_EVENT: Final = -1
_NOTHING: list[int] = []
_PLAIN_TAKES = {FOOD: TAKE.of(0), VP: TAKE.of(2), MAXFOOD: TAKE.of(3), LABOR: TAKE.of(4)}
_TAKE_PLAIN: list[int] = [_PLAIN_TAKES.get(op, -1) for op in range(len(PLAIN))]
# Places of the dues in the tables of lesser resources.
_MEGALITH_DUE = 0
_EXTRA_DUE = 1
_DRAW_DUE = 2
_IDOL_DUE = 3


def add_answers(s: WinterState, seat: int, op: int, detail: int, found: list[int]) -> None:
    """Adds every way to take one unit of a gain."""
    if op == TOOL:
        found.append(TAKE_TOOL)
        found.append(TOOL_AS_FOOD)
    elif op == IDOL:
        found.append(ADVANCE.base + OFFERING)
        if can_venerate(s, seat):
            found.append(ADVANCE.base + VENERATION)
        found += INSTEADS[_IDOL_DUE]
    elif op == DRAW:
        if s.deck[seat] or s.discard[seat]:
            found.append(DRAW_CARD.base)
        _add_lesser(s, seat, _DRAW_DUE, found)
    elif op == MEGALITH:
        add_places(s, seat, found)
        _add_lesser(s, seat, _MEGALITH_DUE, found)
    elif op == MOVE_CAMP:
        add_moves(s, seat, found)
    elif op == BURY:
        for zone in (HAND, DISCARD_PILE, ABOVE):
            for kind in buriable(s, seat, zone):
                found.append(INTER.base + kind * 3 + zone)
    elif op == TIP:
        add_tips(s, seat, found)
    elif op == PLACE_CAMP:
        if s.camps_home[seat]:
            found.append(PITCH.base)
    elif op == EXTRA:
        if add_arrow_cells(s, seat, detail, found):
            _add_lesser(s, seat, _EXTRA_DUE, found)
    elif op == SETTLEMENT:
        add_sites(s, seat, found)
    elif op == TAKE_TRIBE:
        _add_types(detail, TAKE_CARD.base, found)
    elif op == RECRUIT:
        _add_types(detail, RECRUIT_CARD.base, found)
    elif op == TAKE_CULTURE:
        for kind in s.open_culture:
            if kind != NO_CARD:
                found.append(LEARN.base + kind - FIRST_CULTURE)
    elif op == TAKE_ANIMAL:
        add_catches(s, found)
    elif op == DRAW_ANIMAL:
        found.append(TRACK.base)
    elif op == REVEAL:
        if can_reveal(s):
            found.append(SPOT.base)
    elif op == STONE:
        add_stones(s, seat, found)
    else:
        found.append(_TAKE_PLAIN[op])


def _add_lesser(s: WinterState, seat: int, due: int, found: list[int]) -> None:
    """Adds the lesser resources that may be taken instead.  EW-GOLD-2"""
    found += INSTEADS[due] if can_venerate(s, seat) else INSTEADS_AT_TOP[due]


def _add_types(detail: int, base: int, found: list[int]) -> None:
    """Adds the types of tribe cards that may be taken: `detail` holds the duty and the types taken so far."""
    taken = detail >> 2
    rule = detail & 3
    for kind in range(len(TYPES)):
        if taken == 0 or rule == 0 or (taken >> kind & 1) == (rule == SAME_TYPE):
            found.append(base + kind)


def types_after(detail: int, kind: int) -> int:
    """The detail of a gain of tribe cards after one of that type was taken."""
    return detail | 1 << (kind + 2) if detail & 3 else detail


def different_types(taken: int) -> int:
    """The detail of a gain of tribe cards none of which may be of these types.  EW-INIT-2"""
    return DIFFERENT_TYPES | taken << 2


def possible(s: WinterState, seat: int, parts: list[int]) -> bool:
    """Whether anything of a gain can be had.  EW-ABIL-5"""
    return any(can_gain(s, seat, parts[i], parts[i + 2]) for i in range(0, len(parts), 3))


def can_gain(s: WinterState, seat: int, op: int, detail: int) -> bool:
    """Whether a unit of a gain can be taken in some way."""
    if op <= MEGALITH or op == DRAW_ANIMAL:
        return True  # at worst as a lesser resource, or as 1 VP
    if op == MOVE_CAMP:
        return s.c.board.camps > s.camps_home[seat] and _has_camp(s, seat)
    if op == PLACE_CAMP:
        return s.camps_home[seat] > 0
    if op == REVEAL:
        return can_reveal(s)
    found: list[int] = []
    add_answers(s, seat, op, detail, found)
    return len(found) > 0


def _has_camp(s: WinterState, seat: int) -> bool:
    return any(s.camps[seat * HEXES : (seat + 1) * HEXES])


def take_plain(s: WinterState, seat: int, op: int, count: int, source: int) -> None:
    """Food, VP or labor: nothing to choose."""
    if op == FOOD:
        add_food(s, seat, count)
    elif op == VP:
        score(s, seat, count, source)
    elif op == MAXFOOD:
        fill_food(s, seat)
    elif not s.eclipsed:
        # Labor of eclipse abilities was counted when the decks were revealed (EW-ECL-9).
        add_labor(s, seat, count)


def perform(s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
    """Takes one unit of a gain. Returns the bonus that this brings, where it comes from, and what has been done.

    `count` is how much is due in all: food, labor and revealed animals come together.
    """
    op = GAIN_OF[action]
    if INSTEAD.base <= action < INSTEAD.end:
        return _perform_lesser(s, seat, action)
    if op == TOOL:
        add_tools(s, seat, 1)
    elif op == IDOL:
        return advance(s, seat, action - ADVANCE.base), BY_OFFERING, NO_EVENT
    elif op == DRAW:
        draw_cards(s, seat, 1)
    elif op == MEGALITH:
        return raise_megalith(s, seat, action - RAISE.base), BY_CELLS, MEGALITH
    elif op == MOVE_CAMP:
        from_to = action - MOVE.base
        move_camp(s, seat, from_to // HEXES, from_to % HEXES)
        return _NOTHING, source, op
    elif op == BURY:
        card_zone = action - INTER.base
        bury(s, seat, card_zone // 3, card_zone % 3)
        return _NOTHING, source, op
    elif op == TIP:
        return tip(s, seat, action - TIP_ANIMAL.base), BY_CARDS, op
    elif op == PLACE_CAMP:
        place_camp(s, seat)
        return _NOTHING, source, op
    elif op == SETTLEMENT:
        return settle(s, seat, action - BUILD.base), BY_TOKENS, op
    elif op == TAKE_TRIBE:
        return _NOTHING, source, op if take_tribe(s, seat, action - TAKE_CARD.base, True) else NO_EVENT
    elif op == RECRUIT:
        return _NOTHING, source, op if take_tribe(s, seat, action - RECRUIT_CARD.base, False) else NO_EVENT
    elif op == TAKE_CULTURE:
        take_culture(s, seat, action - LEARN.base + FIRST_CULTURE)
        return _NOTHING, source, op
    elif op == TAKE_ANIMAL:
        return _NOTHING, source, op if catch(s, seat, action - CATCH.base) else NO_EVENT
    elif op == DRAW_ANIMAL:
        return _NOTHING, source, op if draw_animal(s, seat) else NO_EVENT
    elif op == REVEAL:
        reveal_animals(s, count, GROUNDS)
    elif op == STONE:
        return take_stone(s, seat, action - TAKE_STONE.base), BY_BOARD, op
    else:
        take_plain(s, seat, op, count, source)
    return _NOTHING, source, NO_EVENT


def _perform_lesser(s: WinterState, seat: int, action: int) -> tuple[list[int], int, int]:
    """Takes a lesser resource instead of a unit of a gain.  EW-GOLD-2"""
    take = INSTEAD.b(action)
    if s.witness is not None:
        of = INSTEAD.fields[0].values[INSTEAD.a(action)]
        lesser = INSTEAD.fields[1].values[take]
        s.tell("took_lesser", {"seat": seat, "of": of, "take": lesser})
    if take == LESSER_FOOD:
        add_food(s, seat, 1)
    elif take == LESSER_TOOL:
        add_tools(s, seat, 1)
    elif take == LESSER_DRAW:
        draw_cards(s, seat, 1)
    else:
        return advance(s, seat, take - 1), BY_OFFERING, NO_EVENT
    return _NOTHING, BY_OFFERING, NO_EVENT


def comes_whole(op: int) -> bool:
    """Whether one answer takes everything that is due of a gain."""
    return PLAIN[op] or op == REVEAL
