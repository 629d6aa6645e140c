"""The states of a game between bots."""

from __future__ import annotations

from nunatak.bots import Bot
from nunatak.engine import State
from nunatak.lab.playout import Onlooker, play_out


class Keeper(Onlooker):
    """Keeps a copy of every state in which somebody is asked, and the finished one."""

    def __init__(self) -> None:
        self.states: list[State] = []

    def on_question(self, state: State, seat: int) -> None:
        self.states.append(state.copy())

    def on_end(self, state: State) -> None:
        self.states.append(state)


def states_of(state: State, bots: list[Bot]) -> list[State]:
    """Every state of the game that the bots play from here, the last one finished."""
    keeper = Keeper()
    play_out(state, bots, [keeper])
    return keeper.states
