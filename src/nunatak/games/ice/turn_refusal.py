"""Why an action is not possible in a turn: the rule that forbids it.  ICE2-TRN, ICE2-ACT, ICE2-COR-1"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.companions import followers, move_companions, move_targets
from nunatak.games.ice.digging import may_discount
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
    PHILOSOPHICAL,
    PRISMATIC,
    READY,
    ROPE,
    SURVIVORS,
    TALISMAN,
)


def refuse_action(s: IceState, seat: int, action: int) -> Refusal | None:
    """The reason, or None when only one edition knows the action or it belongs to another moment altogether."""
    a = s.c.actions
    if action == a.end_turn.base:
        return Refusal("ICE2-TRN-5", "ice-refuse-spend-first")
    if a.move.has(action):
        return refuse_move(s, a.move.a(action), a.move.b(action))
    if a.sail.has(action):
        return refuse_sail(s, seat, a.sail.a(action), a.sail.b(action))
    if a.recruit.has(action):
        return refuse_recruit(s, a.recruit.a(action))
    if action == a.plan.base:
        if not s.agreed.can_plan:
            return Refusal("ICE2-VAR-15", "ice-refuse-no-planning")
        if s.planned >> seat & 1:
            return Refusal("ICE2-ACT-50", "ice-refuse-planned")
        return refuse_price(s, 1)
    if action == a.overwork.base:
        return refuse_overwork(s, seat)
    if a.trigger.has(action):
        return refuse_trigger(s, seat, a.trigger.a(action), a.trigger.b(action))
    if a.activate.has(action):
        if seat != s.agreed.incandescents:
            return Refusal("ICE2-GLD-1", "ice-refuse-other-guild")
        if s.activation != READY:
            return Refusal("ICE2-GLD-20", "ice-refuse-once-a-day")
        return Refusal("ICE2-GLD-20", "ice-refuse-other-type")
    return None


def refuse_price(s: IceState, cost: int) -> Refusal:
    """The EP are not there, or the turn's limit is reached.  ICE2-TRN-3, ICE2-TRN-1"""
    if s.ep[s.active] < cost:
        return Refusal("ICE2-TRN-3", "ice-refuse-ep", {"cost": cost, "ep": s.ep[s.active]})
    return Refusal("ICE2-TRN-1", "ice-refuse-limit", {"cost": cost, "spent": s.spent, "limit": s.limit})


def off_board() -> Refusal:
    """ICE2-COR-1"""
    return Refusal("ICE2-COR-1", "ice-refuse-leader-off-board")


def refuse_move(s: IceState, to: int, crew: int) -> Refusal:
    """ICE2-ACT-60, ICE2-ACT-61"""
    here = s.leader[s.led]
    if here < 0:
        return off_board()
    if to not in move_targets(s, here):
        return refuse_step(s, here, to)
    if crew > s.crew[here]:
        return Refusal("ICE2-ACT-61", "ice-refuse-companions", {"most": s.crew[here]})
    if crew > move_companions(s, s.led):
        return Refusal("ICE2-CUR-20", "ice-refuse-companions", {"most": move_companions(s, s.led)})
    return refuse_price(s, 1)


def refuse_sail(s: IceState, seat: int, cell: int, crew: int) -> Refusal:
    """ICE2-ACT-31, ICE2-GLD-10, ICE1-CAL-3"""
    if not s.has_camp(cell):
        return Refusal("ICE2-ACT-31", "ice-refuse-no-camp-there")
    if s.leader[s.led] == cell:
        return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
    if s.inaccessible(cell):
        return Refusal("ICE1-INA-2", "ice-refuse-inaccessible", {"to": s.name(cell)})
    if crew > followers(s, seat):
        rule = "ICE2-GLD-10" if seat == s.agreed.navigators else "ICE2-ACT-31"
        return Refusal(rule, "ice-refuse-nobody-follows")
    return refuse_price(s, 1)


