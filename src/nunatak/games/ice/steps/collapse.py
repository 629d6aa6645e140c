"""Tiles fall, in waves; some are rescued; the Navigators' camp seeks a refuge.  ICE2-COL, ICE2-ART-50, ICE2-GLD-15"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.effects import could_trigger, means_for, spend_means
from nunatak.games.ice.removal import discard_tile, lift_pieces, uncover_icons
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.taking import take_tile
from nunatak.games.ice.words import OWN_SUPPLY, PHILOSOPHICAL


class Collapse(IceStep):
    """Which of the falling tiles is rescued with a Philosophical effect, if any?  ICE2-ART-50 to ICE2-ART-53

    `cells` fall together; then the level is looked at again until nothing is loose (ICE2-COL-4). Outside anybody's
    turn nothing is asked (ICE2-COL-10).
    """

    def __init__(self, seat: int, level: int, cells: list[int]) -> None:
        super().__init__("collapse", seat)
        self.level = level
        self.cells = cells

    def proceed(self, s: IceState) -> bool:
        if self.cells and s.active == self.seat and could_trigger(s, self.seat, PHILOSOPHICAL):
            return False
        self.fall(s)
        return True

    def fall(self, s: IceState) -> None:
        """The wave falls, unseen; the next one is the next step.  ICE2-COL-4, ICE2-COL-6, ICE2-COL-7"""
        for cell in self.cells:
            lift_pieces(s, cell)
            discard_tile(s, s.terrain.tile[cell])
            s.terrain = s.terrain.without(cell)
            uncover_icons(s, cell, self.seat)
        if self.cells:
            s.reveal()  # the backs below now lie open (ICE2-INF-3)
            if s.witness is not None:
                fallen: list[Json] = [s.name(cell) for cell in self.cells]
                s.tell("collapsed", {"tiles": fallen})
        wave = s.terrain.loose(self.level)
        if wave:
            s.steps[-1] = Collapse(self.seat, self.level, wave)
            return
        s.steps.pop()
        if s.refuge_from >= 0:
            s.steps.append(Refuge(s.table.navigators, s.refuge_from))  # ICE2-GLD-16

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        means = means_for(s, self.seat, PHILOSOPHICAL)
        found = [a.rescue.of(cell, how) for cell in self.cells for how in means]
        found.append(a.go_on.base)
        return found

    def resolve(self, s: IceState, action: int) -> None:
        a = s.c.actions
        if action == a.go_on.base:
            self.fall(s)
            return
        cell = a.rescue.a(action)
        spend_means(s, self.seat, PHILOSOPHICAL, a.rescue.b(action))
        s.steps[-1] = Collapse(self.seat, self.level, [other for other in self.cells if other != cell])
        lift_pieces(s, cell)
        take_tile(s, self.seat, cell, "rescued")

    def refuse(self, s: IceState, action: int) -> Refusal:
        a = s.c.actions
        if not a.rescue.has(action):
            return super().refuse(s, action)
        if a.rescue.a(action) not in self.cells:
            return Refusal("ICE2-ART-50", "ice-refuse-does-not-fall")
        return Refusal("ICE2-ART-3", "ice-refuse-cannot-trigger")

    def prompt(self, s: IceState) -> dict[str, Json]:
        falling: list[Json] = [s.name(cell) for cell in self.cells]
        return {"tiles": falling}

    def parts(self) -> list[int | list[int]]:
        return [self.level, self.cells]


class Refuge(IceStep):
    """Where does the Navigators' guild camp go from its lost tile?  ICE2-GLD-15, ICE2-GLD-16"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("refuge", seat)
        self.cell = cell

    def adjacent(self, s: IceState) -> list[int]:
        """The snow tiles next to the lost one that have no camp: one of them must be taken."""
        snow = s.c.site.board.start[1]
        tile = s.terrain.tile
        near = s.c.site.board.adjacent[self.cell]
        return [cell for cell in near if cell < snow and tile[cell] >= 0 and not s.has_camp(cell)]

    def anywhere(self, s: IceState) -> list[int]:
        """All snow tiles without a camp."""
        snow = s.c.site.board.start[1]
        return [cell for cell in s.terrain.bare if cell < snow and not s.has_camp(cell)]

    def proceed(self, s: IceState) -> bool:
        near = self.adjacent(s)
        if len(near) == 1:
            self.settle(s, near[0])
            return True
        if not near and not self.anywhere(s):
            self.settle(s, OWN_SUPPLY)  # ICE2-COR-8
            return True
        return False

    def options(self, s: IceState) -> list[int]:
        a = s.c.actions
        near = self.adjacent(s)
        if near:
            return [a.put.base + 3 * cell for cell in near]
        return [*(a.put.base + 3 * cell for cell in self.anywhere(s)), a.take_back.base]

    def resolve(self, s: IceState, action: int) -> None:
        a = s.c.actions
        self.settle(s, OWN_SUPPLY if action == a.take_back.base else a.put.a(action))

    def settle(self, s: IceState, cell: int) -> None:
        """The camp stands again, or is back with its guild; it keeps its side."""
        s.steps.pop()
        s.guild_camp[self.seat] = cell
        s.refuge_from = -1
        if s.witness is not None:
            s.tell("refuge", {"seat": self.seat, "at": s.name(cell) if cell >= 0 else None})

    def refuse(self, s: IceState, action: int) -> Refusal:
        a = s.c.actions
        if action == a.take_back.base:
            return Refusal("ICE2-GLD-15", "ice-refuse-refuge-needed")
        if not a.put.has(action):
            return super().refuse(s, action)
        cell = a.put.a(action)
        if cell >= s.c.site.board.start[1]:
            return Refusal("ICE2-GLD-14", "ice-refuse-navigators-snow")
        if cell in self.anywhere(s) and not a.put.b(action):
            return Refusal("ICE2-GLD-15", "ice-refuse-refuge-adjacent")
        return Refusal("ICE2-GLD-15", "ice-refuse-refuge-taken")

    def prompt(self, s: IceState) -> dict[str, Json]:
        return {"tile": s.name(self.cell), "must": len(self.adjacent(s)) > 0}

    def parts(self) -> list[int | list[int]]:
        return [self.cell]
