"""Something that make fuzz has found."""

from __future__ import annotations

from dataclasses import dataclass

from tests.found.kept import FoundExample, FoundWalk


@dataclass(frozen=True)
class Finding:
    """What does not hold, what was seen or how to see it again, and what to keep of it if it can be kept."""

    what: str
    trace: str
    kept: FoundWalk | FoundExample | None = None
