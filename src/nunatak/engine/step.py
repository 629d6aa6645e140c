"""A step: one pending question to one seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from nunatak.engine.errors import Refusal
from nunatak.engine.mypyc import mypyc_attr

S = TypeVar("S", contravariant=True)  # what takes any state of a game takes any kind of it


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked:
    """Who is asked, and under which name: the part of a step that needs no knowledge of the game."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Asked, Generic[S]):
    """One question, its legal answers and what they do.

    A step is never changed once it is on a stack: copies of a state share their steps. A step whose facts change
    is replaced by a new one.
    """

    def options(self, s: S) -> list[int]:
        """Every legal answer, in a stable order, none twice, never empty. The list is not changed afterwards."""
        raise NotImplementedError(self.name)

    def sensible(self, s: S, legal: list[int]) -> list[int]:
        """The legal answers but for those that nobody can mean; never empty, in their order."""
        return legal

    def proceed(self, s: S) -> bool:
        """Does what needs no decision. True when the stack has changed, False when there is something to ask.

        The state calls this on the top step after every answer until a step has something to ask.
        """
        return False

    def resolve(self, s: S, action: int) -> None:
        """Carries out a legal answer: changes the state and leaves the next question on top of the stack."""
        raise NotImplementedError(self.name)

    def refuse(self, s: S, action: int) -> Refusal:
        """Which rule forbids an answer that is not among the options, and why."""
        raise NotImplementedError(self.name)

    def prompt(self, s: S) -> Mapping[str, object]:
        """Facts for the sentence that asks the question, as plain data (its message key is `<game>-ask-<name>`)."""
        return {}

    def preview(self, s: S, action: int) -> Mapping[str, object]:
        """What a legal answer would do, as plain data for the page to draw before it is given."""
        return {}

    def facts(self, s: S) -> Mapping[str, object]:
        """The step's own fields as plain data, for positions; `step` and `seat` are added by the engine."""
        return {}
