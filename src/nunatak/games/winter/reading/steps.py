"""The pending questions of a position."""

from __future__ import annotations

from typing import Final

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
from nunatak.games.winter.steps.eclipse import EclipseBoard, EclipseCards, EclipseTerrain
from nunatak.games.winter.steps.eclipse_deck import EclipseDeck
from nunatak.games.winter.steps.gains import EVERYTHING, OF_CARD, PAYERS, Gains, PayCards, Waiting
from nunatak.games.winter.steps.rest import Resting, TakeToken
from nunatak.games.winter.steps.setup import ChooseChief, ChooseSetup, ChooseSide, OpenHands

_ops = index_of(OPS)
_hexes = index_of(HEX_NAMES)
_cells = index_of(PLACE_NAMES)
_parts = index_of(PARTS_OF_COLUMN)
_payers = index_of(PAYERS)
_collected = {str(value): i for i, value in enumerate(COLLECT.fields[0].values)}
STEPS: Final = [
    "course", "choose_chief", "choose_setup", "open_hands", "choose_side", "culture", "pay_for_culture", "column",
    "rest", "rest_token", "eclipse_deck", "gains", "waiting", "pay_cards", "eclipse_cards", "eclipse_terrain",
    "eclipse_board",
]  # fmt: skip
_QUIET = ("course", "open_hands")


def read_steps(s: WinterState, data: Reader, seats: dict[str, int], acting: bool) -> list[WinterStep]:
    """The stack of questions, lowest first. A partial position may leave out the course of the game below them."""
    steps = [_StepReader(s, item, seats).read() for item in data.items()]
    if not steps:
        return steps
    if steps[-1].name in _QUIET:
        raise data.fail("the last step must ask a question")
    if steps[0].name != "course":
        steps.insert(0, Course())
    if not acting:
        # The figure of the turn stands where the question says.
        for step in steps:
            if isinstance(step, InColumn):
                s.where = step.column
            elif isinstance(step, Resting):
                s.where = REST
    return steps


class _StepReader:
    """Reads one step."""

    def __init__(self, s: WinterState, data: Reader, seats: dict[str, int]) -> None:
        self.s = s
        self.data = data
        self.name = data.field("step").text()
        self.seat = 0
        if data.has("seat") or self.name not in _QUIET:
            self.seat = data.field("seat").one_of(seats, "a tribe that plays")

    def only(self, fields: list[str]) -> None:
        """Checks that the step has no other fields than these."""
        self.data.only(["step", "seat", *fields])

    def read(self) -> WinterStep:
        """The step that the data describes."""
        name, seat = self.name, self.seat
        plain = self.read_plain()
        if plain is not None:
            self.only([])
            return plain
        data = self.data
        if name == "pay_for_culture":
            self.only(["card"])
            return PayForCulture(seat, data.field("card").one_of(CARD_INDEX, "a card"))
        if name == "column":
            return self.read_column()
        if name == "rest":
            self.only(["due"])
            return Resting(seat, self.parts("due") if data.has("due") else self.s.c.board.rest)
        if name == "gains":
            return self.read_gains()
        if name == "waiting":
            self.only(["event"])
            return Waiting(seat, data.field("event").one_of(_ops, "something that can be waited for"))
        if name == "pay_cards":
            return self.read_pay_cards()
        if name == "eclipse_terrain":
            self.only(["claimed"])
            return EclipseTerrain(seat, mask_of(data.field("claimed"), _hexes, "a hex") if data.has("claimed") else 0)
        if name == "eclipse_board":
            self.only(["settlements", "collected"])
            settlements = data.field("settlements").number(0, SETTLEMENTS) if data.has("settlements") else 0
            collected = mask_of(data.field("collected"), _collected, "a source") if data.has("collected") else 0
            return EclipseBoard(seat, settlements, collected)
        raise data.field("step").fail(f"no such step; there are {', '.join(STEPS)}")

    def read_plain(self) -> WinterStep | None:
        """A step that has nothing but its seat."""
        name, seat = self.name, self.seat
        if name == "course":
            return Course()
        if name == "open_hands":
            return OpenHands()
        if name == "choose_chief":
            return ChooseChief(seat)
        if name == "choose_setup":
            return ChooseSetup(seat)
        if name == "choose_side":
            return ChooseSide(seat)
        if name == "culture":
            return Culture(seat)
        if name == "rest_token":
            return TakeToken(seat)
        if name == "eclipse_deck":
            return EclipseDeck(seat)
        return EclipseCards(seat) if name == "eclipse_cards" else None

    def read_column(self) -> InColumn:
        """A figure in a column; a bottom without a bonus of its own offers what is printed."""
        data = self.data
        self.only(["column", "part", "bonus"])
        column = data.field("column").one_of(SPACE_INDEX, "a column")
        if column == REST:
            raise data.field("column").fail("the rest space is no column")
        part = data.field("part").one_of(_parts, "top, middle or bottom")
        bonus: list[int] = []
        if part == BOTTOM:
            bonus = self.parts("bonus") if data.has("bonus") else self.s.c.columns[column].bottom
        return InColumn(self.seat, column, part, bonus)

    def read_gains(self) -> Gains:
        """Something due."""
        data = self.data
        self.only(["parts", "source", "asked_for", "picks", "must"])
        source = data.field("source").one_of(SOURCE_INDEX, "a source of VP") if data.has("source") else 0
        asked_for = data.has("asked_for") and data.field("asked_for").flag()
        picks = data.field("picks").number(0, 9) if data.has("picks") else EVERYTHING
        must = data.field("must").number(-9, 9) if data.has("must") else 0
        return Gains(self.seat, self.parts("parts"), source, asked_for, picks, must)

    def read_pay_cards(self) -> PayCards:
        """Cards to discard for an ability."""
        data = self.data
        self.only(["of", "card", "ability", "left", "types"])
        whose = data.field("of").one_of(_payers, "card, chief or token")
        kind = data.field("card").one_of(CARD_INDEX, "a card") if whose == OF_CARD else 0
        index = data.field("ability").number(1, MOST_ABILITIES) - 1
        if whose == OF_CARD and index >= len(self.s.c.abilities[kind]):
            raise data.field("ability").fail("the card has no such ability")
        types = mask_of(data.field("types"), CARD_INDEX, "a card") if data.has("types") else 0
        return PayCards(self.seat, whose, kind, index, data.field("left").number(1, 20), types)

    def parts(self, key: str) -> list[int]:
        """A list of gains: `[gain, count]`, with types taken so far or the start cell."""
        parts: list[int] = []
        for item in self.data.field(key).items():
            fields = item.items()
            if not 2 <= len(fields) <= 3:
                raise item.fail("expected a gain and its number")
            op = fields[0].one_of(_ops, "a gain")
            detail = 0
            if op == EXTRA:
                if len(fields) < 3:
                    raise item.fail("an extra megalith needs its start cell")
                detail = fields[2].one_of(_cells, "a cell")
            elif len(fields) == 3:
                detail = fields[2].number(0, 127)
            parts += [op, fields[1].number(1, 99), detail]
        return parts
