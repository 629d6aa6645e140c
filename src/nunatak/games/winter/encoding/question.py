"""What the seat that looks is asked, and what it will come back to; all 0 while somebody else is asked."""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, put, put_mask
from nunatak.games.winter.actions import COLLECT
from nunatak.games.winter.effects.ability import OPS
from nunatak.games.winter.geometry import HEX_NAMES
from nunatak.games.winter.names import CARD_NAMES, COLUMNS, MOST_ABILITIES, SETTLEMENTS, SOURCES
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.column import PARTS_OF_COLUMN, InColumn
from nunatak.games.winter.steps.culture import PayForCulture
from nunatak.games.winter.steps.eclipse_board import EclipseBoard
from nunatak.games.winter.steps.eclipse_terrain import EclipseTerrain
from nunatak.games.winter.steps.gains import Gains
from nunatak.games.winter.steps.paying import PayCards
from nunatak.games.winter.steps.rest import Resting
from nunatak.games.winter.steps.waiting import Waiting
from nunatak.games.winter.steps.whose import OF_CARD, PAYERS

# Added to the number of gains that must be chosen, which may be below 0.
MUST: Final = 10


class QuestionCells:
    """The steps of the seat on the stack."""

    def __init__(self, layout: Layout, steps: list[str]) -> None:
        add = layout.add
        gain = Axis("gain", OPS)
        card = Axis("card", CARD_NAMES)
        self.steps = {name: i for i, name in enumerate(steps)}
        self.begun = add("begun", "questions that you will come back to", [Axis("question", steps)], HIGHEST)
        self.column = add("column", "the column your figure acts in", [Axis("column", [*COLUMNS])])
        self.part = add("part", "the part of it", [Axis("part", [*PARTS_OF_COLUMN])])
        self.due = add("due", "what you are to gain now, how many", [gain], HIGHEST)
        self.detail = add(
            "due_detail", "its detail: types that count and were taken, or the start cell", [gain], HIGHEST
        )
        self.later = add("due_later", "what you will gain in what you have begun", [gain], HIGHEST)
        self.source = add("source", "what the gain comes from", [Axis("source", [*SOURCES])])
        self.asked_for = add("asked_for", "1 when you set it off yourself")
        self.picks = add("picks", "how many of the gains may be chosen; 0 for all of them", highest=HIGHEST)
        self.must = add("must", f"how many have to be, plus {MUST}; 0 when all come", highest=HIGHEST)
        self.event = add("event", "what has happened that abilities waited for", [gain])
        self.card = add("card", "the card that is paid for, or whose ability is", [card])
        self.payer = add("payer", "whose ability is paid for", [Axis("payer", [*PAYERS])])
        abilities = Axis("ability", [f"ability {i + 1}" for i in range(MOST_ABILITIES)])
        self.ability = add("ability", "which of its abilities", [abilities])
        self.left = add("left", "cards still to be discarded for it", highest=HIGHEST)
        self.paid = add("paid", "kinds discarded for it so far", [card])
        self.claimed = add("claimed", "hexes whose bonus you took in this eclipse", [Axis("hex", HEX_NAMES)])
        self.settled = add("settled", "settlement slots that have given their bonus", highest=SETTLEMENTS)
        sources = Axis("source", [str(value) for value in COLLECT.fields[0].values])
        self.collected = add("collected", "slots and stones that have given theirs", [sources])

    def write(self, s: WinterState, seat: int, cells: bytearray, at: int) -> None:
        last = len(s.steps) - 1
        for depth, step in enumerate(s.steps):
            if step.seat != seat:
                continue
            if depth < last:
                cells[at + self.begun + self.steps[step.name]] += 1
            if isinstance(step, Gains):
                self._write_gains(step, depth == last, cells, at)
            else:
                self._write_step(step, cells, at)

    def _write_gains(self, step: Gains, now: bool, cells: bytearray, at: int) -> None:
        self._write_parts(step.parts, cells, at + (self.due if now else self.later))
        if now:
            for i in range(0, len(step.parts), 3):
                put(cells, at + self.detail + step.parts[i], step.parts[i + 2])
            cells[at + self.source + step.source] = 1
            if step.asked_for:
                cells[at + self.asked_for] = 1
            if step.picks >= 0:
                cells[at + self.picks] = step.picks
                cells[at + self.must] = step.must + MUST

    def _write_step(self, step: object, cells: bytearray, at: int) -> None:
        if isinstance(step, InColumn):
            cells[at + self.column + step.column] = 1
            cells[at + self.part + step.part] = 1
            self._write_parts(step.bonus, cells, at + self.later)
        elif isinstance(step, Resting):
            self._write_parts(step.due, cells, at + self.later)
        elif isinstance(step, Waiting):
            cells[at + self.event + step.event] = 1
        elif isinstance(step, PayForCulture):
            cells[at + self.card + step.card] = 1
        elif isinstance(step, PayCards):
            cells[at + self.payer + step.whose] = 1
            if step.whose == OF_CARD:
                cells[at + self.card + step.kind] = 1
            cells[at + self.ability + step.index] = 1
            cells[at + self.left] = step.left
            put_mask(cells, at + self.paid, step.types)
        elif isinstance(step, EclipseTerrain):
            put_mask(cells, at + self.claimed, step.claimed)
        elif isinstance(step, EclipseBoard):
            cells[at + self.settled] = step.settlements
            put_mask(cells, at + self.collected, step.collected)

    def _write_parts(self, parts: list[int], cells: bytearray, at: int) -> None:
        """How many of each gain."""
        for i in range(0, len(parts), 3):
            put(cells, at + parts[i], cells[at + parts[i]] + parts[i + 1])
