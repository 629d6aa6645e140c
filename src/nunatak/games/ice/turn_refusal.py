"""Why an action is not possible in a turn: the rule that forbids it.  ICE2-TRN, ICE2-ACT, ICE2-COR-1"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.camps import OWN
from nunatak.games.ice.companions import may_follow, move_companions
from nunatak.games.ice.digging import excavation_cost, may_discount
from nunatak.games.ice.effects import gem_fits, means_for, type_under
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.moving import refuse_step
from nunatak.games.ice.words import (
    ACHIEVEMENT,
    BY_GEM,
    BY_TOKEN,
    DISCOUNTED,
    EXALTED,
    GEM,
    HARMONY,
    OWN_SUPPLY,
    PHILOSOPHICAL,
    PRISMATIC,
    PROVIDED,
    READY,
    ROPE,
    RUNE,
    SPIDERS,
    SURVIVORS,
    TALISMAN,
    TERMITES,
    WHISTLE,
    YACHT,
)


def refuse_action(s: IceState, seat: int, action: int) -> Refusal | None:
    """The reason, or None when the action belongs to another moment altogether."""
    a = s.c.actions
    if action == a.end_turn.base:
        return Refusal("ICE2-TRN-5", "ice-refuse-spend-first")
    if a.move.has(action) or a.fluid.has(action):
        return refuse_move(s, seat, action)
    if a.sail.has(action):
        return refuse_sail(s, seat, a.sail.a(action), a.sail.b(action))
    if a.build.has(action):
        return refuse_build(s, seat, action - a.build.base)
    if a.recruit.has(action):
        if not s.has_camp(a.recruit.a(action)):
            return Refusal("ICE2-ACT-30", "ice-refuse-no-camp-there")
        if not s.supply:
            return Refusal("ICE2-EXH-1", "ice-refuse-empty-supply")
        return refuse_price(s, 1)
    if action == a.study.base:
        return refuse_study(s, seat)
    if action == a.plan.base:
        if not s.table.can_plan:
            return Refusal("ICE2-VAR-15", "ice-refuse-no-planning")
        if s.planned >> seat & 1:
            return Refusal("ICE2-ACT-50", "ice-refuse-planned")
        return refuse_price(s, 1)
    if a.excavate.has(action):
        return refuse_excavation(s, seat, a.excavate.a(action), a.excavate.b(action))
    if action == a.overwork.base:
        return refuse_overwork(s, seat)
    if a.play.has(action):
        return refuse_snow(s, seat, action - a.play.base)
    if a.trigger.has(action):
        return refuse_trigger(s, seat, a.trigger.a(action), a.trigger.b(action))
    return refuse_guild(s, seat, action)


def refuse_price(s: IceState, cost: int) -> Refusal:
    """The EP are not there, or the turn's limit is reached.  ICE2-TRN-3, ICE2-TRN-1"""
    if s.ep[s.active] < cost:
        return Refusal("ICE2-TRN-3", "ice-refuse-ep", {"cost": cost, "ep": s.ep[s.active]})
    return Refusal("ICE2-TRN-1", "ice-refuse-limit", {"cost": cost, "spent": s.spent, "limit": s.limit})


def off_board() -> Refusal:
    """ICE2-COR-1"""
    return Refusal("ICE2-COR-1", "ice-refuse-leader-off-board")


def refuse_move(s: IceState, seat: int, action: int) -> Refusal:
    """ICE2-ACT-60, ICE2-ACT-61, ICE2-VAR-10"""
    a = s.c.actions
    if a.fluid.has(action) and not s.fluid[seat]:
        return Refusal("ICE2-VAR-10", "ice-refuse-no-fluid-token")
    here = s.leader[seat]
    if here < 0:
        return off_board()
    kind = a.fluid if a.fluid.has(action) else a.move
    if kind.a(action) not in s.terrain.steps_from(here):
        return refuse_step(s, here, kind.a(action))
    if kind.b(action) > s.crew[here]:
        return Refusal("ICE2-ACT-61", "ice-refuse-companions", {"most": s.crew[here]})
    if kind.b(action) > move_companions(s, seat):
        return Refusal("ICE2-CUR-20", "ice-refuse-companions", {"most": move_companions(s, seat)})
    return refuse_price(s, 1)


