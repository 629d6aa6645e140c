"""An excavation, step by step: the cover, the tile, the explorers, the camp.  ICE2-EXC, ICE1-EXC-3"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice import grounds
from nunatak.games.ice.edition import COVER, GROUP, SHAKE, SPREAD, TAKE, WINDOW_B, WINDOW_C
from nunatak.games.ice.effects import harmonise, harmony_leaders, harmony_possible, means_for, spend_means
from nunatak.games.ice.grounds import refused
from nunatak.games.ice.state import NO_CAMP, WHITE_CAMP, IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.distribution import PlaceGroup, distribute
from nunatak.games.ice.taking import take_tile
from nunatak.games.ice.turn_refusal import refuse_other_guild
from nunatak.games.ice.words import (
    DISCOUNTED,
    HARMONY,
    HELD,
    OWN_SUPPLY,
    ROPE,
    SURVIVORS,
    SWITCHED,
)

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
        stages = s.edition.excavation_stages
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
            s.edition.cover_falls(s, seat, cell)
        elif stage == TAKE:
            self.take(s)
        elif stage == SHAKE:
            s.edition.neighbours_fall(s, seat, cell)
        elif stage == WINDOW_B:
            if window_b_possible(s, seat, self.group):
                s.push(WindowB(seat, self.group))
        elif stage == SPREAD:
            if self.group == ROPED:
                s.edition.roped(s, seat, cell)
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
            if s.guild_camp[other] == cell:
                s.guild_camp[other] = HELD
                s.held_camp = other
        if cell in s.white_camps:
            s.white_camps = [camp for camp in s.white_camps if camp != cell]
            s.held_camp = WHITE_CAMP
        tile = take_tile(s, self.seat, cell, "excavated")
        s.edition.taken(s, self.seat, tile)

    def move_camp(self, s: IceState) -> None:
        """The camp of the tile goes down one level.  ICE2-EXC-60 to ICE2-EXC-64"""
        camp = s.held_camp
        if camp == NO_CAMP:
            return
        if camp >= 0 and s.edition.camp_stays_up(s, camp, self.cell):
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
    return seat == s.agreed.striders and s.edition.strides(s) and s.leader[s.led] == HELD


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
            s.edition.stride(s)
            group = LEADER_ALONE
            s.tell("crampon", {"seat": seat})
        else:
            face = action - a.play.base
            s.play_face(seat, face)
            s.tell("played", {"seat": seat, "face": s.edition.faces[face]})
            if face == ROPE:
                group = ROPED
            else:
                joined = min(2, s.supply)  # ICE2-SNO-27
                s.supply -= joined
                s.held_crew += joined
        below = s.steps[-1]
        assert isinstance(below, Excavation)
        s.replace(Excavation(seat, below.cell, s.edition.excavation_stages.index(WINDOW_B), group))

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

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"crew": s.held_crew, "supply": s.supply}

    def parts(self) -> list[int | list[int]]:
        return [self.group]


class WindowC(IceStep):
    """Harmony, now that the leader stands?  ICE2-EXC-44, ICE2-ART-40"""

    def __init__(self, seat: int) -> None:
        super().__init__("window_c", seat)

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        found: list[int] = []
        leaders = harmony_leaders(s, self.seat)
        if s.led in leaders:
            found = [a.trigger.of(HARMONY, how) for how in means_for(s, self.seat, HARMONY)]
        if s.charmed and not s.flags & SWITCHED:
            found += [a.lead.base + s.agreed.guilds[other] for other in leaders if other != s.led]
        found.append(a.go_on.base)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        a = s.c.actions
        if s.charmed and a.lead.has(action):
            s.led = s.agreed.seat_of_guild[action - a.lead.base]
            s.flags |= SWITCHED
            s.tell("leads", {"seat": self.seat, "leader": s.led})
            return
        if action != a.go_on.base:
            s.flags &= ~SWITCHED
            spend_means(s, self.seat, HARMONY, a.trigger.b(action))
            harmonise(s, self.seat)
            if harmony_possible(s, self.seat):
                return
        s.pop()

    def refuse(self, s: IceState, action: int) -> Refusal:
        a = s.c.actions
        if a.trigger.has(action) and a.trigger.a(action) == HARMONY:
            return refused(s, grounds.UNLOCKED, "ice-refuse-cannot-trigger")
        return super().refuse(s, action)


class Relocate(IceStep):
    """On which tile below does the camp stand now?  ICE2-EXC-60, ICE2-EXC-61"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("relocate", seat)
        self.cell = cell

    def options(self, s: IceState) -> list[int]:
        put = s.c.actions.put
        return [put.base + put.width_b * place for place in camp_places(s, self.cell)]

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        put_camp(s, s.c.actions.put.a(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        put = s.c.actions.put
        if not put.has(action):
            return super().refuse(s, action)
        if put.a(action) not in s.c.site.board.places[self.cell]:
            return refused(s, grounds.CAMP_BELOW, "ice-refuse-not-below")
        if put.a(action) >= s.c.site.board.tiles:
            return refused(s, grounds.CAMP_ON_FREE_TILE, "ice-refuse-camp-on-tile")
        return refused(s, grounds.CAMP_ON_FREE_TILE, "ice-refuse-camp-there")

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"camp": "white" if s.held_camp == WHITE_CAMP else s.agreed.seat_names[s.held_camp]}

    def parts(self) -> list[int | list[int]]:
        return [self.cell]


def camp_places(s: IceState, cell: int) -> list[int]:
    """The tiles below a cell on which its camp may stand.  ICE2-EXC-61"""
    board = s.c.site.board
    return [place for place in board.places[cell] if place < board.tiles and not s.has_camp(place)]


def put_camp(s: IceState, cell: int) -> None:
    """Puts the held camp on a tile, or gives it back.  ICE2-EXC-60, ICE2-EXC-62"""
    camp = s.held_camp
    s.held_camp = NO_CAMP
    if camp >= 0:
        s.guild_camp[camp] = cell
    elif cell >= 0:
        s.white_camps = [*s.white_camps, cell]
    else:
        s.white_supply += 1
    if s.witness is not None:
        told: dict[str, Json] = {"camp": "white", "at": s.name(cell) if cell >= 0 else None}
        if camp >= 0:
            told["camp"] = "guild"
            told["owner"] = camp
        s.tell("camp_moved", told)
