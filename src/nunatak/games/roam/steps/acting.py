"""After the solid squares: empty squares and artifacts, until the player ends the actions.  ROAM-BUY, ROAM-ABIL"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.roam.actions import END_ACTIONS, FILL, PAY_COINS, PLACE, PLACE_NOTHING
from nunatak.games.roam.geometry import SLOT_OF, SQUARE_NAMES, SQUARES, names_of, squares_in
from nunatak.games.roam.names import CARD_NAMES
from nunatak.games.roam.standstill import replacing_stirs
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.types import question as asks
from nunatak.games.roam.types.events import Filled

PRICE: Final = 2


class Acting(RoamStep):
    """What else, before the actions end?  ROAM-BUY-1 to ROAM-BUY-5, ROAM-TURN-5

    `skipped` are the solid squares that were full when the pattern landed, `empty` the empty squares inside the
    field that have not been filled yet.
    """

    def __init__(self, seat: int, card: int, place: int, skipped: int, empty: int) -> None:
        super().__init__("acting", seat)
        self.card = card
        self.place = place  # index into the tables of components; -1 when nothing was placed
        self.skipped = skipped
        self.empty = empty

    def options(self, s: RoamState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if self.empty and s.supply[seat] and (s.coins[seat] >= PRICE or s.ready[seat]):
            self.add_fills(s, found)
        self.offer_abilities(s, found)
        found.append(END_ACTIONS.base)
        return found

    def add_fills(self, s: RoamState, found: list[int]) -> None:
        """Adds each way to put a token on an empty square.  ROAM-BUY-3, ROAM-ABIL-FREE-2, ROAM-ABIL-REPLACE-3"""
        seat = self.seat
        ready = s.ready[seat]
        pays = [PAY_COINS] if s.coins[seat] >= PRICE else []
        if ready:
            pays += [ability.pays for ability in s.abilities.paying if ready & ability.mask]
        for q in squares_in(self.empty):
            if not s.full >> q & 1:
                found += [FILL.of(q, pay, 0) for pay in pays]
            elif ready:
                for ability in s.abilities.making_room:
                    if ready & ability.mask:
                        for owner in ability.removable(s, seat, q):
                            found += [FILL.of(q, pay, s.agreed.colours[owner] + 1) for pay in pays]

    def resolve(self, s: RoamState, action: int) -> None:
        seat = self.seat
        if action == END_ACTIONS.base:
            s.pop()
            if s.witness is not None:
                s.tell("ended_actions", {"seat": seat})
        elif FILL.has(action):
            self.fill(s, action)
        else:
            self.use_ability(s, action)

    def fill(self, s: RoamState, action: int) -> None:
        """Pays for an empty square, makes room on it if need be, and puts a token there.  ROAM-BUY-1"""
        seat = self.seat
        square = FILL.a(action)
        s.replace(Acting(seat, self.card, self.place, self.skipped, self.empty & ~(1 << square)))
        payer = s.abilities.payer(FILL.b(action))
        if payer is None:
            s.coins[seat] -= PRICE
        else:
            s.spend(seat, payer.mask)
        replaced = -1
        if FILL.c(action):
            replaced = s.agreed.seat_of_colour[FILL.c(action) - 1]
            self.make_room(s, square, replaced)
        self.put(s, square, replaced, str(FILL.fields[1].values[FILL.b(action)]))

    def make_room(self, s: RoamState, square: int, owner: int) -> None:
        """Has the first ready ability that can take a token away do so."""
        for ability in s.abilities.making_room:
            if ability.refuse_removal(s, self.seat, square, owner) is None:
                ability.remove(s, self.seat, square, owner)
                return

    def put(self, s: RoamState, square: int, replaced: int, pay: str | None) -> None:
        """Puts one token down where there is room now, and earns the square's coins.

        `replaced` is the owner of a token that was taken away for it, or -1; `pay` says how the token was paid for.
        """
        seat = self.seat
        s.put_token(seat, square)
        coins = s.earn(seat, square)
        if replaced < 0 or replacing_stirs(s):
            s.stirred = True
        if s.witness is not None:
            told: Filled = {"seat": seat, "square": SQUARE_NAMES[square], "coins": coins}
            if pay is not None:
                told["pay"] = pay
            if replaced >= 0:
                told["replaced"] = replaced
            s.tell("filled", told)
        s.check_outpost()

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if FILL.has(action):
            return self.refuse_fill(s, action)
        if PLACE.has(action) or action == PLACE_NOTHING.base:
            return Refusal("ROAM-TURN-3", "roam-refuse-one-activation")
        return super().refuse(s, action)

    def refuse_fill(self, s: RoamState, action: int) -> Refusal:
        """Why this empty square cannot be filled so."""
        seat = self.seat
        square = FILL.a(action)
        if not s.supply[seat]:
            return Refusal("ROAM-TOK-3", "roam-refuse-no-token")
        if not self.empty >> square & 1:
            if self.place >= 0 and s.c.empty_mask[self.place] >> square & 1:
                return Refusal("ROAM-BUY-2", "roam-refuse-filled-already")
            return Refusal("ROAM-BUY-1", "roam-refuse-not-empty-square")
        replaced = FILL.c(action)
        if replaced:
            owner = s.agreed.seat_of_colour.get(replaced - 1, -1)
            refusals = [ability.refuse_removal(s, seat, square, owner) for ability in s.abilities.making_room]
            refusal = None if None in refusals else refusals[0]
            if refusal is not None:
                return refusal
        elif s.full >> square & 1:
            return Refusal("ROAM-BUY-3", "roam-refuse-full")
        payer = s.abilities.payer(FILL.b(action))
        if payer is not None:
            return payer.not_ready()
        return Refusal("ROAM-BUY-1", "roam-refuse-price", {"price": PRICE, "coins": s.coins[seat]})

    def prompt(self, s: RoamState) -> asks.ActingPrompt:
        return {"card": CARD_NAMES[self.card], "empty": names_of(squares_in(self.empty)), "price": PRICE}

    def preview(self, s: RoamState, action: int) -> Mapping[str, object]:
        if FILL.has(action):
            return self.landing(s, FILL.a(action), PRICE if FILL.b(action) == PAY_COINS else 0)
        if action == END_ACTIONS.base:
            return {"explored": [*s.explored()]}
        return super().preview(s, action)

    def landing(self, s: RoamState, square: int, price: int) -> dict[str, Json]:
        """What a token on a square would bring, and cost."""
        coins = s.c.symbols[s.slots[SLOT_OF[square]] * SQUARES + square]
        return {"square": SQUARE_NAMES[square], "coins": coins, "price": price}

    def facts(self, s: RoamState) -> asks.ActingFacts:
        told: asks.ActingFacts = {
            "card": CARD_NAMES[self.card],
            "skipped": names_of(squares_in(self.skipped)),
            "empty": names_of(squares_in(self.empty)),
        }
        if self.place >= 0:
            told["anchor"] = SQUARE_NAMES[self.place % SQUARES]
            told["turns"] = (self.place // SQUARES % 4 - s.agreed.borders[self.seat]) % 4
        return told
