"""Why an action is not possible in a turn: the rule that forbids it.  ICE2-TRN, ICE2-ACT, ICE2-COR-1"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import BY_GEM, BY_TOKEN, DISCOUNTED, GEM, PRISMATIC, READY, TALISMAN
from nunatak.games.ice.doing.companions import followers, move_companions, move_targets
from nunatak.games.ice.doing.digging import may_discount
from nunatak.games.ice.doing.effects import gem_fits, means_for, type_under
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import Ground, refused
from nunatak.games.ice.refusing.walking import refuse_followers, refuse_step
from nunatak.games.ice.state import IceState


def refuse_action(s: IceState, seat: int, action: int) -> Refusal | None:
    """The reason, or None when only one edition knows the action or it belongs to another moment altogether."""
    a = s.c.actions
    if action == a.end_turn.base:
        return refused(s, grounds.STOPPING, "ice-refuse-spend-first")
    if a.move.has(action):
        return refuse_move(s, a.move.a(action), a.move.b(action))
    if a.sail.has(action):
        return refuse_sail(s, seat, a.sail.a(action), a.sail.b(action))
    if a.recruit.has(action):
        return refuse_recruit(s, a.recruit.a(action))
    if action == a.plan.base:
        if not s.agreed.can_plan:
            return refused(s, grounds.NO_PLANNING, "ice-refuse-no-planning")
        if s.planned >> seat & 1:
            return refused(s, grounds.PLANNED, "ice-refuse-planned")
        return refuse_price(s, 1)
    if action == a.overwork.base:
        return refuse_overwork(s, seat)
    if a.trigger.has(action):
        return refuse_trigger(s, seat, a.trigger.a(action), a.trigger.b(action))
    if a.activate.has(action):
        if seat != s.agreed.incandescents:
            return refuse_other_guild(s, grounds.ACTIVATION)
        if s.activation != READY:
            return refused(s, grounds.ACTIVATION, "ice-refuse-once-a-day")
        return refused(s, grounds.ACTIVATION, "ice-refuse-other-type")
    return None


def refuse_price(s: IceState, cost: int) -> Refusal:
    """The EP are not there, or the turn's limit is reached.  ICE2-TRN-3, ICE2-TRN-1"""
    if s.ep[s.active] < cost:
        return refused(s, grounds.NOT_ENOUGH_EP, "ice-refuse-ep", {"cost": cost, "ep": s.ep[s.active]})
    return refused(s, grounds.TURN_LIMIT, "ice-refuse-limit", {"cost": cost, "spent": s.spent, "limit": s.limit})


def off_board(s: IceState, ground: Ground) -> Refusal:
    """The leader is not on the board; `ground` says what needs it there.  ICE2-COR-1"""
    return refused(s, ground, "ice-refuse-leader-off-board")


def refuse_other_guild(s: IceState, ground: Ground) -> Refusal:
    """The ability of another guild, or of a guild in First Steps.  ICE2-VAR-1, ICE1-FST-1"""
    return refused(s, grounds.NO_ABILITIES if s.agreed.first_steps else ground, "ice-refuse-other-guild")


def refuse_move(s: IceState, to: int, crew: int) -> Refusal:
    """ICE2-ACT-60, ICE2-ACT-61"""
    here = s.leader[s.led]
    if here < 0:
        return off_board(s, grounds.LEADER_CANNOT_MOVE)
    if to not in move_targets(s, here):
        return refuse_step(s, here, to)
    if crew > s.crew[here]:
        return refused(s, grounds.COMPANIONS, "ice-refuse-companions", {"most": s.crew[here]})
    if crew > move_companions(s, s.led):
        return refused(s, grounds.MOST_COMPANIONS, "ice-refuse-companions", {"most": move_companions(s, s.led)})
    return refuse_price(s, 1)


def refuse_sail(s: IceState, seat: int, cell: int, crew: int) -> Refusal:
    """ICE2-ACT-31, ICE2-GLD-10, ICE1-CAL-3"""
    if not s.has_camp(cell):
        return refused(s, grounds.CALLED_TO_A_CAMP, "ice-refuse-no-camp-there")
    if s.leader[s.led] == cell:
        return refused(s, grounds.CALLED_ELSEWHERE, "ice-refuse-no-change")
    if s.inaccessible(cell):
        return refused(s, grounds.INACCESSIBLE, "ice-refuse-inaccessible", {"to": s.name(cell)})
    if crew > followers(s, seat):
        return refuse_followers(s, seat, grounds.CALLED_ALONE)
    return refuse_price(s, 1)


