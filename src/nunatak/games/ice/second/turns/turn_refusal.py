"""Why an action of the second edition is not possible in a turn.  ICE2-ACT, ICE2-SNO, ICE2-GLD"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import OWN_SUPPLY, PRISMATIC, PROVIDED, TERMITES
from nunatak.games.ice.doing.digging import excavation_cost
from nunatak.games.ice.doing.effects import type_under
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.turn import (
    refuse_ability,
    refuse_digging,
    refuse_move,
    refuse_other_guild,
    refuse_price,
    refuse_snow,
)
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.camps import OWN


def refuse_own(s: SecondIceState, seat: int, action: int) -> Refusal | None:
    """The reason, or None when the action belongs to another moment altogether."""
    a = s.c.actions
    if a.fluid.has(action):
        if not s.fluid[seat]:
            return Refusal("ICE2-VAR-10", "ice-refuse-no-fluid-token")
        return refuse_move(s, a.fluid.a(action), a.fluid.b(action))
    if a.build.has(action):
        return refuse_build(s, seat, action - a.build.base)
    if action == a.study.base:
        return refuse_study(s, seat)
    if a.excavate.has(action):
        return refuse_excavation(s, seat, a.excavate.a(action), a.excavate.b(action))
    if a.play.has(action):
        return refuse_snow(s, seat, action - a.play.base)
    return refuse_guild(s, seat, action)


def refuse_build(s: SecondIceState, seat: int, camp: int) -> Refusal:
    """ICE2-ACT-20, ICE2-ACT-21"""
    if camp == OWN and s.guild_camp[seat] != OWN_SUPPLY:
        return Refusal("ICE2-ACT-20", "ice-refuse-camp-on-board")
    if camp != OWN and not s.white_supply:
        return Refusal("ICE2-EXH-2", "ice-refuse-no-white-camp")
    if s.affordable(1):
        return Refusal("ICE2-ACT-21", "ice-refuse-no-site")
    return refuse_price(s, 1)


def refuse_study(s: SecondIceState, seat: int) -> Refusal:
    """ICE2-ACT-40, ICE2-ACT-41"""
    if s.leader[seat] < 0:
        return Refusal("ICE2-COR-1", "ice-refuse-leader-off-board")
    kind = type_under(s)
    if kind == PRISMATIC:
        return Refusal("ICE2-ART-62", "ice-refuse-prismatic")
    if kind < 0:
        return Refusal("ICE2-ACT-40", "ice-refuse-no-artifact-here")
    if s.study[seat] >> kind & 1:
        return Refusal("ICE2-ACT-41", "ice-refuse-study-taken")
    return refuse_price(s, 1)


def refuse_excavation(s: SecondIceState, seat: int, termites: int, ability: int) -> Refusal:
    """ICE2-EXC-1 to ICE2-EXC-13"""
    refusal = refuse_digging(s)
    if refusal is None and ability:
        refusal = refuse_ability(s, seat)
    if refusal is not None:
        return refusal
    if termites > s.count_face(seat, TERMITES):
        return Refusal("ICE2-SNO-10", "ice-refuse-not-in-hand")
    cost = excavation_cost(s, s.leader[seat], ability == 1)
    if termites > cost:
        return Refusal("ICE2-SNO-20", "ice-refuse-cost-zero")
    return refuse_price(s, cost - termites)


def refuse_guild(s: SecondIceState, seat: int, action: int) -> Refusal | None:
    """ICE2-GLD"""
    a = s.c.actions
    t = s.terms
    if a.free_trip.has(action) and seat == t.navigators:
        if s.guild_camp[seat] < 0:
            return Refusal("ICE2-GLD-12", "ice-refuse-camp-off-board")
        if s.grey_camps >> seat & 1:
            return Refusal("ICE2-GLD-12", "ice-refuse-once-a-day")
        if s.leader[seat] == s.guild_camp[seat]:
            return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
        return Refusal("ICE2-GLD-10", "ice-refuse-nobody-follows")
    if action == a.provide.base and seat == t.providers:
        if s.flags & PROVIDED:
            return Refusal("ICE2-GLD-40", "ice-refuse-once-a-turn")
        if not s.provisions:
            return Refusal("ICE2-GLD-40", "ice-refuse-no-provisions")
        return Refusal("ICE2-COR-8", "ice-refuse-no-snow-left")
    if action == a.rebuild.base and seat == t.cryoarchitects:
        if s.guild_camp[seat] < 0:
            return Refusal("ICE2-GLD-51", "ice-refuse-camp-off-board")
        if s.grey_camps >> seat & 1:
            return Refusal("ICE2-GLD-51", "ice-refuse-once-a-day")
        if s.affordable(1):
            return Refusal("ICE2-ACT-21", "ice-refuse-no-site")
        return refuse_price(s, 1)
    if a.free_trip.has(action):
        return refuse_other_guild(s, grounds.FREE_TRIP)
    if action == a.provide.base:
        return refuse_other_guild(s, grounds.PROVISIONS)
    if action == a.rebuild.base:
        return refuse_other_guild(s, grounds.REBUILDING)
    return None
