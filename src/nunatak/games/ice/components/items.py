"""What requests are paid with, by kind: artifacts by type, form and anima, prismatic ones by slot, study tokens."""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components.words import PRISMATIC, TYPES

ARTIFACT_ITEMS: Final = 30
PRISMATIC_ITEMS: Final = 10
STUDY_ITEM: Final = ARTIFACT_ITEMS + PRISMATIC_ITEMS
ITEMS: Final = STUDY_ITEM + 5
ITEM_NAMES: Final = (
    [f"{name}-f{form}-a{anima}" for name in TYPES for form in (1, 2, 3) for anima in (1, 2)]
    + [f"prismatic-a{anima}-on-{name}" for name in TYPES for anima in (1, 2)]
    + [f"study-{name}" for name in TYPES]
)
ITEM_TYPE: Final = [i // 6 for i in range(ARTIFACT_ITEMS)] + [PRISMATIC] * PRISMATIC_ITEMS + [0, 1, 2, 3, 4]
ITEM_ANIMA: Final = [i % 2 + 1 for i in range(STUDY_ITEM)] + [1] * 5
