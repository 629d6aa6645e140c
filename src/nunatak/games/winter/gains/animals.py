"""Animals: caught, drawn, revealed, tipped.  EW-HUNT, EW-ANIM"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import CATCH, NO_ANIMAL, SPOT, TIP_ANIMAL, TRACK
from nunatak.games.winter.doing.animals import (
    add_catches,
    add_tips,
    can_reveal,
    catch,
    deck_left,
    draw_animal,
    reveal_animals,
    tip,
)
from nunatak.games.winter.effects.ability import DRAW_ANIMAL, REVEAL, TAKE_ANIMAL, TIP
from nunatak.games.winter.gains.gain import NO_EVENT, NOTHING, Gain
from nunatak.games.winter.names import BY_CARDS, GROUNDS
from nunatak.games.winter.parts import food_at_once
from nunatak.games.winter.spending import sooner
from nunatak.games.winter.state import WinterState


class TakeAnimal(Gain):
    """An animal of the hunting grounds, or 1 VP when there is none anywhere.  EW-HUNT-4, EW-HUNT-5"""

    def __init__(self) -> None:
        super().__init__(TAKE_ANIMAL, "EW-HUNT-4")

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        add_catches(s, found)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        return NOTHING, source, self.op if catch(s, seat, action - CATCH.base) else NO_EVENT

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        if action == NO_ANIMAL:
            return Refusal("EW-HUNT-5", "winter-refuse-animals-left")
        if not s.grounds and deck_left(s):
            return Refusal("EW-HUNT-5", "winter-refuse-grounds-empty")
        return Refusal("EW-HUNT-4", "winter-refuse-not-in-grounds")


class DrawAnimal(Gain):
    """The top card of the animal deck, or 1 VP when it is empty.  EW-HUNT-7"""

    def __init__(self) -> None:
        super().__init__(DRAW_ANIMAL, "EW-HUNT-7")
        self.obvious = True

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        found.append(TRACK.base)

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        return True

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        return NOTHING, source, self.op if draw_animal(s, seat) else NO_EVENT


class RevealAnimals(Gain):
    """Cards of the animal deck come into the grounds, all that are due at once.  EW-HUNT-1 to EW-HUNT-3"""

    def __init__(self) -> None:
        super().__init__(REVEAL, "EW-HUNT-1")
        self.whole = True
        self.obvious = True

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        if can_reveal(s):
            found.append(SPOT.base)

    def can_be_had(self, s: WinterState, seat: int, detail: int) -> bool:
        return can_reveal(s)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        reveal_animals(s, count, GROUNDS)
        return NOTHING, source, NO_EVENT

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        if len(s.grounds) >= GROUNDS:
            return Refusal("EW-HUNT-2", "winter-refuse-grounds-full")
        return Refusal("EW-HUNT-3", "winter-refuse-animal-deck-empty")


class Tip(Gain):
    """An animal is tipped for its benefit.  EW-ANIM-4"""

    def __init__(self) -> None:
        super().__init__(TIP, "EW-ANIM-4")

    def add_answers(self, s: WinterState, seat: int, detail: int, found: list[int]) -> None:
        add_tips(s, seat, found)

    def take(self, s: WinterState, seat: int, action: int, count: int, source: int) -> tuple[list[int], int, int]:
        return tip(s, seat, action - TIP_ANIMAL.base), BY_CARDS, self.op

    def refuse(self, s: WinterState, seat: int, action: int) -> Refusal:
        return Refusal("EW-ANIM-4", "winter-refuse-no-untipped")

    def works_before(self, s: WinterState, seat: int, action: int, parts: list[int]) -> bool:
        return sooner(s, seat, 0, food_at_once(s.c.benefits[action - TIP_ANIMAL.base]))
