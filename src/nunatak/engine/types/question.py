"""The part of a view that every game has: what is asked, of whom, and what that seat has begun."""

from __future__ import annotations

from typing import Generic, NotRequired, TypedDict, TypeVar

Name = TypeVar("Name")
Seat = TypeVar("Seat")
Facts = TypeVar("Facts")
Prompt = TypeVar("Prompt")
Steps = TypeVar("Steps")


class Nothing(TypedDict):
    """A step that has no fields of its own, or a sentence that needs no facts."""


class Begun(TypedDict, Generic[Name, Seat]):
    """A step as positions hold it; one with fields of its own adds them."""

    step: Name
    seat: Seat


class Question(TypedDict, Generic[Name, Facts, Prompt, Steps]):
    """The pending question; only the seat that is asked sees more than whom it asks, and under which name."""

    step: Name
    seat: int
    # The step's own fields, as in a position; the facts of the sentence that asks; the steps that this seat has begun.
    facts: NotRequired[Facts]
    prompt: NotRequired[Prompt]
    begun: NotRequired[list[Steps]]