def refuse_sail(s: IceState, seat: int, cell: int, crew: int) -> Refusal:
    """ICE2-ACT-31, ICE2-GLD-10"""
    if not s.has_camp(cell):
        return Refusal("ICE2-ACT-31", "ice-refuse-no-camp-there")
    if s.leader[seat] == cell:
        return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
    if crew and not may_follow(s, seat):
        rule = "ICE2-GLD-10" if seat == s.table.navigators else "ICE2-ACT-31"
        return Refusal(rule, "ice-refuse-nobody-follows")
    return refuse_price(s, 1)


def refuse_build(s: IceState, seat: int, camp: int) -> Refusal:
    """ICE2-ACT-20, ICE2-ACT-21"""
    if camp == OWN and s.guild_camp[seat] != OWN_SUPPLY:
        return Refusal("ICE2-ACT-20", "ice-refuse-camp-on-board")
    if camp != OWN and not s.white_supply:
        return Refusal("ICE2-EXH-2", "ice-refuse-no-white-camp")
    if s.affordable(1):
        return Refusal("ICE2-ACT-21", "ice-refuse-no-site")
    return refuse_price(s, 1)


def refuse_study(s: IceState, seat: int) -> Refusal:
    """ICE2-ACT-40, ICE2-ACT-41"""
    if s.leader[seat] < 0:
        return off_board()
    kind = type_under(s, seat)
    if kind == PRISMATIC:
        return Refusal("ICE2-ART-62", "ice-refuse-prismatic")
    if kind < 0:
        return Refusal("ICE2-ACT-40", "ice-refuse-no-artifact-here")
    if s.study[seat] >> kind & 1:
        return Refusal("ICE2-ACT-41", "ice-refuse-study-taken")
    return refuse_price(s, 1)


def refuse_excavation(s: IceState, seat: int, termites: int, ability: int) -> Refusal:
    """ICE2-EXC-1 to ICE2-EXC-13"""
    refusal = refuse_digging(s, seat)
    if refusal is not None:
        return refusal
    cell = s.leader[seat]
    if ability and not may_discount(s, seat, cell):
        if seat == s.table.cryoarchitects and s.flags & DISCOUNTED:
            return Refusal("ICE2-TRN-9", "ice-refuse-once-a-turn")
        return Refusal("ICE2-GLD-50", "ice-refuse-no-discount")
    if termites > s.count_face(seat, TERMITES):
        return Refusal("ICE2-SNO-10", "ice-refuse-not-in-hand")
    cost = excavation_cost(s, cell, ability == 1)
    if termites > cost:
        return Refusal("ICE2-SNO-20", "ice-refuse-cost-zero")
    return refuse_price(s, cost - termites)


def refuse_digging(s: IceState, seat: int) -> Refusal | None:
    """Why the leader's tile cannot be excavated at any price.  ICE2-EXC-1 to ICE2-EXC-3"""
    cell = s.leader[seat]
    if cell < 0:
        return off_board()
    if cell >= s.c.site.board.tiles:
        return Refusal("ICE2-EXC-1", "ice-refuse-no-tile-here")
    if not s.terrain.diggable(cell):
        return Refusal("ICE2-EXC-3", "ice-refuse-covers")
    return None


def refuse_overwork(s: IceState, seat: int) -> Refusal:
    """ICE2-ACT-70, ICE2-ACT-71"""
    if s.limit > 2:
        return Refusal("ICE2-ACT-70", "ice-refuse-once-a-turn")
    if not s.rp[seat]:
        return Refusal("ICE2-ACT-71", "ice-refuse-no-rp")
    return Refusal("ICE2-ACT-71", "ice-refuse-three-ep")


