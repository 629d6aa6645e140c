"""The discard bag and the flakes: tiles drawn blind.  ICE1-EXH-3, ICE1-GLD-14"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import PRISMATIC
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import DISTILLED
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.slots import ChooseSlot
from nunatak.games.ice.types import prompts
from nunatak.games.ice.types.events import Kept

DRAWN: Final = 3


def draw_flake(s: FirstIceState, kept_back: int) -> int:
    """A flake tile of the supply, else a snow tile of the bag; -1 when there is none.  ICE1-EXH-3

    The last `kept_back` tiles of the bag are not drawn: one that is being played is not there yet.
    """
    pile = s.flakes if s.flakes else s.snow_discard[: len(s.snow_discard) - kept_back]
    if not pile:
        return -1
    i = s.draw(len(pile))
    tile = pile[i]
    if s.flakes:
        s.flakes = s.flakes[:i] + s.flakes[i + 1 :]
    else:
        s.snow_discard = s.snow_discard[:i] + s.snow_discard[i + 1 :]
    return tile


def bag_size(s: FirstIceState) -> int:
    """How many tiles are in the bag."""
    return len(s.snow_discard) + len(s.artifact_discard)


def draw_from_bag(s: FirstIceState) -> int:
    """Any tile of the bag."""
    i = s.draw(bag_size(s))
    snow = len(s.snow_discard)
    if i < snow:
        tile = s.snow_discard[i]
        s.snow_discard = s.snow_discard[:i] + s.snow_discard[i + 1 :]
    else:
        tile = s.artifact_discard[i - snow]
        s.artifact_discard = s.artifact_discard[: i - snow] + s.artifact_discard[i - snow + 1 :]
    return tile


def distill(s: FirstIceState, seat: int) -> None:
    """The Alchemists draw up to three tiles.  ICE1-GLD-14"""
    s.use_today(seat, DISTILLED)
    s.market = [draw_from_bag(s) for _ in range(min(DRAWN, bag_size(s)))]
    s.tell("distilled", {"seat": seat, "count": len(s.market)})
    s.push(Distill(seat))


class Distill(StepOf[FirstIceState]):
    """Which of the tiles drawn from the bag do the Alchemists keep?  ICE1-GLD-14"""

    def __init__(self, seat: int) -> None:
        super().__init__("distill", seat)

    def options(self, s: FirstIceState) -> list[int]:
        base = s.c.actions.keep.base
        return sorted({base + keep_index(s, tile) for tile in s.market})

    def resolve(self, s: FirstIceState, action: int) -> None:
        seat = self.seat
        wanted = action - s.c.actions.keep.base
        kept = next(tile for tile in s.market if keep_index(s, tile) == wanted)
        others = [tile for tile in s.market if tile != kept]
        s.market = []
        s.snow_discard = s.snow_discard + [tile for tile in others if tile < s.c.snow]
        s.artifact_discard = s.artifact_discard + [tile for tile in others if tile >= s.c.snow]
        s.pop()
        snow = kept < s.c.snow
        if s.witness is not None:
            told: Kept = {"seat": seat}
            if not snow:
                told["artifact"] = s.c.tile_name[kept]
            s.tell("kept", told)
        s.reveal()
        if not snow and s.c.type_of[kept] == PRISMATIC:
            s.unplaced = kept
            s.push(ChooseSlot(seat))
        else:
            s.gain_tile(seat, kept, s.c.type_of[kept])

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if s.c.actions.keep.has(action):
            return Refusal("ICE1-GLD-14", "ice-refuse-nothing-drawn")
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.DrawnPrompt:
        return {"drawn": [keep_name(s, tile) for tile in s.market]}


def keep_index(s: FirstIceState, tile: int) -> int:
    """The value of a drawn tile in the action that keeps it: its face, or the artifact that it is."""
    if tile < s.c.snow:
        return s.faces[tile]
    return len(s.c.faces) + s.c.artifact_index[s.c.tile_name[tile]]


def keep_name(s: FirstIceState, tile: int) -> str:
    """A drawn tile in a word."""
    return s.c.faces[s.faces[tile]] if tile < s.c.snow else s.c.tile_name[tile]
