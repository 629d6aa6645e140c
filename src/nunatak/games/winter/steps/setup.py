"""Choices of the set-up: chiefs, setup cards, sides.  EW-SETUP-6 to EW-SETUP-8, EW-VAR"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import CHOOSE_CHIEF, CHOOSE_SETUP, CHOOSE_SIDE
from nunatak.games.winter.dealing import deal_animals, deal_hands, take_setup_card
from nunatak.games.winter.names import CHIEFS, SETUP_CARDS, SIDES
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.types import question as asks


class ChooseChief(WinterStep):
    """Which chief?  EW-VAR-2"""

    def __init__(self, seat: int) -> None:
        super().__init__("choose_chief", seat)

    def options(self, s: WinterState) -> list[int]:
        return [CHOOSE_CHIEF.base + chief for chief in s.offered_chiefs]

    def resolve(self, s: WinterState, action: int) -> None:
        s.pop()
        chief = action - CHOOSE_CHIEF.base
        s.chiefs[self.seat] = chief
        s.offered_chiefs = [other for other in s.offered_chiefs if other != chief]
        s.tell("chose_chief", {"seat": self.seat, "chief": CHIEFS[chief]})

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if CHOOSE_CHIEF.has(action):
            return Refusal("EW-VAR-2", "winter-refuse-not-offered")
        return super().refuse(s, action)


class ChooseSetup(WinterStep):
    """Which setup card?  EW-VAR-1"""

    def __init__(self, seat: int) -> None:
        super().__init__("choose_setup", seat)

    def options(self, s: WinterState) -> list[int]:
        return [CHOOSE_SETUP.base + card for card in s.offered_setups]

    def resolve(self, s: WinterState, action: int) -> None:
        s.pop()
        card = action - CHOOSE_SETUP.base
        s.offered_setups = [other for other in s.offered_setups if other != card]
        s.tell("chose_setup", {"seat": self.seat, "card": SETUP_CARDS[card]})
        take_setup_card(s, self.seat, card)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if CHOOSE_SETUP.has(action):
            return Refusal("EW-VAR-1", "winter-refuse-not-offered")
        return super().refuse(s, action)


class OpenHands(WinterStep):
    """Asks nothing: opening hands and hunting grounds, once the setup cards are known.  EW-VAR-3"""

    def __init__(self) -> None:
        super().__init__("open_hands", 0)

    def proceed(self, s: WinterState) -> bool:
        s.pop()
        s.offered_chiefs = []
        s.offered_setups = []
        deal_animals(s)
        deal_hands(s)
        return True


class ChooseSide(WinterStep):
    """Which side of the chief card, for the whole game?  EW-SETUP-6"""

    def __init__(self, seat: int) -> None:
        super().__init__("choose_side", seat)

    def options(self, s: WinterState) -> list[int]:
        return [CHOOSE_SIDE.base, CHOOSE_SIDE.base + 1]

    def resolve(self, s: WinterState, action: int) -> None:
        s.pop()
        s.sides[self.seat] = action - CHOOSE_SIDE.base
        s.tell("chose_side", {"seat": self.seat, "side": SIDES[s.sides[self.seat]]})

    def prompt(self, s: WinterState) -> asks.SidePrompt:
        return {"chief": CHIEFS[s.chiefs[self.seat]]}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        return {"chief": CHIEFS[s.chiefs[self.seat]]}
