"""Why an action of the first edition is not possible in a turn.  ICE1, sections 6 to 10"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.doing.digging import excavation_cost
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import BEACON_USED, DISTILLED
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.turn import (
    refuse_ability,
    refuse_digging,
    refuse_other_guild,
    refuse_price,
    refuse_sail,
    refuse_snow,
)


def refuse_own(s: FirstIceState, seat: int, action: int) -> Refusal | None:
    """The reason, or None when the action belongs to another moment altogether."""
    a = s.c.actions
    if action == a.build.base:
        if not s.white_supply:
            return Refusal("ICE1-EXH-2", "ice-refuse-no-camp-left")
        return Refusal("ICE1-BLD-2", "ice-refuse-no-site") if s.affordable(1) else refuse_price(s, 1)
    if action == a.consult.base:
        return Refusal("ICE1-REG-2", "ice-refuse-no-requests") if s.affordable(1) else refuse_price(s, 1)
    if action == a.send_back.base:
        return refuse_price(s, 1)
    if a.excavate.has(action):
        return refuse_excavation(s, seat, a.excavate.a(action) == 1)
    if a.play.has(action):
        return refuse_snow(s, seat, action - a.play.base)
    if a.cash.has(action):
        if not s.terms.cashes:
            return Refusal("ICE1-SOL-4", "ice-refuse-competitive")
        return Refusal("ICE1-SOL-4", "ice-refuse-not-in-hand")
    return refuse_free(s, seat, action)


def refuse_excavation(s: FirstIceState, seat: int, ability: bool) -> Refusal:
    """ICE1-EXC-1, ICE1-EXC-2"""
    refusal = refuse_digging(s)
    if refusal is None and ability:
        refusal = refuse_ability(s, seat)
    if refusal is not None:
        return refusal
    return refuse_price(s, excavation_cost(s, s.leader[s.led], ability))


def refuse_free(s: FirstIceState, seat: int, action: int) -> Refusal | None:
    """Abilities, edifices, leaders.  ICE1-GLD, ICE1-EDI-13, ICE1-SNW-19"""
    a = s.c.actions
    if action == a.distill.base:
        if seat != s.terms.alchemists:
            return refuse_other_guild(s, grounds.DISTILLING)
        if s.daily[seat] & DISTILLED:
            return Refusal("ICE1-GLD-14", "ice-refuse-once-a-day")
        return Refusal("ICE1-GLD-14", "ice-refuse-empty-bag")
    if a.beacon.has(action):
        if not s.terms.beacon:
            return Refusal("ICE1-EDI-13", "ice-refuse-no-such-edifice")
        if s.daily[seat] & BEACON_USED:
            return Refusal("ICE1-EDI-13", "ice-refuse-once-a-day")
        if s.led != seat:
            return Refusal("ICE1-EDI-13", "ice-refuse-own-leader")
        return refuse_sail(s, seat, a.beacon.a(action), a.beacon.b(action))
    if a.lead.has(action):
        return Refusal("ICE1-SNW-19", "ice-refuse-not-led")
    return None
