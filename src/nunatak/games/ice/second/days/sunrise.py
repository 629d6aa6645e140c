"""Sunrise: the old day is put away, guilds reset, artifacts turned up, the logbook.  ICE2-SRI, ICE2-DAY, ICE2-VAR-30"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import READY, TYPES
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StagedStep, StepOf
from nunatak.games.ice.steps.ending import end_game, end_turns
from nunatak.games.ice.steps.exploration import Exploration
from nunatak.games.ice.steps.logbook import open_logbook
from nunatak.games.ice.steps.slots import recharge

ALL_TYPES: Final = 31
PLACES_FOR_PROVISIONS: Final = 2  # ICE2-GLD-43
CRAMPONS: Final = 2
STUDY_COMPENSATION: Final = 2  # RP tokens for a player with all five study tokens


class Sunrise(StagedStep[SecondIceState]):
    """Lies under every day: ends it, and carries out the next Sunrise.  ICE2-DAY-2, ICE2-SRI-1 to ICE2-SRI-5"""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__("sunrise", seat, stage)

    def proceed(self, s: SecondIceState) -> bool:
        s.replace(Sunrise(self.seat, self.stage + 1))
        if self.stage == 0:
            end_day(s)
            if s.day == s.c.numbers.days:
                end_game(s)
                return True
            reset_guilds(s)
            if s.terms.friendly:
                give_study(s)
        elif self.stage == 1:
            recharge(s)
        elif self.stage == 2:
            s.first = (s.first + 1) % s.agreed.players  # ICE2-SRI-4
            s.day += 1
            s.tell("sunrise", {"day": s.day, "first": s.first})
            s.replace(Sunrise(s.first, 0))
            s.push(Exploration(s.first))
            if s.agreed.logbook and s.pages < len(s.logbook):
                open_logbook(s)
        return True


def end_day(s: SecondIceState) -> None:
    """It is nobody's turn any more; the rest of the row is discarded.  ICE2-DAY-2"""
    end_turns(s)
    s.request_discard = s.request_discard + s.row
    s.row = []
    s.row_laid = False


def reset_guilds(s: SecondIceState) -> None:
    """EP, planning tokens, guild recharge, fluid movement.  ICE2-SRI-1, ICE2-GLD-12, -24, -31, -43, -51"""
    for seat in range(s.agreed.players):
        s.ep[seat] = s.agreed.start_ep
        if s.planned >> seat & 1:
            s.gain_ep(seat, 1)
        s.fluid[seat] = s.terms.fluid_tokens
    s.planned = 0
    s.grey_camps = 0
    if s.agreed.incandescents >= 0:
        s.activation = READY
    if s.agreed.striders >= 0 and s.crampons < CRAMPONS:
        s.crampons += 1
    if s.terms.providers >= 0:
        refill = min(PLACES_FOR_PROVISIONS - s.provisions, s.supply)
        s.provisions += refill
        s.supply -= refill


def give_study(s: SecondIceState) -> None:
    """Those least cursed take a study token each.  ICE2-VAR-30"""
    lowest = min(s.curse)
    for seat in reversed(s.agreed.clockwise_from(s.first)):
        if s.curse[seat] == lowest:
            s.push(StudyGift(seat))


class StudyGift(StepOf[SecondIceState]):
    """Which study token does the least cursed player take?  ICE2-VAR-30"""

    def __init__(self, seat: int) -> None:
        super().__init__("study_gift", seat)

    def proceed(self, s: SecondIceState) -> bool:
        if s.study[self.seat] != ALL_TYPES:
            return False
        s.pop()
        s.rp[self.seat] += STUDY_COMPENSATION
        s.tell("gained_rp", {"seat": self.seat, "tokens": STUDY_COMPENSATION})
        return True

    def options(self, s: SecondIceState) -> list[int]:
        base = s.c.actions.take_study.base
        return [base + kind for kind in range(5) if not s.study[self.seat] >> kind & 1]

    def resolve(self, s: SecondIceState, action: int) -> None:
        s.pop()
        kind = action - s.c.actions.take_study.base
        s.study[self.seat] |= 1 << kind
        s.tell("studied", {"seat": self.seat, "type": TYPES[kind]})

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        if s.c.actions.take_study.has(action):
            return Refusal("ICE2-ACT-41", "ice-refuse-study-taken")
        return super().refuse(s, action)
