"""What is agreed before a game of the second edition: variants and switches.  ICE2-VAR"""

from __future__ import annotations

from nunatak.engine.game import Game
from nunatak.engine.options import Options
from nunatak.games.ice.agreement import IceAgreement
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.second.words import PROVIDERS


class SecondAgreement(IceAgreement):
    """Blessing, curse, logbook, fluid movement; gems."""

    def __init__(self, game: Game, components: Components, options: Options, rules: int, guilds: list[int]) -> None:
        super().__init__(game, components, options, rules, guilds)
        self.providers = self.with_ability(PROVIDERS)
        self.blessing = options["blessing"] is True
        self.expert = options["expert"] is True
        self.friendly = options["friendly_curse"] is True
        self.logbook = options["logbook"] is True
        self.logbook_setup = options["logbook_setup"] is True
        self.gems = True
        self.gem_daily = options["gem_counts_as_daily_use"] is True
        self.single_form = options["forms_request_single_form_allowed"] is True
        self.can_plan = self.players != 2  # ICE2-VAR-15
        self.fluid_tokens = 0  # ICE2-VAR-11
        if options["fluid_movement"] is True:
            self.fluid_tokens = 2 if self.players == 2 else 1
