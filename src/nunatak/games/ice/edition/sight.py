"""What is hidden of what only one edition has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from nunatak.engine.chance import Chance
from nunatak.engine.json import Json

S = TypeVar("S", contravariant=True)


class Sight(Generic[S]):
    """Imagined deals."""

    def places(self, s: S, facts: Iterable[Json], seat: int) -> dict[str, Json]:
        """What the spaces that some facts name are like; `seat` is spoken to, -1 if nobody is."""
        raise NotImplementedError

    def imagine_tiles(self, s: S, seat: int | None, chance: Chance) -> None:
        """Deals the tiles anew that are hidden from a seat."""
        raise NotImplementedError

    def imagine_cards(self, s: S, seat: int | None, chance: Chance) -> None:
        """Deals requests and logbook anew, as far as they are hidden from a seat."""
        raise NotImplementedError
