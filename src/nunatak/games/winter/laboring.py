"""What a question of Endless Winter says of labor: the one thing that others ask of the question of a turn."""

from __future__ import annotations

from nunatak.engine.step import Step
from nunatak.games.winter.state import WinterState


class LaboringStep(Step[WinterState]):
    """A question that knows whether labor is of any use."""

    def labor_counts(self, s: WinterState) -> bool:
        """Whether labor can buy something in the part of the turn that this question is about, or later."""
        return False
