"""Why nobody can step somewhere, or come along.  ICE2-GEO-11, ICE2-GLD-10, ICE1-BRD-15"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import Ground, refused
from nunatak.games.ice.state import IceState


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
