"""Taking what is due, abilities that wait for it, and cards as a price.  EW-GEN-4, EW-GEN-5, EW-GOLD-2, EW-ABIL"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import DECLINE_REST, DISCARD, GAIN_OF, USE, WORK
from nunatak.games.winter.doing.cards import discard, mark_used
from nunatak.games.winter.doing.resources import affordable, pay, work
from nunatak.games.winter.effects.ability import (
    DIFFERENT_TYPES,
    OPS,
    SAME_TYPE,
    WHEN,
    Ability,
    due_data,
)
from nunatak.games.winter.effects.notation import works_in
from nunatak.games.winter.gaining import (
    add_answers,
    parts_after,
    possible,
    preview_gain,
    refuse_gain,
    take_all_plain,
)
from nunatak.games.winter.gains.table import GAINS
from nunatak.games.winter.names import BY_CARDS, BY_TOKENS, CARD_NAMES, SOURCES
from nunatak.games.winter.parts import food_at_once, only_plain, part_of, parts_text
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.whose import OF_CARD, OF_TOKEN, PAYERS, ability_of
from nunatak.games.winter.working import (
    WORKS,
    labor_counts,
    labor_in_reach,
    preview_work,
    sensible_works,
    spills,
    works_amid,
    works_for,
)

EVERYTHING: Final = -1


class Gains(WinterStep):
    """What of this, and in which order?  EW-ABIL-7, EW-GOLD-2

    `parts` are the gains still due. Food, VP and labor come by themselves in the end, or earlier when asked for; food
    that would be lost is asked about while it can be made room for (EW-FOOD-1; since version 2 of the rules).
    """

    def __init__(self, seat: int, parts: list[int], source: int, asked_for: bool, picks: int, must: int) -> None:
        super().__init__("gains", seat)
        self.parts = parts
        self.source = source
        self.asked_for = asked_for  # whether the player set this off, rather than it being a bonus
        self.picks = picks  # how many of the parts may be chosen, -1 for all of them
        self.must = must  # how many have to be

    def options(self, s: WinterState) -> list[int]:
        parts = self.parts
        found: list[int] = []
        add_answers(s, self.seat, parts, found)
        if not found:
            found.append(DECLINE_REST)
            return found
        if self.must <= 0:
            found.append(DECLINE_REST)
        if works_amid(s, self.seat, parts, found):
            found += WORKS[s.food[self.seat]]
        return found

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        return sensible_works(s, self.seat, legal)

    def proceed(self, s: WinterState) -> bool:
        parts = self.parts
        if self.picks < 0 and only_plain(parts) and (s.agreed.rules < 2 or not spills(s, self.seat, parts)):
            s.pop()
            take_all_plain(s, self.seat, parts, self.source)
            return True
        found = self.options(s)
        if found[0] == DECLINE_REST:
            s.pop()
            return True
        if self.asked_for and len(found) == 2 and len(parts) == 3 and GAINS[parts[0]].obvious:
            self.resolve(s, found[0])
            return True
        s.listed = found
        return False

    def resolve(self, s: WinterState, action: int) -> None:
        parts = self.parts
        if action == DECLINE_REST:
            s.pop()
            if s.witness is not None:
                s.tell("declined", {"seat": self.seat})
            if self.picks < 0:
                take_all_plain(s, self.seat, parts, self.source)
            return
        op = GAIN_OF[action]
        if op < 0:
            work(s, self.seat, WORK.a(action) + 1)
            return
        i = part_of(parts, op)
        count, detail = parts[i + 1], parts[i + 2]
        if self.picks < 0:
            s.replace(Gains(self.seat, parts_after(parts, i, action), self.source, self.asked_for, EVERYTHING, 0))
        else:
            rest = parts[:i] + parts[i + 3 :]
            if self.picks > 1 and rest:
                s.replace(Gains(self.seat, rest, self.source, False, self.picks - 1, self.must - 1))
            else:
                s.pop()
            if count > 1 and not GAINS[op].whole:
                more = parts_after([op, count, detail], 0, action)
                s.push(Gains(self.seat, more, self.source, True, EVERYTHING, 0))
        carry_out(s, self.seat, action, count, self.source)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if action == DECLINE_REST:
            return Refusal("EW-INIT-4", "winter-refuse-choose-one")
        if GAIN_OF[action] >= 0:
            return refuse_gain(s, self.seat, action, self.parts)
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> dict[str, Json]:
        # Of how many things one may choose how many; 0 when all of them are due.
        picks = self.picks if 0 <= self.picks < len(self.parts) // 3 else 0
        return {"due": due_data(self.parts), "source": SOURCES[self.source], "picks": picks}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        if WORK.has(action):
            return preview_work(s, self.seat, action)
        return preview_gain(s, self.seat, action)

    def facts(self, s: WinterState) -> dict[str, Json]:
        told: dict[str, Json] = {"parts": parts_text(self.parts), "source": SOURCES[self.source]}
        if self.asked_for:
            told["asked_for"] = True
        if self.picks >= 0:
            told["picks"] = self.picks
            told["must"] = self.must
        return told


def carry_out(s: WinterState, seat: int, action: int, count: int, source: int) -> None:
    """Takes one unit, and lets what it sets off come first: its bonus, then abilities that waited for it.  EW-GEN-4"""
    bonus, bonus_source, event = GAINS[GAIN_OF[action]].take(s, seat, action, count, source)
    if event >= 0 and s.listening >> event & 1:
        s.push(Waiting(seat, event))
    if bonus:
        grant(s, seat, bonus, bonus_source, False)


def grant(s: WinterState, seat: int, parts: list[int], source: int, asked_for: bool) -> None:
    """Gives what is due: at once when nothing is to be chosen, else by asking."""
    if only_plain(parts):
        take_all_plain(s, seat, parts, source)
    else:
        s.push(Gains(seat, parts, source, asked_for, EVERYTHING, 0))


def run(s: WinterState, seat: int, ability: Ability, source: int) -> None:
    """Gives the result of an ability whose price has been paid."""
    if ability.high:
        s.push(Gains(seat, ability.parts, source, True, ability.high, ability.low))
    else:
        grant(s, seat, ability.parts, source, True)


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

    def prompt(self, s: WinterState) -> dict[str, Json]:
        return {"event": OPS[self.event].replace(" ", "_")}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        return preview_work(s, self.seat, action) if WORK.has(action) else {}

    def facts(self, s: WinterState) -> dict[str, Json]:
        return {"event": OPS[self.event]}


def start_ability(s: WinterState, seat: int, whose: int, kind: int, index: int, source: int) -> None:
    """Pays the price of an ability and gives what it gives.  EW-ABIL-5"""
    ability = ability_of(s, seat, whose, kind, index)
    if ability.costs:
        pay(s, seat, ability)
        if ability.cards:
            s.push(PayCards(seat, whose, kind, index, ability.cards, 0))
            return
    run(s, seat, ability, source)


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

    def prompt(self, s: WinterState) -> dict[str, Json]:
        return {"left": self.left}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        return preview_work(s, self.seat, action) if WORK.has(action) else {}

    def facts(self, s: WinterState) -> dict[str, Json]:
        types: list[Json] = [CARD_NAMES[kind] for kind in range(len(CARD_NAMES)) if self.types >> kind & 1]
        told: dict[str, Json] = {
            "of": PAYERS[self.whose],
            "ability": self.index + 1,
            "left": self.left,
            "types": types,
        }
        if self.whose == OF_CARD:
            told["card"] = CARD_NAMES[self.kind]
        return told
