"""The start of a turn: wake the party, use artifacts, send an adventurer out.  ROAM-WAKE, ROAM-PLACE-1"""

from __future__ import annotations

from collections.abc import Mapping

from nunatak.engine.errors import Refusal
from nunatak.games.roam.actions import ACTIVATE, EARLY_RISE
from nunatak.games.roam.geometry import SQUARES, WHOLE_FIELD, names_of
from nunatak.games.roam.names import CARD_NAMES
from nunatak.games.roam.standstill import landing_anchors, must_land, turns_to_land
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.steps.acting import Acting
from nunatak.games.roam.steps.placing import ChooseAnchor, has_anchor, pattern_cells
from nunatak.games.roam.types import question as asks


class Start(RoamStep):
    """Which adventurer goes out, after what preparation?  ROAM-TURN-2, ROAM-WAKE-2, ROAM-PLACE-1"""

    def __init__(self, seat: int) -> None:
        super().__init__("start", seat)

    def options(self, s: RoamState) -> list[int]:
        seat = self.seat
        awake = s.awake[seat]
        base = ACTIVATE.base
        if s.still_rounds and must_land(s, seat, 0):
            found = [base + card for card in self.can_land(s)]
        elif s.field == WHOLE_FIELD or s.supply[seat] == 0:
            found = [base + card for card in s.party[seat] if awake >> card & 1]
        else:
            found = [base + card for card in self.can_go(s)]
        if not s.woken and s.coins[seat] >= s.awake_count(seat) and s.asleep(seat):
            found.append(EARLY_RISE.base)
        self.offer_abilities(s, found)
        return found

    def can_go(self, s: RoamState) -> list[int]:
        """On a field with missing cards: the awake adventurers that may be sent out.  ROAM-PLACE-9"""
        seat = self.seat
        awake = [card for card in s.party[seat] if s.awake[seat] >> card & 1]
        if not any(has_anchor(s, seat, card, 0) for card in awake):
            return awake
        turns = s.turns_left(seat)
        return [card for card in awake if any(has_anchor(s, seat, card, t) for t in range(turns + 1))]

    def can_land(self, s: RoamState) -> list[int]:
        """On a field that stands still: the awake adventurers that can land a token, turned if need be.  ROAM-END-5"""
        seat = self.seat
        awake = [card for card in s.party[seat] if s.awake[seat] >> card & 1]
        return [card for card in awake if landing_anchors(s, seat, card, 0) or turns_to_land(s, seat, card, 0)]

    def resolve(self, s: RoamState, action: int) -> None:
        seat = self.seat
        if ACTIVATE.has(action):
            s.pop()
            self.send_out(s, action - ACTIVATE.base)
        elif action == EARLY_RISE.base:
            s.wake(seat, s.awake_count(seat))
        else:
            self.use_ability(s, action)

    def send_out(self, s: RoamState, card: int) -> None:
        """Puts the adventurer to sleep and asks where its pattern lands; with no tokens there is nothing to ask."""
        seat = self.seat
        stranded = s.field != WHOLE_FIELD and not any(
            has_anchor(s, seat, other, 0) for other in s.party[seat] if s.awake[seat] >> other & 1
        )
        s.awake[seat] &= ~(1 << card)
        if s.supply[seat] == 0:
            if s.witness is not None:
                s.tell("placed_nothing", {"seat": seat, "card": CARD_NAMES[card]})
            s.push(Acting(seat, card, -1, 0, 0))  # ROAM-TOK-3
        elif stranded and not self.can_turn_to_fit(s, card):
            if s.witness is not None:
                s.tell("placed_nothing", {"seat": seat, "card": CARD_NAMES[card]})
            s.push(Acting(seat, card, -1, 0, 0))  # ROAM-PLACE-9
        else:
            s.push(ChooseAnchor(seat, card, 0, stranded))

    def can_turn_to_fit(self, s: RoamState, card: int) -> bool:
        """Whether turning would find a legal anchor for the adventurer."""
        turns = s.turns_left(self.seat)
        return any(has_anchor(s, self.seat, card, t) for t in range(1, turns + 1))

    def refuse(self, s: RoamState, action: int) -> Refusal:
        seat = self.seat
        if ACTIVATE.has(action):
            card = ACTIVATE.a(action)
            if card not in s.party[seat]:
                return Refusal("ROAM-PLACE-1", "roam-refuse-not-your-adventurer")
            if not s.awake[seat] >> card & 1:
                return Refusal("ROAM-PLACE-1", "roam-refuse-asleep")
            if has_anchor(s, seat, card, 0) or self.can_turn_to_fit(s, card):
                return Refusal("ROAM-END-5", "roam-refuse-stands-still-adventurer")
            return Refusal("ROAM-PLACE-9", "roam-refuse-no-anchor")
        if action == EARLY_RISE.base:
            return self.refuse_early_rise(s)
        return super().refuse(s, action)

    def refuse_early_rise(self, s: RoamState) -> Refusal:
        """Why the party cannot rise early."""
        if s.woken:
            return Refusal("ROAM-WAKE-6", "roam-refuse-woken-already")
        if not s.asleep(self.seat):
            return Refusal("ROAM-WAKE-5", "roam-refuse-nobody-asleep")
        return Refusal("ROAM-WAKE-4", "roam-refuse-early-rise-price", {"price": s.awake_count(self.seat)})

    def prompt(self, s: RoamState) -> asks.StartPrompt:
        return {"tokens": s.supply[self.seat], "must_land": must_land(s, self.seat, 0)}

    def preview(self, s: RoamState, action: int) -> Mapping[str, object]:
        seat = self.seat
        if ACTIVATE.has(action):
            card = ACTIVATE.a(action)
            return {**pattern_cells(s, seat, card, 0), "anchors": names_of(self.anchors(s, card))}
        if action == EARLY_RISE.base:
            return {"price": s.awake_count(seat)}
        return super().preview(s, action)

    def anchors(self, s: RoamState, card: int) -> list[int]:
        """Where an adventurer might search without being turned."""
        seat = self.seat
        if s.supply[seat] == 0:
            return []
        if must_land(s, seat, 0):
            return landing_anchors(s, seat, card, 0)
        oriented = card * 4 + s.agreed.borders[seat]
        return [a for a in s.c.anchors[oriented] if s.c.solid_mask[oriented * SQUARES + a] & ~s.field == 0]
