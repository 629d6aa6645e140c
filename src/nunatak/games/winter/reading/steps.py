"""The pending questions of a position."""

from __future__ import annotations

from typing import Final

from nunatak.engine.codec import StepCodec, StepForm
from nunatak.engine.reading import Reader
from nunatak.games.winter.actions import COLLECT
from nunatak.games.winter.effects.ability import EXTRA, OPS
from nunatak.games.winter.field import PLACE_NAMES
from nunatak.games.winter.geometry import HEX_NAMES
from nunatak.games.winter.names import MOST_ABILITIES, REST, SETTLEMENTS
from nunatak.games.winter.reading.names import CARD_INDEX, SOURCE_INDEX, SPACE_INDEX, index_of, mask_of
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.column import BOTTOM, PARTS_OF_COLUMN, InColumn
from nunatak.games.winter.steps.course import Course
from nunatak.games.winter.steps.culture import Culture, PayForCulture
from nunatak.games.winter.steps.eclipse_board import EclipseBoard
from nunatak.games.winter.steps.eclipse_cards import EclipseCards
from nunatak.games.winter.steps.eclipse_deck import EclipseDeck
from nunatak.games.winter.steps.eclipse_terrain import EclipseTerrain
from nunatak.games.winter.steps.gains import EVERYTHING, Gains
from nunatak.games.winter.steps.paying import PayCards
from nunatak.games.winter.steps.rest import Resting, TakeToken
from nunatak.games.winter.steps.setup import ChooseChief, ChooseSetup, ChooseSide, OpenHands
from nunatak.games.winter.steps.waiting import Waiting
from nunatak.games.winter.steps.whose import OF_CARD, PAYERS

_ops = index_of(OPS)
_hexes = index_of(HEX_NAMES)
_cells = index_of(PLACE_NAMES)
_parts = index_of(PARTS_OF_COLUMN)
_payers = index_of(PAYERS)
_collected = {str(value): i for i, value in enumerate(COLLECT.fields[0].values)}
ASKS_NOBODY: Final = ("course", "open_hands")


def _course(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return Course()


def _open_hands(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return OpenHands()


def _choose_chief(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return ChooseChief(seat)


def _choose_setup(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return ChooseSetup(seat)


def _choose_side(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return ChooseSide(seat)


def _culture(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return Culture(seat)


def _pay_for_culture(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return PayForCulture(seat, data.field("card").one_of(CARD_INDEX))


def _column(s: WinterState, seat: int, data: Reader) -> WinterStep:
    """A figure in a column; a bottom without a bonus of its own offers what is printed."""
    column = data.field("column").one_of(SPACE_INDEX)
    if column == REST:
        raise data.field("column").fail("wrong-winter-rest-column")
    part = data.field("part").one_of(_parts)
    bonus: list[int] = []
    if part == BOTTOM:
        bonus = _gains_in(data, "bonus") if data.has("bonus") else s.c.columns[column].bottom
    return InColumn(seat, column, part, bonus)


def _rest(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return Resting(seat, _gains_in(data, "due") if data.has("due") else s.c.board.rest)


def _rest_token(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return TakeToken(seat)


def _gains(s: WinterState, seat: int, data: Reader) -> WinterStep:
    """Something due."""
    source = data.field("source").one_of(SOURCE_INDEX) if data.has("source") else 0
    asked_for = data.has("asked_for") and data.field("asked_for").flag()
    picks = data.field("picks").number(0, 9) if data.has("picks") else EVERYTHING
    must = data.field("must").number(-9, 9) if data.has("must") else 0
    return Gains(seat, _gains_in(data, "parts"), source, asked_for, picks, must)


def _waiting(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return Waiting(seat, data.field("event").one_of(_ops))


def _pay_cards(s: WinterState, seat: int, data: Reader) -> WinterStep:
    """Cards to discard for an ability."""
    whose = data.field("of").one_of(_payers)
    kind = data.field("card").one_of(CARD_INDEX) if whose == OF_CARD else 0
    index = data.field("ability").number(1, MOST_ABILITIES) - 1
    if whose == OF_CARD and index >= len(s.c.abilities[kind]):
        raise data.field("ability").fail("wrong-winter-no-ability")
    types = mask_of(data.field("types"), CARD_INDEX) if data.has("types") else 0
    return PayCards(seat, whose, kind, index, data.field("left").number(1, 20), types)


def _eclipse_deck(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return EclipseDeck(seat)


def _eclipse_cards(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return EclipseCards(seat)


def _eclipse_terrain(s: WinterState, seat: int, data: Reader) -> WinterStep:
    return EclipseTerrain(seat, mask_of(data.field("claimed"), _hexes) if data.has("claimed") else 0)


def _eclipse_board(s: WinterState, seat: int, data: Reader) -> WinterStep:
    settlements = data.field("settlements").number(0, SETTLEMENTS) if data.has("settlements") else 0
    collected = mask_of(data.field("collected"), _collected) if data.has("collected") else 0
    return EclipseBoard(seat, settlements, collected)


def _gains_in(data: Reader, key: str) -> list[int]:
    """A list of gains: `[gain, count]`, with types taken so far or the start cell."""
    parts: list[int] = []
    for item in data.field(key).items():
        fields = item.items()
        if not 2 <= len(fields) <= 3:
            raise item.fail("wrong-winter-gain-number")
        op = fields[0].one_of(_ops)
        detail = 0
        if op == EXTRA:
            if len(fields) < 3:
                raise item.fail("wrong-winter-start-cell")
            detail = fields[2].one_of(_cells)
        elif len(fields) == 3:
            detail = fields[2].number(0, 127)
        parts += [op, fields[1].number(1, 99), detail]
    return parts


def step_codec() -> StepCodec[WinterState]:
    """How the steps of Endless Winter stand in positions."""
    return StepCodec(
        {
            "course": StepForm([], _course, anybodys=True),
            "choose_chief": StepForm([], _choose_chief),
            "choose_setup": StepForm([], _choose_setup),
            "open_hands": StepForm([], _open_hands, anybodys=True),
            "choose_side": StepForm([], _choose_side),
            "culture": StepForm([], _culture),
            "pay_for_culture": StepForm(["card"], _pay_for_culture),
            "column": StepForm(["column", "part", "bonus"], _column),
            "rest": StepForm(["due"], _rest),
            "rest_token": StepForm([], _rest_token),
            "eclipse_deck": StepForm([], _eclipse_deck),
            "gains": StepForm(["parts", "source", "asked_for", "picks", "must"], _gains),
            "waiting": StepForm(["event"], _waiting),
            "pay_cards": StepForm(["of", "card", "ability", "left", "types"], _pay_cards),
            "eclipse_cards": StepForm([], _eclipse_cards),
            "eclipse_terrain": StepForm(["claimed"], _eclipse_terrain),
            "eclipse_board": StepForm(["settlements", "collected"], _eclipse_board),
        },
    )
