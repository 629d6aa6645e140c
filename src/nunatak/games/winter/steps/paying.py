"""Abilities that are used: their price, cards among it, and what they give.  EW-ABIL-5"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import DISCARD, WORK
from nunatak.games.winter.doing.cards import discard
from nunatak.games.winter.doing.resources import pay, work
from nunatak.games.winter.effects.ability import DIFFERENT_TYPES, SAME_TYPE, Ability
from nunatak.games.winter.names import BY_CARDS, BY_TOKENS, CARD_NAMES
from nunatak.games.winter.parts import food_at_once
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.gains import Gains, grant
from nunatak.games.winter.steps.whose import OF_CARD, OF_TOKEN, PAYERS, ability_of
from nunatak.games.winter.types import question as asks
from nunatak.games.winter.working import WORKS, labor_counts, preview_work, sensible_works


def start_ability(s: WinterState, seat: int, whose: int, kind: int, index: int, source: int) -> None:
    """Pays the price of an ability and gives what it gives.  EW-ABIL-5"""
    ability = ability_of(s, seat, whose, kind, index)
    if ability.costs:
        pay(s, seat, ability)
        if ability.cards:
            s.push(PayCards(seat, whose, kind, index, ability.cards, 0))
            return
    run(s, seat, ability, source)


def run(s: WinterState, seat: int, ability: Ability, source: int) -> None:
    """Gives the result of an ability whose price has been paid."""
    if ability.high:
        s.push(Gains(seat, ability.parts, source, True, ability.high, ability.low))
    else:
        grant(s, seat, ability.parts, source, True)


class PayCards(WinterStep):
    """Which card is discarded as part of the price?  EW-ABIL-5, EW section 18.3"""

    def __init__(self, seat: int, whose: int, kind: int, index: int, left: int, types: int) -> None:
        super().__init__("pay_cards", seat)
        self.whose = whose
        self.kind = kind
        self.index = index
        self.left = left  # how many are still to be discarded
        self.types = types  # mask of the kinds discarded so far

    def options(self, s: WinterState) -> list[int]:
        ability = ability_of(s, self.seat, self.whose, self.kind, self.index)
        found = self.options_with(ability.card_types, s.hand[self.seat])
        if labor_counts(s) and sooner(s, self.seat, 0, 0 if ability.high else food_at_once(ability.parts)):
            found += WORKS[s.food[self.seat]]  # what it gives comes at once with the last card
        return found

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        return sensible_works(s, self.seat, legal)

    def options_with(self, rule: int, hand: list[int]) -> list[int]:
        """The cards of a hand that may be discarded so that the whole price can still be paid."""
        found: list[int] = []
        for i, kind in enumerate(hand):
            if i and hand[i - 1] == kind:
                continue
            if rule == SAME_TYPE and (hand.count(kind) < self.left or (self.types and not self.types >> kind & 1)):
                continue
            if rule == DIFFERENT_TYPES and self.types >> kind & 1:
                continue
            found.append(DISCARD.base + kind)
        return found

    def resolve(self, s: WinterState, action: int) -> None:
        if WORK.has(action):
            work(s, self.seat, WORK.a(action) + 1)
            return
        kind = action - DISCARD.base
        discard(s, self.seat, kind)
        if self.left > 1:
            types = self.types | 1 << kind
            s.replace(PayCards(self.seat, self.whose, self.kind, self.index, self.left - 1, types))
        else:
            s.pop()
            source = BY_TOKENS if self.whose == OF_TOKEN else BY_CARDS
            run(s, self.seat, ability_of(s, self.seat, self.whose, self.kind, self.index), source)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if DISCARD.has(action):
            if DISCARD.a(action) not in s.hand[self.seat]:
                return Refusal("EW-ABIL-5", "winter-refuse-not-in-hand")
            return Refusal("EW-ABIL-5", "winter-refuse-wrong-type")
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> asks.PayCardsPrompt:
        return {"left": self.left}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        return preview_work(s, self.seat, action) if WORK.has(action) else {}

    def facts(self, s: WinterState) -> asks.PayCardsFacts:
        told: asks.PayCardsFacts = {
            "of": PAYERS[self.whose],
            "ability": self.index + 1,
            "left": self.left,
            "types": [CARD_NAMES[kind] for kind in range(len(CARD_NAMES)) if self.types >> kind & 1],
        }
        if self.whose == OF_CARD:
            told["card"] = CARD_NAMES[self.kind]
        return told
