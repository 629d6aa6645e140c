"""When it is: players, the day, the turn in progress."""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, put, put_mask
from nunatak.games.ice.components.words import TURN_FLAGS
from nunatak.games.ice.state import IceState

MOST: Final = 5
PLAYER: Final = Axis("player", ["you", "next in turn order", "second next", "third next", "fourth next"])


def distances(seat: int, players: int) -> list[int]:
    """How far each seat sits from the one that looks, in turn order."""
    return [(other - seat) % players for other in range(players)]


class MomentCells:
    """What is asked of whom, on which day, in whose turn."""

    def __init__(self, layout: Layout, steps: list[str]) -> None:
        add = layout.add
        self.players = add("players", "how many play", [Axis("count", ["one", "two", "three", "four", "five"])])
        self.steps = {name: i for i, name in enumerate(steps)}
        self.asked = add("question", "what is asked; nothing when the game is over", [Axis("question", steps)])
        self.answering = add("answering", "who is asked", [PLAYER])
        self.first = add("first", "the first player of the day", [PLAYER])
        self.active = add("active", "whose turn it is", [PLAYER])
        self.led = add("led", "whose leader the active player leads", [PLAYER])
        self.day = add("day", "the number of the day", highest=HIGHEST)
        self.spent = add("spent", "EP spent in this turn", highest=HIGHEST)
        self.limit = add("limit", "EP that can be spent in this turn", highest=HIGHEST)
        self.flags = add("turn_flags", "what the active player has used in this turn", [Axis("use", TURN_FLAGS)])

    def write(self, s: IceState, away: list[int], cells: bytearray, at: int) -> None:
        cells[at + self.players + s.agreed.players - 1] = 1
        if s.steps:
            top = s.steps[-1]
            cells[at + self.asked + self.steps[top.name]] = 1
            cells[at + self.answering + away[top.seat]] = 1
        cells[at + self.first + away[s.first]] = 1
        if s.active >= 0:
            cells[at + self.active + away[s.active]] = 1
            cells[at + self.led + away[s.led]] = 1
        put(cells, at + self.day, s.day)
        put(cells, at + self.spent, s.spent)
        put(cells, at + self.limit, s.limit)
        put_mask(cells, at + self.flags, s.flags)