def refuse_recruit(s: IceState, cell: int) -> Refusal:
    """ICE2-ACT-30, ICE1-CAL-2"""
    if not s.has_camp(cell):
        return Refusal("ICE2-ACT-30", "ice-refuse-no-camp-there")
    if s.inaccessible(cell):
        return Refusal("ICE1-INA-2", "ice-refuse-inaccessible", {"to": s.name(cell)})
    if not s.supply:
        return Refusal("ICE2-EXH-1", "ice-refuse-empty-supply")
    return refuse_price(s, s.agreed.call_price)


def refuse_ability(s: IceState, seat: int) -> Refusal | None:
    """Why the Cryo-Architects' ability does not help now.  ICE2-GLD-50, ICE1-GLD-10"""
    if may_discount(s, seat, s.leader[s.led]):
        return None
    if seat == s.agreed.cryoarchitects and s.flags & DISCOUNTED:
        return Refusal("ICE2-TRN-9", "ice-refuse-once-a-turn")
    return Refusal("ICE2-GLD-50", "ice-refuse-no-discount")


def refuse_digging(s: IceState) -> Refusal | None:
    """Why the leader's tile cannot be excavated at any price.  ICE2-EXC-1 to ICE2-EXC-3, ICE1-EXC-1"""
    cell = s.leader[s.led]
    if cell < 0:
        return off_board()
    if cell >= s.c.removable:
        return Refusal("ICE2-EXC-1", "ice-refuse-no-tile-here")
    if not s.terrain.diggable(cell):
        return Refusal("ICE2-EXC-3", "ice-refuse-covers")
    if s.inaccessible(cell):
        return Refusal("ICE1-INA-1", "ice-refuse-inaccessible", {"to": s.name(cell)})
    return None


def refuse_overwork(s: IceState, seat: int) -> Refusal:
    """ICE2-ACT-70, ICE2-ACT-71"""
    if s.limit > 2:
        return Refusal("ICE2-ACT-70", "ice-refuse-once-a-turn")
    if s.agreed.great_clock:
        return Refusal("ICE1-EDI-20", "ice-refuse-once-a-day")
    if not s.rp[seat]:
        return Refusal("ICE2-ACT-71", "ice-refuse-no-rp")
    return Refusal("ICE2-ACT-71", "ice-refuse-three-ep")


def refuse_talisman(s: IceState, face: int) -> Refusal | None:
    """ICE2-SNO-29, ICE1-SNW-18"""
    refusal = refuse_digging(s)
    if refusal is not None and s.leader[s.led] < 0:
        return refusal
    if type_under(s) == PRISMATIC:
        return Refusal("ICE2-ART-62", "ice-refuse-prismatic")
    if type_under(s) != face - TALISMAN:
        return Refusal("ICE2-SNO-29", "ice-refuse-other-type")
    return refusal


def refuse_holding(s: IceState, seat: int, face: int) -> Refusal | None:
    """Tiles that are not held, or are played inside an excavation only.  ICE2-SNO-10, ICE2-EXC-35"""
    if not s.has_face(seat, face):
        return Refusal("ICE2-SNO-10", "ice-refuse-not-in-hand")
    if face in (ROPE, SURVIVORS):
        return Refusal("ICE2-EXC-35", "ice-refuse-window-b")
    return None


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
            if s.leader[s.led] < 0:
                return off_board()
            if not gem_fits(s, seat, kind) and type_under(s) in (kind, PRISMATIC):
                return Refusal("ICE2-SNO-31", "ice-refuse-used-today")
            return Refusal("ICE2-SNO-31", "ice-refuse-other-type")
        if s.used[seat] >> kind & 1:
            return Refusal("ICE2-ART-5", "ice-refuse-used-today")
        return Refusal("ICE2-ART-3", "ice-refuse-anima")
    if kind == ACHIEVEMENT:
        return Refusal("ICE2-ART-30", "ice-refuse-full-ep")
    if s.leader[s.led] < 0:
        return off_board()
    if kind == EXALTED and not s.affordable(1):
        return refuse_price(s, 1)
    return Refusal("ICE2-TRN-10", "ice-refuse-no-change")
