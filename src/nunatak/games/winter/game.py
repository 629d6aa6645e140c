"""Endless Winter: options, set-up, positions."""

from __future__ import annotations

from typing import Final, cast

from nunatak.engine.chance import Chance
from nunatak.engine.encoding import Encoder
from nunatak.engine.errors import OptionError, Refusal
from nunatak.engine.events import Witness
from nunatak.engine.game_of import GameOf
from nunatak.engine.json import Json, JsonObject
from nunatak.engine.options import Choice, Flag, Number, Options, PerSeat
from nunatak.engine.reading import Reader
from nunatak.engine.state import State
from nunatak.games.winter.actions import SPACE
from nunatak.games.winter.agreement import DRAFTS, FULL_DRAFT, RANDOM, WinterAgreement
from nunatak.games.winter.components.components import Components
from nunatak.games.winter.dealing import deal
from nunatak.games.winter.encoding.encoder import WinterEncoder
from nunatak.games.winter.imagining import imagine
from nunatak.games.winter.inventory import count_pieces
from nunatak.games.winter.laying_out import empty_table
from nunatak.games.winter.names import LAYOUTS, TRIBES
from nunatak.games.winter.position import write_pieces
from nunatak.games.winter.reading.position import FIELDS, NEEDED, read_pieces, read_stack
from nunatak.games.winter.reading.steps import step_codec
from nunatak.games.winter.scoring import final_scores, final_winners
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.course import Course
from nunatak.games.winter.steps.setup import ChooseChief, ChooseSetup, ChooseSide, OpenHands
from nunatak.games.winter.steps.waiting import WaitingAbilities
from nunatak.games.winter.view import write_view
from nunatak.games.winter.wording import wording

RULES_VERSION: Final = 2
OLDEST_RULES: Final = 1


class Winter(GameOf[WinterState]):
    """The game with its components; a card pack replaces printed values."""

    def __init__(self, pack: dict[str, Json]) -> None:
        options = [
            Number("players", 2, 2, 4),
            Choice("draft", DRAFTS, RANDOM),
            Flag("glacier_tokens"),
            Flag("rest_tokens"),
            Choice("layout", ["recommended", *LAYOUTS], "recommended"),
            PerSeat("tribes", [*TRIBES]),
        ]
        super().__init__("winter", RULES_VERSION, options, SPACE, step_codec(), FIELDS, NEEDED, OLDEST_RULES, "EW")
        self.pack = pack
        self.components = Components(pack)
        self.listeners = WaitingAbilities()

    def complete_options(self, given: Options) -> Options:
        options = super().complete_options(given)
        players, tribes = options["players"], options["tribes"]
        assert isinstance(players, int)
        assert isinstance(tribes, list)
        if not tribes:
            options["tribes"] = [*TRIBES[:players]]
        elif len(tribes) != players:
            raise OptionError("tribes", "wrong-count", count=players, got=len(tribes))
        return options

    def own(self, state: State) -> WinterState:
        assert isinstance(state, WinterState)
        return state

    def deal(self, options: Options, rules: int, chance: Chance, witness: Witness | None) -> WinterState:
        s = empty_table(WinterAgreement(self, self.components, options, rules), self.listeners, chance)
        s.witness = witness
        deal(s)
        s.push_all(first_steps(s))
        s.settle()
        return s

    def redeal(self, s: WinterState, seat: int | None, chance: Chance) -> WinterState:
        return imagine(s, seat, chance)

    def add_up(self, s: WinterState) -> list[int]:
        return final_scores(s)

    def best(self, s: WinterState) -> list[int]:
        return final_winners(s)

    def refuse_after_the_end(self) -> Refusal:
        return Refusal("EW-END-1", "winter-refuse-over")

    # -- what is written --------------------------------------------------------------------------------------

    def write_view(self, s: WinterState, seat: int | None) -> dict[str, Json]:
        return cast("dict[str, Json]", write_view(s, seat))

    def write_pieces(self, s: WinterState) -> dict[str, Json]:
        return write_pieces(s)

    def empty(self, options: Options, rules: int, position: Reader) -> WinterState:
        return empty_table(WinterAgreement(self, self.components, options, rules), self.listeners, Chance(0))

    def read_pieces(self, s: WinterState, position: Reader, whole: bool) -> None:
        read_pieces(s, position, whole)

    def read_stack(self, s: WinterState, position: Reader, whole: bool) -> None:
        read_stack(s, position, whole)
        s.settle()

    def count(self, s: WinterState) -> dict[str, int]:
        return count_pieces(s)

    def encoder(self) -> Encoder:
        return WinterEncoder([*self.codec.forms])

    # -- for menus and tests ----------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Json]:
        return cast("dict[str, Json]", self.components.data())

    def words(self) -> dict[str, Json]:
        return wording()

    def check_components(self) -> list[JsonObject]:
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


def first_steps(s: WinterState) -> list[WinterStep]:
    """The choices of the set-up in their order; the last of the list comes first.  EW-SETUP-6, EW-VAR"""
    steps: list[WinterStep] = [Course()]
    steps += [ChooseSide(seat) for seat in reversed(s.order)]
    if s.agreed.draft != RANDOM:
        steps.append(OpenHands())
        steps += [ChooseSetup(seat) for seat in s.order]  # in reverse turn order
    if s.agreed.draft == FULL_DRAFT:
        steps += [ChooseChief(seat) for seat in reversed(s.order)]
    return steps
