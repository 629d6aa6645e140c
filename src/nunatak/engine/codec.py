"""Pending questions as readable data, and back: how the stack of a state stands in a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.engine.state import State
from nunatak.engine.step import Step

S = TypeVar("S", bound=State)


class StepForm(Generic[S]):
    """How one step is written: its fields besides `step` and `seat`, and what makes the step of them."""

    def __init__(self, fields: list[str], make: Callable[[S, int, Reader], Step[S]], anybodys: bool = False) -> None:
        self.fields = fields
        self.make = make
        # A step that asks nobody in particular may leave its seat out.
        self.anybodys = anybodys


class StepCodec(Generic[S]):
    """The forms of all steps of a game, by name."""

    def __init__(self, forms: dict[str, StepForm[S]]) -> None:
        self.forms = forms

    def write(self, s: S, step: Step[S]) -> Json:
        """A step with its name, its seat and its own fields."""
        told: dict[str, Json] = {"step": step.name, "seat": s.agreement().seat_names[step.seat]}
        told.update(cast("dict[str, Json]", step.facts(s)))
        return told

    def read(self, s: S, data: Reader) -> list[Step[S]]:
        """The stack of questions, lowest first. Raises PositionError, with the path, for what is not one."""
        return [self._read(s, item) for item in data.items()]

    def _read(self, s: S, data: Reader) -> Step[S]:
        name = data.field("step").text()
        form = self.forms.get(name)
        if form is None:
            raise data.field("step").fail("wrong-no-such", known=", ".join(self.forms))
        seat = 0
        if data.has("seat") or not form.anybodys:
            seat = data.field("seat").one_of(s.agreement().seat_index)
        data.only(["step", "seat", *form.fields])
        return form.make(s, seat, data)
