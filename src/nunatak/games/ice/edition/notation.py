"""How an edition writes down what only it has: the fields of its positions, the steps of its own."""

from __future__ import annotations

from typing import Generic, TypeVar

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.engine.step import Step

S = TypeVar("S", contravariant=True)


class Notation(Generic[S]):
    """What positions of an edition hold besides what both have."""

    def __init__(
        self,
        *,
        fields: list[str],
        needed: list[str],
        player_fields: list[str],
        step_fields: dict[str, list[tuple[str, str]]],
    ) -> None:
        self.fields = fields
        self.needed = needed  # those that a whole position must have
        self.player_fields = player_fields
        self.step_fields = step_fields  # of the edition's own steps

    def write_position(self, s: S, told: dict[str, Json]) -> None:
        """Adds to a position what the edition has of its own."""
        raise NotImplementedError

    def write_position_of(self, s: S, seat: int, told: dict[str, Json]) -> None:
        """The same for one player's part."""
        raise NotImplementedError

    def read_tiles(self, s: S, position: Reader, whole: bool) -> None:
        """Lays the tiles that a position mentions over those of a state."""
        raise NotImplementedError

    def read_camps(self, s: S, players: list[tuple[int, Reader]]) -> None:
        """Reads where the camps of the players stand, if they have any."""

    def read_position(self, s: S, position: Reader) -> None:
        """Reads the edition's own fields, before pieces are counted."""
        raise NotImplementedError

    def read_player(self, s: S, seat: int, player: Reader) -> None:
        """The same for one player's part."""
        raise NotImplementedError

    def read_step(self, name: str, seat: int, one: list[int], many: list[list[int]]) -> Step[S] | None:
        """One of the edition's own steps."""
        raise NotImplementedError

    def count_pieces(self, s: S, told: dict[str, int]) -> None:
        """Adds the edition's own pieces to an inventory."""
        raise NotImplementedError
