"""All gains, by the number under which the notation knows them."""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.effects.ability import OPS
from nunatak.games.winter.gains.animals import DrawAnimal, RevealAnimals, TakeAnimal, Tip
from nunatak.games.winter.gains.camps import MoveCamp, PlaceCamp, Settlement
from nunatak.games.winter.gains.cards import Bury, CultureCard, Draw, recruit, take_tribe_card
from nunatak.games.winter.gains.gain import Gain
from nunatak.games.winter.gains.idols import Idol
from nunatak.games.winter.gains.megaliths import ExtraMegalith, Megalith
from nunatak.games.winter.gains.resources import Food, Labor, MaxFood, Tool, VictoryPoints
from nunatak.games.winter.gains.stones import Stone


def _numbered(gains: list[Gain]) -> list[Gain]:
    by_number = sorted(gains, key=lambda gain: gain.op)
    assert [gain.op for gain in by_number] == [*range(len(OPS))], "every gain of the notation has one class"
    return by_number


GAINS: Final = _numbered(
    [
        Food(),
        Tool(),
        Idol(),
        VictoryPoints(),
        MaxFood(),
        Labor(),
        Draw(),
        Megalith(),
        ExtraMegalith(),
        PlaceCamp(),
        MoveCamp(),
        Settlement(),
        take_tribe_card(),
        recruit(),
        CultureCard(),
        TakeAnimal(),
        DrawAnimal(),
        RevealAnimals(),
        Tip(),
        Bury(),
        Stone(),
    ]
)