def refuse_recruit(s: IceState, cell: int) -> Refusal:
    """ICE2-ACT-30, ICE1-CAL-2"""
    if not s.has_camp(cell):
        return refused(s, grounds.RECRUITED_TO_A_CAMP, "ice-refuse-no-camp-there")
    if s.inaccessible(cell):
        return refused(s, grounds.INACCESSIBLE, "ice-refuse-inaccessible", {"to": s.name(cell)})
    if not s.supply:
        return refused(s, grounds.NO_ARCHAEOLOGISTS, "ice-refuse-empty-supply")
    return refuse_price(s, s.agreed.call_price)


def refuse_ability(s: IceState, seat: int) -> Refusal | None:
    """Why the Cryo-Architects' ability does not help now.  ICE2-GLD-50, ICE1-GLD-10"""
    if may_discount(s, seat, s.leader[s.led]):
        return None
    if seat == s.agreed.cryoarchitects and s.flags & DISCOUNTED:
        return refused(s, grounds.DISCOUNTED, "ice-refuse-once-a-turn")
    return refused(s, grounds.DISCOUNT, "ice-refuse-no-discount")


def refuse_digging(s: IceState) -> Refusal | None:
    """Why the leader's tile cannot be excavated at any price.  ICE2-EXC-1 to ICE2-EXC-3, ICE1-EXC-1"""
    cell = s.leader[s.led]
    if cell < 0:
        return off_board(s, grounds.DIGS_WITHOUT_LEADER)
    if cell >= s.c.removable:
        return refused(s, grounds.NOTHING_TO_DIG, "ice-refuse-no-tile-here")
    if not s.terrain.diggable(cell):
        return refused(s, grounds.COVERS, "ice-refuse-covers")
    if s.inaccessible(cell):
        return refused(s, grounds.GUARDED, "ice-refuse-inaccessible", {"to": s.name(cell)})
    return None


def refuse_overwork(s: IceState, seat: int) -> Refusal:
    """ICE2-ACT-70, ICE2-ACT-71"""
    if s.limit > 2:
        return refused(s, grounds.OVERWORKED, "ice-refuse-once-a-turn")
    if s.agreed.great_clock:
        return refused(s, grounds.GREAT_CLOCK, "ice-refuse-once-a-day")
    if not s.rp[seat]:
        return refused(s, grounds.CANNOT_OVERWORK, "ice-refuse-no-rp")
    return refused(s, grounds.CANNOT_OVERWORK, "ice-refuse-three-ep")


def refuse_talisman(s: IceState, face: int) -> Refusal | None:
    """ICE2-SNO-29, ICE1-SNW-18"""
    if s.leader[s.led] < 0:
        return off_board(s, grounds.TALISMAN_WITHOUT_LEADER)
    if type_under(s) == PRISMATIC:
        return refused(s, grounds.TALISMAN_PRISMATIC, "ice-refuse-prismatic")
    if type_under(s) != face - TALISMAN:
        return refused(s, grounds.TALISMAN_TYPE, "ice-refuse-other-type")
    return refuse_digging(s)


def refuse_snow(s: IceState, seat: int, face: int) -> Refusal:
    """Why a snow tile cannot be played: it is not held, or it says so itself.  ICE2-SNO-10, ICE1-SNW-2"""
    if not s.has_face(seat, face):
        return refused(s, grounds.NOT_HELD, "ice-refuse-not-in-hand")
    return s.edition.snow.tiles[face].refuse(s, seat)


def refuse_trigger(s: IceState, seat: int, kind: int, means: int) -> Refusal:
    """ICE2-ART-3, ICE2-ART-20 to ICE2-ART-22, ICE1-ART-4"""
    effect = s.edition.effects[kind]
    if effect.between_actions and means not in means_for(s, seat, kind):
        return refuse_means(s, seat, kind, means)
    return effect.refuse(s, seat)


def refuse_means(s: IceState, seat: int, kind: int, means: int) -> Refusal:
    """Why an effect cannot be triggered this way.  ICE2-ART-3, ICE2-SNO-31, ICE2-GLD-21"""
    if means == BY_TOKEN:
        return refused(s, grounds.TOKEN, "ice-refuse-no-token")
    if means == BY_GEM:
        if not s.has_face(seat, GEM):
            return refused(s, grounds.NOT_HELD, "ice-refuse-not-in-hand")
        if s.leader[s.led] < 0:
            return off_board(s, grounds.GEM_WITHOUT_LEADER)
        if not gem_fits(s, seat, kind) and type_under(s) in (kind, PRISMATIC):
            return refused(s, grounds.GEM, "ice-refuse-used-today")
        return refused(s, grounds.GEM, "ice-refuse-other-type")
    if s.used[seat] >> kind & 1:
        return refused(s, grounds.USED_TODAY, "ice-refuse-used-today")
    return refused(s, grounds.UNLOCKED, "ice-refuse-anima")
