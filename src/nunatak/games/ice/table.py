"""What is agreed before a game of I C E and never changes: variants, switches, who plays which guild."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.json import Json
from nunatak.games.ice.components import Components
from nunatak.games.ice.words import CRYOARCHITECTS, GUILDS, INCANDESCENTS, NAVIGATORS, PROVIDERS, STRIDERS

if TYPE_CHECKING:
    from nunatak.games.ice.game import Ice

FAULT_OFFSETS = {"neighbouring": 1, "gap": 2, "opposite": 3}


class Table:
    """Copies of a state share their table."""

    def __init__(self, ice: Ice, components: Components, options: dict[str, Json], guilds: list[int]) -> None:
        self.ice = ice
        self.components = components
        self.options = options
        self.guilds = guilds  # by seat
        self.players = len(guilds)
        edition = components.edition
        self.start_ep = edition.start_ep[self.players]
        self.first_steps = options["first_steps"] is True
        self.blessing = options["blessing"] is True
        self.expert = options["expert"] is True
        self.friendly = options["friendly_curse"] is True
        self.logbook = options["logbook"] is True
        self.logbook_setup = options["logbook_setup"] is True
        self.gem_daily = options["gem_counts_as_daily_use"] is True
        self.single_form = options["forms_request_single_form_allowed"] is True
        self.fault_offset = FAULT_OFFSETS[str(options["fault_sides"])]
        self.can_plan = self.players != 2  # ICE2-VAR-15
        self.fluid_tokens = 0  # ICE2-VAR-11
        if options["fluid_movement"] is True:
            self.fluid_tokens = 2 if self.players == 2 else 1
        # Seats by guild, -1 when it does not play or has no abilities (ICE2-VAR-1).
        self.navigators = self._with_ability(NAVIGATORS)
        self.incandescents = self._with_ability(INCANDESCENTS)
        self.striders = self._with_ability(STRIDERS)
        self.providers = self._with_ability(PROVIDERS)
        self.cryoarchitects = self._with_ability(CRYOARCHITECTS)
        self.seat_of_guild = [guilds.index(guild) if guild in guilds else -1 for guild in range(len(GUILDS))]
        self.seat_names = [GUILDS[guild] for guild in guilds]
        self.seat_index = {name: seat for seat, name in enumerate(self.seat_names)}

    def _with_ability(self, guild: int) -> int:
        return -1 if self.first_steps or guild not in self.guilds else self.guilds.index(guild)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        return [(seat + i) % self.players for i in range(self.players)]
