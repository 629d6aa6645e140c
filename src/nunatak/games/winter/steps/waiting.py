"""Abilities that wait for something to happen.  EW-ABIL-6"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import DECLINE_REST, USE, WORK
from nunatak.games.winter.doing.cards import mark_used
from nunatak.games.winter.doing.resources import affordable, work
from nunatak.games.winter.effects.ability import OPS, WHEN
from nunatak.games.winter.effects.notation import works_in
from nunatak.games.winter.gaining import possible
from nunatak.games.winter.listening import Listeners
from nunatak.games.winter.names import BY_CARDS, CARD_NAMES
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.paying import start_ability
from nunatak.games.winter.steps.whose import OF_CARD
from nunatak.games.winter.types import question as asks
from nunatak.games.winter.working import WORKS, labor_in_reach, preview_work, sensible_works, works_for


class Waiting(WinterStep):
    """Which ability that waited for this, if any?  EW-ABIL-6"""

    def __init__(self, seat: int, event: int) -> None:
        super().__init__("waiting", seat)
        self.event = event

    def options(self, s: WinterState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        worth_work = False
        for entry in s.above[seat]:
            kind = entry >> 4
            if not s.c.listens[kind] >> self.event & 1:
                continue
            for i, ability in enumerate(s.c.abilities[kind]):
                if ability.scope != WHEN or ability.event != self.event or entry >> i & 1:
                    continue
                if not works_in(ability, s.where) or not possible(s, seat, ability.parts):
                    continue
                if affordable(s, seat, ability):
                    action = USE.base + kind * USE.width_b + i
                    if action not in found:
                        found.append(action)
                    worth_work = worth_work or works_for(s, seat, ability)
                elif s.agreed.rules >= 2 and labor_in_reach(s, seat, ability):
                    worth_work = True  # since version 2, at any moment of the turn (EW-FOOD-1)
        found.append(DECLINE_REST)
        if worth_work:
            found += WORKS[s.food[seat]]
        return found

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        return sensible_works(s, self.seat, legal)

    def proceed(self, s: WinterState) -> bool:
        found = self.options(s)
        if len(found) == 1:
            s.pop()
            return True
        s.listed = found
        return False

    def resolve(self, s: WinterState, action: int) -> None:
        if action == DECLINE_REST:
            s.pop()
            return
        if WORK.has(action):
            work(s, self.seat, WORK.a(action) + 1)
            return
        kind, index = USE.a(action), USE.b(action)
        mark_used(s, self.seat, kind, index)
        if s.witness is not None:
            s.tell("used", {"seat": self.seat, "card": CARD_NAMES[kind], "ability": index + 1})
        start_ability(s, self.seat, OF_CARD, kind, index, BY_CARDS)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if USE.has(action):
            return Refusal("EW-ABIL-6", "winter-refuse-not-waiting")
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> asks.WaitingFacts:
        return {"event": OPS[self.event].replace(" ", "_")}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        return preview_work(s, self.seat, action) if WORK.has(action) else {}

    def facts(self, s: WinterState) -> asks.WaitingFacts:
        return {"event": OPS[self.event]}


class WaitingAbilities(Listeners[WinterState]):
    """Asks the player whose abilities have waited for it."""

    def hear(self, s: WinterState, seat: int, event: int) -> None:
        s.push(Waiting(seat, event))
