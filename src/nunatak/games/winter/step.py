"""What the steps of Endless Winter share."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import PLAY, WORK
from nunatak.games.winter.laboring import LaboringStep
from nunatak.games.winter.refusals import another_moment, not_in_hand
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.working import refuse_work


class WinterStep(LaboringStep):
    """A question of Endless Winter."""

    def refuse(self, s: WinterState, action: int) -> Refusal:
        """The rule that fixes another moment for this kind of action; steps refine this for their own kinds."""
        if PLAY.has(action) and PLAY.a(action) not in s.hand[self.seat]:
            return not_in_hand(PLAY.a(action))
        if WORK.has(action) and s.round_number > 0 and not s.eclipsed:
            return refuse_work(s, self.seat, WORK.a(action) + 1)
        return another_moment(action)
