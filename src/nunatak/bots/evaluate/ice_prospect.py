"""What lies within a leader's reach: the tile below, those a step away, those with a camp."""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.digging import excavation_cost, may_discount
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import COMPANIONS, PRISMATIC

EP: Final = 0.65  # RP: what an exploration point brings; low, for the last ones of a day often bring nothing
SNOW: Final = 0.9  # RP: a snow tile, for its effect and for the way down
GROUND: Final = 0.25  # RP: each artifact that a dug tile lays open
STUDY: Final = 0.8  # RP: a study token, besides what its type is wanted for
NEXT: Final = 0.75  # what is left of a gain that still has to be fetched
BESIDES: Final = 0.15  # and of the gains besides the best one
OFF_BOARD: Final = -1.0  # RP: a leader who is nowhere


def prospect(s: IceState, seat: int, want: list[float], fade: float) -> float:
    """RP that the best dig or study within reach would bring, after its cost."""
    here = s.leader[seat]
    best = 0.0
    more = 0.0
    companions = 0
    if here >= 0:
        companions = min(s.crew[here], COMPANIONS[s.token[seat]])
        best = harvest(s, seat, here, s.explorers(here), want, fade)
        for space in s.terrain.steps_from(here):
            gain = harvest(s, seat, space, s.explorers(space) + 1 + companions, want, fade) - EP
            if gain > best:
                more += best
                best = gain
            elif gain > 0:
                more += gain
    elif here == -1:
        best = OFF_BOARD
    for camp in s.camps():
        if camp != here:
            best = max(best, harvest(s, seat, camp, s.explorers(camp) + 1, want, fade) - EP)
    return NEXT * best + BESIDES * more


def harvest(s: IceState, seat: int, space: int, explorers: int, want: list[float], fade: float) -> float:
    """RP of digging and studying on a space with so many explorers, after the cost."""
    board = s.c.site.board
    if space >= board.tiles:
        return 0.0
    tile = s.terrain.tile[space]
    if tile < 0:
        return 0.0
    gain = 0.0
    kind = s.c.type_of[tile]
    if 0 <= kind < PRISMATIC and not s.study[seat] >> kind & 1:
        gain = max(0.0, study_worth(want[kind], fade) - EP)
    if s.terrain.diggable(space):
        discount = may_discount(s, seat, space)
        cost = max(0, excavation_cost(s, space, discount) + s.explorers(space) - explorers)
        if cost <= s.limit:
            found = tile_worth(s, space, tile, kind, want, fade) - EP * cost
            if found > 0:
                gain += found
    return gain


def study_worth(want: float, fade: float) -> float:
    """RP of a study token of a type that is wanted so much."""
    return STUDY * fade + 0.7 * want


def tile_worth(s: IceState, space: int, tile: int, kind: int, want: list[float], fade: float) -> float:
    """RP of a tile in the hands of whoever digs it up."""
    board = s.c.site.board
    below = 0
    for place in board.places[space]:
        if place < board.tiles and not s.terrain.is_open[place]:
            below += 1
    opening = GROUND * below * fade
    if kind < 0:
        return SNOW * fade + opening
    return s.c.anima[tile] * (want[kind] + 0.3 * fade) + opening
