"""All tiles that an action brings down fall together; one or two of them may be rescued.  ICE1-COL, ICE1-ART-14"""

from __future__ import annotations

from nunatak.games.ice.doing.removal import lift_pieces
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.steps.collapse import Falling, lose_tile, tell_fallen
from nunatak.games.ice.steps.taking import take_tile


class Fall(Falling[FirstIceState]):
    """`falling` are the tiles in the order in which they fall, wave by wave, those in `saved` into the player's hands.

    While the question stands they all still lie on the board; once it is `answered` they go.
    """

    def __init__(self, seat: int, falling: list[int], saved: list[int], answered: int) -> None:
        super().__init__(seat, [] if answered else [cell for cell in falling if cell not in saved])
        self.falling = falling
        self.saved = saved
        self.answered = answered

    def fall(self, s: FirstIceState) -> None:
        place = s.depth() - 1
        lost: list[int] = []
        for i, cell in enumerate(self.falling):
            if cell not in self.saved:
                lose_tile(s, self.seat, cell)
                lost.append(cell)
                continue
            lift_pieces(s, cell)
            take_tile(s, self.seat, cell, "rescued")
            if s.depth() - 1 > place:
                # A prismatic artifact waits for its slot; the others fall after that.
                s.replace_at(place, Fall(self.seat, self.falling[i + 1 :], self.saved, 1))
                tell_fallen(s, lost)
                return
        s.pop()
        tell_fallen(s, lost)

    def rescue(self, s: FirstIceState, cell: int) -> None:
        s.replace(Fall(self.seat, self.falling, [*self.saved, cell], 0))

    def parts(self) -> list[int | list[int]]:
        return [self.falling, self.saved, self.answered]


def begin_fall(s: FirstIceState, cover: int, cell: int) -> list[int]:
    """The cover of an excavated tile falls, with whatever the loss of the two loosens.  ICE1-EXC-3, ICE1-COL-4"""
    level = s.c.site.board.level
    falling: list[int] = []
    if cover >= 0:
        falling = [cover, *s.terrain.chain(level[cover], [cover])]
    return falling + s.terrain.chain(level[cell], [cell])
