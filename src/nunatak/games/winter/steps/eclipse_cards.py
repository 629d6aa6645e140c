"""Step b of the eclipse: abilities of the revealed cards.  EW-ECL-9, EW-ABIL-4"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import FORGO_USE, USE
from nunatak.games.winter.doing.cards import mark_used
from nunatak.games.winter.doing.resources import affordable
from nunatak.games.winter.effects.ability import ECLIPSE, LABOR
from nunatak.games.winter.gaining import possible
from nunatak.games.winter.names import BY_CARDS, CARD_NAMES, MOST_ABILITIES
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.eclipse_step import EclipseStep
from nunatak.games.winter.steps.eclipse_terrain import EclipseTerrain
from nunatak.games.winter.steps.paying import start_ability
from nunatak.games.winter.steps.whose import OF_CARD


class EclipseCards(EclipseStep):
    """Step b: which eclipse ability?  EW-ECL-9, EW-ABIL-4"""

    def __init__(self, seat: int) -> None:
        super().__init__("eclipse_cards", seat, FORGO_USE.base - USE.base)

    def sources(self, s: WinterState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        for entry in s.above[seat]:
            kind = entry >> 4
            for i, ability in enumerate(s.c.abilities[kind]):
                if ability.scope != ECLIPSE or entry >> i & 1 or _only_labor(ability.parts):
                    continue
                action = USE.base + kind * MOST_ABILITIES + i
                if action not in found and affordable(s, seat, ability) and possible(s, seat, ability.parts):
                    found.append(action)
        return found

    def needs_choice(self, s: WinterState, source: int) -> bool:
        ability = s.c.abilities[USE.a(source)][USE.b(source)]
        return ability.costs or not ability.plain

    def next_step(self, s: WinterState) -> None:
        s.replace(EclipseTerrain(self.seat, 0))

    def use_up(self, s: WinterState, source: int) -> None:
        mark_used(s, self.seat, USE.a(source), USE.b(source))

    def take(self, s: WinterState, source: int) -> None:
        kind, index = USE.a(source), USE.b(source)
        if s.witness is not None:
            s.tell("used", {"seat": self.seat, "card": CARD_NAMES[kind], "ability": index + 1})
        start_ability(s, self.seat, OF_CARD, kind, index, BY_CARDS)

    def tell_forgone(self, s: WinterState, source: int) -> None:
        s.tell("forwent_use", {"seat": self.seat, "card": CARD_NAMES[USE.a(source)], "ability": USE.b(source) + 1})

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if USE.has(action):
            kind, index = USE.a(action), USE.b(action)
            copies = [entry for entry in s.above[self.seat] if entry >> 4 == kind]
            abilities = s.c.abilities[kind]
            if not copies:
                return Refusal("EW-ABIL-4", "winter-refuse-not-in-eclipse-deck")
            if index >= len(abilities) or abilities[index].scope != ECLIPSE:
                return Refusal("EW-ECL-2", "winter-refuse-action-ability")
            if _only_labor(abilities[index].parts):
                return Refusal("EW-ECL-9", "winter-refuse-labor-counted")
            if all(entry >> index & 1 for entry in copies):
                return Refusal("EW-ABIL-1", "winter-refuse-used")
            return Refusal("EW-ABIL-5", "winter-refuse-nothing-to-gain")
        return super().refuse(s, action)


def _only_labor(parts: list[int]) -> bool:
    """Whether an eclipse ability has done everything it does in step 1.  EW-ECL-9"""
    return all(op == LABOR for op in parts[::3])
