"""What is agreed before a game of I C E and never changes: who plays which guild, and what both editions can vary."""

from __future__ import annotations

from typing import Final

from nunatak.engine.agreement import Agreement
from nunatak.engine.game import Game
from nunatak.engine.options import Options
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.components.words import CRYOARCHITECTS, INCANDESCENTS, NAVIGATORS, STRIDERS
from nunatak.games.ice.types.words import Guild

DECREES_IN_PLAY: Final = 3
FAULT_OFFSETS: Final = {"neighbouring": 1, "gap": 2, "opposite": 3}


class IceAgreement(Agreement):
    """Copies of a state share it. An edition adds its own variants and changes what stands here as defaults."""

    def __init__(self, game: Game, components: Components, options: Options, rules: int, guilds: list[int]) -> None:
        super().__init__(game, options, rules, [components.guilds[guild] for guild in guilds])
        self.components = components
        self.guilds = guilds  # by seat
        self.seat_of_guild = [guilds.index(guild) if guild in guilds else -1 for guild in range(len(components.guilds))]
        self.start_ep = components.numbers.start_ep[self.players]
        self.first_steps = options["first_steps"] is True
        self.fault_offset = FAULT_OFFSETS[str(options["fault_sides"])]
        # Seats by guild, -1 when it does not play or has no abilities (ICE2-VAR-1, ICE1-FST-1).
        self.navigators = self.with_ability(NAVIGATORS)
        self.incandescents = self.with_ability(INCANDESCENTS)
        self.striders = self.with_ability(STRIDERS)
        self.cryoarchitects = self.with_ability(CRYOARCHITECTS)
        self.decrees_in_play = DECREES_IN_PLAY
        self.hand_limit = components.numbers.hand_limit
        self.central_camp = True  # whether the base-camp tile lies in the middle
        self.logbook = True
        self.logbook_setup = False  # whether a logbook card says where archaeologists start, ICE2-VAR-20
        self.can_plan = True
        self.call_price = 1  # EP for an archaeologist called to a camp
        self.single_form = True  # whether a single artifact pays a forms request
        self.gems = False  # whether there are Anima Gems
        self.gem_daily = False  # whether a gem counts as the day's use of its type
        self.portals = False  # whether tunnels lead to each other, ICE1-EDI-11
        self.great_clock = False  # whether it takes no RP to overwork, ICE1-EDI-20

    def guild(self, seat: int) -> Guild:
        """The name of a seat's guild."""
        return self.components.guilds[self.guilds[seat]]

    def with_ability(self, guild: int) -> int:
        """The seat of a guild that plays and may use what it can do; -1 when there is none."""
        return -1 if self.first_steps or guild not in self.guilds else self.guilds.index(guild)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        return [(seat + i) % self.players for i in range(self.players)]
