"""The first edition: modes, edifices, switches, boards.  ICE1-SET-12, sections 14 and 18"""

from __future__ import annotations

from typing import Final, cast

from nunatak.engine.chance import Chance
from nunatak.engine.encoding import Encoder
from nunatak.engine.errors import OptionError
from nunatak.engine.json import Json
from nunatak.engine.options import Choice, Flag, Number, Option, Options, PerSeat
from nunatak.engine.state import State
from nunatak.games.ice.agreement import FAULT_OFFSETS
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.first.agreement import FirstAgreement
from nunatak.games.ice.first.edition import first_edition
from nunatak.games.ice.first.encoding import FirstEncoder
from nunatak.games.ice.first.options import SeveralOf, option_sets
from nunatak.games.ice.first.printed import first_printed
from nunatak.games.ice.first.setup import lay_out_first
from nunatak.games.ice.first.sight.view import write_view
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import FIRST_GUILDS, MODES
from nunatak.games.ice.game import Ice
from nunatak.games.ice.setup import lay_out
from nunatak.games.ice.step_fields import fields_of
from nunatak.games.ice.types.catalogue import FirstCatalogue, IceBoard

RULES_VERSION: Final = 1
BOARDS: Final = ["BBB", "BCB", "BBC", "BCC"]
RANDOM: Final = "random"


class FirstIce(Ice[FirstIceState]):
    """I C E as it was printed in 2022."""

    def __init__(self, pack: dict[str, Json]) -> None:
        components = Components(first_printed(BOARDS[0]), pack)
        edifices = [edifice.name for edifice in components.edifices]
        options: list[Option] = [
            Number("players", 2, 1, 5),
            Choice("mode", [*MODES], MODES[0]),
            Flag("first_steps"),
            Flag("draft"),
            SeveralOf("edifices", [*edifices, RANDOM]),
            Choice("first", ["random", "1", "2", "3", "4", "5"], "random"),
            PerSeat("guilds", [*FIRST_GUILDS]),
            Choice("odd_level_class", BOARDS, BOARDS[0]),
            Choice("fault_sides", [*FAULT_OFFSETS], "neighbouring"),
            Flag("base_camp_tile_central"),
            Choice("hand_overflow", ["after_action", "at_once"], "after_action"),
            Flag("exalted_mandatory_each", True),
            Flag("charisma_one_leader", True),
            Flag("whistle_protects_partial_camp", True),
            Flag("last_round_for_finished_players"),
            Flag("send_at_stop"),
            Flag("extra_edifice_rp", True),
            Flag("solo_reveal_ends_game", True),
            Choice("coop_artifact_scope", ["per_player", "team"], "per_player"),
            Choice("coop_request_scope", ["per_player", "team"], "per_player"),
            Flag("coop_strict_reveal"),
        ]
        super().__init__(RULES_VERSION, options, components, first_edition(), pack)
        self._boards: dict[str, Components] = {BOARDS[0]: components}

    def all_or_nobody(self, options: Options) -> bool:
        """Alone and in co-operation one plays against the game.  ICE1-SET-12"""
        return options["mode"] in ("solo", "cooperative")

    def components_for(self, options: Options) -> Components:
        """The components with the board that the options ask for.  ICE1-BRD-5"""
        odd_levels = str(options["odd_level_class"])
        if odd_levels not in self._boards:
            self._boards[odd_levels] = Components(first_printed(odd_levels), self.pack)
        return self._boards[odd_levels]

    def own(self, state: State) -> FirstIceState:
        assert isinstance(state, FirstIceState)
        return state

    def empty_table(self, options: Options, rules: int, guilds: list[int], chance: Chance) -> FirstIceState:
        terms = FirstAgreement(self, self.components_for(options), options, rules, guilds)
        s = FirstIceState(terms, self.edition, chance)
        lay_out(s)
        lay_out_first(s)
        return s

    def complete_options(self, given: Options) -> Options:
        """One player plays alone, and only one; First Steps knows neither edifices nor the draft."""
        options = super().complete_options(given)
        players = options["players"]
        if "mode" not in given and players == 1:
            options["mode"] = "solo"
        if (players == 1) != (options["mode"] == "solo"):
            raise OptionError("mode", "wrong-ice1-mode")
        if options["first_steps"]:
            if options["edifices"]:
                raise OptionError("edifices", "wrong-ice1-edifices")
            if options["draft"]:
                raise OptionError("draft", "wrong-ice1-draft")
        return options

    def settle_options(self, s: FirstIceState, options: Options) -> Options:
        """Draws the edifices that are left to chance.  ICE1-EDI-4"""
        edifices = options["edifices"]
        assert isinstance(edifices, list)
        if RANDOM not in edifices:
            return options
        chosen: list[Json] = [name for name in edifices if name != RANDOM]
        others: list[Json] = [edifice.name for edifice in s.c.edifices if edifice.name not in chosen]
        chosen.append(others[s.draw(len(others))])
        return {**options, "edifices": chosen}

    def write_view(self, s: FirstIceState, seat: int | None) -> dict[str, Json]:
        return cast("dict[str, Json]", write_view(s, seat))

    def encoder(self) -> Encoder:
        return FirstEncoder(self.components, fields_of(self.edition.notation))

    def catalogue(self) -> dict[str, Json]:
        # The boards of the switch odd_level_class; views say which one lies on the table.
        boards: dict[str, IceBoard] = {}
        for odd_levels in BOARDS[1:]:
            boards[odd_levels] = self.components_for({"odd_level_class": odd_levels}).site.data()
        told: FirstCatalogue = {**self.components.data(), "other_boards": boards}
        return cast("dict[str, Json]", told)

    def option_sets(self) -> list[Options]:
        return option_sets([edifice.name for edifice in self.components.edifices])
