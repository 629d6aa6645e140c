"""Everything that can be wrong with what a person, a file or a program hands to the engine.

Each error names the place (a field, a path, a rule), so that whoever reads it knows what to change.
"""

from __future__ import annotations

from nunatak.engine.json import Json


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
    """A problem at a place: `where` is a path such as `players.blue.coins`, `problem` says what is wrong there."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[type[PlacedError], tuple[str, str]]:
        return type(self), (self.where, self.problem)


class OptionError(PlacedError):
    """An option that the game does not have, or a value it cannot take."""


class PositionError(PlacedError):
    """A position that is malformed or cannot exist."""


class RecordError(PlacedError):
    """A record that is malformed or does not replay."""


class DataError(PlacedError):
    """A component table that is malformed: the place is file, item and field."""
