"""What a sacred stone scores: read from its line, and how to tell it as plain data.  EW-STONE-6"""

from __future__ import annotations

import re
from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.winter.effects.notation import NotationError
from nunatak.games.winter.names import SPECIES, TERRAIN
from nunatak.games.winter.types.catalogue import WinterScore

SETTLEMENT_TOUCHING: Final = 0
CAMP_TERRAIN_TYPE: Final = 1
OWN_GROUND_MEGALITH: Final = 2
OWN_UPPER_MEGALITH: Final = 3
MEGALITH_BOARD: Final = 4
IDOL_STEP: Final = 5
BURIED_CARD: Final = 6
TIPPED_SPECIES: Final = 7
TIPPED: Final = 8
COUNTERS: Final = [
    "settlement_touching", "camp_terrain_type", "own_ground_megalith", "own_upper_megalith", "megalith_board",
    "idol_step", "buried_card", "tipped_species", "tipped",
]  # fmt: skip

_PER: Final = re.compile(r"vp ([1-9][0-9]?) per (.+?)(?: every ([1-9][0-9]?))?")
_TABLE: Final = re.compile(r"vp table (.+) \[((?:[0-9]{1,2}, )*[0-9]{1,2})\]")


class Score:
    """VP for so many of something: so much each, or by a table."""

    def __init__(self, counter: int, kinds: list[int], each: int, every: int, table: list[int]) -> None:
        self.counter = counter
        self.kinds = kinds  # a terrain type, or one or two species
        self.each = each
        self.every = every
        self.agreed = table

    def points(self, count: int) -> int:
        """The VP for that many; a table's last entry covers everything beyond it."""
        if self.agreed:
            return 0 if count == 0 else self.agreed[min(count, len(self.agreed)) - 1]
        return self.each * (count // self.every)

    def kind_names(self) -> list[str]:
        """The names of what is counted."""
        names = TERRAIN if self.counter == SETTLEMENT_TOUCHING else SPECIES
        return [names[kind] for kind in self.kinds]

    def text(self) -> str:
        """The line of notation."""
        counted = " ".join([COUNTERS[self.counter], " or ".join(self.kind_names())]).rstrip()
        if self.agreed:
            return f"vp table {counted} [{', '.join(str(vp) for vp in self.agreed)}]"
        return f"vp {self.each} per {counted}" + (f" every {self.every}" if self.every > 1 else "")

    def data(self) -> WinterScore:
        """The score as a small tree."""
        told: WinterScore = {"text": self.text(), "counter": COUNTERS[self.counter], "kinds": self.kind_names()}
        if self.agreed:
            told["table"] = [*self.agreed]
        else:
            told["each"] = self.each
            told["every"] = self.every
        return told


def read_score(line: Reader) -> Score:
    """The score on a line of a component table."""
    try:
        return parse_score(line.text())
    except NotationError as error:
        raise line.fail(error.reason, **error.facts) from None


def parse_score(text: str) -> Score:
    """The score that a line means. Raises NotationError for anything that is not in the grammar."""
    table = _TABLE.fullmatch(text)
    if table is not None:
        counter, kinds = _counter(table.group(1))
        return Score(counter, kinds, 0, 1, [int(vp) for vp in table.group(2).split(", ")])
    per = _PER.fullmatch(text)
    if per is None:
        raise NotationError("wrong-winter-score", got=repr(text))
    counter, kinds = _counter(per.group(2))
    return Score(counter, kinds, int(per.group(1)), int(per.group(3) or "1"), [])


def _counter(text: str) -> tuple[int, list[int]]:
    name, _, of = text.partition(" ")
    if name not in COUNTERS:
        raise NotationError("wrong-unknown", got=repr(name), known=", ".join(COUNTERS))
    counter = COUNTERS.index(name)
    kinds: list[int] = []
    if counter == SETTLEMENT_TOUCHING:
        if of not in TERRAIN:
            raise NotationError("wrong-unknown", got=repr(of), known=", ".join(TERRAIN))
        kinds.append(TERRAIN.index(of))
    elif counter == TIPPED:
        for species in of.split(" or "):
            if species not in SPECIES:
                raise NotationError("wrong-unknown", got=repr(species), known=", ".join(SPECIES))
            kinds.append(SPECIES.index(species))
        if len(kinds) > 2:
            raise NotationError("wrong-winter-stone-species")
    elif text != name:
        raise NotationError("wrong-winter-without", what=name, got=repr(of))
    return counter, kinds
