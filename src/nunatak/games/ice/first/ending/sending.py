"""The end of a player's day: artifacts are sent to the City.  ICE1-CTY, ICE1-EDI-19"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import PRISMATIC
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import STORES_USED
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.types import prompts

DAILY: Final = 3  # ICE1-CTY-1


class Sending(StepOf[FirstIceState]):
    """Which artifact is sent to the City next, if any?  ICE1-CTY-1, ICE1-CTY-2"""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("sending", seat)
        self.left = left

    def artifacts(self, s: FirstIceState) -> list[tuple[int, int]]:
        """The artifacts of the guild board, each with its slot."""
        return [(tile, kind) for kind in range(5) for tile in s.slots[self.seat * 5 + kind]]

    def may_stow(self, s: FirstIceState) -> bool:
        """Whether two snow tiles could buy another artifact its way.  ICE1-EDI-19"""
        return s.terms.cold_stores and len(s.hand[self.seat]) >= 2 and not s.daily[self.seat] & STORES_USED

    def proceed(self, s: FirstIceState) -> bool:
        if (self.left or self.may_stow(s)) and self.artifacts(s):
            return False
        s.pop()
        return True

    def options(self, s: FirstIceState) -> list[int]:
        a = s.c.actions
        found: list[int] = []
        if self.left:
            found = sorted({send_action(s, tile, kind) for tile, kind in self.artifacts(s)})
        if self.may_stow(s):
            faces = sorted([s.faces[tile] for tile in s.hand[self.seat]])
            pairs = {(faces[i], faces[j]) for i in range(len(faces)) for j in range(i + 1, len(faces))}
            found += sorted([a.stow.of(first, second) for first, second in pairs])
        found.append(a.go_on.base)
        return found

    def resolve(self, s: FirstIceState, action: int) -> None:
        a = s.c.actions
        seat = self.seat
        if action == a.go_on.base:
            s.pop()
        elif a.stow.has(action):
            s.use_today(seat, STORES_USED)
            s.spend_face(seat, a.stow.a(action))
            s.spend_face(seat, a.stow.b(action))
            s.replace(Sending(seat, self.left + 1))
            s.tell("stowed", {"seat": seat})
        else:
            self.send(s, action)

    def send(self, s: FirstIceState, action: int) -> None:
        """An artifact goes face down to the City; its anima comes back as RP.  ICE1-CTY-2"""
        seat = self.seat
        s.replace(Sending(seat, self.left - 1))
        for tile, kind in self.artifacts(s):
            if send_action(s, tile, kind) == action:
                place = seat * 5 + kind
                s.slots[place] = [other for other in s.slots[place] if other != tile]
                s.anima[place] -= s.c.anima[tile]
                s.hold[seat] = [*s.hold[seat], tile]
                s.rp[seat] += s.c.anima[tile]
                if s.witness is not None:
                    s.tell("sent", {"seat": seat, "tokens": s.c.anima[tile]})
                    s.tell("sent_artifact", {"seat": seat, "artifact": s.c.tile_name[tile]}, (seat,))
                return

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        a = s.c.actions
        if a.send.has(action):
            if not self.left:
                return Refusal("ICE1-CTY-1", "ice-refuse-enough-sent")
            return Refusal("ICE1-CTY-1", "ice-refuse-not-on-board")
        if a.stow.has(action):
            if not s.terms.cold_stores:
                return Refusal("ICE1-EDI-19", "ice-refuse-no-such-edifice")
            if s.daily[self.seat] & STORES_USED:
                return Refusal("ICE1-EDI-19", "ice-refuse-once-a-day")
            return Refusal("ICE1-EDI-19", "ice-refuse-not-in-hand")
        if action < a.put.base:
            return Refusal("ICE1-TRN-7", "ice-refuse-day-over")
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.LeftPrompt:
        return {"left": self.left}

    def parts(self) -> list[int | list[int]]:
        return [self.left]


def send_action(s: FirstIceState, tile: int, kind: int) -> int:
    """The action that sends an artifact; of prismatic ones the slot matters for the next day."""
    slot = kind + 1 if s.c.type_of[tile] == PRISMATIC else 0
    return s.c.actions.send.of(s.c.artifact_index[s.c.tile_name[tile]], slot)
