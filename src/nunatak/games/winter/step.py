"""What the steps of Endless Winter share."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.step import Step
from nunatak.games.winter.actions import PLAY, WORK
from nunatak.games.winter.refusals import another_moment, not_in_hand
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.working import refuse_work


class WinterStep(Step[WinterState]):
    """A question of Endless Winter."""

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        """The legal answers that somebody may mean."""
        return legal

    def labor_counts(self, s: WinterState) -> bool:
        """Whether labor can buy something in the part of the turn that this question is about, or later."""
        return False

    def refuse(self, s: WinterState, action: int) -> Refusal:
        """The rule that fixes another moment for this kind of action; steps refine this for their own kinds."""
        if PLAY.has(action) and PLAY.a(action) not in s.hand[self.seat]:
            return not_in_hand(PLAY.a(action))
        if WORK.has(action) and s.round_number > 0 and not s.eclipsed:
            return refuse_work(s, self.seat, WORK.a(action) + 1)
        return another_moment(action)

    def data(self, s: WinterState) -> dict[str, Json]:
        """The step as readable data."""
        told: dict[str, Json] = {"step": self.name, "seat": s.table.tribe(self.seat)}
        told.update(self.facts(s))
        return told
