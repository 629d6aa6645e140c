"""Roam: set-up, options, positions.  ROAM-SETUP, ROAM-SEAT-3"""

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
from nunatak.games.roam.actions import SPACE
from nunatak.games.roam.components import ARTIFACTS, CARD_NAMES, COLOURS, LOCATIONS, ROW, STARTING, TOKENS, Components
from nunatak.games.roam.geometry import BORDERS, SLOTS, SQUARES, WHOLE_FIELD
from nunatak.games.roam.position import count_pieces, lay_over, write_position
from nunatak.games.roam.state import RoamState, Table
from nunatak.games.roam.steps.turn import begin_turn
from nunatak.games.roam.view import write_view

RULES_VERSION: Final = 2
OLDEST_RULES: Final = 1

# Default borders by number of players (ROAM-SEAT-3), and coins by place in the turn order (ROAM-SETUP-6).
_BORDERS = {2: ["S", "N"], 3: ["S", "W", "N"], 4: ["S", "W", "N", "E"]}
_COINS = [0, 1, 1, 2]


class Roam(Game):
    """The game with its components; a card pack replaces printed values."""

    def __init__(self, pack: dict[str, Json]) -> None:
        options = [
            Number("players", 2, 2, 4),
            Flag("artifacts"),
            Flag("outpost"),
            Flag("towers"),
            Choice("first", ["random", "1", "2", "3", "4"], "random"),
            PerSeat("borders", BORDERS),
            PerSeat("colours", COLOURS),
        ]
        super().__init__("roam", RULES_VERSION, options, SPACE, OLDEST_RULES)
        self.pack = pack
        self.components = Components(pack)

    def complete_options(self, given: Options) -> Options:
        options = super().complete_options(given)
        players = options["players"]
        assert isinstance(players, int)
        for name, default in (("borders", _BORDERS[players]), ("colours", COLOURS[:players])):
            chosen = options[name]
            assert isinstance(chosen, list)
            if not chosen:
                options[name] = [*default]
            elif len(chosen) != players:
                raise OptionError(name, f"expected one for each of {players} players, got {len(chosen)}")
        first = options["first"]
        if isinstance(first, str) and first != "random" and int(first) > players:
            raise OptionError("first", f"there are only {players} players")
        return options

    def new(
        self,
        options: Options | None = None,
        seed: int = 0,
        witness: Witness | None = None,
        rules: int | None = None,
    ) -> RoamState:
        complete = self.complete_options({} if options is None else options)
        s = self._empty_table(complete, Chance(seed), self.rules_version if rules is None else rules)
        s.witness = witness
        deck = [*range(LOCATIONS)]
        s.shuffle(deck)  # ROAM-SETUP-2
        s.deck = deck
        s.slots = deck[:SLOTS]  # ROAM-SETUP-3
        s.dealt = SLOTS
        if s.table.artifacts:
            stack = [*range(ARTIFACTS)]
            s.shuffle(stack)  # ROAM-ART-1
            s.stack = stack
            s.row = stack[:ROW]
            s.unstacked = ROW
        first = complete["first"]
        s.first = s.draw(s.table.players) if first == "random" else int(str(first)) - 1  # ROAM-SETUP-5
        for place, seat in enumerate(s.table.clockwise_from(s.first)):
            s.coins[seat] = _COINS[place]  # ROAM-SETUP-6
        if witness is not None:
            slots: list[Json] = [CARD_NAMES[card] for card in s.slots]
            s.tell("dealt", {"slots": slots, "first": s.first})
        begin_turn(s, s.first)
        return s

    def _empty_table(self, options: Options, chance: Chance, rules: int) -> RoamState:
        """Parties, supplies and an empty field; nothing dealt yet.  ROAM-SETUP-1, ROAM-SETUP-4"""
        table = Table(
            self, options, rules, _indices(options, "borders", BORDERS), _indices(options, "colours", COLOURS)
        )
        n = table.players
        parties: list[list[int]] = []
        for colour in table.colours:
            first_card = LOCATIONS + STARTING * colour
            parties.append([first_card, first_card + 1, first_card + 2])
        nothing: list[list[int]] = [[] for _ in range(n)]
        return RoamState(
            table=table,
            chance=chance,
            disclosed=0,
            steps=[],
            slots=[-1] * SLOTS,
            deck=[],
            dealt=0,
            squares=[0] * SQUARES,
            counts=[0] * (SLOTS * 4),
            field=WHOLE_FIELD,
            covered=0,
            full=0,
            coins=[0] * n,
            supply=[TOKENS] * n,
            party=parties,
            awake=[sum(1 << card for card in party) for party in parties],
            owned=nothing,
            ready=[0] * n,
            row=[],
            stack=[],
            unstacked=0,
            outpost=-1,
            first=0,
            active=0,
            round_number=1,
            woken=False,
            ending=False,
            stirred=False,
            still_rounds=0,
        )

    # -- positions --------------------------------------------------------------------------------------------

    def write_position(self, s: RoamState) -> dict[str, Json]:
        """The whole state as readable data."""
        return write_position(s)

    def view(self, s: RoamState, seat: int | None) -> dict[str, Json]:
        """What a seat may see."""
        return write_view(s, seat)

    def from_position(self, position: dict[str, Json]) -> RoamState:
        reader = Reader(position, "")
        rules = self.rules_of(reader)
        options = reader.field("options").data
        if not isinstance(options, dict):
            raise PositionError("options", "expected an object")
        for field in ("first", "active", "slots", "deck", "tokens", "players", "row", "stack", "steps", "chance"):
            reader.field(field)
        s = self._empty_table(self.complete_options(options), Chance(0), rules)
        lay_over(s, reader)
        return s

    def amend(self, state: State, partial: dict[str, Json]) -> RoamState:
        assert isinstance(state, RoamState)
        s = state.copy()
        reader = Reader(partial, "")
        self.check_part(reader, s.table.options, s.table.rules)
        lay_over(s, reader)
        return s

    # -- for menus and tests ----------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Json]:
        cards: list[Json] = [card.data() for card in self.components.cards]
        artifacts: list[Json] = [artifact.data() for artifact in self.components.artifacts]
        return {"cards": cards, "artifacts": artifacts}

    def check_components(self) -> list[str]:
        c = self.components
        return [
            f"{LOCATIONS} location cards: patterns, points, six squares of coins, totals, ids, provenance",
            f"{len(c.cards) - LOCATIONS} starting cards: three a colour, patterns, provenance",
            f"{ARTIFACTS} artifacts: abilities and their copies, prices, points, provenance",
        ]

    def option_sets(self) -> list[Options]:
        return [
            {"players": players, "artifacts": artifacts, "outpost": outpost, "towers": towers}
            for players in (2, 3, 4)
            for artifacts in (False, True)
            for outpost in (False, True)
            for towers in (False, True)
        ]

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, RoamState)
        return count_pieces(state)


def _indices(options: Options, name: str, values: list[str]) -> list[int]:
    chosen = options[name]
    assert isinstance(chosen, list)
    return [values.index(str(value)) for value in chosen]
