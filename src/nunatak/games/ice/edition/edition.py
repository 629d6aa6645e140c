"""An edition of I C E: its answers where the rulebooks differ.  ICE1-DIF

The steps, tables and readers of this folder's neighbours are shared. Where the editions part ways they ask the edition;
the answers stand in `first/edition.py` and `second/edition.py`, and whatever exists in one edition only lies beside
them. `S` is the edition's own kind of state, so that its answers see the pieces that only it has.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from nunatak.games.ice.edition.abilities import Abilities
from nunatak.games.ice.edition.course import Course
from nunatak.games.ice.edition.effects import Effect
from nunatak.games.ice.edition.ending import Ending
from nunatak.games.ice.edition.logbook import LogbookCards
from nunatak.games.ice.edition.notation import Notation
from nunatak.games.ice.edition.sight import Sight
from nunatak.games.ice.edition.snow import Snow
from nunatak.games.ice.edition.tiles import Tiles

S = TypeVar("S", contravariant=True)


class Edition(Generic[S]):
    """The answers, by what they are about."""

    def __init__(
        self,
        name: str,
        *,
        course: Course[S],
        tiles: Tiles[S],
        abilities: Abilities[S],
        effects: list[Effect[S]],
        snow: Snow[S],
        logbook: LogbookCards[S],
        ending: Ending[S],
        sight: Sight[S],
        notation: Notation[S],
    ) -> None:
        self.name = name
        self.course = course
        self.tiles = tiles
        self.abilities = abilities
        self.effects = effects  # of artifacts, by type
        self.snow = snow
        self.logbook = logbook
        self.ending = ending
        self.sight = sight
        self.notation = notation
