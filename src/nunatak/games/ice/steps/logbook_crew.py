"""Logbook cards about explorers: archaeologists on certain tiles, a free Move.  LOG-03, LOG-04, LOG-05"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.companions import go, move_companions
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.logbook_caravan import refuse_in_logbook
from nunatak.games.ice.steps.moving import refuse_step
from nunatak.games.ice.words import LANDSCAPES, PRISMATIC


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
        s.steps.append(Shortage(seat, cells))


def add_archaeologist(s: IceState, seat: int, cell: int) -> None:
    """An archaeologist of the supply appears on a space."""
    s.supply -= 1
    s.crew[cell] += 1
    if s.witness is not None:
        s.tell("recruited", {"seat": seat, "at": s.name(cell), "count": 1})


class Shortage(IceStep):
    """Which tile gets the next of the last archaeologists?  ICE2-LOG-5"""

    def __init__(self, seat: int, cells: list[int]) -> None:
        super().__init__("shortage", seat)
        self.cells = cells

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.put.base
        return [base + 3 * cell for cell in self.cells]

    def resolve(self, s: IceState, action: int) -> None:
        cell = s.c.actions.put.a(action)
        s.steps.pop()
        add_archaeologist(s, self.seat, cell)
        if s.supply:
            s.steps.append(Shortage(self.seat, [other for other in self.cells if other != cell]))

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE2-LOG-5", "ice-refuse-not-such-a-tile")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"supply": s.supply}

    def parts(self) -> list[int | list[int]]:
        return [self.cells]


class FreeMove(IceStep):
    """A Move without EP, upwards if that is possible?  LOG-04, ICE2-LOG-7"""

    def __init__(self, seat: int) -> None:
        super().__init__("free_move", seat)

    def targets(self, s: IceState) -> list[int]:
        """The spaces to go to: only the higher ones if there are any."""
        here = s.leader[self.seat]
        level = s.c.site.board.level
        steps = s.terrain.steps_from(here)
        higher = [y for y in steps if level[y] < level[here]]
        return higher or steps

    def options(self, s: IceState) -> list[int]:
        most = move_companions(s, self.seat) + 1
        found: list[int] = []
        for y in self.targets(s):
            found.extend(range(4 * y, 4 * y + most))
        found.append(s.c.actions.go_on.base)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        s.steps.pop()
        if action != s.c.actions.go_on.base:
            go(s, self.seat, action >> 2, action & 3)

    def refuse(self, s: IceState, action: int) -> Refusal:
        move = s.c.actions.move
        if not move.has(action):
            return refuse_in_logbook(s, action) or super().refuse(s, action)
        here = s.leader[self.seat]
        if move.a(action) not in s.terrain.steps_from(here):
            return refuse_step(s, here, move.a(action))
        if move.a(action) not in self.targets(s):
            return Refusal("ICE2-LOG-7", "ice-refuse-higher")
        return Refusal("ICE2-ACT-61", "ice-refuse-companions", {"most": move_companions(s, self.seat)})
