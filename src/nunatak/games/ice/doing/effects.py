"""Artifact effects: by what means they can be triggered, and what they do.  ICE2-ART, ICE2-SNO-31, ICE2-GLD-21"""

from __future__ import annotations

from nunatak.games.ice.components.words import (
    BY_GEM,
    BY_SLOT,
    BY_TOKEN,
    GEM,
    GREY,
    HARMONY,
    MEANS,
    ON_SLOT,
    PRISMATIC,
    TYPES,
)
from nunatak.games.ice.state import IceState


def type_under(s: IceState) -> int:
    """The type of the artifact tile that the leader stands on, PRISMATIC included; -1 when there is none."""
    cell = s.leader[s.led]
    if 0 <= cell < s.c.site.board.tiles:
        return s.c.type_of[s.terrain.tile[cell]]
    return -1


def gem_fits(s: IceState, seat: int, kind: int) -> bool:
    """Whether an Anima Gem, if the seat has one, could trigger this type now.  ICE2-SNO-31 c to e"""
    under = type_under(s)
    return under in (kind, PRISMATIC) and not (s.agreed.gem_daily and s.used[seat] >> kind & 1)


def means_for(s: IceState, seat: int, kind: int) -> list[int]:
    """How a seat can trigger an effect now, apart from the effect's own conditions.  ICE2-ART-3, ICE2-GLD-21"""
    found: list[int] = []
    if s.slot_ready(seat, kind):
        found.append(BY_SLOT)
    if s.activation == ON_SLOT + kind and seat == s.agreed.incandescents:
        found.append(BY_TOKEN)
    if s.agreed.gems and s.hand[seat] and gem_fits(s, seat, kind) and s.has_face(seat, GEM):
        found.append(BY_GEM)
    return found


def could_trigger(s: IceState, seat: int, kind: int) -> bool:
    """Whether, for all that everybody knows, the seat could trigger this type: it may have a gem in its hand.

    Windows are asked by this, so that being asked betrays nothing about the hand.
    """
    return (
        s.slot_ready(seat, kind)
        or (s.activation == ON_SLOT + kind and seat == s.agreed.incandescents)
        or (s.agreed.gems and len(s.hand[seat]) > 0 and gem_fits(s, seat, kind))
    )


def spend_means(s: IceState, seat: int, kind: int, means: int) -> None:
    """Marks the type as used, returns the token, or plays the gem.  ICE2-ART-6, ICE2-GLD-21, ICE2-SNO-31 e"""
    if means == BY_SLOT:
        s.use_slot(seat, kind)
    elif means == BY_TOKEN:
        s.activation = GREY
    else:
        s.play_face(seat, GEM)
        if s.agreed.gem_daily:
            s.used[seat] |= 1 << kind
    if s.witness is not None:
        s.tell("triggered", {"seat": seat, "type": TYPES[kind], "with": MEANS[means]})


def exalted_sources(s: IceState) -> list[int]:
    """The spaces from which an archaeologist would come.  ICE2-ART-35, ICE1-ART-11"""
    here = s.leader[s.led]
    if here < 0 or s.inaccessible(here):
        return []
    crew = s.crew
    return [y for y in s.terrain.steps_from(here) if crew[y]]


def exalt(s: IceState, seat: int, sources: list[int]) -> None:
    """One archaeologist of each of these spaces joins the leader.  ICE2-ART-35"""
    here = s.leader[s.led]
    for y in sources:
        s.crew[y] -= 1
        s.crew[here] += 1
    if s.witness is not None:
        origins = [s.name(y) for y in sources]
        s.tell("gathered", {"seat": seat, "from": origins, "to": s.name(here)})


def obliteration_targets(s: IceState) -> list[int]:
    """The fully uncovered tiles next to the leader, in the second edition also the leader's own.  ICE2-ART-45"""
    here = s.leader[s.led]
    if here < 0:
        return []
    terrain = s.terrain
    board = terrain.board
    last = s.c.removable
    near = [y for y in board.adjacent[here] if y < last]
    if here < last and s.edition.abilities.obliterates_own_tile:
        near.append(here)
        near.sort()
    return [y for y in near if terrain.tile[y] >= 0 and terrain.covered[y] == 0]


def harmonise(s: IceState, seat: int) -> None:
    """An archaeologist of the supply joins the leader.  ICE2-ART-40"""
    s.supply -= 1
    here = s.leader[s.led]
    s.crew[here] += 1
    if s.witness is not None:
        s.tell("recruited", {"seat": seat, "at": s.name(here), "count": 1})


def harmony_possible(s: IceState, seat: int) -> bool:
    """Whether window C has anything to ask, for all that everybody knows.  ICE2-ART-40, ICE1-ART-12"""
    return s.supply > 0 and len(harmony_leaders(s, seat)) > 0 and could_trigger(s, seat, HARMONY)


def harmony_leaders(s: IceState, seat: int) -> list[int]:
    """The leaders of a player, the own and those won over, that an archaeologist could join.  ICE1-SNW-19"""
    return [
        other
        for other in range(len(s.leader))
        if s.leads(seat, other) and s.leader[other] >= 0 and not s.inaccessible(s.leader[other])
    ]
