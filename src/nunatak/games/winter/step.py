"""What the steps of Endless Winter share."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.step import Step
from nunatak.games.winter.refusals import another_moment
from nunatak.games.winter.state import WinterState


class WinterStep(Step[WinterState]):
    """A question of Endless Winter."""

    def refuse(self, s: WinterState, action: int) -> Refusal:
        """The rule that fixes another moment for this kind of action; steps refine this for their own kinds."""
        return another_moment(action)
