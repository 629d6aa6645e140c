"""What every moment of a turn has in common: cards, abilities, food for labor.  EW-TRIBE, EW-ABIL, EW-CHIEF, EW-FOOD"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import PLAY, USE, USE_CHIEF, USE_TOKEN, WORK
from nunatak.games.winter.doing.cards import mark_used, play
from nunatak.games.winter.doing.resources import affordable, work
from nunatak.games.winter.effects.ability import ACTION, ECLIPSE, WHEN, Ability
from nunatak.games.winter.effects.notation import works_in
from nunatak.games.winter.gaining import possible, preview_gain
from nunatak.games.winter.names import (
    BY_CARDS,
    BY_TOKENS,
    CARD_NAMES,
    CHIEFS,
    FIRST_CULTURE,
    MOST_ABILITIES,
    REST,
    REST_TOKENS,
)
from nunatak.games.winter.refusals import not_in_hand
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.paying import start_ability
from nunatak.games.winter.steps.whose import OF_CARD, OF_CHIEF, OF_TOKEN
from nunatak.games.winter.working import preview_work, sensible_works


class TurnStep(WinterStep):
    """A question of the active player's own turn. Food for labor comes last among its answers.  EW-FOOD-1"""

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        return sensible_works(s, self.seat, legal)

    def labor_counts(self, s: WinterState) -> bool:
        return s.c.labor_priced

    def add_tribe_cards(self, s: WinterState, found: list[int]) -> None:
        """Adds the tribe cards that may be played.  EW-TRIBE-1, EW-TRIBE-6"""
        last = -1
        for kind in s.hand[self.seat]:
            if kind >= FIRST_CULTURE:
                break
            if kind != last:
                last = kind
                if not s.banned >> kind & 1 or s.hand[self.seat].count(kind) > 1:
                    found.append(PLAY.base + kind)

    def add_uses(self, s: WinterState, found: list[int]) -> None:
        """Adds the abilities of cards above the board that can be used now.  EW-ABIL-1 to EW-ABIL-3, EW-CULT-3"""
        c = s.c
        last = -1
        for entry in s.above[self.seat]:
            kind = entry >> 4
            # Culture cards are over once a figure stands, but for abilities that need its column (EW-CULT-6).
            open_now = (c.usable[kind] if kind < FIRST_CULTURE or s.where < 0 else c.marked[kind]) & ~entry
            if open_now == 0:
                continue
            for i, ability in enumerate(c.abilities[kind]):
                if not open_now >> i & 1 or not works_in(ability, s.where):
                    continue
                action = USE.base + kind * MOST_ABILITIES + i
                if kind == last and action in found:
                    continue
                if affordable(s, self.seat, ability) and (ability.plain or possible(s, self.seat, ability.parts)):
                    found.append(action)
            last = kind

    def add_own(self, s: WinterState, abilities: list[Ability], used: int, base: int, found: list[int]) -> None:
        """Adds the abilities of the chief or of a rest token that can be used now.  EW-CHIEF-1, EW-MODR-3"""
        for i, ability in enumerate(abilities):
            if ability.scope == ACTION and not used >> i & 1 and works_in(ability, s.where):
                if affordable(s, self.seat, ability) and possible(s, self.seat, ability.parts):
                    found.append(base + i)

    def add_common(self, s: WinterState, found: list[int]) -> None:
        """Adds what is possible besides the actions of the place: abilities of cards, chief and token.  EW-ABIL-3"""
        if s.above[self.seat]:
            self.add_uses(s, found)
        if s.chief_placed:
            abilities = s.c.chiefs[s.chiefs[self.seat]].sides[s.sides[self.seat]]
            self.add_own(s, abilities, s.chief_used, USE_CHIEF.base, found)
        if s.token >= 0:
            self.add_own(s, s.c.rest_tokens[s.token].effects, s.token_used, USE_TOKEN.base, found)

    def resolve_common(self, s: WinterState, action: int) -> None:
        """Carries out what `add_common` and `add_tribe_cards` list, and food for labor."""
        seat = self.seat
        if WORK.base <= action < WORK.end:
            work(s, seat, action - WORK.base + 1)
        elif PLAY.base <= action < PLAY.end:
            play(s, seat, action - PLAY.base)
        elif USE.base <= action < USE.end:
            kind, index = USE.a(action), USE.b(action)
            mark_used(s, seat, kind, index)
            if s.witness is not None:
                s.tell("used", {"seat": seat, "card": CARD_NAMES[kind], "ability": index + 1})
            start_ability(s, seat, OF_CARD, kind, index, BY_CARDS)
        elif USE_CHIEF.base <= action < USE_CHIEF.end:
            index = action - USE_CHIEF.base
            s.chief_used |= 1 << index
            s.tell("used_chief", {"seat": seat, "ability": index + 1})
            start_ability(s, seat, OF_CHIEF, 0, index, BY_CARDS)
        else:
            index = action - USE_TOKEN.base
            s.token_used |= 1 << index
            s.tell("used_token", {"seat": seat, "token": REST_TOKENS[s.token], "effect": index + 1})
            start_ability(s, seat, OF_TOKEN, 0, index, BY_TOKENS)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if PLAY.has(action):
            return self.refuse_play(s, PLAY.a(action))
        if USE.has(action):
            return self.refuse_use(s, USE.a(action), USE.b(action))
        if USE_CHIEF.has(action):
            return self.refuse_chief(s, USE_CHIEF.a(action))
        if USE_TOKEN.has(action) and s.token >= 0:
            effects = s.c.rest_tokens[s.token].effects
            return self.refuse_ability(s, effects, USE_TOKEN.a(action), s.token_used, "EW-MODR-3")
        return super().refuse(s, action)

    def refuse_play(self, s: WinterState, kind: int) -> Refusal:
        """Why this card cannot be played now."""
        if kind not in s.hand[self.seat]:
            return not_in_hand(kind)
        if kind >= FIRST_CULTURE:
            return Refusal("EW-CULT-5" if s.where >= 0 else "EW-CULT-2", "winter-refuse-culture-stage")
        if s.where < 0:
            return Refusal("EW-TRIBE-1", "winter-refuse-figure-first")
        if s.where == REST:
            return Refusal("EW-TRIBE-2", "winter-refuse-resting")
        return Refusal("EW-TRIBE-6", "winter-refuse-just-taken")

    def refuse_use(self, s: WinterState, kind: int, index: int) -> Refusal:
        """Why this ability of a card cannot be used now."""
        copies = [entry for entry in s.above[self.seat] if entry >> 4 == kind]
        if not copies:
            return Refusal("EW-ABIL-3", "winter-refuse-not-above")
        if index >= len(s.c.abilities[kind]):
            return Refusal("EW-ABIL-1", "winter-refuse-no-ability")
        ability = s.c.abilities[kind][index]
        if ability.scope == ECLIPSE:
            return Refusal("EW-TRIBE-5", "winter-refuse-eclipse-ability")
        if ability.scope == WHEN:
            return Refusal("EW-ABIL-6", "winter-refuse-waits")
        if all(entry >> index & 1 for entry in copies):
            return Refusal("EW-ABIL-1", "winter-refuse-used")
        if kind >= FIRST_CULTURE and s.where >= 0 and ability.column < 0:
            return Refusal("EW-CULT-3", "winter-refuse-culture-stage")
        return self.refuse_ability(s, s.c.abilities[kind], index, 0, "EW-ABIL-1")

    def refuse_chief(self, s: WinterState, index: int) -> Refusal:
        """Why this ability of the chief cannot be used now."""
        if not s.chief_placed:
            return Refusal("EW-CHIEF-1", "winter-refuse-chief-not-placed")
        abilities = s.c.chiefs[s.chiefs[self.seat]].sides[s.sides[self.seat]]
        return self.refuse_ability(s, abilities, index, s.chief_used, "EW-CHIEF-1")

    def refuse_ability(self, s: WinterState, abilities: list[Ability], index: int, used: int, once: str) -> Refusal:
        """Why an ability that is there cannot be used now."""
        if index >= len(abilities):
            return Refusal(once, "winter-refuse-no-ability")
        if used >> index & 1:
            return Refusal(once, "winter-refuse-used")
        ability = abilities[index]
        if not works_in(ability, s.where):
            if s.where == REST and once == "EW-CHIEF-1":
                return Refusal("EW-REST-4", "winter-refuse-column")
            return Refusal("EW-CHIEF-2" if once == "EW-CHIEF-1" else "EW-ABIL-2", "winter-refuse-column")
        if not affordable(s, self.seat, ability):
            return Refusal("EW-GEN-3", "winter-refuse-price", price(ability))
        return Refusal("EW-ABIL-5", "winter-refuse-nothing-to-gain")

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        if WORK.has(action):
            return preview_work(s, self.seat, action)
        if PLAY.has(action):
            return {"halves": s.c.labor[PLAY.a(action)]}
        if USE_CHIEF.has(action):
            return {"chief": CHIEFS[s.chiefs[self.seat]], "side": "ab"[s.sides[self.seat]]}
        if USE_TOKEN.has(action):
            return {"token": REST_TOKENS[s.token]}
        return preview_gain(s, self.seat, action)


def price(ability: Ability) -> dict[str, Json]:
    """The price of an ability, for refusals."""
    return {"food": ability.food, "tools": ability.tool, "labor": ability.labor // 2, "cards": ability.cards}
