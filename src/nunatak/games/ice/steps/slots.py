"""Prismatic artifacts find their slots.  ICE2-ART-60, ICE2-SRI-3"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import PRISMATIC, TYPES
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.types import prompts


class ChooseSlot(IceStep):
    """On which slot does the new prismatic artifact lie?  ICE2-ART-60"""

    def __init__(self, seat: int) -> None:
        super().__init__("choose_slot", seat)

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.slot.base
        return [base, base + 1, base + 2, base + 3, base + 4]

    def resolve(self, s: IceState, action: int) -> None:
        s.pop()
        slot = action - s.c.actions.slot.base
        s.gain_tile(self.seat, s.unplaced, slot)
        s.unplaced = -1
        if s.witness is not None:
            s.tell("slotted", {"seat": self.seat, "type": TYPES[slot]})

    def prompt(self, s: IceState) -> prompts.SlotPrompt:
        return {"artifact": s.c.tile_name[s.unplaced], "anima": s.c.anima[s.unplaced]}


class Prismatics(IceStep):
    """At Sunrise: on which slot does this prismatic artifact lie today?  ICE2-SRI-3

    They are asked about one by one, in the order in which they lay on the slots; `index` counts those settled.
    """

    def __init__(self, seat: int, index: int) -> None:
        super().__init__("prismatics", seat)
        self.index = index

    def proceed(self, s: IceState) -> bool:
        if self.index < len(prismatics(s, self.seat)):
            return False
        s.pop()
        return True

    def options(self, s: IceState) -> list[int]:
        base = s.c.actions.slot.base
        return [base, base + 1, base + 2, base + 3, base + 4]

    def staying(self, s: IceState) -> int:
        """The answer that leaves the artifact where it is."""
        return s.c.actions.slot.of(slot_of(s, self.seat, prismatics(s, self.seat)[self.index]))

    def resolve(self, s: IceState, action: int) -> None:
        seat = self.seat
        tile = prismatics(s, seat)[self.index]
        target = action - s.c.actions.slot.base
        source = slot_of(s, seat, tile)
        s.replace(Prismatics(seat, self.index + 1))
        if source == target:
            return
        place = seat * 5 + source
        s.slots[place] = [other for other in s.slots[place] if other != tile]
        s.anima[place] -= s.c.anima[tile]
        s.gain_tile(seat, tile, target)
        if s.witness is not None:
            s.tell("shifted", {"seat": seat, "from": TYPES[source], "to": TYPES[target], "anima": s.c.anima[tile]})

    def refuse(self, s: IceState, action: int) -> Refusal:
        if s.c.actions.go_on.base == action:
            return refused(s, grounds.SLOTS_OF_THE_DAY, "ice-refuse-choose-slot")
        return super().refuse(s, action)

    def prompt(self, s: IceState) -> prompts.PrismaticPrompt:
        tile = prismatics(s, self.seat)[self.index]
        return {"type": TYPES[slot_of(s, self.seat, tile)], "anima": s.c.anima[tile]}

    def parts(self) -> list[int | list[int]]:
        return [self.index]


def prismatics(s: IceState, seat: int) -> list[int]:
    """The prismatic artifacts on a guild board, by number: an order that moving them does not change."""
    kinds = s.c.type_of
    found: list[int] = []
    for kind in range(5):
        for tile in s.slots[seat * 5 + kind]:
            if kinds[tile] == PRISMATIC:
                found.append(tile)
    return sorted(found)


def slot_of(s: IceState, seat: int, tile: int) -> int:
    """The slot that an artifact lies on."""
    for kind in range(5):
        if tile in s.slots[seat * 5 + kind]:
            return kind
    return -1


def recharge(s: IceState) -> None:
    """All artifacts are turned up; prismatic ones may find other slots.  ICE2-SRI-3, ICE1-DAY-4"""
    for seat in range(s.agreed.players):
        s.used[seat] = 0
    for seat in reversed(s.agreed.clockwise_from(s.first)):
        if prismatics(s, seat):
            s.push(Prismatics(seat, 0))
