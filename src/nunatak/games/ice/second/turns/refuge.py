"""The Navigators' camp seeks a refuge.  ICE2-GLD-15, ICE2-GLD-16"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import OWN_SUPPLY
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.types import prompts


class Refuge(StepOf[SecondIceState]):
    """Where does the Navigators' guild camp go from its lost tile?  ICE2-GLD-15, ICE2-GLD-16"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__("refuge", seat)
        self.cell = cell

    def adjacent(self, s: SecondIceState) -> list[int]:
        """The snow tiles next to the lost one that have no camp: one of them must be taken."""
        snow = s.c.site.board.start[1]
        tile = s.terrain.tile
        near = s.c.site.board.adjacent[self.cell]
        return [cell for cell in near if cell < snow and tile[cell] >= 0 and not s.has_camp(cell)]

    def anywhere(self, s: SecondIceState) -> list[int]:
        """All snow tiles without a camp."""
        snow = s.c.site.board.start[1]
        return [cell for cell in s.terrain.bare if cell < snow and not s.has_camp(cell)]

    def proceed(self, s: SecondIceState) -> bool:
        near = self.adjacent(s)
        if len(near) == 1:
            self.settle(s, near[0])
            return True
        if not near and not self.anywhere(s):
            self.settle(s, OWN_SUPPLY)  # ICE2-COR-8
            return True
        return False

    def options(self, s: SecondIceState) -> list[int]:
        a = s.c.actions
        near = self.adjacent(s)
        if near:
            return [a.put.of(cell) for cell in near]
        return [*(a.put.of(cell) for cell in self.anywhere(s)), a.take_back.base]

    def resolve(self, s: SecondIceState, action: int) -> None:
        a = s.c.actions
        self.settle(s, OWN_SUPPLY if action == a.take_back.base else a.put.a(action))

    def settle(self, s: SecondIceState, cell: int) -> None:
        """The camp stands again, or is back with its guild; it keeps its side."""
        s.pop()
        s.guild_camp[self.seat] = cell
        s.refuge_from = -1
        if s.witness is not None:
            s.tell("refuge", {"seat": self.seat, "at": s.name(cell) if cell >= 0 else None})

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
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

    def prompt(self, s: SecondIceState) -> prompts.RefugePrompt:
        return {"tile": s.name(self.cell), "must": len(self.adjacent(s)) > 0}

    def parts(self) -> list[int | list[int]]:
        return [self.cell]
