"""Roam: set-up, options, positions.  ROAM-SETUP, ROAM-SEAT-3"""

from __future__ import annotations

from typing import Final, cast

from nunatak.engine.chance import Chance
from nunatak.engine.encoding import Encoder
from nunatak.engine.errors import OptionError, Refusal
from nunatak.engine.events import Witness
from nunatak.engine.game_of import GameOf
from nunatak.engine.json import Json, JsonObject
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.options import Choice, Flag, Number, Options, PerSeat
from nunatak.engine.reading import Reader
from nunatak.engine.state import State
from nunatak.games.roam.abilities.table import known_abilities
from nunatak.games.roam.ability import Abilities, Ability
from nunatak.games.roam.actions import SPACE
from nunatak.games.roam.agreement import RoamAgreement
from nunatak.games.roam.components import Components
from nunatak.games.roam.encoding import RoamEncoder
from nunatak.games.roam.geometry import BORDERS, SLOTS, SQUARES, WHOLE_FIELD
from nunatak.games.roam.names import ARTIFACTS, CARD_NAMES, COLOURS, LOCATIONS, ROW, STARTING, TOKENS
from nunatak.games.roam.position import count_pieces, write_pieces
from nunatak.games.roam.read_position import FIELDS, NEEDED, read_pieces, read_stack
from nunatak.games.roam.read_steps import step_codec
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.turn import begin_turn
from nunatak.games.roam.view import write_view
from nunatak.games.roam.wording import wording

RULES_VERSION: Final = 2
OLDEST_RULES: Final = 1

# Default borders by number of players (ROAM-SEAT-3), and coins by place in the turn order (ROAM-SETUP-6).
_BORDERS = {2: ["S", "N"], 3: ["S", "W", "N"], 4: ["S", "W", "N", "E"]}
_COINS = [0, 1, 1, 2]


