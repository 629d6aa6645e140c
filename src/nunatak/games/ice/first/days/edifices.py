"""Edifices come to light, and what those of the last game do in this one.  ICE1-END-1, ICE1-EDI"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import SEEKING
from nunatak.games.ice.first.ending.objectives import met_so_far
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.step import StagedStep, StepOf
from nunatak.games.ice.steps.logbook_crew import Shortage, add_archaeologist
from nunatak.games.ice.types import prompts

REVEALED: Final = 2  # RP, ICE1-END-1
REVEALED_UNDER_DOME: Final = 4  # ICE1-EDI-21


def uncover_edifices(s: FirstIceState, cell: int, seat: int) -> None:
    """An edifice tile that nothing covers any more is turned up; whoever's turn it is gains RP.  ICE1-END-1"""
    board = s.c.site.board
    for y in board.rests_on[cell]:
        if s.c.removable <= y < board.tiles and s.terrain.covered[y] == 0:
            edifice = s.terrain.tile[y] - s.c.first_edifice
            if s.revealed >> edifice & 1:
                continue
            gained = REVEALED_UNDER_DOME if s.terms.dome else REVEALED
            if s.revealed and not s.terms.extra_edifice_rp:
                gained = 0  # ICE1-END-4
            s.revealed |= 1 << edifice
            s.rp[seat] += gained
            s.reveal()
            if s.witness is not None:
                name = s.c.edifices[edifice].name
                s.tell("edifice", {"seat": seat, "edifice": name, "at": s.name(y), "tokens": gained})


def name_found(s: FirstIceState, seat: int) -> bool:
    """The first edifice uncovered is the one of the next game; of several at once one is chosen.  ICE1-EDI-2"""
    if s.revealed.bit_count() > 1:
        s.push(NameEdifice(seat))
        return True
    set_found(s, s.revealed.bit_length() - 1)
    return False


def settles_edifices(s: FirstIceState, seat: int) -> bool:
    """Which edifice was the first, and where the Wyvern goes whose tile is gone.  ICE1-EDI-2, ICE1-EDI-10

    True when something is asked. This cannot wait until an action is over.
    """
    if s.revealed and s.found < 0 and name_found(s, s.active if s.active >= 0 else seat):
        return True
    if s.wyvern == SEEKING:
        s.push(Wyvern(s.first))
        return True
    return False


def set_found(s: FirstIceState, edifice: int) -> None:
    """Notes what this expedition has found, and whether the other objectives were met by then.  ICE1-COO-6"""
    s.in_time = met_so_far(s)
    s.found = edifice


class NameEdifice(StepOf[FirstIceState]):
    """Which of the edifices uncovered at once is remembered?  ICE1-EDI-2"""

    def __init__(self, seat: int) -> None:
        super().__init__("name_edifice", seat)

    def options(self, s: FirstIceState) -> list[int]:
        base = s.c.actions.name_edifice.base
        return [base + i for i in range(len(s.c.edifices)) if s.revealed >> i & 1]

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        set_found(s, action - s.c.actions.name_edifice.base)
        s.tell("named", {"seat": self.seat, "edifice": s.c.edifices[s.found].name})

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.name_edifice.has(action):
            return Refusal("ICE1-EDI-2", "ice-refuse-no-edifice")
        return super().refuse(s, action)


# -- the Wyvern -----------------------------------------------------------------------------------------------


def wyvern_tiles(s: FirstIceState, cells: list[int]) -> list[int]:
    """Those of some tiles on which the Wyvern may settle.  ICE1-EDI-10"""
    return [
        cell
        for cell in cells
        if s.terrain.is_open[cell]
        and cell != s.wyvern
        and cell not in s.leader
        and cell not in s.white_camps
        and cell not in s.smilodons
    ]


def anywhere(s: FirstIceState) -> list[int]:
    """All tiles on which the Wyvern may settle."""
    return wyvern_tiles(s, [*range(s.c.site.board.tiles)])


def beside_wyvern(s: FirstIceState) -> list[int]:
    """The tiles to which the Wyvern may go."""
    return wyvern_tiles(s, [y for y in s.c.site.board.adjacent[s.wyvern] if y < s.c.site.board.tiles])


def settle_wyvern(s: FirstIceState, cell: int) -> None:
    """The Wyvern comes to a tile; archaeologists there go back to the supply.  ICE1-EDI-10"""
    s.wyvern = cell
    s.supply += s.crew[cell]
    s.crew[cell] = 0
    if s.witness is not None:
        s.tell("wyvern", {"at": s.name(cell)})


class Wyvern(StepOf[FirstIceState]):
    """Where does the Wyvern go? At set-up into the centre, later to a tile beside it, or anywhere.  ICE1-EDI-10"""

    def __init__(self, seat: int) -> None:
        super().__init__("wyvern", seat)

    def targets(self, s: FirstIceState) -> list[int]:
        """The tiles to choose from."""
        if s.wyvern >= 0:
            return beside_wyvern(s)
        if s.wyvern == SEEKING:
            return anywhere(s)
        return [cell for cell in s.c.site.central if cell not in s.white_camps]

    def proceed(self, s: FirstIceState) -> bool:
        targets = self.targets(s)
        if len(targets) > 1:
            return False
        s.pop()
        if targets:
            settle_wyvern(s, targets[0])
        elif s.wyvern == SEEKING:
            s.wyvern = -1  # no tile is left for it
        return True

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.put.of(cell) for cell in self.targets(s)]

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        settle_wyvern(s, s.c.actions.put.a(action))

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE1-EDI-10", "ice-refuse-wyvern")
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.WyvernPrompt:
        return {"at": s.name(s.wyvern) if s.wyvern >= 0 else None}


class Morning(StagedStep[FirstIceState]):
    """Asks nothing itself: after the logbook the Dormitories fill and the Wyvern moves.  ICE1-EDI-10, ICE1-EDI-18"""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__("morning", seat, stage)

    def proceed(self, s: FirstIceState) -> bool:
        if self.stage == 0:
            s.replace(Morning(self.seat, 1))
            if s.terms.dormitories:
                fill_dormitories(s, self.seat)
            return True
        s.pop()
        if s.wyvern >= 0 and beside_wyvern(s):
            s.push(Wyvern(self.seat))
        return True


def fill_dormitories(s: FirstIceState, seat: int) -> None:
    """An archaeologist for every camp; with too few the first player chooses.  ICE1-EDI-18"""
    camps = s.camps()
    if s.supply >= len(camps):
        for camp in camps:
            add_archaeologist(s, seat, camp)
    elif s.supply:
        s.push(Shortage(seat, camps))
