"""More snow tiles than a hand holds: play one, or lose a new one.  ICE1-SNW-4"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.first.days.edifices import settles_edifices
from nunatak.games.ice.first.snow.cashing import cash, cashable
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.refusing.turn import refuse_snow
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.turn import play_snow
from nunatak.games.ice.types import prompts


class Overflow(StepOf[FirstIceState]):
    """Which snow tile is played now, or which new one goes into the bag?  ICE1-SNW-4"""

    def __init__(self, seat: int) -> None:
        super().__init__("overflow", seat)

    def proceed(self, s: FirstIceState) -> bool:
        if settles_edifices(s, self.seat):
            return True
        if len(s.hand[self.seat]) > s.agreed.hand_limit:
            return False
        s.fresh = 0
        s.pop()
        return True

    def options(self, s: FirstIceState) -> list[int]:
        a = s.c.actions
        seat = self.seat
        held = 0
        for tile in s.hand[seat]:
            held |= 1 << s.faces[tile]
        snow = s.edition.snow
        playing = held & snow.between_actions
        faces = range(len(s.c.faces))
        found = [a.play.base + face for face in faces if playing >> face & 1 and snow.tiles[face].playable(s, seat)]
        if s.terms.cashes:
            found += [a.cash.base + face for face in cashable(s, seat)]
        new = 0
        for tile in self.fresh(s):
            new |= 1 << s.faces[tile]
        found += [a.discard.base + face for face in faces if new >> face & 1]
        return found

    def fresh(self, s: FirstIceState) -> list[int]:
        """The new tiles, from which one has to go; the last one in any case."""
        return s.hand[self.seat][-max(s.fresh, 1) :]

    def resolve(self, s: FirstIceState, action: int) -> None:
        a = s.c.actions
        if a.play.has(action):
            play_snow(s, self.seat, action - a.play.base)
        elif a.cash.has(action):
            cash(s, self.seat, action - a.cash.base)
        else:
            face = action - a.discard.base
            gone = [tile for tile in self.fresh(s) if s.faces[tile] == face][-1]
            s.hand[self.seat] = [tile for tile in s.hand[self.seat] if tile != gone]
            s.fresh = max(s.fresh - 1, 0)
            s.snow_discard = [*s.snow_discard, gone]
            s.tell("discarded", {"seat": self.seat})

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        a = s.c.actions
        if a.discard.has(action):
            return Refusal("ICE1-SNW-4", "ice-refuse-not-new")
        if a.play.has(action):
            return refuse_snow(s, self.seat, action - a.play.base)
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.LeftPrompt:
        return {"left": len(s.hand[self.seat]) - s.agreed.hand_limit}