@mypyc_attr(allow_interpreted_subclasses=True)
class Roam(GameOf[RoamState]):
    """The game with its components; a card pack replaces printed values."""

    def __init__(self, pack: dict[str, Json]) -> None:
        options = [
            Number("players", 2, 2, 4),
            Flag("artifacts"),
            Flag("outpost"),
            Flag("towers"),
            Choice("first", ["random", "1", "2", "3", "4"], "random"),
            PerSeat("borders", [*BORDERS]),
            PerSeat("colours", [*COLOURS]),
        ]
        self.components = Components(pack)
        self.abilities = Abilities(self.components, self.known_abilities())
        codec = step_codec(self.abilities)
        super().__init__("roam", RULES_VERSION, options, SPACE, codec, FIELDS, NEEDED, OLDEST_RULES)
        self.pack = pack

    def known_abilities(self) -> list[Ability[RoamState]]:
        """What artifacts can do, in the order in which a player is offered it."""
        return known_abilities()

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
                raise OptionError(name, "wrong-count", count=players, got=len(chosen))
        first = options["first"]
        if isinstance(first, str) and first != "random" and int(first) > players:
            raise OptionError("first", "wrong-few-players", most=players)
        return options

    def own(self, state: State) -> RoamState:
        assert isinstance(state, RoamState)
        return state

    def deal(self, options: Options, rules: int, chance: Chance, witness: Witness | None) -> RoamState:
        s = lay_out(RoamAgreement(self, self.components, options, rules), self.abilities, chance)
        s.witness = witness
        deck = [*range(LOCATIONS)]
        s.shuffle(deck)  # ROAM-SETUP-2
        s.deck = deck
        s.slots = deck[:SLOTS]  # ROAM-SETUP-3
        s.dealt = SLOTS
        if s.agreed.artifacts:
            stack = [*range(ARTIFACTS)]
            s.shuffle(stack)  # ROAM-ART-1
            s.stack = stack
            s.row = stack[:ROW]
            s.unstacked = ROW
        first = options["first"]
        s.first = s.draw(s.agreed.players) if first == "random" else int(str(first)) - 1  # ROAM-SETUP-5
        for place, seat in enumerate(s.agreed.clockwise_from(s.first)):
            s.coins[seat] = _COINS[place]  # ROAM-SETUP-6
        if witness is not None:
            s.tell("dealt", {"slots": [CARD_NAMES[card] for card in s.slots], "first": s.first})
        begin_turn(s, s.first)
        return s

    def redeal(self, s: RoamState, seat: int | None, chance: Chance) -> RoamState:
        """The same table with the deck below its top card and the artifact stack shuffled.  ROAM-INFO-3, ROAM-INFO-4"""
        other = s.copy()
        other.chance = chance.split()
        below = s.deck[s.dealt + 1 :]
        chance.deal(below)
        other.deck = s.deck[: s.dealt + 1] + below
        hidden = s.stack[s.unstacked :]
        chance.deal(hidden)
        other.stack = s.stack[: s.unstacked] + hidden
        return other

    def refuse_after_the_end(self) -> Refusal:
        return Refusal("ROAM-END-3", "roam-refuse-over")

    # -- what is written --------------------------------------------------------------------------------------

    def write_view(self, s: RoamState, seat: int | None) -> dict[str, Json]:
        return cast("dict[str, Json]", write_view(s, seat))

    def write_pieces(self, s: RoamState) -> dict[str, Json]:
        return write_pieces(s)

    def empty(self, options: Options, rules: int, position: Reader) -> RoamState:
        return lay_out(RoamAgreement(self, self.components, options, rules), self.abilities, Chance(0))

    def read_pieces(self, s: RoamState, position: Reader, whole: bool) -> None:
        read_pieces(s, position)

    def read_stack(self, s: RoamState, position: Reader, whole: bool) -> None:
        read_stack(s, position)
        self.bring_to_rest(s, position)

    def count(self, s: RoamState) -> dict[str, int]:
        return count_pieces(s)

    def encoder(self) -> Encoder:
        return RoamEncoder(self.components, [*self.codec.forms])

    # -- for menus and tests ----------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Json]:
        return cast("dict[str, Json]", self.components.data())

    def words(self) -> dict[str, Json]:
        return wording(self.components)

    def check_components(self) -> list[JsonObject]:
        return [
            {"say": "cli-checked-roam-locations", "cards": LOCATIONS},
            {"say": "cli-checked-roam-starting", "cards": len(self.components.cards) - LOCATIONS},
            {"say": "cli-checked-roam-artifacts", "artifacts": ARTIFACTS},
        ]

    def option_sets(self) -> list[Options]:
        return [
            {"players": players, "artifacts": artifacts, "outpost": outpost, "towers": towers}
            for players in (2, 3, 4)
            for artifacts in (False, True)
            for outpost in (False, True)
            for towers in (False, True)
        ]


def lay_out(agreed: RoamAgreement, abilities: Abilities[RoamState], chance: Chance) -> RoamState:
    """Parties, supplies and an empty field; nothing dealt yet.  ROAM-SETUP-1, ROAM-SETUP-4"""
    n = agreed.players
    s = RoamState(agreed, abilities, chance)
    s.slots = [-1] * SLOTS
    s.deck = []
    s.dealt = 0
    s.squares = [0] * SQUARES
    s.counts = [0] * (SLOTS * 4)
    s.field = WHOLE_FIELD
    s.covered = 0
    s.full = 0
    s.coins = [0] * n
    s.supply = [TOKENS] * n
    s.party = []
    for colour in agreed.colours:
        first_card = LOCATIONS + STARTING * colour
        s.party.append([first_card, first_card + 1, first_card + 2])
    s.awake = [sum(1 << card for card in party) for party in s.party]
    s.owned = [[] for _ in range(n)]
    s.ready = [0] * n
    s.row = []
    s.stack = []
    s.unstacked = 0
    s.outpost = -1
    s.first = 0
    s.active = 0
    s.round_number = 1
    s.woken = False
    s.ending = False
    s.stirred = False
    s.still_rounds = 0
    return s
