"""What sacred stones count, one class each.  EW-STONE-6 to EW-STONE-10"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.effects.score import (
    BURIED_CARD,
    CAMP_TERRAIN_TYPE,
    COUNTERS,
    IDOL_STEP,
    MEGALITH_BOARD,
    OWN_GROUND_MEGALITH,
    OWN_UPPER_MEGALITH,
    SETTLEMENT_TOUCHING,
    TIPPED,
    TIPPED_SPECIES,
)
from nunatak.games.winter.field import LEVELS
from nunatak.games.winter.geometry import HEXES, JUNCTURES
from nunatak.games.winter.names import SPECIES_COUNT, START
from nunatak.games.winter.state import WinterState


class Counter:
    """Counts one thing of a player; `kinds` are the terrain or the species that a stone names."""

    def __init__(self, number: int) -> None:
        self.number = number

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        """How many the player has."""
        raise NotImplementedError(COUNTERS[self.number])


class SettlementsTouching(Counter):
    """Own settlements that touch a terrain."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        return sum(
            1
            for j, triple in enumerate(JUNCTURES)
            if s.settlements[j] == seat + 1 and any(s.land[h] == kinds[0] for h in triple)
        )


class CampTerrains(Counter):
    """Types of terrain with an own camp."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        types = {s.land[h] for h in range(HEXES) if s.camps[seat * HEXES + h]}
        types.discard(START)
        return len(types)


class GroundMegaliths(Counter):
    """Megaliths of the own colour on the boards."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        return s.own[seat * LEVELS].bit_count()


class UpperMegaliths(Counter):
    """Megaliths of the own colour on others."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        return sum(mask.bit_count() for mask in s.own[seat * LEVELS + 1 : (seat + 1) * LEVELS])


class MegalithBoards(Counter):
    """Boards with a megalith of the own colour."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        ground = s.own[seat * LEVELS]
        return sum(1 for mask in s.field.board_masks if mask & ground)


class IdolSteps(Counter):
    """Levels of both idols."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        return s.offering[seat] + s.veneration[seat]


class BuriedCards(Counter):
    """Cards under the burial card."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        return len(s.buried[seat])


class TippedSpecies(Counter):
    """Species with a tipped animal."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        return sum(1 for count in tipped(s, seat) if count)


class TippedAnimals(Counter):
    """Tipped animals of certain species."""

    def count(self, s: WinterState, seat: int, kinds: list[int]) -> int:
        animals = tipped(s, seat)
        return sum(animals[species] for species in kinds)


def tipped(s: WinterState, seat: int) -> list[int]:
    """Tipped animals by species."""
    return s.animals[(2 * seat + 1) * SPECIES_COUNT : (2 * seat + 2) * SPECIES_COUNT]


def _numbered(counters: list[Counter]) -> list[Counter]:
    by_number = sorted(counters, key=lambda counter: counter.number)
    assert [counter.number for counter in by_number] == [*range(len(COUNTERS))], "everything counted has one class"
    return by_number


COUNTING: Final = _numbered(
    [
        SettlementsTouching(SETTLEMENT_TOUCHING),
        CampTerrains(CAMP_TERRAIN_TYPE),
        GroundMegaliths(OWN_GROUND_MEGALITH),
        UpperMegaliths(OWN_UPPER_MEGALITH),
        MegalithBoards(MEGALITH_BOARD),
        IdolSteps(IDOL_STEP),
        BuriedCards(BURIED_CARD),
        TippedSpecies(TIPPED_SPECIES),
        TippedAnimals(TIPPED),
    ]
)
