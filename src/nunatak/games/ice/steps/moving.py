"""Steps: the second one of a trip, and why one is not possible.  ICE2-VAR-10, ICE2-SNO-22, ICE1-TWO-1"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice import grounds
from nunatak.games.ice.companions import go, move_targets
from nunatak.games.ice.grounds import Ground, refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep


class SecondStep(IceStep):
    """One step further, with the same companions, or stay?  Back to the start would change nothing (ICE2-TRN-10)."""

    def __init__(self, seat: int, origin: int, crew: int) -> None:
        super().__init__("second_step", seat)
        self.origin = origin
        self.crew = crew

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        found = [4 * y + self.crew for y in move_targets(s, s.leader[s.led]) if y != self.origin]
        found.append(a.go_on.base)
        return found

    def proceed(self, s: IceState) -> bool:
        for y in move_targets(s, s.leader[s.led]):
            if y != self.origin:
                return False
        s.pop()
        return True

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        if action != s.c.actions.go_on.base:
            go(s, s.led, action >> 2, self.crew)

    def refuse(self, s: IceState, action: int) -> Refusal:
        move = s.c.actions.move
        if not move.has(action):
            return super().refuse(s, action)
        if move.b(action) != self.crew:
            return refused(s, grounds.SAME_COMPANIONS, "ice-refuse-companions-stay")
        if move.a(action) == self.origin:
            return refused(s, grounds.NO_CHANGE, "ice-refuse-no-change")
        return refuse_step(s, s.leader[s.led], move.a(action))

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"crew": self.crew}

    def parts(self) -> list[int | list[int]]:
        return [self.origin, self.crew]


def refuse_step(s: IceState, origin: int, to: int) -> Refusal:
    """Why one cannot step from one space to another.  ICE2-GEO-11, ICE2-GEO-12, ICE2-TER-7, ICE2-SNO-5"""
    board = s.c.site.board
    if to not in board.adjacent[origin]:
        between: dict[str, Json] = {"from": board.names[origin], "to": board.names[to]}
        return refused(s, grounds.NOT_ADJACENT, "ice-refuse-not-adjacent", between)
    if to < board.tiles and s.terrain.tile[to] < 0:
        return refused(s, grounds.NO_TILE_THERE, "ice-refuse-gone", {"to": board.names[to]})
    if not s.terrain.is_open[to]:
        return refused(s, grounds.FULLY_COVERED, "ice-refuse-covered", {"to": board.names[to]})
    if s.inaccessible(to):
        return refused(s, grounds.INACCESSIBLE, "ice-refuse-inaccessible", {"to": board.names[to]})
    return refused(s, grounds.FAULT, "ice-refuse-fault", {"from": board.names[origin], "to": board.names[to]})


def refuse_followers(s: IceState, seat: int, ground: Ground) -> Refusal:
    """Why so many archaeologists do not come along: only Navigators have followers.  ICE2-GLD-10, ICE1-GLD-12"""
    if seat == s.agreed.navigators:
        ground = grounds.FOLLOWERS
    return refused(s, ground, "ice-refuse-nobody-follows")
