"""The second edition: options, variants, boards.  ICE2-SET, ICE2-VAR"""

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
from nunatak.games.ice.components.words import GUILDS
from nunatak.games.ice.game import Ice
from nunatak.games.ice.second.agreement import SecondAgreement
from nunatak.games.ice.second.edition import second_edition
from nunatak.games.ice.second.encoding import SecondEncoder
from nunatak.games.ice.second.printed import second_printed
from nunatak.games.ice.second.setup import lay_out_second
from nunatak.games.ice.second.sight.view import write_view
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.setup import lay_out
from nunatak.games.ice.step_fields import fields_of
from nunatak.games.ice.types.catalogue import SecondCatalogue

RULES_VERSION: Final = 1


class SecondIce(Ice[SecondIceState]):
    """I C E as it was printed in 2025."""

    def __init__(self, pack: dict[str, Json]) -> None:
        options: list[Option] = [
            Number("players", 2, 2, 5),
            Flag("first_steps"),
            Flag("blessing"),
            Flag("fluid_movement"),
            Flag("expert"),
            Flag("friendly_curse"),
            Flag("logbook", True),
            Flag("logbook_setup"),
            Choice("first", ["random", "1", "2", "3", "4", "5"], "random"),
            PerSeat("guilds", [*GUILDS]),
            Flag("gem_counts_as_daily_use", True),
            Flag("forms_request_single_form_allowed", True),
            Choice("fault_sides", [*FAULT_OFFSETS], "neighbouring"),
            Choice("deep_sublattice", ["B", "C"], "B"),
        ]
        super().__init__(RULES_VERSION, options, Components(second_printed("B"), pack), second_edition(), pack)
        self._mirrored: Components | None = None

    def components_for(self, options: Options) -> Components:
        """The components with the board that the options ask for.  ICE2-GEO-6"""
        if options["deep_sublattice"] == "B":
            return self.components
        if self._mirrored is None:
            self._mirrored = Components(second_printed("C"), self.pack)
        return self._mirrored

    def own(self, state: State) -> SecondIceState:
        assert isinstance(state, SecondIceState)
        return state

    def empty_table(self, options: Options, rules: int, guilds: list[int], chance: Chance) -> SecondIceState:
        terms = SecondAgreement(self, self.components_for(options), options, rules, guilds)
        s = SecondIceState(terms, self.edition, chance)
        lay_out(s)
        lay_out_second(s)
        return s

    def complete_options(self, given: Options) -> Options:
        """Checks that the variants go together, and settles what the number of players decides."""
        options = super().complete_options(given)
        players = options["players"]
        assert isinstance(players, int)
        if players == 2:
            options["fluid_movement"] = True  # ICE2-VAR-11
        elif players > 3 and options["fluid_movement"]:
            raise OptionError("fluid_movement", "wrong-ice2-fluid")
        if options["friendly_curse"] and not options["expert"]:
            raise OptionError("friendly_curse", "wrong-ice2-friendly")
        if options["blessing"] and options["expert"]:
            raise OptionError("blessing", "wrong-ice2-blessing")
        if options["first_steps"]:
            options["logbook"] = False  # ICE2-VAR-1
            if options["logbook_setup"]:
                raise OptionError("logbook_setup", "wrong-ice2-logbook")
        return options

    def write_view(self, s: SecondIceState, seat: int | None) -> dict[str, Json]:
        return cast("dict[str, Json]", write_view(s, seat))

    def encoder(self) -> Encoder:
        return SecondEncoder(self.components, fields_of(self.edition.notation))

    def catalogue(self) -> dict[str, Json]:
        # The board of tables whose deep level is turned by half (ICE2-GEO-6); their views say so.
        turned = self.components_for({"deep_sublattice": "C"}).site.data()
        told: SecondCatalogue = {**self.components.data(), "turned_board": turned}
        return cast("dict[str, Json]", told)

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