def refuse_snow(s: IceState, seat: int, face: int) -> Refusal:
    """ICE2-SNO-10, ICE2-SNO-20 to ICE2-SNO-31"""
    if not s.has_face(seat, face):
        return Refusal("ICE2-SNO-10", "ice-refuse-not-in-hand")
    if face in (ROPE, SURVIVORS):
        return Refusal("ICE2-EXC-35", "ice-refuse-window-b")
    if face == TERMITES:
        return Refusal("ICE2-SNO-20", "ice-refuse-with-excavation")
    if face == GEM:
        return Refusal("ICE2-SNO-31", "ice-refuse-gem-triggers")
    if face == YACHT and not s.supply:
        return Refusal("ICE2-EXH-1", "ice-refuse-empty-supply")
    if face == WHISTLE:
        return Refusal("ICE2-SNO-28", "ice-refuse-nobody-to-take")
    if face == RUNE:
        return Refusal("ICE2-SNO-30", "ice-refuse-no-target")
    if TALISMAN <= face < TALISMAN + 5:
        refusal = refuse_digging(s, seat)
        if refusal is not None and s.leader[seat] < 0:
            return refusal
        if type_under(s, seat) == PRISMATIC:
            return Refusal("ICE2-ART-62", "ice-refuse-prismatic")
        if type_under(s, seat) != face - TALISMAN:
            return Refusal("ICE2-SNO-29", "ice-refuse-other-type")
        if refusal is not None:
            return refusal
    if face == SPIDERS and s.leader[seat] < 0:
        return off_board()
    return Refusal("ICE2-TRN-10", "ice-refuse-no-change")


def refuse_trigger(s: IceState, seat: int, kind: int, means: int) -> Refusal:
    """ICE2-ART-3, ICE2-ART-20 to ICE2-ART-22, ICE2-SNO-31, ICE2-GLD-21"""
    if kind == HARMONY:
        return Refusal("ICE2-ART-21", "ice-refuse-window-c")
    if kind == PHILOSOPHICAL:
        return Refusal("ICE2-ART-22", "ice-refuse-nothing-falls")
    if means not in means_for(s, seat, kind):
        if means == BY_TOKEN:
            return Refusal("ICE2-GLD-21", "ice-refuse-no-token")
        if means == BY_GEM:
            if not s.has_face(seat, GEM):
                return Refusal("ICE2-SNO-10", "ice-refuse-not-in-hand")
            if s.leader[seat] < 0:
                return off_board()
            if not gem_fits(s, seat, kind) and type_under(s, seat) in (kind, PRISMATIC):
                return Refusal("ICE2-SNO-31", "ice-refuse-used-today")
            return Refusal("ICE2-SNO-31", "ice-refuse-other-type")
        if s.used[seat] >> kind & 1:
            return Refusal("ICE2-ART-5", "ice-refuse-used-today")
        return Refusal("ICE2-ART-3", "ice-refuse-anima")
    if kind == ACHIEVEMENT:
        return Refusal("ICE2-ART-30", "ice-refuse-full-ep")
    if s.leader[seat] < 0:
        return off_board()
    if kind == EXALTED and not s.affordable(1):
        return refuse_price(s, 1)
    return Refusal("ICE2-TRN-10", "ice-refuse-no-change")


def refuse_guild(s: IceState, seat: int, action: int) -> Refusal | None:
    """ICE2-GLD"""
    a = s.c.actions
    t = s.table
    if a.free_trip.has(action) and seat == t.navigators:
        if s.guild_camp[seat] < 0:
            return Refusal("ICE2-GLD-12", "ice-refuse-camp-off-board")
        if s.grey_camps >> seat & 1:
            return Refusal("ICE2-GLD-12", "ice-refuse-once-a-day")
        if s.leader[seat] == s.guild_camp[seat]:
            return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
        return Refusal("ICE2-GLD-10", "ice-refuse-nobody-follows")
    if a.activate.has(action) and seat == t.incandescents:
        if s.activation != READY:
            return Refusal("ICE2-GLD-20", "ice-refuse-once-a-day")
        return Refusal("ICE2-GLD-20", "ice-refuse-other-type")
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
    if a.free_trip.has(action) or a.activate.has(action) or action in (a.provide.base, a.rebuild.base):
        return Refusal("ICE2-GLD-1", "ice-refuse-other-guild")
    return None
