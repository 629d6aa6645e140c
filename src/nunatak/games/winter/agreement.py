"""What is agreed before a game of Endless Winter: tribes, variants, modules."""

from __future__ import annotations

from typing import Final

from nunatak.engine.agreement import Agreement
from nunatak.engine.game import Game
from nunatak.engine.options import Options
from nunatak.games.winter.components.components import Components
from nunatak.games.winter.names import LAYOUTS, TRIBES
from nunatak.games.winter.types.words import Tribe

RANDOM: Final = "random"
SETUP_DRAFT: Final = "setup_cards"
FULL_DRAFT: Final = "chiefs_and_setup_cards"
DRAFTS: Final = [RANDOM, SETUP_DRAFT, FULL_DRAFT]


class WinterAgreement(Agreement):
    """The components that are played with, the players' tribes, variants and modules."""

    def __init__(self, game: Game, components: Components, options: Options, rules: int) -> None:
        tribes = options["tribes"]
        assert isinstance(tribes, list)
        all_tribes: list[str] = [*TRIBES]
        self.tribes = [all_tribes.index(str(tribe)) for tribe in tribes]
        super().__init__(game, options, rules, [TRIBES[tribe] for tribe in self.tribes])
        self.components = components
        self.draft = str(options["draft"])
        self.glacier_tokens = options["glacier_tokens"] is True
        self.rest_tokens = options["rest_tokens"] is True
        layout = str(options["layout"])
        layouts: list[str] = [*LAYOUTS]
        # EW-SETUP-18: the recommended layout unless another one is asked for.
        recommended = components.megaliths.recommended
        self.layout = recommended.index(self.players) if layout == "recommended" else layouts.index(layout)

    def tribe(self, seat: int) -> Tribe:
        """The name of a seat's tribe."""
        return TRIBES[self.tribes[seat]]
