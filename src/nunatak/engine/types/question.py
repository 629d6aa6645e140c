"""The part of a view that is the same in every game: what is asked, and of whom."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from nunatak.engine.json import Json


class Question(TypedDict):
    """The pending question; only the seat that is asked sees more than whom it asks, and under which name."""

    step: str
    seat: int
    # The step's own fields, as in a position; the facts of the sentence that asks; the steps that this seat has begun.
    facts: NotRequired[dict[str, Json]]
    prompt: NotRequired[dict[str, Json]]
    begun: NotRequired[list[dict[str, Json]]]
