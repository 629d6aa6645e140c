"""I C E: set-up, positions, and what the editions share of a game.  ICE2-SET, ICE1-SET"""

from __future__ import annotations

from typing import Final

from nunatak.engine.chance import Chance
from nunatak.engine.errors import OptionError, PositionError
from nunatak.engine.events import Witness
from nunatak.engine.game import Game
from nunatak.engine.json import Json
from nunatak.engine.options import Option, Options
from nunatak.engine.reading import Reader
from nunatak.engine.state import State
from nunatak.games.ice.components import Components
from nunatak.games.ice.grounds import PRICES
from nunatak.games.ice.imagine import imagine
from nunatak.games.ice.position import count_pieces, write_position
from nunatak.games.ice.read_position import lay_over
from nunatak.games.ice.setup import deal, empty_table
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import check_moments
from nunatak.games.ice.table import Table
from nunatak.games.ice.view import write_view

NEEDED: Final = [
    "guilds", "day", "first", "active", "tiles", "faults", "crew", "request_deck", "request_discard", "logbook",
    "logbook_used", "decrees", "players", "steps", "chance",
]  # fmt: skip


class Ice(Game):
    """An edition with its components; a card pack replaces printed values."""

    def __init__(self, rules: int, options: list[Option], components: Components, pack: dict[str, Json]) -> None:
        self.components = components
        super().__init__(components.edition.name, rules, options, components.actions.space)
        check_moments(self.name, self.space)
        for request in components.requests:
            PRICES[request.kind].rule(self.name)
        self.pack = pack

    def components_for(self, options: Options) -> Components:
        """The components with the board that the options ask for."""
        raise NotImplementedError

    def complete_options(self, given: Options) -> Options:
        """Checks the seats; editions also check that their variants go together."""
        options = super().complete_options(given)
        players = options["players"]
        assert isinstance(players, int)
        guilds = options["guilds"]
        assert isinstance(guilds, list)
        if guilds and len(guilds) != players:
            raise OptionError("guilds", f"expected one for each of {players} players, got {len(guilds)}")
        first = options["first"]
        if isinstance(first, str) and first != "random" and int(first) > players:
            raise OptionError("first", f"there are only {players} players")
        return options

    def settle_options(self, s: IceState, options: Options) -> Options:
        """What the options leave to chance, drawn."""
        return options

    def new(
        self,
        options: Options | None = None,
        seed: int = 0,
        witness: Witness | None = None,
        rules: int | None = None,
    ) -> IceState:
        complete = self.complete_options({} if options is None else options)
        version = self.rules_version if rules is None else rules
        players = complete["players"]
        assert isinstance(players, int)
        drawn = Table(self, self.components_for(complete), complete, version, [*range(players)])
        s = empty_table(drawn, Chance(seed))
        s.witness = witness
        complete = self.settle_options(s, complete)
        names = self.components.edition.guilds
        guilds = [names.index(str(name)) for name in _names(complete["guilds"])]
        if not guilds:
            every = [*range(len(names))]
            s.shuffle(every)  # ICE2-SET-13
            guilds = every[:players]
        table = Table(self, drawn.components, complete, version, guilds)
        chance, disclosed = s.chance, s.disclosed
        s = empty_table(table, chance)
        s.disclosed = disclosed
        s.witness = witness
        deal(s, str(complete["first"]), witness)
        return s

    # -- positions and views ----------------------------------------------------------------------------------

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
        rules = self.rules_of(reader)
        options = reader.field("options").data
        if not isinstance(options, dict):
            raise PositionError("options", "expected an object")
        for field in NEEDED + self.components.edition.notation.needed:
            reader.field(field)
        complete = self.complete_options(options)
        index = {name: i for i, name in enumerate(self.components.edition.guilds)}
        guilds = [item.one_of(index, "a guild") for item in reader.field("guilds").items()]
        if len(guilds) != complete["players"] or len(set(guilds)) != len(guilds):
            raise PositionError("guilds", f"expected {complete['players']} different guilds")
        table = Table(self, self.components_for(complete), complete, rules, guilds)
        s = empty_table(table, Chance(0))
        lay_over(s, reader, True)
        return s

    def amend(self, state: State, partial: dict[str, Json]) -> IceState:
        assert isinstance(state, IceState)
        s = state.copy()
        reader = Reader(partial, "")
        self.check_part(reader, s.table.options, s.table.rules)
        if reader.has("guilds") and reader.field("guilds").data != s.table.seat_names:
            raise PositionError("guilds", "the guilds are given with the deal (options.guilds)")
        lay_over(s, reader, False)
        return s

    # -- for menus and tests ----------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Json]:
        return self.components.data()

    def check_components(self) -> list[str]:
        c = self.components
        board = c.site.board
        return [
            f"{board.tiles} tile cells, {board.first_region - board.tiles} rim cells and "
            f"{board.spaces - board.first_region} regions: coordinates, sides, covers as the formulae give them",
            f"{c.snow} snow tiles: landscapes and faces, as many of one as of the other",
            f"{c.first_edifice - c.snow} artifacts: types, forms, anima, one for every cell of their levels",
            f"{sum(r.copies for r in c.requests)} requests ({len(c.requests)} different): kinds, types, rewards",
            f"{len(c.decrees)} decrees, {len(c.logbook)} logbook cards, {len(c.starting_rp)} guilds"
            + (f", {len(c.edifices)} edifices" if c.edifices else ""),
        ]

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, IceState)
        return count_pieces(state)


def _names(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data
