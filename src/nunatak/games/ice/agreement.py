"""What is agreed before a game of I C E and never changes: variants, switches, who plays which guild."""

from __future__ import annotations

from typing import Final

from nunatak.engine.agreement import Agreement
from nunatak.engine.game import Game
from nunatak.engine.options import Options
from nunatak.games.ice.components import Components
from nunatak.games.ice.words import (
    ALCHEMISTS,
    COMPETITIVE,
    COOPERATIVE,
    CRYOARCHITECTS,
    INCANDESCENTS,
    MODES,
    NAVIGATORS,
    PROVIDERS,
    SOLO,
    STRIDERS,
)

FAULT_OFFSETS: Final = {"neighbouring": 1, "gap": 2, "opposite": 3}
# The last day by mode and number of players; a competitive game ends with its logbook.  ICE1-SOL-1, ICE1-COO-1
LAST_DAY: Final = [[0, 99, 99, 99, 99, 99], [0, 10, 0, 0, 0, 0], [0, 0, 5, 5, 4, 4]]


class IceAgreement(Agreement):
    """Copies of a state share it. Options that an edition does not have are off."""

    def __init__(self, game: Game, components: Components, options: Options, rules: int, guilds: list[int]) -> None:
        super().__init__(game, options, rules, [components.edition.guilds[guild] for guild in guilds])
        self.components = components
        self.guilds = guilds  # by seat
        edition = components.edition
        self.first_edition = edition.name == "ice1"
        self.start_ep = edition.start_ep[self.players]
        self.first_steps = options["first_steps"] is True
        self.fault_offset = FAULT_OFFSETS[str(options["fault_sides"])]
        self.decrees_in_play = 3
        self.hand_limit = edition.hand_limit
        self._settle_second(options)
        self._settle_first(options)
        # Seats by guild, -1 when it does not play or has no abilities (ICE2-VAR-1, ICE1-FST-1).
        self.navigators = self._with_ability(NAVIGATORS)
        self.incandescents = self._with_ability(INCANDESCENTS)
        self.striders = self._with_ability(STRIDERS)
        self.providers = -1 if self.first_edition else self._with_ability(PROVIDERS)
        self.alchemists = self._with_ability(ALCHEMISTS) if self.first_edition else -1
        self.cryoarchitects = self._with_ability(CRYOARCHITECTS)
        self.seat_of_guild = [guilds.index(guild) if guild in guilds else -1 for guild in range(len(edition.guilds))]

    def _settle_second(self, options: Options) -> None:
        """Variants and switches of the second edition."""
        self.blessing = options.get("blessing") is True
        self.expert = options.get("expert") is True
        self.friendly = options.get("friendly_curse") is True
        self.logbook = options.get("logbook", True) is True
        self.logbook_setup = options.get("logbook_setup") is True
        self.gems = not self.first_edition
        self.gem_daily = options.get("gem_counts_as_daily_use") is True
        self.single_form = options.get("forms_request_single_form_allowed", True) is True
        self.can_plan = self.players != 2 and not self.first_edition  # ICE2-VAR-15
        self.fluid_tokens = 0  # ICE2-VAR-11
        if options.get("fluid_movement") is True:
            self.fluid_tokens = 2 if self.players == 2 else 1

    def _settle_first(self, options: Options) -> None:
        """Modes, edifices and switches of the first edition."""
        self.mode = MODES.index(str(options.get("mode", "competitive")))
        self.draft = options.get("draft") is True
        self.overflow_at_once = options.get("hand_overflow") == "at_once"
        self.exalted_each = options.get("exalted_mandatory_each", True) is True
        self.charisma_one = options.get("charisma_one_leader", True) is True
        self.whistle_strict = options.get("whistle_protects_partial_camp", True) is True
        self.last_for_finished = options.get("last_round_for_finished_players") is True
        self.send_at_stop = options.get("send_at_stop") is True
        self.extra_edifice_rp = options.get("extra_edifice_rp", True) is True
        self.reveal_ends = self.mode != SOLO or options.get("solo_reveal_ends_game", True) is True
        self.team_artifacts = options.get("coop_artifact_scope") == "team"
        self.team_requests = options.get("coop_request_scope") == "team"
        self.strict_reveal = options.get("coop_strict_reveal") is True
        self.central_camp = not self.first_edition or options.get("base_camp_tile_central") is True
        if self.first_edition:
            self.can_plan = self.mode != SOLO  # ICE1-SOL-2
        listed = options.get("edifices")
        self.edifices = [str(name) for name in listed] if isinstance(listed, list) else []
        self.long_moves = self.players == 2  # ICE1-TWO-1
        self.last_day = LAST_DAY[self.mode][self.players]
        self.call_price = 2 if self.mode == COOPERATIVE else 1  # ICE1-COO-4
        self.cashes = self.mode != COMPETITIVE  # ICE1-SOL-4, ICE1-COO-8
        self.wyvern = "ED01" in self.edifices
        self.portals = "ED02" in self.edifices
        self.spheres = "ED03" in self.edifices
        self.beacon = "ED04" in self.edifices
        self.resonance = "ED05" in self.edifices
        self.archive = "ED06" in self.edifices
        self.colossus = "ED08" in self.edifices
        self.dormitories = "ED09" in self.edifices
        self.cold_stores = "ED10" in self.edifices
        self.great_clock = "ED11" in self.edifices
        self.dome = "ED12" in self.edifices
        if "ED07" in self.edifices:
            self.decrees_in_play = 4
        if self.cold_stores:
            self.hand_limit = 6

    def _with_ability(self, guild: int) -> int:
        return -1 if self.first_steps or guild not in self.guilds else self.guilds.index(guild)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        return [(seat + i) % self.players for i in range(self.players)]
