"""The window through which a seat, above all a bot, looks at a game."""

from __future__ import annotations

from typing import SupportsIndex

from nunatak.engine.chance import Chance
from nunatak.engine.json import Json
from nunatak.engine.state import State
from nunatak.engine.step import Asked


class Observer:
    """What a seat may ask of a state: the question, its view, and imagined deals. The state itself stays hidden."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    def legal(self) -> list[int]:
        """The legal answers if it is this seat's turn to decide, else none."""
        return self._state.legal() if self._state.to_decide() == self.seat else []

    def sensible(self) -> list[int]:
        """The legal answers that somebody may mean, if it is this seat's turn to decide, else none."""
        return self._state.sensible() if self._state.to_decide() == self.seat else []

    def asked(self) -> Asked | None:
        """The pending question and who is to answer it; None when the game is over."""
        return self._state.asked()

    def view(self) -> dict[str, Json]:
        """What this seat may see, the pending question included."""
        return self._state.view(self.seat)

    def imagine(self, chance: Chance) -> State:
        """A state that looks the same to this seat, with everything hidden dealt anew."""
        return self._state.imagine(self.seat, chance)

    def name(self, action: SupportsIndex) -> dict[str, Json]:
        """The named form of an action."""
        return self._state.game().space.name(action)
