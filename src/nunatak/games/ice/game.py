"""I C E: set-up, positions, and what the editions share of a game.  ICE2-SET, ICE1-SET"""

from __future__ import annotations

from typing import TypeVar

from nunatak.engine.chance import Chance
from nunatak.engine.errors import OptionError, PositionError, Refusal
from nunatak.engine.events import Witness
from nunatak.engine.game_of import GameOf
from nunatak.engine.json import Json, JsonObject
from nunatak.engine.options import Option, Options
from nunatak.engine.reading import Reader
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.edition.edition import Edition
from nunatak.games.ice.reading.pieces import FIELDS, NEEDED, read_pieces, read_stack
from nunatak.games.ice.reading.position import count_pieces, write_pieces
from nunatak.games.ice.reading.steps import step_codec
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import PRICES
from nunatak.games.ice.setup import deal
from nunatak.games.ice.sight.imagine import deal_anew
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import check_moments
from nunatak.games.ice.wording import wording

S = TypeVar("S", bound=IceState)


class Ice(GameOf[S]):
    """An edition with its components; a card pack replaces printed values."""

    def __init__(
        self,
        rules: int,
        options: list[Option],
        components: Components,
        edition: Edition[S],
        pack: dict[str, Json],
    ) -> None:
        self.components = components
        self.edition = edition
        notation = edition.notation
        super().__init__(
            edition.name,
            rules,
            options,
            components.actions.space,
            step_codec(notation),
            FIELDS + notation.fields,
            NEEDED + notation.needed,
        )
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
            raise OptionError("guilds", "wrong-count", count=players, got=len(guilds))
        first = options["first"]
        if isinstance(first, str) and first != "random" and int(first) > players:
            raise OptionError("first", "wrong-few-players", most=players)
        return options

    def empty_table(self, options: Options, rules: int, guilds: list[int], chance: Chance) -> S:
        """Guild boards with their starting pieces and a bare board: nothing dealt yet."""
        raise NotImplementedError

    def settle_options(self, s: S, options: Options) -> Options:
        """What the options leave to chance, drawn."""
        return options

    def deal(self, options: Options, rules: int, chance: Chance, witness: Witness | None) -> S:
        players = options["players"]
        assert isinstance(players, int)
        s = self.empty_table(options, rules, [*range(players)], chance)
        s.witness = witness
        options = self.settle_options(s, options)
        names: list[str] = [*self.components.guilds]
        guilds = [names.index(str(name)) for name in _names(options["guilds"])]
        if not guilds:
            every = [*range(len(names))]
            s.shuffle(every)  # ICE2-SET-13
            guilds = every[:players]
        disclosed = s.disclosed
        s = self.empty_table(options, rules, guilds, s.chance)
        s.disclosed = disclosed
        s.witness = witness
        deal(s, str(options["first"]), witness)
        return s

    def redeal(self, s: S, seat: int | None, chance: Chance) -> S:
        other = self.own(s.copy())
        deal_anew(other, seat, chance)
        return other

    def refuse_after_the_end(self) -> Refusal:
        return Refusal(grounds.OVER.rule(self.name), "ice-refuse-over")

    # -- what is written --------------------------------------------------------------------------------------

    def write_pieces(self, s: S) -> dict[str, Json]:
        return write_pieces(s)

    def empty(self, options: Options, rules: int, position: Reader) -> S:
        index: dict[str, int] = {name: i for i, name in enumerate(self.components.guilds)}
        guilds = [item.one_of(index) for item in position.field("guilds").items()]
        if len(guilds) != options["players"] or len(set(guilds)) != len(guilds):
            raise PositionError("guilds", "wrong-ice-guilds", count=options["players"])
        return self.empty_table(options, rules, guilds, Chance(0))

    def read_pieces(self, s: S, position: Reader, whole: bool) -> None:
        if position.has("guilds") and position.field("guilds").data != s.agreed.seat_names:
            raise PositionError("guilds", "wrong-with-deal")
        read_pieces(s, position, whole)

    def read_stack(self, s: S, position: Reader, whole: bool) -> None:
        read_stack(s, position)

    def count(self, s: S) -> dict[str, int]:
        return count_pieces(s)

    # -- for menus and tests ----------------------------------------------------------------------------------

    def words(self) -> dict[str, Json]:
        return wording(self.name, self.components)

    def check_components(self) -> list[JsonObject]:
        c = self.components
        board = c.site.board
        return [
            {
                "say": "cli-checked-ice-board",
                "tiles": board.tiles,
                "rim": board.first_region - board.tiles,
                "regions": board.spaces - board.first_region,
            },
            {"say": "cli-checked-ice-snow", "tiles": c.snow},
            {"say": "cli-checked-ice-artifacts", "artifacts": c.first_edifice - c.snow},
            {
                "say": "cli-checked-ice-requests",
                "requests": sum(request.copies for request in c.requests),
                "different": len(c.requests),
            },
            {
                "say": "cli-checked-ice-cards",
                "decrees": len(c.decrees),
                "logbook": len(c.logbook),
                "guilds": len(c.starting_rp),
                "edifices": len(c.edifices),
            },
        ]


def _names(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data
