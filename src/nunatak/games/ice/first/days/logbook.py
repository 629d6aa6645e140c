"""What the logbook cards of the first edition do.  ICE1-LOG-12, ICE1-LOG-14, ICE1-LOG-15"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.cards import LogbookCard
from nunatak.games.ice.first.snow.bag import draw_flake
from nunatak.games.ice.first.snow.smilodons import PAWNS, put_smilodon
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import BY_LOGBOOK
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.logbook_crew import refuse_in_logbook
from nunatak.games.ice.types import prompts


def carry_out(s: FirstIceState, card: LogbookCard, seat: int) -> None:
    """What a card does for one player; questions go on the stack."""
    if card.does == "pack":
        send_pack(s, seat)
    elif card.does == "draw_flake":
        find_flake(s, seat)
    elif card.does == "whiteout":
        if swap_places(s, seat):
            s.push(Whiteout(seat))


def send_pack(s: FirstIceState, seat: int) -> None:
    """A Smilodon on the tile with most explorers, or on each of several.  ICE1-LOG-12"""
    cells = [cell for cell in range(s.c.site.board.tiles) if s.explorers(cell) and not s.inaccessible(cell)]
    if not cells:
        return
    most = max([s.explorers(cell) for cell in cells])
    cells = [cell for cell in cells if s.explorers(cell) == most]
    if len(cells) <= PAWNS - len(s.smilodons):
        for cell in cells:
            put_smilodon(s, cell, BY_LOGBOOK)
    elif len(s.smilodons) < PAWNS:
        s.push(Pack(seat, cells))


class Pack(StepOf[FirstIceState]):
    """Which of the most crowded tiles gets one of the last Smilodons?  ICE1-LOG-12"""

    def __init__(self, seat: int, cells: list[int]) -> None:
        super().__init__("pack", seat)
        self.cells = cells

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.put.of(cell) for cell in self.cells]

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        chosen = s.c.actions.put.a(action)
        put_smilodon(s, chosen, BY_LOGBOOK)
        if len(s.smilodons) < PAWNS:
            s.push(Pack(self.seat, [cell for cell in self.cells if cell != chosen]))

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.put.has(action):
            return Refusal("ICE1-LOG-12", "ice-refuse-not-such-a-tile")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def parts(self) -> list[int | list[int]]:
        return [self.cells]


def find_flake(s: FirstIceState, seat: int) -> None:
    """A flake tile into the hand; into the bag when the hand is full.  ICE1-LOG-14, ICE1-SNW-4"""
    tile = draw_flake(s, 0)
    if tile < 0:
        return
    full = len(s.hand[seat]) >= s.agreed.hand_limit
    if full:
        s.snow_discard = [*s.snow_discard, tile]
    else:
        s.hand[seat] = [*s.hand[seat], tile]
    if s.witness is not None:
        s.tell("drew_snow", {"seat": seat})
        if full:
            s.tell("discarded", {"seat": seat})
        else:
            s.tell("found", {"seat": seat, "face": s.c.faces[s.faces[tile]]}, (seat,))


def swap_places(s: FirstIceState, seat: int) -> list[int]:
    """The spaces with an archaeologist whose place a leader may take.  ICE1-LOG-15"""
    return [x for x in range(len(s.crew)) if s.crew[x] and x != s.leader[seat] and not s.inaccessible(x)]


class Whiteout(StepOf[FirstIceState]):
    """With which archaeologist does the leader change places, if at all?  ICE1-LOG-15

    A leader off the board takes the place of one, who goes back to the supply.
    """

    def __init__(self, seat: int) -> None:
        super().__init__("whiteout", seat)

    def options(self, s: FirstIceState) -> list[int]:
        a = s.c.actions
        return [*(a.take.base + x for x in swap_places(s, self.seat)), a.go_on.base]

    def resolve(self, s: FirstIceState, action: int) -> None:
        a = s.c.actions
        s.pop()
        if action == a.go_on.base:
            return
        to = action - a.take.base
        origin = s.leader[self.seat]
        s.crew[to] -= 1
        s.leader[self.seat] = to
        if origin >= 0:
            s.land_crew(origin, 1)
        else:
            s.supply += 1
        if s.witness is not None:
            s.tell("swapped", {"seat": self.seat, "from": s.name(origin) if origin >= 0 else None, "to": s.name(to)})

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.take.has(action):
            return Refusal("ICE1-LOG-15", "ice-refuse-nobody-to-take")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.WhiteoutPrompt:
        return {"leader_at": s.name(s.leader[self.seat]) if s.leader[self.seat] >= 0 else "home"}
