"""Logbook cards about archaeologists that both editions have.  LOG-03, LOG-05, LOG-08, ICE1-LOG-10, ICE1-LOG-11"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import LANDSCAPES, PRISMATIC
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import Ground, refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts


def tiles_of(s: IceState, what: str) -> list[int]:
    """The open tiles of a landscape, or the open prismatic ones.  LOG-03, LOG-05"""
    board = s.c.site.board
    terrain = s.terrain
    found: list[int] = []
    for cell in range(board.tiles):
        tile = terrain.tile[cell]
        if tile >= 0 and terrain.is_open[cell]:
            if what == "prismatic":
                if s.c.type_of[tile] == PRISMATIC:
                    found.append(cell)
            elif tile < s.c.snow and LANDSCAPES[s.c.landscape[tile]] == what:
                found.append(cell)
    return found


def put_archaeologists(s: IceState, seat: int, what: str) -> None:
    """One archaeologist on each tile of a kind; with too few the first player chooses.  ICE2-LOG-5"""
    cells = tiles_of(s, what)
    if s.supply >= len(cells):
        for cell in cells:
            add_archaeologist(s, seat, cell)
    elif s.supply:
        s.push(Shortage(seat, cells))


def add_archaeologist(s: IceState, seat: int, cell: int) -> None:
    """An archaeologist of the supply appears on a space; not where a Smilodon lurks (ICE1-INA-3)."""
    s.supply -= 1
    s.land_crew(cell, 1)
    if s.witness is not None:
        s.tell("recruited", {"seat": seat, "at": s.name(cell), "count": 1})


class Shortage(IceStep):
    """Which tile gets the next of the last archaeologists?  ICE2-LOG-5, ICE1-LOG-11, ICE1-EDI-18"""

    def __init__(self, seat: int, cells: list[int]) -> None:
        super().__init__("shortage", seat)
        self.cells = cells

    def options(self, s: IceState) -> list[int]:
        return [s.c.actions.put.of(cell) for cell in self.cells]

    def resolve(self, s: IceState, action: int) -> None:
        cell = s.c.actions.put.a(action)
        s.pop()
        add_archaeologist(s, self.seat, cell)
        others = [other for other in self.cells if other != cell]
        if s.supply and others:
            s.push(Shortage(self.seat, others))

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return refused(s, self.ground(s), "ice-refuse-not-such-a-tile")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def ground(self, s: IceState) -> Ground:
        """What names the tiles: a page of the logbook, or the Dormitories once it is closed."""
        return grounds.DORMITORIES if self.rests_on(s) == "morning" else grounds.SHORTAGE

    def prompt(self, s: IceState) -> prompts.SupplyPrompt:
        return {"supply": s.supply}

    def parts(self) -> list[int | list[int]]:
        return [self.cells]


class Helping(IceStep):
    """At which camp does the archaeologist of a leader off the board appear?  LOG-08, ICE1-LOG-10"""

    def __init__(self, seat: int) -> None:
        super().__init__("helping", seat)

    def proceed(self, s: IceState) -> bool:
        here = s.leader[self.seat]
        if here < 0:
            return False
        s.pop()
        add_archaeologist(s, self.seat, here)
        return True

    def options(self, s: IceState) -> list[int]:
        return [s.c.actions.put.of(camp) for camp in s.camps()]

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        add_archaeologist(s, self.seat, s.c.actions.put.a(action))

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return refused(s, grounds.HELPING, "ice-refuse-not-a-camp")
        return refuse_in_logbook(s, action) or super().refuse(s, action)


def refuse_in_logbook(s: IceState, action: int) -> Refusal | None:
    """No ordinary actions before the exploration begins.  ICE2-LOG-3"""
    if action < s.c.actions.put.base:
        return refused(s, grounds.IN_THE_MORNING, "ice-refuse-logbook-first")
    return None
