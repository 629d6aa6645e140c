"""What is agreed before the game and never changes; copies of a state share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nunatak.engine.json import Json
from nunatak.games.winter.names import LAYOUTS, TRIBES

if TYPE_CHECKING:
    from nunatak.games.winter.game import Winter

RANDOM: Final = "random"
SETUP_DRAFT: Final = "setup_cards"
FULL_DRAFT: Final = "chiefs_and_setup_cards"
DRAFTS: Final = [RANDOM, SETUP_DRAFT, FULL_DRAFT]


class Table:
    """The game with its components, the players' tribes, variants and modules."""

    def __init__(self, winter: Winter, options: dict[str, Json], rules: int) -> None:
        self.winter = winter
        self.options = options
        self.rules = rules  # the version of the rules that this game was begun under
        players, tribes = options["players"], options["tribes"]
        assert isinstance(players, int)
        assert isinstance(tribes, list)
        self.players = players
        self.tribes = [TRIBES.index(str(tribe)) for tribe in tribes]
        self.draft = str(options["draft"])
        self.glacier_tokens = options["glacier_tokens"] is True
        self.rest_tokens = options["rest_tokens"] is True
        layout = str(options["layout"])
        # EW-SETUP-18: the recommended layout unless another one is asked for.
        recommended = winter.components.megaliths.recommended
        self.layout = recommended.index(players) if layout == "recommended" else LAYOUTS.index(layout)

    def tribe(self, seat: int) -> str:
        """The name of a seat's tribe."""
        return TRIBES[self.tribes[seat]]

    def seats(self) -> dict[str, int]:
        """The seats by the names of their tribes."""
        return {self.tribe(seat): seat for seat in range(self.players)}
