"""A game: what can be chosen, and how a state of it comes about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nunatak.engine.actions import ActionSpace
from nunatak.engine.chance import Chance
from nunatak.engine.encoding import Encoder
from nunatak.engine.errors import DataError, OptionError, Refusal
from nunatak.engine.events import Witness
from nunatak.engine.hashed import HashedView
from nunatak.engine.json import Json, JsonObject, canonical
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.options import Number, Option, Options, complete
from nunatak.engine.state import State

# Where the words of our own games are.
HOUSE: Final = "nunatak"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its components: deals states, reads positions, names actions."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        options: list[Option],
        space: ActionSpace,
        oldest_rules: int = 1,
        prefix: str = "",
        hidden: bool = True,
        package: str = HOUSE,
    ) -> None:
        self.name = name
        # How the ids of its rules begin; as it is called, if it does not say otherwise.
        self.prefix = prefix or name.upper()
        # Whether anything is hidden from anybody at the start of a game.
        self.hidden = hidden
        # Where its words and pictures are: in the folders `locale/<language>` and `pictures` of this package.
        self.package = package
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
        raise OptionError("players", "wrong-no-players", game=self.name)

    def complete_options(self, given: Options) -> Options:
        """The options, checked, with defaults filled in. Games that restrict combinations extend this."""
        return complete(self.options, given)

    def all_or_nobody(self, options: Options) -> bool:
        """Whether under these complete options the seats win or lose together."""
        return False

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

    def scores_of(self, state: State) -> list[int]:
        """What `State.scores` adds up."""
        raise NotImplementedError

    def winners_of(self, state: State) -> list[int]:
        """Who has won a game that is over."""
        raise NotImplementedError

    def view_of(self, state: State, seat: int | None) -> dict[str, Json]:
        """What `State.view` tells."""
        raise NotImplementedError

    def position_of(self, state: State) -> dict[str, Json]:
        """What `State.position` writes."""
        raise NotImplementedError

    def imagined(self, state: State, seat: int | None, chance: Chance) -> State:
        """What `State.imagine` deals."""
        raise NotImplementedError

    def encoder(self) -> Encoder:
        """What turns a seat's knowledge into numbers; a game that has none of its own gets its view hashed."""
        return HashedView(self.space, self.players()[1])

    def refuse_after_the_end(self) -> Refusal:
        """Why nothing can be done any more in a game that is over."""
        return Refusal("TABLE-OVER", "refuse-game-over")

    def catalogue(self) -> dict[str, Json]:
        """The printed components as plain data, for the page and the help."""
        return {}

    def words(self) -> dict[str, Json]:
        """Which messages speak of the fields of actions, events and prompts, if not the usual: docs/words.md."""
        return {}

    def option_sets(self) -> list[Options]:
        """Every combination of variants and player counts that the conformance suite plays.

        Every number of players, if a game does not say otherwise.
        """
        low, high = self.players()
        return [{"players": players} for players in range(low, high + 1)]

    def inventory(self, state: State) -> dict[str, int]:
        """How many pieces of each kind there are in the whole state; the same at every decision of every game."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[[type[Game], dict[str, Json]], Game], tuple[type[Game], dict[str, Json]]]:
        return from_pack, (type(self), self.pack)

    def check_components(self) -> list[JsonObject]:
        """What was checked when the component tables were read: references to messages, `{"say": KEY, ...}`."""
        return []


# Games by class and card pack: their components are read once.
_made: dict[tuple[type[Game], bytes], Game] = {}


def from_pack(kind: type[Game], pack: dict[str, Json]) -> Game:
    """The game of a class and a card pack, made once; what a pickled game comes back through."""
    key = (kind, canonical(pack))
    game = _made.get(key)
    if game is None:
        game = make_game(kind, pack)
        _made[key] = game
    return game


def make_game(kind: type[Game], pack: dict[str, Json]) -> Game:
    """A game of its class, with a card pack; a class that knows of no packs takes no other than the empty one."""
    if takes_packs(kind):
        with_pack: Callable[[dict[str, Json]], Game] = kind
        return with_pack(pack)
    if pack:
        raise DataError("pack", "wrong-no-packs", game=kind.__name__)
    without: Callable[[], Game] = kind
    return without()


def takes_packs(kind: type[Game]) -> bool:
    """Whether games of a class are made from a card pack: whether its `__init__` has a parameter of that name."""
    made_by = getattr(kind, "__init__", None)
    code = getattr(made_by, "__code__", None)
    # Compiled code does not tell its parameters; all of ours takes packs.
    return code is None or "pack" in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
