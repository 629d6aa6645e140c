"""I C E: options, set-up, positions, what an edition deals.  ICE2-SET, ICE2-VAR"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.engine.errors import OptionError, PositionError
from nunatak.engine.events import Witness
from nunatak.engine.game import Game
from nunatak.engine.json import Json
from nunatak.engine.options import Choice, Flag, Number, Options, PerSeat
from nunatak.engine.reading import Reader
from nunatak.engine.state import State
from nunatak.games.ice.components import Components
from nunatak.games.ice.edition import second_edition
from nunatak.games.ice.imagine import imagine
from nunatak.games.ice.position import count_pieces, write_position
from nunatak.games.ice.read_position import lay_over
from nunatak.games.ice.scoring import score
from nunatak.games.ice.setup import deal, empty_table
from nunatak.games.ice.state import IceState
from nunatak.games.ice.table import FAULT_OFFSETS, Table
from nunatak.games.ice.view import write_view
from nunatak.games.ice.words import GUILDS

RULES_VERSION = 1
NEEDED = [
    "guilds", "day", "first", "active", "tiles", "faults", "crew", "white_camps", "tokens", "curse_tokens",
    "request_deck", "request_discard", "row", "logbook", "logbook_used", "decrees", "snow_discard",
    "artifact_discard", "market", "players", "steps", "chance",
]  # fmt: skip


class Ice(Game):
    """The second edition with its components; a card pack replaces printed values."""

    def __init__(self, pack: dict[str, Json]) -> None:
        options = [
            Number("players", 2, 2, 5),
            Flag("first_steps"),
            Flag("blessing"),
            Flag("fluid_movement"),
            Flag("expert"),
            Flag("friendly_curse"),
            Flag("logbook", True),
            Flag("logbook_setup"),
            Choice("first", ["random", "1", "2", "3", "4", "5"], "random"),
            PerSeat("guilds", GUILDS),
            Flag("gem_counts_as_daily_use", True),
            Flag("forms_request_single_form_allowed", True),
            Choice("fault_sides", [*FAULT_OFFSETS], "neighbouring"),
            Choice("deep_sublattice", ["B", "C"], "B"),
        ]
        self.components = Components(second_edition("B"), pack)
        super().__init__(self.components.edition.name, RULES_VERSION, options, self.components.actions.space)
        self.pack = pack
        self._mirrored: Components | None = None

    def components_for(self, options: Options) -> Components:
        """The components with the board that the options ask for.  ICE2-GEO-6"""
        if options["deep_sublattice"] == "B":
            return self.components
        if self._mirrored is None:
            self._mirrored = Components(second_edition("C"), self.pack)
        return self._mirrored

    def complete_options(self, given: Options) -> Options:
        """Checks that the variants go together, and settles what the number of players decides."""
        options = super().complete_options(given)
        players = options["players"]
        assert isinstance(players, int)
        if players == 2:
            options["fluid_movement"] = True  # ICE2-VAR-11
        elif players > 3 and options["fluid_movement"]:
            raise OptionError("fluid_movement", "fluid movement is for two or three players (ICE2-VAR-11)")
        if options["friendly_curse"] and not options["expert"]:
            raise OptionError("friendly_curse", "the friendly curse needs the expert mode (ICE2-VAR-30)")
        if options["blessing"] and options["expert"]:
            raise OptionError("blessing", "in the expert mode everybody starts with a blessing anyway (ICE2-CUR-1)")
        if options["first_steps"]:
            options["logbook"] = False  # ICE2-VAR-1
            if options["logbook_setup"]:
                raise OptionError("logbook_setup", "First Steps is played without logbook cards (ICE2-VAR-1)")
        guilds = options["guilds"]
        assert isinstance(guilds, list)
        if guilds and len(guilds) != players:
            raise OptionError("guilds", f"expected one for each of {players} players, got {len(guilds)}")
        first = options["first"]
        if isinstance(first, str) and first != "random" and int(first) > players:
            raise OptionError("first", f"there are only {players} players")
        return options

    def new(self, options: Options | None = None, seed: int = 0, witness: Witness | None = None) -> IceState:
        complete = self.complete_options({} if options is None else options)
        players = complete["players"]
        assert isinstance(players, int)
        drawn = Table(self, self.components_for(complete), complete, [*range(players)])
        s = empty_table(drawn, Chance(seed))
        s.witness = witness
        guilds = [GUILDS.index(str(name)) for name in _names(complete["guilds"])]
        if not guilds:
            every = [*range(len(GUILDS))]
            s.shuffle(every)  # ICE2-SET-13
            guilds = every[:players]
        table = Table(self, drawn.components, complete, guilds)
        chance, disclosed = s.chance, s.disclosed
        s = empty_table(table, chance)
        s.disclosed = disclosed
        s.witness = witness
        deal(s, str(complete["first"]), witness)
        return s

    # -- positions and views ----------------------------------------------------------------------------------

    def scores(self, s: IceState) -> list[int]:
        """The RP of every seat as they stand."""
        return [score(s, seat) for seat in range(s.table.players)]

    def view(self, s: IceState, seat: int | None) -> dict[str, Json]:
        """What a seat may see."""
        return write_view(s, seat)

    def imagine(self, s: IceState, seat: int | None, chance: Chance) -> IceState:
        """Another state with the same view."""
        return imagine(s, seat, chance)

    def write_position(self, s: IceState) -> dict[str, Json]:
        """The whole state as readable data."""
        return write_position(s)

    def from_position(self, position: dict[str, Json]) -> IceState:
        reader = Reader(position, "")
        self._check_origin(reader)
        options = reader.field("options").data
        if not isinstance(options, dict):
            raise PositionError("options", "expected an object")
        for field in NEEDED:
            reader.field(field)
        complete = self.complete_options(options)
        index = {name: i for i, name in enumerate(GUILDS)}
        guilds = [item.one_of(index, "a guild") for item in reader.field("guilds").items()]
        if len(guilds) != complete["players"] or len(set(guilds)) != len(guilds):
            raise PositionError("guilds", f"expected {complete['players']} different guilds")
        table = Table(self, self.components_for(complete), complete, guilds)
        s = empty_table(table, Chance(0))
        lay_over(s, reader, True)
        return s

    def amend(self, state: State, partial: dict[str, Json]) -> IceState:
        assert isinstance(state, IceState)
        s = state.copy()
        reader = Reader(partial, "")
        self._check_origin(reader)
        if reader.has("options") and reader.field("options").data != s.table.options:
            raise PositionError("options", "the options are given with the deal, not with a part of a position")
        if reader.has("guilds") and reader.field("guilds").data != s.table.seat_names:
            raise PositionError("guilds", "the guilds are given with the deal (options.guilds)")
        lay_over(s, reader, False)
        return s

    def _check_origin(self, reader: Reader) -> None:
        if reader.has("game") and reader.field("game").text() != self.name:
            raise PositionError("game", f"expected {self.name}")
        if reader.has("rules"):
            reader.field("rules").number(self.rules_version, self.rules_version)

    # -- for menus and tests ----------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Json]:
        told = self.components.data()
        # The board of tables whose deep level is turned by half (ICE2-GEO-6); their views say so.
        told["turned_board"] = self.components_for({"deep_sublattice": "C"}).site.data()
        return told

    def check_components(self) -> list[str]:
        c = self.components
        board = c.site.board
        return [
            f"{board.tiles} tile cells, {board.first_region - board.tiles} rim cells and "
            f"{board.spaces - board.first_region} regions: coordinates, sides, covers as the formulae give them",
            f"{c.snow} snow tiles: landscapes and faces, as many of one as of the other",
            f"{c.tiles - c.snow} artifacts: types, forms, anima, one for every cell of their levels",
            f"{sum(r.copies for r in c.requests)} requests ({len(c.requests)} different): kinds, types, rewards",
            f"{len(c.decrees)} decrees, {len(c.logbook)} logbook cards, {len(c.starting_rp)} guilds",
        ]

    def option_sets(self) -> list[Options]:
        """Every player count with every variant, and the combinations that touch each other."""
        variants: list[Options] = [
            {},
            {"first_steps": True},
            {"blessing": True},
            {"expert": True},
            {"expert": True, "friendly_curse": True},
            {"logbook_setup": True},
            {"logbook": False},
            {"blessing": True, "logbook_setup": True},
            {"expert": True, "friendly_curse": True, "logbook_setup": True},
            {"first_steps": True, "blessing": True},
            {"first_steps": True, "expert": True},
            {"gem_counts_as_daily_use": False, "forms_request_single_form_allowed": False},
            {"fault_sides": "opposite", "deep_sublattice": "C"},
        ]
        sets: list[Options] = []
        for players in (2, 3, 4, 5):
            for variant in variants:
                sets.append({"players": players, **variant})
                if players == 3:
                    sets.append({"players": players, "fluid_movement": True, **variant})
        return sets

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, IceState)
        return count_pieces(state)


def _names(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data
