"""An excavation, step by step: the cover, the tile, the explorers, the camp.  ICE2-EXC, ICE1-EXC-3"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import DISCOUNTED, HELD, OWN_SUPPLY, ROPE, SURVIVORS
from nunatak.games.ice.doing.effects import harmony_possible
from nunatak.games.ice.edition.tiles import COVER, GROUP, SHAKE, SPREAD, TAKE, WINDOW_B, WINDOW_C
from nunatak.games.ice.pieces import NO_CAMP, WHITE_CAMP
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.refusing.turn import refuse_other_guild
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.distribution import PlaceGroup, distribute
from nunatak.games.ice.steps.harmony import WindowC
from nunatak.games.ice.steps.relocation import Relocate, camp_places, put_camp
from nunatak.games.ice.steps.taking import take_tile
from nunatak.games.ice.types import prompts

# Who is free of the even distribution.  ICE2-EXC-41, ICE1-PLC-6
NOBODY: Final = 0
LEADER_ALONE: Final = 1  # crampon
ROPED: Final = 2  # rope: the leader and one companion, in the first edition everybody


class Excavation(IceStep):
    """Carries an excavation from one question to the next.  ICE2-EXC-20 to ICE2-EXC-45, ICE1-EXC-3

    `stage` is the place of what comes now in the edition's order of stages.
    """

    def __init__(self, seat: int, cell: int, stage: int, group: int) -> None:
        super().__init__("excavation", seat)
        self.cell = cell
        self.stage = stage
        self.group = group

    def proceed(self, s: IceState) -> bool:
        place = s.depth() - 1
        stages = s.edition.tiles.stages
        for stage in range(self.stage, len(stages)):
            self.carry_out(s, stages[stage])
            if s.depth() - 1 > place:
                s.replace_at(place, Excavation(self.seat, self.cell, stage + 1, self.group))
                return True
        s.pop()
        return True

    def carry_out(self, s: IceState, stage: int) -> None:
        """Does one stage; what has to be asked first goes on the stack."""
        seat = self.seat
        cell = self.cell
        if stage == COVER:
            s.edition.tiles.cover_falls(s, seat, cell)
        elif stage == TAKE:
            self.take(s)
        elif stage == SHAKE:
            s.edition.tiles.neighbours_fall(s, seat, cell)
        elif stage == WINDOW_B:
            if window_b_possible(s, seat, self.group):
                s.push(WindowB(seat, self.group))
        elif stage == SPREAD:
            if self.group == ROPED:
                s.edition.tiles.roped(s, seat, cell)
            else:
                distribute(s, seat, s.c.site.board.places[cell], s.led if self.group else -1, 0)
        elif stage == GROUP:
            if self.group and s.leader[s.led] == HELD:
                s.push(PlaceGroup(seat, cell))
        elif stage == WINDOW_C:
            if harmony_possible(s, seat):
                s.push(WindowC(seat))
        else:
            self.move_camp(s)

    def take(self, s: IceState) -> None:
        """The pieces are held, the tile is taken.  ICE2-EXC-30, ICE2-EXC-31, ICE1-EXC-3"""
        cell = self.cell
        s.held_crew = s.crew[cell]
        s.crew[cell] = 0
        for other in range(s.agreed.players):
            if s.leader[other] == cell:
                s.leader[other] = HELD
        if cell in s.white_camps:
            s.white_camps = [camp for camp in s.white_camps if camp != cell]
            s.held_camp = WHITE_CAMP
        s.edition.tiles.lifts(s, cell)
        tile = take_tile(s, self.seat, cell, "excavated")
        s.edition.tiles.taken(s, self.seat, tile)

    def move_camp(self, s: IceState) -> None:
        """The camp of the tile goes down one level.  ICE2-EXC-60 to ICE2-EXC-64"""
        camp = s.held_camp
        if camp == NO_CAMP:
            return
        if camp >= 0 and s.edition.tiles.camp_stays_up(s, camp, self.cell):
            s.held_camp = NO_CAMP
            return
        places = camp_places(s, self.cell)
        if not places:
            put_camp(s, OWN_SUPPLY)  # ICE2-EXC-62
        elif len(places) == 1:
            put_camp(s, places[0])  # ICE2-EXC-63
        else:
            s.push(Relocate(self.seat, self.cell))

    def parts(self) -> list[int | list[int]]:
        return [self.cell, self.stage, self.group]


def begin_excavation(s: IceState, seat: int, cost: int, ability: bool) -> None:
    """Pays and starts.  ICE2-EXC-13, ICE1-EXC-3"""
    cell = s.leader[s.led]
    if ability:
        s.flags |= DISCOUNTED
    s.pay_ep(cost)
    if s.witness is not None:
        s.tell("digs", {"seat": seat, "tile": s.name(cell), "cost": cost})
    s.push(Excavation(seat, cell, 0, NOBODY))


def dig_for_free(s: IceState, seat: int) -> None:
    """An excavation of the leader's tile that costs nothing.  ICE2-EXC-10, ICE1-EXC-7"""
    s.push(Excavation(seat, s.leader[s.led], 0, NOBODY))


