"""The observation of Endless Winter."""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import Axis, Encoder, Layout
from nunatak.engine.state import State
from nunatak.games.winter.actions import SPACE
from nunatak.games.winter.encoding.boards import BoardCells
from nunatak.games.winter.encoding.moment import MomentCells
from nunatak.games.winter.encoding.question import QuestionCells
from nunatak.games.winter.encoding.tribes import TribeCells
from nunatak.games.winter.state import WinterState

VERSION: Final = 1
MOST: Final = 4


class WinterEncoder(Encoder):
    """Players come in the order of seats from whoever looks; their places in the turn order are fields."""

    def __init__(self, steps: list[str]) -> None:
        layout = Layout()
        player = Axis("player", ["you", "next seat", "second next", "third next"])
        self.moment = MomentCells(layout, player, steps)
        self.boards = BoardCells(layout, player)
        self.tribes = TribeCells(layout, player)
        self.question = QuestionCells(layout, steps)
        super().__init__(VERSION, layout, SPACE)

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        assert isinstance(state, WinterState)
        players = state.agreed.players
        # How far each seat sits from the one that looks.
        away = [(other - seat) % players for other in range(players)]
        self.moment.write(state, seat, away, cells, at)
        self.boards.write(state, away, cells, at)
        for other in range(players):
            self.tribes.write(state, other, away[other], cells, at)
        self.tribes.write_ranks(state, away, cells, at)
        self.tribes.write_own(state, seat, cells, at)
        if state.steps and state.steps[-1].seat == seat:
            self.question.write(state, seat, cells, at)
