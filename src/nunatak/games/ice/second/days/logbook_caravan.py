"""The caravan: snow tiles bought and sold.  LOG-02, ICE2-LOG-6"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.step import StepOf
from nunatak.games.ice.steps.logbook_crew import refuse_in_logbook
from nunatak.games.ice.types import prompts


def draw_from_discard(s: SecondIceState) -> int:
    """A random tile of the snow discard.  ICE2-INF-7"""
    i = s.draw(len(s.snow_discard))
    tile = s.snow_discard[i]
    s.snow_discard = s.snow_discard[:i] + s.snow_discard[i + 1 :]
    return tile


def lay_market(s: SecondIceState) -> None:
    """Players + 1 random tiles of the discard are laid open, or all there are.  LOG-02"""
    market: list[int] = []
    for _ in range(min(s.agreed.players + 1, len(s.snow_discard))):
        market.append(draw_from_discard(s))
    s.market = market
    if s.witness is not None:
        faces = [s.c.faces[s.faces[tile]] for tile in market]
        s.tell("market", {"faces": faces})


def can_trade(s: SecondIceState, seat: int) -> bool:
    """Whether a player is able to buy or to sell."""
    return len(s.hand[seat]) > 0 or (s.rp[seat] > 0 and len(s.market) > 0)


class Caravan(StepOf[SecondIceState]):
    """Buy or sell a snow tile? One action at least for those who can.  ICE2-LOG-6"""

    def __init__(self, seat: int, left: int, done: int) -> None:
        super().__init__("caravan", seat)
        self.left = left
        self.done = done

    def options(self, s: SecondIceState) -> list[int]:
        a = s.c.actions
        found: list[int] = []
        if s.rp[self.seat]:
            found += [a.buy.base + face for face in faces_of(s, s.market)]
        found += [a.sell.base + face for face in faces_of(s, s.hand[self.seat])]
        if self.done or not found:
            found.append(a.go_on.base)
        return found

    def resolve(self, s: SecondIceState, action: int) -> None:
        a = s.c.actions
        seat = self.seat
        s.pop()
        if action == a.go_on.base:
            return
        if a.buy.has(action):
            face = action - a.buy.base
            tile = next(other for other in s.market if s.faces[other] == face)
            s.market = [other for other in s.market if other != tile]
            s.hand[seat] = [*s.hand[seat], tile]
            s.rp[seat] -= 1
            s.tell("bought", {"seat": seat, "face": s.c.faces[face]})
        else:
            s.spend_face(seat, action - a.sell.base)
            s.rp[seat] += 1
            s.tell("sold", {"seat": seat})
        if self.left > 1 and can_trade(s, seat):
            s.push(Caravan(seat, self.left - 1, self.done + 1))

    def refuse(self, s: SecondIceState, action: int) -> Refusal:
        a = s.c.actions
        if a.buy.has(action):
            if not s.rp[self.seat]:
                return Refusal("ICE2-LOG-5", "ice-refuse-no-rp")
            return Refusal("ICE2-LOG-5", "ice-refuse-not-in-market")
        if a.sell.has(action):
            return Refusal("ICE2-LOG-5", "ice-refuse-not-in-hand")
        if action == a.go_on.base:
            return Refusal("ICE2-LOG-6", "ice-refuse-trade-once")
        return refuse_in_logbook(s, action) or super().refuse(s, action)

    def prompt(self, s: SecondIceState) -> prompts.LeftPrompt:
        return {"left": self.left}

    def parts(self) -> list[int | list[int]]:
        return [self.left, self.done]


def faces_of(s: SecondIceState, tiles: list[int]) -> list[int]:
    """The different faces of some snow tiles, in ascending order."""
    held = 0
    for tile in tiles:
        held |= 1 << s.faces[tile]
    return [face for face in range(len(s.c.faces)) if held >> face & 1]