def stride_ready(s: IceState, seat: int) -> bool:
    """Whether the Striders may use their ability in this excavation.  ICE2-GLD-30, ICE1-GLD-13"""
    return seat == s.agreed.striders and s.edition.abilities.strides(s) and s.leader[s.led] == HELD


def window_b_possible(s: IceState, seat: int, group: int) -> bool:
    """Whether window B has anything to ask, for all that everybody knows about the hand.  ICE2-EXC-35"""
    if s.hand[seat] and (s.supply or group == NOBODY):
        return True
    return group == NOBODY and stride_ready(s, seat)


class WindowB(IceStep):
    """Rope, Survivors or crampon before the explorers are distributed?  ICE2-EXC-35, ICE2-EXC-41"""

    def __init__(self, seat: int, group: int) -> None:
        super().__init__("window_b", seat)
        self.group = group

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        found: list[int] = []
        if self.group == NOBODY:
            if s.has_face(self.seat, ROPE):
                found.append(a.play.base + ROPE)
            if stride_ready(s, self.seat):
                found.append(a.crampon.base)
        if s.supply and s.has_face(self.seat, SURVIVORS):
            found.append(a.play.base + SURVIVORS)
        found.append(a.go_on.base)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        seat = self.seat
        a = s.c.actions
        s.pop()
        if action == a.go_on.base:
            return
        group = self.group
        if action == a.crampon.base:
            s.edition.abilities.stride(s)
            group = LEADER_ALONE
            s.tell("crampon", {"seat": seat})
        else:
            face = action - a.play.base
            s.play_face(seat, face)
            s.tell("played", {"seat": seat, "face": s.c.faces[face]})
            if face == ROPE:
                group = ROPED
            else:
                joined = min(2, s.supply)  # ICE2-SNO-27
                s.supply -= joined
                s.held_crew += joined
        below = s.steps[-1]
        assert isinstance(below, Excavation)
        s.replace(Excavation(seat, below.cell, s.edition.tiles.stages.index(WINDOW_B), group))

    def refuse(self, s: IceState, action: int) -> Refusal:
        a = s.c.actions
        if action == a.play.base + ROPE or action == a.crampon.base:
            if self.group != NOBODY:
                return refused(s, grounds.ONE_FREE_GROUP, "ice-refuse-one-free-group")
            if action == a.crampon.base:
                if self.seat != s.agreed.striders:
                    return refuse_other_guild(s, grounds.STRIDERS)
                return refused(s, grounds.STRIDERS, "ice-refuse-no-crampon")
        if a.play.has(action):
            face = action - a.play.base
            if not s.has_face(self.seat, face):
                return refused(s, grounds.NOT_HELD, "ice-refuse-not-in-hand")
            if face == SURVIVORS:
                return refused(s, grounds.NO_ARCHAEOLOGISTS, "ice-refuse-empty-supply")
        return super().refuse(s, action)

    def prompt(self, s: IceState) -> prompts.WindowPrompt:
        a = s.c.actions
        usable: list[str] = [s.c.faces[i - a.play.base] for i in self.options(s) if a.play.has(i)]
        if a.crampon.base in self.options(s):
            usable.append(a.crampon.name)
        return {"crew": s.held_crew, "supply": s.supply, "usable": usable}

    def parts(self) -> list[int | list[int]]:
        return [self.group]
