"""What the seat that looks is asked, and what it will come back to; all 0 while somebody else is asked.

Steps say what they hold by kind of thing (`step_fields.py`): spaces, requests, means of payment, numbers.
"""

from __future__ import annotations

from nunatak.engine.encoding import HIGHEST, Axis, Layout, put
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.encoding.moment import PLAYER
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import StepOf


class QuestionCells:
    """The steps of the seat on the stack."""

    def __init__(self, layout: Layout, c: Components, fields: dict[str, list[tuple[str, str]]]) -> None:
        add = layout.add
        self.fields = fields
        steps = [*fields]
        space = Axis("space", c.site.board.names)
        self.steps = {name: i for i, name in enumerate(steps)}
        self.begun = add("begun", "questions that you will come back to", [Axis("question", steps)], HIGHEST)
        self.spaces = add("asked_spaces", "spaces that the question speaks of", [space], HIGHEST)
        self.begun_spaces = add("begun_spaces", "spaces of what you will come back to", [space], HIGHEST)
        self.request = add("paying", "the request that is paid", [Axis("request", [card.name for card in c.requests])])
        self.items = add("chosen", "what was chosen for it so far", [Axis("means", c.items)], HIGHEST)
        self.card = add(
            "reading", "the logbook card that is carried out", [Axis("card", [card.name for card in c.logbook])]
        )
        self.seats = add("to_come", "who is still to come", [PLAYER])
        self.numbers: dict[str, int] = {}
        labels: list[str] = []
        for name, parts in fields.items():
            self.numbers[name] = len(labels)
            labels += [f"{name}.{field}" for field, kind in parts if kind == "number"]
        about = "numbers of the questions, plus 2; 0 where the question is not pending"
        self.number = add("numbers", about, [Axis("number", labels)], HIGHEST)
        # The lists of numbers that a step holds, one for each of its spaces.
        self.lists = [
            add("room", "explorers that a space of the question gets in any case", [space], HIGHEST),
            add("one_more", "spaces of the question that may get one more", [space]),
        ]

    def write(self, s: IceState, seat: int, away: list[int], cells: bytearray, at: int) -> None:
        last = len(s.steps) - 1
        for depth, step in enumerate(s.steps):
            if step.seat == seat:
                if depth < last:
                    cells[at + self.begun + self.steps[step.name]] += 1
                if isinstance(step, StepOf):
                    self._write_parts(step.name, step.parts(), depth == last, away, cells, at)

    def _write_parts(
        self, name: str, parts: list[int | list[int]], now: bool, away: list[int], cells: bytearray, at: int
    ) -> None:
        number = at + self.number + self.numbers[name]
        spaces: list[int] = []
        lists = 0
        for (_, kind), part in zip(self.fields[name], parts, strict=True):
            if isinstance(part, int):
                if kind == "number":
                    put(cells, number, part + 2)
                    number += 1
                elif kind == "space":
                    cells[at + (self.spaces if now else self.begun_spaces) + part] += 1
                elif kind == "request":
                    cells[at + self.request + part] = 1
                else:
                    cells[at + self.card + part] = 1
            elif kind == "spaces":
                spaces = part
                for space in part:
                    cells[at + (self.spaces if now else self.begun_spaces) + space] += 1
            elif kind == "items":
                for item in part:
                    cells[at + self.items + item] += 1
            elif kind == "seats":
                for seat in part:
                    cells[at + self.seats + away[seat]] = 1
            else:
                for space, value in zip(spaces, part, strict=True):
                    cells[at + self.lists[lists] + space] = value
                lists += 1
