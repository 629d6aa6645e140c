"""Endless Winter: options, set-up, positions."""

from __future__ import annotations

from typing import Final

from nunatak.engine.chance import Chance
from nunatak.engine.errors import OptionError, PositionError
from nunatak.engine.events import Witness
from nunatak.engine.game import Game
from nunatak.engine.json import Json
from nunatak.engine.options import Choice, Flag, Number, Options, PerSeat
from nunatak.engine.reading import Reader
from nunatak.engine.state import State
from nunatak.games.winter.actions import SPACE
from nunatak.games.winter.components.components import Components
from nunatak.games.winter.dealing import deal, empty_table
from nunatak.games.winter.imagining import imagine
from nunatak.games.winter.inventory import count_pieces
from nunatak.games.winter.names import LAYOUTS, TRIBES
from nunatak.games.winter.position import write_position
from nunatak.games.winter.reading.position import WHOLE, lay_over
from nunatak.games.winter.scoring import final_scores, final_winners
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.course import Course
from nunatak.games.winter.steps.setup import ChooseChief, ChooseSetup, ChooseSide, OpenHands
from nunatak.games.winter.table import DRAFTS, FULL_DRAFT, RANDOM, Table
from nunatak.games.winter.view import write_view

RULES_VERSION: Final = 2
OLDEST_RULES: Final = 1


class Winter(Game):
    """The game with its components; a card pack replaces printed values."""

    def __init__(self, pack: dict[str, Json]) -> None:
        options = [
            Number("players", 2, 2, 4),
            Choice("draft", DRAFTS, RANDOM),
            Flag("glacier_tokens"),
            Flag("rest_tokens"),
            Choice("layout", ["recommended", *LAYOUTS], "recommended"),
            PerSeat("tribes", TRIBES),
        ]
        super().__init__("winter", RULES_VERSION, options, SPACE, OLDEST_RULES)
        self.pack = pack
        self.components = Components(pack)

    def complete_options(self, given: Options) -> Options:
        options = super().complete_options(given)
        players, tribes = options["players"], options["tribes"]
        assert isinstance(players, int)
        assert isinstance(tribes, list)
        if not tribes:
            options["tribes"] = [*TRIBES[:players]]
        elif len(tribes) != players:
            raise OptionError("tribes", f"expected one for each of {players} players, got {len(tribes)}")
        return options

    def new(
        self,
        options: Options | None = None,
        seed: int = 0,
        witness: Witness | None = None,
        rules: int | None = None,
    ) -> WinterState:
        complete = self.complete_options({} if options is None else options)
        s = empty_table(Table(self, complete, self.rules_version if rules is None else rules), Chance(seed))
        s.witness = witness
        deal(s)
        s.steps = first_steps(s)
        s.proceed()
        return s

    def scores(self, s: WinterState) -> list[int]:
        """The score of every seat, as things stand."""
        return final_scores(s)

    def winners(self, s: WinterState) -> list[int]:
        """Who has won a finished game."""
        return final_winners(s)

    # -- what is told -----------------------------------------------------------------------------------------

    def write_position(self, s: WinterState) -> dict[str, Json]:
        """The whole state as readable data."""
        return write_position(s)

    def view(self, s: WinterState, seat: int | None) -> dict[str, Json]:
        """What a seat may see."""
        return write_view(s, seat)

    def imagine(self, s: WinterState, seat: int | None, chance: Chance) -> WinterState:
        """Another state that looks the same to a seat."""
        return imagine(s, seat, chance)

    # -- positions --------------------------------------------------------------------------------------------

    def from_position(self, position: dict[str, Json]) -> WinterState:
        reader = Reader(position, "")
        rules = self.rules_of(reader)
        options = reader.field("options").data
        if not isinstance(options, dict):
            raise PositionError("options", "expected an object")
        for field in WHOLE:
            reader.field(field)
        s = empty_table(Table(self, self.complete_options(options), rules), Chance(0))
        lay_over(s, reader, True)
        return s

    def amend(self, state: State, partial: dict[str, Json]) -> WinterState:
        assert isinstance(state, WinterState)
        s = state.copy()
        reader = Reader(partial, "")
        self.check_part(reader, s.table.options, s.table.rules)
        lay_over(s, reader, False)
        return s

    # -- for menus and tests ----------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Json]:
        return self.components.data()

    def check_components(self) -> list[str]:
        return self.components.checked()

    def option_sets(self) -> list[Options]:
        sets: list[Options] = [
            {"players": players, "draft": draft, "glacier_tokens": glacier, "rest_tokens": rest}
            for players in (2, 3, 4)
            for draft in DRAFTS
            for glacier in (False, True)
            for rest in (False, True)
        ]
        for players, layout in ((2, "tee"), (3, "ess"), (4, "square")):
            sets.append({"players": players, "layout": layout})
        return sets

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, WinterState)
        return count_pieces(state)


def first_steps(s: WinterState) -> list[WinterStep]:
    """The choices of the set-up in their order; the last of the list comes first.  EW-SETUP-6, EW-VAR"""
    steps: list[WinterStep] = [Course()]
    steps += [ChooseSide(seat) for seat in reversed(s.order)]
    if s.table.draft != RANDOM:
        steps.append(OpenHands())
        steps += [ChooseSetup(seat) for seat in s.order]  # in reverse turn order
    if s.table.draft == FULL_DRAFT:
        steps += [ChooseChief(seat) for seat in reversed(s.order)]
    return steps
