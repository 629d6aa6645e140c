"""TURN: an adventurer of the own party is turned over.  ROAM-ABIL-TURN"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.step import Step
from nunatak.games.roam.ability import ACTING, START, Ability
from nunatak.games.roam.actions import CARD_VALUES, SPACE
from nunatak.games.roam.names import CARD_NAMES
from nunatak.games.roam.state import RoamState

USE_TURN: Final = SPACE.kind("use_turn", [("card", CARD_VALUES)])


class TurnCard(Ability[RoamState]):
    """Wakes somebody or puts somebody to sleep, but somebody must be able to go out.  ROAM-ABIL-TURN-1 to -3"""

    def __init__(self) -> None:
        moments = [START, ACTING]
        super().__init__("turn_card", moments, [USE_TURN], "ROAM-ART-11", "roam-refuse-start-or-action")
        self.in_hand = True

    def offer(self, s: RoamState, step: Step[RoamState], found: list[int]) -> None:
        found += [USE_TURN.base + card for card in self.turnable(s, step)]

    def turnable(self, s: RoamState, step: Step[RoamState]) -> list[int]:
        """The cards that may be turned over.  ROAM-ABIL-TURN-1, ROAM-ABIL-TURN-3"""
        seat = step.seat
        if step.name == START and s.woken and s.awake_count(seat) == 1:
            return s.asleep(seat)
        return s.party[seat]

    def use(self, s: RoamState, step: Step[RoamState], action: int) -> None:
        seat = step.seat
        card = USE_TURN.a(action)
        s.spend(seat, self.mask)
        s.awake[seat] ^= 1 << card
        if s.witness is not None:
            s.tell("turned", {"seat": seat, "card": CARD_NAMES[card], "awake": bool(s.awake[seat] >> card & 1)})
        if step.name == START:
            s.wake_if_all_asleep(seat)  # ROAM-WAKE-7

    def refuse_use(self, s: RoamState, step: Step[RoamState], action: int) -> Refusal:
        if not s.ready[step.seat] & self.mask:
            return self.not_ready()
        if USE_TURN.a(action) not in s.party[step.seat]:
            return Refusal("ROAM-ABIL-TURN-1", "roam-refuse-not-your-adventurer")
        return Refusal("ROAM-ABIL-TURN-3", "roam-refuse-last-awake")
