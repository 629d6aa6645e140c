"""How an edition writes down what only it has: the fields of its positions, the steps of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader

if TYPE_CHECKING:
    from nunatak.games.ice.state import IceState
    from nunatak.games.ice.step import IceStep


class Notation:
    """What positions of an edition hold besides what both have."""

    def __init__(
        self,
        fields: list[str],
        needed: list[str],
        player_fields: list[str],
        step_fields: dict[str, list[tuple[str, str]]],
    ) -> None:
        self.fields = fields
        self.needed = needed  # those that a whole position must have
        self.player_fields = player_fields
        self.step_fields = step_fields  # of the edition's own steps

    def write_position(self, s: IceState, told: dict[str, Json]) -> None:
        """Adds to a position what the edition has of its own."""
        raise NotImplementedError

    def write_position_of(self, s: IceState, seat: int, told: dict[str, Json]) -> None:
        """The same for one player's part."""
        raise NotImplementedError

    def read_position(self, s: IceState, position: Reader) -> None:
        """Reads the edition's own fields, before pieces are counted."""
        raise NotImplementedError

    def read_player(self, s: IceState, seat: int, player: Reader) -> None:
        """The same for one player's part."""
        raise NotImplementedError

    def read_step(self, name: str, seat: int, one: list[int], many: list[list[int]]) -> IceStep | None:
        """One of the edition's own steps."""
        raise NotImplementedError

    def count_pieces(self, s: IceState, told: dict[str, int]) -> None:
        """Adds the edition's own pieces to an inventory."""
        raise NotImplementedError
