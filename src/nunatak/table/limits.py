"""How large a value may be that others send: said with the messages, checked by whoever takes in their bytes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Between:
    """A number from `low` to `high`."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Long:
    """A text of so many characters, or a list of so many items, at least and at most."""

    least: int
    most: int
