"""Snow tiles in the hands of players: when each face can be played, what it does, how it refuses."""

from __future__ import annotations

from typing import Generic, TypeVar

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json

S = TypeVar("S", contravariant=True)


class SnowTile(Generic[S]):
    """One face: when it can be played between actions, what it does, how it refuses."""

    def __init__(self, between_actions: bool = True) -> None:
        self.between_actions = between_actions

    def playable(self, s: S, seat: int) -> bool:
        """Whether it would change anything if it were played now."""
        return True

    def play(self, s: S, seat: int) -> None:
        """It takes effect; it has been shown and discarded."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int) -> Refusal:
        """Why it cannot be played now, although it is held."""
        raise NotImplementedError

    def preview(self, s: S) -> dict[str, Json]:
        """Where it could take effect."""
        return {}


class Snow(Generic[S]):
    """The faces of an edition, in the order of their numbers."""

    def __init__(self, tiles: list[SnowTile[S]]) -> None:
        self.tiles = tiles
        self.between_actions = 0  # mask of the faces that are played between actions
        for face, tile in enumerate(tiles):
            if tile.between_actions:
                self.between_actions |= 1 << face
