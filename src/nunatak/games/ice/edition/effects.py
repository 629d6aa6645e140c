"""Artifact effects: when each can be triggered, what it does, how it refuses."""

from __future__ import annotations

from typing import Generic, TypeVar

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json

S = TypeVar("S", contravariant=True)


class Effect(Generic[S]):
    """The effect of one type of artifact."""

    def __init__(self, between_actions: bool = True, cost: int = 0) -> None:
        self.between_actions = between_actions  # or else in a window of its own
        self.cost = cost  # EP

    def possible(self, s: S, seat: int) -> bool:
        """Whether it would do something between actions."""
        return False

    def trigger(self, s: S, seat: int) -> None:
        """It takes effect between actions; the means to trigger it have been spent."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int) -> Refusal:
        """Why it cannot be triggered now, although the means are there."""
        raise NotImplementedError

    def preview(self, s: S) -> dict[str, Json]:
        """What it would cost and whom it would reach."""
        return {"cost": self.cost}
