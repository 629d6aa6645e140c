"""What lies within a leader's reach: the tile below, those a step away, those with a camp."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.ice.weights import ReachWeights
from nunatak.games.ice.components.words import PRISMATIC
from nunatak.games.ice.doing.digging import excavation_cost, may_discount
from nunatak.games.ice.state import IceState


class Prospect:
    """RP that digging and studying within reach would bring, after its cost: the best of it, and what is besides."""

    def __init__(self, best: float, more: float) -> None:
        self.best = best
        self.more = more


NOTHING: Final = Prospect(0.0, 0.0)


def prospect(s: IceState, seat: int, want: list[float], fade: float, w: ReachWeights) -> Prospect:
    """Looks at the tile below the leader, those a step away and those with a camp."""
    here = s.leader[seat]
    best = 0.0
    more = 0.0
    companions = 0
    if here >= 0:
        companions = min(s.crew[here], s.most_companions(seat))
        best = harvest(s, seat, here, s.explorers(here), want, fade, w)
        for space in s.terrain.steps_from(here):
            gain = harvest(s, seat, space, s.explorers(space) + 1 + companions, want, fade, w) - w.ep
            if gain > best:
                more += best
                best = gain
            elif gain > 0:
                more += gain
    elif here == -1:
        best = w.off_board
    for camp in s.camps():
        if camp != here:
            best = max(best, harvest(s, seat, camp, s.explorers(camp) + 1, want, fade, w) - w.ep)
    return Prospect(best, more)


def harvest(
    s: IceState, seat: int, space: int, explorers: int, want: list[float], fade: float, w: ReachWeights
) -> float:
    """RP of digging and studying on a space with so many explorers, after the cost."""
    if space >= s.c.removable:  # the rim, or an edifice
        return 0.0
    tile = s.terrain.tile[space]
    if tile < 0:
        return 0.0
    gain = 0.0
    kind = s.c.type_of[tile]
    if 0 <= kind < PRISMATIC and not s.studied(seat, kind):
        gain = max(0.0, study_worth(want[kind], fade, w) - w.ep)
    if s.terrain.diggable(space):
        discount = may_discount(s, seat, space)
        cost = max(0, excavation_cost(s, space, discount) + s.explorers(space) - explorers)
        if cost <= s.limit:
            found = tile_worth(s, space, tile, kind, want, fade, w) - w.ep * cost
            if found > 0:
                gain += found
    return gain


def study_worth(want: float, fade: float, w: ReachWeights) -> float:
    """RP of a study token of a type that is wanted so much."""
    return w.study_ahead * fade + w.study_wanted * want


def tile_worth(s: IceState, space: int, tile: int, kind: int, want: list[float], fade: float, w: ReachWeights) -> float:
    """RP of a tile in the hands of whoever digs it up."""
    board = s.c.site.board
    below = 0
    for place in board.places[space]:
        if place < board.tiles and not s.terrain.is_open[place]:
            below += 1
    opening = w.opening * below * fade
    if kind < 0:
        return w.snow_ahead * fade + opening
    return s.c.anima[tile] * (want[kind] + w.anima_ahead * fade) + opening
