"""Everything that can be wrong with what a person, a file or a program hands to the engine.

Each error names the place (a field, a path, a rule), so that whoever reads it knows what to change.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json
from nunatak.engine.naming import thing_at

# Who says a problem in English: the texts lie above the engine, and may be left away with what they need.
ENGLISH: Final = "nunatak.text.problems:in_english"


def in_english(reason: str, facts: dict[str, Json]) -> str:
    """A problem for tracebacks, logs and programs; whoever has a reader says it in the reader's language."""
    try:
        say = thing_at(ENGLISH)
    except ImportError:
        return " ".join([reason, *(f"{name}={fact}" for name, fact in facts.items())])
    assert callable(say)
    return str(say(reason, facts))


class Refusal(Exception):
    """An action that the rules forbid here: `rule` is the id that forbids it, `reason` a message key with `facts`."""

    def __init__(self, rule: str, reason: str, facts: dict[str, Json] | None = None) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason
        self.facts: dict[str, Json] = {} if facts is None else facts

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, Json]]]:
        # Without this an exception with several arguments cannot come back from a worker process.
        return Refusal, (self.rule, self.reason, self.facts)

    def data(self) -> dict[str, Json]:
        """The refusal as plain data, for the socket and the command line."""
        return {"rule": self.rule, "reason": self.reason, "facts": self.facts}


class PlacedError(ValueError):
    """A problem at a place: `where` is a path such as `players.blue.coins`.

    What is wrong there is a message key with its facts, `reason`; a text that is no key is said as it is.
    """

    def __init__(self, where: str, reason: str, **facts: Json) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason
        self.facts: dict[str, Json] = facts

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return in_english(self.reason, self.facts)

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}" if self.where else self.problem

    def __reduce__(self) -> tuple[object, tuple[type[PlacedError], str, str, dict[str, Json]]]:
        return _placed, (type(self), self.where, self.reason, self.facts)


def _placed(kind: type[PlacedError], where: str, reason: str, facts: dict[str, Json]) -> PlacedError:
    error = kind.__new__(kind)
    PlacedError.__init__(error, where, reason, **facts)
    return error


class OptionError(PlacedError):
    """An option that the game does not have, or a value it cannot take."""


class PositionError(PlacedError):
    """A position that is malformed or cannot exist."""


class RecordError(PlacedError):
    """A record that is malformed or does not replay."""


class DataError(PlacedError):
    """A component table that is malformed: the place is file, item and field."""
