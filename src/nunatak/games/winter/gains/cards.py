"""Cards: drawn, taken, recruited, learnt, buried.  EW-GOLD-1, EW-INIT, EW-DEV, EW-BURY"""

from __future__ import annotations

from nunatak.engine.actions import Kind
from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import (
    ABOVE,
    DISCARD_PILE,
    DRAW_CARD,
    HAND,
    INTER,
    LEARN,
    RECRUIT_CARD,
    TAKE_CARD,
)
from nunatak.games.winter.doing.cards import buriable, bury, draw_cards, take_culture, take_tribe
from nunatak.games.winter.effects.ability import (
    BURY,
    DIFFERENT_TYPES,
    DRAW,
    RECRUIT,
    SAME_TYPE,
    TAKE_CULTURE,
    TAKE_TRIBE,
)
from nunatak.games.winter.gains.gain import NO_EVENT, NOTHING, ChainGain, Gain
from nunatak.games.winter.names import FIRST_CULTURE, NO_CARD, TYPES
from nunatak.games.winter.state import WinterState


class Draw(ChainGain):
    """A card of the own deck, or something lesser instead.  EW-GOLD-1, EW-GOLD-2"""

    def __init__(self) -> None:
        super().__init__(DRAW, "EW-GOLD-2", 2)

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        if s.deck[seat] or s.discard[seat]:
            found.append(DRAW_CARD.base)
        self.add_lesser(s, seat, found)

    def take_itself(self, s: WinterState, seat: int, action: int, source: int) -> tuple[list[int], int, int]:
        draw_cards(s, seat, 1)
        return NOTHING, source, NO_EVENT

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        return Refusal("EW-GOLD-1", "winter-refuse-no-cards")


class TribeCard(Gain):
    """The top card of a tribe deck, to hand or to the discard pile; types may have to be the same or different.

    EW-INIT-1 to EW-INIT-4. The detail holds that duty and the types taken so far.
    """

    def __init__(self, op: int, rule: str, kind: Kind, to_hand: bool) -> None:
        super().__init__(op, rule)
        self.base = kind.base
        self.to_hand = to_hand

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        taken = detail >> 2
        duty = detail & 3
        for kind in range(len(TYPES)):
            if taken == 0 or duty == 0 or (taken >> kind & 1) == (duty == SAME_TYPE):
                found.append(self.base + kind)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        return NOTHING, source, self.op if take_tribe(s, seat, action - self.base, self.to_hand) else NO_EVENT

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        return Refusal("EW-INIT-2", "winter-refuse-types")

    def detail_after(self, detail: int, action: int) -> int:
        return detail | 1 << (action - self.base + 2) if detail & 3 else detail


def take_tribe_card() -> Gain:
    """A tribe card to hand.  EW-INIT-1"""
    return TribeCard(TAKE_TRIBE, "EW-INIT-1", TAKE_CARD, True)


def recruit() -> Gain:
    """A tribe card to the discard pile.  EW-INIT-4"""
    return TribeCard(RECRUIT, "EW-INIT-4", RECRUIT_CARD, False)


def different_types(taken: int) -> int:
    """The detail of a gain of tribe cards none of which may be of these types.  EW-INIT-2"""
    return DIFFERENT_TYPES | taken << 2


class CultureCard(Gain):
    """An open culture card.  EW-DEV-1, EW-DEV-2"""

    def __init__(self) -> None:
        super().__init__(TAKE_CULTURE, "EW-DEV-1")

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        for kind in s.open_culture:
            if kind != NO_CARD:
                found.append(LEARN.base + kind - FIRST_CULTURE)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        take_culture(s, seat, action - LEARN.base + FIRST_CULTURE)
        return NOTHING, source, self.op

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        return Refusal("EW-DEV-2", "winter-refuse-not-open")


class Bury(Gain):
    """A card goes under the burial card.  EW-BURY-1, EW-BURY-4"""

    def __init__(self) -> None:
        super().__init__(BURY, "EW-BURY-1")

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        for zone in (HAND, DISCARD_PILE, ABOVE):
            for kind in buriable(s, seat, zone):
                found.append(INTER.base + kind * 3 + zone)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        card_zone = action - INTER.base
        bury(s, seat, card_zone // 3, card_zone % 3)
        return NOTHING, source, self.op

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        return Refusal("EW-BURY-1", "winter-refuse-not-there")
