"""Why an action of the first edition is not possible in a turn.  ICE1, sections 6 to 10"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice import grounds
from nunatak.games.ice.digging import excavation_cost
from nunatak.games.ice.effects import type_under
from nunatak.games.ice.first.playing import PAWNS
from nunatak.games.ice.state import IceState
from nunatak.games.ice.turn_refusal import (
    refuse_ability,
    refuse_digging,
    refuse_holding,
    refuse_other_guild,
    refuse_price,
    refuse_sail,
    refuse_talisman,
)
from nunatak.games.ice.words import (
    BEACON_USED,
    CHARISMA,
    DISTILLED,
    MANTA,
    RUNE,
    SMILODON,
    SPIDERS,
    TALISMAN,
    TERMITES,
    WHISTLE,
)


def refuse_own(s: IceState, seat: int, action: int) -> Refusal | None:
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
        if not s.agreed.cashes:
            return Refusal("ICE1-SOL-4", "ice-refuse-competitive")
        return Refusal("ICE1-SOL-4", "ice-refuse-not-in-hand")
    return refuse_free(s, seat, action)


def refuse_excavation(s: IceState, seat: int, ability: bool) -> Refusal:
    """ICE1-EXC-1, ICE1-EXC-2"""
    refusal = refuse_digging(s)
    if refusal is None and ability:
        refusal = refuse_ability(s, seat)
    if refusal is not None:
        return refusal
    return refuse_price(s, excavation_cost(s, s.leader[s.led], ability))


def refuse_snow(s: IceState, seat: int, face: int) -> Refusal:
    """ICE1-SNW-2, ICE1-SNW-10 to ICE1-SNW-21"""
    refusal = refuse_holding(s, seat, face)
    if refusal is not None:
        return refusal
    if face == TERMITES:
        return refuse_termites(s)
    if TALISMAN <= face < TALISMAN + 5:
        refusal = refuse_talisman(s, face)
        if refusal is not None:
            return refusal
    if face == SMILODON:
        if len(s.smilodons) == PAWNS:
            return Refusal("ICE1-EXH-4", "ice-refuse-no-smilodon")
        return Refusal("ICE1-SNW-13", "ice-refuse-no-target")
    if face == CHARISMA:
        if not s.rp[seat]:
            return Refusal("ICE1-SNW-19", "ice-refuse-no-rp")
        return Refusal("ICE1-SNW-19", "ice-refuse-no-such-leader")
    if face == RUNE:
        return Refusal("ICE1-SNW-20", "ice-refuse-no-target")
    if face == WHISTLE:
        if not s.flakes and not s.snow_discard:
            return Refusal("ICE1-EXH-3", "ice-refuse-no-flake")
        return Refusal("ICE1-SNW-21", "ice-refuse-no-target")
    if face == SPIDERS:
        return Refusal("ICE1-SNW-10", "ice-refuse-nobody-to-take")
    if face == MANTA:
        return Refusal("ICE1-SNW-12", "ice-refuse-no-change")
    return Refusal("ICE1-GEN-2", "ice-refuse-no-change")


def refuse_termites(s: IceState) -> Refusal:
    """ICE1-SNW-11"""
    if s.leader[s.led] < 0:
        return Refusal("ICE1-SNW-11", "ice-refuse-leader-off-board")
    refusal = refuse_digging(s)
    if refusal is None or type_under(s) >= 0:
        return Refusal("ICE1-SNW-11", "ice-refuse-snow-tile-only")
    return refusal


def refuse_free(s: IceState, seat: int, action: int) -> Refusal | None:
    """Abilities, edifices, leaders.  ICE1-GLD, ICE1-EDI-13, ICE1-SNW-19"""
    a = s.c.actions
    if action == a.distill.base:
        if seat != s.agreed.alchemists:
            return refuse_other_guild(s, grounds.DISTILLING)
        if s.daily[seat] & DISTILLED:
            return Refusal("ICE1-GLD-14", "ice-refuse-once-a-day")
        return Refusal("ICE1-GLD-14", "ice-refuse-empty-bag")
    if a.beacon.has(action):
        if not s.agreed.beacon:
            return Refusal("ICE1-EDI-13", "ice-refuse-no-such-edifice")
        if s.daily[seat] & BEACON_USED:
            return Refusal("ICE1-EDI-13", "ice-refuse-once-a-day")
        if s.led != seat:
            return Refusal("ICE1-EDI-13", "ice-refuse-own-leader")
        return refuse_sail(s, seat, a.beacon.a(action), a.beacon.b(action))
    if a.lead.has(action):
        return Refusal("ICE1-SNW-19", "ice-refuse-not-led")
    return None
