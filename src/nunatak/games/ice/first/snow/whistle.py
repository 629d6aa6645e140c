"""The Storm Whistle puts a flake tile onto the ice; those below flee.  ICE1-SNW-21"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.board.terrain import fault_mask
from nunatak.games.ice.components.words import LANDSCAPES
from nunatak.games.ice.first.snow.playing import whistle_cells
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.storm import Displace, buried_by
from nunatak.games.ice.types import prompts


def tell_flake(s: FirstIceState, seat: int) -> None:
    """The tile is drawn landscape up."""
    if s.witness is not None:
        s.tell("storm_tile", {"seat": seat, "landscape": LANDSCAPES[s.c.landscape[s.unplaced]]})


class Whistle(StepOf[FirstIceState]):
    """Where is the tile put?  ICE1-SNW-21"""

    def __init__(self, seat: int) -> None:
        super().__init__("whistle", seat)

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.put.of(cell) for cell in whistle_cells(s)]

    def resolve(self, s: FirstIceState, action: int) -> None:
        cell = s.c.actions.put.a(action)
        if s.c.is_fault(s.unplaced):
            s.replace(TurnTile(self.seat, cell))
        else:
            lay_flake(s, self.seat, cell, 0)

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE1-SNW-21", "ice-refuse-storm-cell")
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.LandscapePrompt:
        return {"landscape": LANDSCAPES[s.c.landscape[s.unplaced]]}


class TurnTile(StepOf[FirstIceState]):
    """How is the fault tile turned?  ICE1-BRD-18"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("turn_tile", seat)
        self.cell = cell

    def options(self, s: FirstIceState) -> list[int]:
        base = s.c.actions.face_side.base
        return [base + side for side in range(3 if s.agreed.fault_offset == 3 else 6)]

    def resolve(self, s: FirstIceState, action: int) -> None:
        side = action - s.c.actions.face_side.base
        lay_flake(s, self.seat, self.cell, fault_mask(side, s.agreed.fault_offset))

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.face_side.has(action):
            return Refusal("ICE1-BRD-18", "ice-refuse-no-change")
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.TilePrompt:
        return {"at": s.name(self.cell)}

    def parts(self) -> list[int | list[int]]:
        return [self.cell]


def lay_flake(s: FirstIceState, seat: int, cell: int, fault: int) -> None:
    """The top step is answered: the tile lies, and those whom it has buried flee."""
    tile = s.unplaced
    s.unplaced = -1
    s.terrain = s.terrain.with_tile(cell, tile, fault)
    if s.witness is not None:
        s.tell("snow_back", {"seat": seat, "at": s.name(cell), "landscape": LANDSCAPES[s.c.landscape[tile]]})
    s.replace(Flee(seat, cell, buried_by(s, cell)))


class Flee(Displace):
    """Asks nothing itself: the explorers of each buried space go to the tiles around it.  ICE1-SNW-21"""

    def __init__(self, seat: int, new: int, cells: list[int]) -> None:
        super().__init__(seat, cells)
        self.name = "flee"
        self.new = new

    def refuges(self, s: IceState, cell: int) -> list[int]:
        """The new tile, open neighbours, the other covers; no fault between, nothing inaccessible."""
        board = s.c.site.board
        terrain = s.terrain
        found: list[int] = []
        for y in board.adjacent[cell]:
            if y == self.new:
                found.append(y)
            elif terrain.is_open[y] and not s.inaccessible(y):
                if board.level[y] == board.level[cell]:
                    if not terrain.blocked(cell, y):
                        found.append(y)
                elif y in board.covers[cell] and not terrain.faults[y] >> board.sides[y].index(self.new) & 1:
                    found.append(y)
        return found

    def after_first(self) -> Flee:
        return Flee(self.seat, self.new, self.cells[1:])

    def parts(self) -> list[int | list[int]]:
        return [self.new, self.cells]
