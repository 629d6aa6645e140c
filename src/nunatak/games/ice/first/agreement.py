"""What is agreed before a game of the first edition: the mode, edifices of the last game, switches.  ICE1-SET-12"""

from __future__ import annotations

from typing import Final

from nunatak.engine.game import Game
from nunatak.engine.options import Options
from nunatak.games.ice.agreement import IceAgreement
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.first.words import ALCHEMISTS, COMPETITIVE, COOPERATIVE, MODES, SOLO

# The last day by mode and number of players; a competitive game ends with its logbook.  ICE1-SOL-1, ICE1-COO-1
LAST_DAY: Final = [[0, 99, 99, 99, 99, 99], [0, 10, 0, 0, 0, 0], [0, 0, 5, 5, 4, 4]]


class FirstAgreement(IceAgreement):
    """Modes, edifices and switches."""

    def __init__(self, game: Game, components: Components, options: Options, rules: int, guilds: list[int]) -> None:
        super().__init__(game, components, options, rules, guilds)
        self.alchemists = self.with_ability(ALCHEMISTS)
        self.mode = [str(mode) for mode in MODES].index(str(options["mode"]))
        self.draft = options["draft"] is True
        self.can_plan = self.mode != SOLO  # ICE1-SOL-2
        self.call_price = 2 if self.mode == COOPERATIVE else 1  # ICE1-COO-4
        self.cashes = self.mode != COMPETITIVE  # ICE1-SOL-4, ICE1-COO-8
        self.last_day = LAST_DAY[self.mode][self.players]
        self.long_moves = self.players == 2  # ICE1-TWO-1
        self.central_camp = options["base_camp_tile_central"] is True
        self.overflow_at_once = options["hand_overflow"] == "at_once"
        self.exalted_each = options["exalted_mandatory_each"] is True
        self.charisma_one = options["charisma_one_leader"] is True
        self.whistle_strict = options["whistle_protects_partial_camp"] is True
        self.last_for_finished = options["last_round_for_finished_players"] is True
        self.send_at_stop = options["send_at_stop"] is True
        self.extra_edifice_rp = options["extra_edifice_rp"] is True
        self.reveal_ends = self.mode != SOLO or options["solo_reveal_ends_game"] is True
        self.team_artifacts = options["coop_artifact_scope"] == "team"
        self.team_requests = options["coop_request_scope"] == "team"
        self.strict_reveal = options["coop_strict_reveal"] is True
        listed = options["edifices"]
        assert isinstance(listed, list)
        self.edifices = [str(name) for name in listed]
        self._settle_edifices()

    def _settle_edifices(self) -> None:
        """What the edifices of the last game do in this one.  ICE1-EDI-10 to ICE1-EDI-21"""
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
