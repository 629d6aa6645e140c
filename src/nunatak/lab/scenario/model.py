"""What a scenario file says, once it is read, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from nunatak.engine import Json, JsonObject, Options
from nunatak.engine.errors import PlacedError


class ScenarioError(PlacedError):
    """A scenario file that cannot be understood: the place is file, scenario and field."""


@dataclass
class Given:
    """Where a scenario starts: a dealt game with parts of its position set, or a whole position from a file."""

    options: Options
    seed: int
    pack: JsonObject
    position: JsonObject
    whole: JsonObject | None = None


@dataclass
class Attempt:
    """An action to make or to try. `seat` None means whoever has to decide; `where` is its place in the file."""

    where: str
    action: Json
    seat: Json = None


@dataclass
class Forbidden:
    """An action that must be refused, and the rule that must be named."""

    act: Attempt
    rule: str


@dataclass
class Then:
    """What must hold after the actions of a stage."""

    values: list[tuple[str, Json]] = field(default_factory=list)
    legal: list[Attempt] = field(default_factory=list)
    illegal: list[Forbidden] = field(default_factory=list)
    only_legal: list[Attempt] | None = None
    only_of_kind: dict[str, list[Attempt]] = field(default_factory=dict)
    events: list[JsonObject] = field(default_factory=list)


@dataclass
class Scene:
    """Some actions and what must hold after them; `where` is the prefix of its fields in the file."""

    where: str
    when: list[Attempt]
    then: Then


@dataclass
class Scenario:
    """One test that a player can read."""

    file: str
    game: str
    name: str
    rules: list[str]
    given: Given
    stages: list[Scene]

    def place(self) -> str:
        """Where it is written."""
        return f"{self.file}: scenario {self.name!r}"


@dataclass
class Mismatch:
    """An expectation that does not hold."""

    where: str
    expected: str
    got: str

    def data(self) -> JsonObject:
        """The failure as plain data."""
        return {"where": self.where, "expected": self.expected, "got": self.got}


@dataclass
class Outcome:
    """What came of a scenario."""

    scenario: Scenario
    failures: list[Mismatch]

    def passed(self) -> bool:
        """Whether everything expected holds."""
        return not self.failures

    def data(self) -> JsonObject:
        """The outcome as plain data."""
        failures: list[Json] = [failure.data() for failure in self.failures]
        return {
            "file": self.scenario.file,
            "name": self.scenario.name,
            "game": self.scenario.game,
            "rules": [*self.scenario.rules],
            "passed": self.passed(),
            "failures": failures,
        }
