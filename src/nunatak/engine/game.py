"""A game: what can be chosen, and how a state of it comes about."""

from __future__ import annotations

from nunatak.engine.actions import ActionSpace
from nunatak.engine.errors import OptionError, PositionError
from nunatak.engine.events import Witness
from nunatak.engine.json import Json
from nunatak.engine.options import Number, Option, Options, complete
from nunatak.engine.reading import Reader
from nunatak.engine.state import State


class Game:
    """A game with its components: deals states, reads positions, names actions."""

    def __init__(
        self, name: str, rules_version: int, options: list[Option], space: ActionSpace, oldest_rules: int = 1
    ) -> None:
        self.name = name
        # Raised when a fix changes what a recorded action does; records hold the version they were played with.
        self.rules_version = rules_version
        # Games begun under this version or a later one go on under their own rules.
        self.oldest_rules = oldest_rules
        self.options = options
        self.space = space
        self.pack: dict[str, Json] = {}

    def players(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""
        for option in self.options:
            if option.name == "players" and isinstance(option, Number):
                return option.low, option.high
        raise OptionError("players", f"{self.name} declares no number of players")

    def complete_options(self, given: Options) -> Options:
        """The options, checked, with defaults filled in. Games that restrict combinations extend this."""
        return complete(self.options, given)

    def knows_rules(self, version: int) -> bool:
        """Whether games begun under that version of the rules can be played on and looked back at."""
        return self.oldest_rules <= version <= self.rules_version

    def new(
        self,
        options: Options | None = None,
        seed: int = 0,
        witness: Witness | None = None,
        rules: int | None = None,
    ) -> State:
        """A new game, dealt from the seed, under the given version of the rules or the current one.

        The witness hears the deal.
        """
        raise NotImplementedError

    def from_position(self, position: dict[str, Json]) -> State:
        """The state that `State.position` wrote. Raises PositionError, with the path, for anything else."""
        raise NotImplementedError

    def amend(self, state: State, partial: dict[str, Json]) -> State:
        """A dealt state with the parts named in `partial` set as it says: how tests and puzzles are written down."""
        raise NotImplementedError

    def rules_of(self, reader: Reader) -> int:
        """The version of the rules that a position is played under: the current one unless it says otherwise.

        Raises PositionError when it is of another game, or of rules that are not known here.
        """
        if reader.has("game") and reader.field("game").text() != self.name:
            raise PositionError("game", f"expected {self.name}")
        if reader.has("rules"):
            return reader.field("rules").number(self.oldest_rules, self.rules_version)
        return self.rules_version

    def check_part(self, reader: Reader, options: Options, rules: int) -> None:
        """Checks that a part of a position does not contradict what was agreed before the game."""
        if self.rules_of(reader) != rules and reader.has("rules"):
            raise PositionError("rules", f"the rules are given with the deal, which is of version {rules}")
        if reader.has("options") and reader.field("options").data != options:
            raise PositionError("options", "the options are given with the deal, not with a part of a position")

    def catalogue(self) -> dict[str, Json]:
        """The printed components as plain data, for the page and the help."""
        raise NotImplementedError

    def option_sets(self) -> list[Options]:
        """Every combination of variants and player counts that the conformance suite plays."""
        raise NotImplementedError

    def inventory(self, state: State) -> dict[str, int]:
        """How many pieces of each kind there are in the whole state; the same at every decision of every game."""
        raise NotImplementedError

    def check_components(self) -> list[str]:
        """What was checked when the component tables were read, one line each."""
        raise NotImplementedError
