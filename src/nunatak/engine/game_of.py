"""A game of states of one kind: what the engine does the same for every game, and what a game adds to it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from nunatak.engine.actions import ActionSpace
from nunatak.engine.chance import Chance
from nunatak.engine.codec import StepCodec
from nunatak.engine.errors import PositionError
from nunatak.engine.events import Witness
from nunatak.engine.game import HOUSE, Game
from nunatak.engine.json import Json
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.options import Option, Options
from nunatak.engine.reading import Reader
from nunatak.engine.state import State

S = TypeVar("S", bound=State)

# The fields that every position has; a whole one must have those of the second list.
FRAME: Final = ["game", "rules", "options", "steps", "chance", "disclosed"]
WHOLE: Final = ["options", "steps", "chance"]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(Game, Generic[S]):
    """A game that deals, reads and writes its own kind of state; its methods get that kind and no other."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        options: list[Option],
        space: ActionSpace,
        codec: StepCodec[S],
        fields: list[str],
        needed: list[str],
        oldest_rules: int = 1,
        prefix: str = "",
        hidden: bool = True,
        package: str = HOUSE,
    ) -> None:
        super().__init__(name, rules_version, options, space, oldest_rules, prefix, hidden, package)
        self.codec = codec
        # The fields of a position besides its frame, and which of them a whole one must have.
        self.fields = fields
        self.needed = needed

    # -- what a game adds -------------------------------------------------------------------------------------

    def own(self, state: State) -> S:
        """A state of this game, known as one."""
        raise NotImplementedError

    def deal(self, options: Options, rules: int, chance: Chance, witness: Witness | None) -> S:
        """A new game, under complete options; the witness, if any, hears everything."""
        raise NotImplementedError

    def empty(self, options: Options, rules: int, position: Reader) -> S:
        """A table with nothing dealt, for a whole position to be laid on."""
        raise NotImplementedError

    def read_pieces(self, s: S, position: Reader, whole: bool) -> None:
        """Sets what the fields of a position say; what a part of one does not mention stays as dealt."""
        raise NotImplementedError

    def read_stack(self, s: S, position: Reader, whole: bool) -> None:
        """Completes the stack of a position written by hand, once its own steps have been read."""

    def write_pieces(self, s: S) -> dict[str, Json]:
        """The fields of a position besides its frame."""
        raise NotImplementedError

    def write_view(self, s: S, seat: int | None) -> dict[str, Json]:
        """The table as a seat sees it, or a spectator."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int | None, chance: Chance) -> S:
        """Another state with the same view for that seat, everything hidden from it dealt anew."""
        raise NotImplementedError

    def add_up(self, s: S) -> list[int]:
        """The score of each seat, as things stand."""
        raise NotImplementedError

    def best(self, s: S) -> list[int]:
        """The seats that have won a game that is over."""
        raise NotImplementedError

    def count(self, s: S) -> dict[str, int]:
        """How many pieces of each kind there are; the same at every decision of every game."""
        raise NotImplementedError

    # -- what follows -----------------------------------------------------------------------------------------

    def new(
        self,
        options: Options | None = None,
        seed: int = 0,
        witness: Witness | None = None,
        rules: int | None = None,
    ) -> S:
        complete = self.complete_options({} if options is None else options)
        return self.deal(complete, self.rules_version if rules is None else rules, Chance(seed), witness)

    def view_of(self, state: State, seat: int | None) -> dict[str, Json]:
        s = self.own(state)
        told = self.write_view(s, seat)
        told["question"] = self.question(s, seat)
        return told

    def question(self, s: S, seat: int | None) -> Json:
        """What is asked: everybody may know of whom, only who is asked knows all of it; None when the game is over."""
        if not s.steps:
            return None
        step = s.steps[-1]
        told: dict[str, Json] = {"step": step.name, "seat": step.seat}
        if step.seat == seat:
            told["facts"] = cast("dict[str, Json]", step.facts(s))
            told["prompt"] = cast("dict[str, Json]", step.prompt(s))
            # What this seat has begun and will come back to may decide what can be answered now.
            below = s.steps[:-1]
            told["begun"] = [self.codec.write(s, other) for other in below if other.seat == seat]
        return told

    def scores_of(self, state: State) -> list[int]:
        return self.add_up(self.own(state))

    def winners_of(self, state: State) -> list[int]:
        return self.best(self.own(state))

    def imagined(self, state: State, seat: int | None, chance: Chance) -> S:
        other = self.redeal(self.own(state), seat, chance)
        if other.steps and other.steps[-1].seat != seat:
            # What somebody else can answer may depend on what is hidden from this seat.
            other.listed = None
        return other

    def inventory(self, state: State) -> dict[str, int]:
        return self.count(self.own(state))

    def position_of(self, state: State) -> dict[str, Json]:
        s = self.own(state)
        agreed = s.agreement()
        told: dict[str, Json] = {"game": self.name, "rules": agreed.rules, "options": agreed.options}
        told.update(self.write_pieces(s))
        told["steps"] = [self.codec.write(s, step) for step in s.steps]
        told["chance"] = f"{s.chance.word:016x}"
        told["disclosed"] = s.disclosed
        return told

    def from_position(self, position: dict[str, Json]) -> S:
        reader = Reader(position, "")
        rules = self._rules_of(reader)
        options = reader.field("options").data
        if not isinstance(options, dict):
            raise PositionError("options", "wrong-object", got=repr(options))
        for field in [*WHOLE, *self.needed]:
            reader.field(field)
        s = self.empty(self.complete_options(options), rules, reader)
        self._lay_over(s, reader, True)
        return s

    def amend(self, state: State, partial: dict[str, Json]) -> S:
        s = self.own(state.copy())
        agreed = s.agreement()
        reader = Reader(partial, "")
        if self._rules_of(reader) != agreed.rules and reader.has("rules"):
            raise PositionError("rules", "wrong-rules-with-deal", rules=agreed.rules)
        if reader.has("options") and reader.field("options").data != agreed.options:
            raise PositionError("options", "wrong-with-deal")
        self._lay_over(s, reader, False)
        return s

    def _rules_of(self, reader: Reader) -> int:
        """The version of the rules that a position is played under: the current one unless it says otherwise."""
        if reader.has("game") and reader.field("game").text() != self.name:
            raise PositionError("game", "wrong-expected", wanted=self.name)
        if reader.has("rules"):
            return reader.field("rules").number(self.oldest_rules, self.rules_version)
        return self.rules_version

    def _lay_over(self, s: S, position: Reader, whole: bool) -> None:
        """Sets what a position mentions; the frame is the same for every game."""
        position.only([*FRAME, *self.fields])
        self.read_pieces(s, position, whole)
        if position.has("disclosed"):
            s.disclosed = position.field("disclosed").number(0, 1 << 60)
        if position.has("chance"):
            word = position.field("chance")
            if len(word.text()) != 16 or any(digit not in "0123456789abcdef" for digit in word.text()):
                raise word.fail("wrong-hex")
            s.chance = Chance(int(word.text(), 16))
        if position.has("steps"):
            s.steps = self.codec.read(s, position.field("steps"))
        self.read_stack(s, position, whole)
        s.listed = None

    def bring_to_rest(self, s: S, position: Reader) -> None:
        """Does what needs no decision in a position written by hand; a position of a game in progress is at rest."""
        s.settle()
        if s.steps and not s.options():
            raise position.error("steps", "wrong-last-step")
