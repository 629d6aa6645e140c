"""After the solid squares: empty squares and artifacts, until the player ends the actions.  ROAM-BUY, ROAM-ABIL"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.roam.actions import (
    END_ACTIONS,
    FILL,
    PAY_COINS,
    PAY_FREE,
    PLACE,
    PLACE_NOTHING,
    USE_COIN,
    USE_MOVE,
    USE_REPLACE,
    USE_TURN,
)
from nunatak.games.roam.components import CARD_NAMES, COIN, FREE, REPLACE
from nunatak.games.roam.geometry import SLOT_OF, SQUARE_NAMES, SQUARES, squares_in
from nunatak.games.roam.standstill import replacing_stirs
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.steps.moving import move_options, refuse_move, start_move
from nunatak.games.roam.steps.turning import refuse_turn, turnable, use_turn

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
        if s.supply[seat]:
            if self.empty and (s.coins[seat] >= PRICE or s.ready[seat]):
                self.add_fills(s, found)
            if self.skipped and s.ready_with(seat, REPLACE):
                for q in squares_in(self.skipped & s.full):
                    for owner in s.opponents_on(q, seat):
                        found.append(USE_REPLACE.of(q, s.agreed.colours[owner]))
        if s.ready[seat]:
            if s.ready_with(seat, COIN):
                found.append(USE_COIN.base)
            found += [USE_TURN.base + card for card in turnable(s, seat, False)]
            found += move_options(s, seat)
        found.append(END_ACTIONS.base)
        return found

    def add_fills(self, s: RoamState, found: list[int]) -> None:
        """Adds each way to put a token on an empty square.  ROAM-BUY-3, ROAM-ABIL-FREE-2, ROAM-ABIL-REPLACE-3"""
        seat = self.seat
        pays: list[int] = []
        if s.coins[seat] >= PRICE:
            pays.append(PAY_COINS)
        if s.ready_with(seat, FREE):
            pays.append(PAY_FREE)
        can_replace = s.ready_with(seat, REPLACE) != 0
        for q in squares_in(self.empty):
            if not s.full >> q & 1:
                found += [FILL.of(q, pay, 0) for pay in pays]
            elif can_replace:
                for owner in s.opponents_on(q, seat):
                    found += [FILL.of(q, pay, s.agreed.colours[owner] + 1) for pay in pays]

    def resolve(self, s: RoamState, action: int) -> None:
        seat = self.seat
        if action == END_ACTIONS.base:
            s.pop()
            if s.witness is not None:
                s.tell("ended_actions", {"seat": seat})
        elif FILL.has(action):
            square = FILL.a(action)
            s.replace(Acting(seat, self.card, self.place, self.skipped, self.empty & ~(1 << square)))
            if FILL.b(action) == PAY_COINS:
                s.coins[seat] -= PRICE
            else:
                s.spend(seat, FREE)
            replaced = FILL.c(action)
            self.put(s, square, -1 if replaced == 0 else s.agreed.seat_of_colour[replaced - 1], FILL.b(action))
        elif USE_REPLACE.has(action):
            square = USE_REPLACE.a(action)
            s.replace(Acting(seat, self.card, self.place, self.skipped & ~(1 << square), self.empty))
            self.put(s, square, s.agreed.seat_of_colour[USE_REPLACE.b(action)], -1)
        elif action == USE_COIN.base:
            s.use_coin(seat)
        elif USE_TURN.has(action):
            use_turn(s, seat, USE_TURN.a(action))
        else:
            start_move(s, seat, action)

    def put(self, s: RoamState, square: int, replaced: int, pay: int) -> None:
        """Puts one token down, in the place of an opponent's if so chosen, and earns the square's coins."""
        seat = self.seat
        if replaced >= 0:
            s.spend(seat, REPLACE)
            s.lift(replaced, square)
            s.supply[replaced] += 1  # ROAM-ABIL-REPLACE-4
        s.put_token(seat, square)
        coins = s.earn(seat, square)
        if replaced < 0 or replacing_stirs(s):
            s.stirred = True
        if s.witness is not None:
            told: dict[str, Json] = {"seat": seat, "square": SQUARE_NAMES[square], "coins": coins}
            if pay >= 0:
                told["pay"] = "coins" if pay == PAY_COINS else "free"
            if replaced >= 0:
                told["replaced"] = replaced
            s.tell("filled", told)
        s.check_outpost()

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if FILL.has(action):
            return self.refuse_fill(s, action)
        if USE_REPLACE.has(action):
            return self.refuse_replace(s, USE_REPLACE.a(action), USE_REPLACE.b(action))
        if action == USE_COIN.base:
            return Refusal("ROAM-ART-7", "roam-refuse-no-ready-artifact", {"ability": "coin"})
        if USE_TURN.has(action):
            return refuse_turn(s, self.seat, USE_TURN.a(action), False)
        if USE_MOVE.has(action):
            return refuse_move(s, self.seat, action)
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
        if s.full >> square & 1:
            if replaced == 0:
                return Refusal("ROAM-BUY-3", "roam-refuse-full")
            owner = s.agreed.seat_of_colour.get(replaced - 1, -1)
            if owner == seat or owner not in s.owners(square):
                return Refusal("ROAM-ABIL-REPLACE-6", "roam-refuse-opponents-only")
            if not s.ready_with(seat, REPLACE):
                return Refusal("ROAM-ART-7", "roam-refuse-no-ready-artifact", {"ability": "replace"})
        elif replaced:
            return Refusal("ROAM-ABIL-REPLACE-3", "roam-refuse-replace-open")
        if FILL.b(action) == PAY_FREE:
            return Refusal("ROAM-ART-7", "roam-refuse-no-ready-artifact", {"ability": "free_square"})
        return Refusal("ROAM-BUY-1", "roam-refuse-price", {"price": PRICE, "coins": s.coins[seat]})

    def refuse_replace(self, s: RoamState, square: int, colour: int) -> Refusal:
        """Why this token cannot be replaced."""
        seat = self.seat
        if not s.ready_with(seat, REPLACE):
            return Refusal("ROAM-ART-7", "roam-refuse-no-ready-artifact", {"ability": "replace"})
        if not s.supply[seat]:
            return Refusal("ROAM-ABIL-REPLACE-6", "roam-refuse-no-token")
        owner = s.agreed.seat_of_colour.get(colour, -1)
        if owner == seat or owner not in s.owners(square):
            return Refusal("ROAM-ABIL-REPLACE-6", "roam-refuse-opponents-only")
        if self.place >= 0 and s.c.empty_mask[self.place] >> square & 1:
            return Refusal("ROAM-ABIL-REPLACE-3", "roam-refuse-replace-needs-price")
        if s.agreed.cap == 2 and not s.full >> square & 1:
            return Refusal("ROAM-TOW-8", "roam-refuse-replace-open")
        return Refusal("ROAM-ABIL-REPLACE-2", "roam-refuse-not-skipped")

    def prompt(self, s: RoamState) -> dict[str, Json]:
        squares: list[Json] = [SQUARE_NAMES[q] for q in squares_in(self.empty)]
        return {"card": CARD_NAMES[self.card], "empty": squares, "price": PRICE}

    def preview(self, s: RoamState, action: int) -> dict[str, Json]:
        if FILL.has(action) or USE_REPLACE.has(action):
            square = FILL.a(action) if FILL.has(action) else USE_REPLACE.a(action)
            coins = s.c.symbols[s.slots[SLOT_OF[square]] * SQUARES + square]
            price = PRICE if FILL.has(action) and FILL.b(action) == PAY_COINS else 0
            return {"square": SQUARE_NAMES[square], "coins": coins, "price": price}
        if action == END_ACTIONS.base:
            slots: list[Json] = [*s.explored()]
            return {"explored": slots}
        return {}

    def facts(self, s: RoamState) -> dict[str, Json]:
        skipped: list[Json] = [SQUARE_NAMES[q] for q in squares_in(self.skipped)]
        empty: list[Json] = [SQUARE_NAMES[q] for q in squares_in(self.empty)]
        told: dict[str, Json] = {"card": CARD_NAMES[self.card], "skipped": skipped, "empty": empty}
        if self.place >= 0:
            told["anchor"] = SQUARE_NAMES[self.place % SQUARES]
            told["turns"] = (self.place // SQUARES % 4 - s.agreed.borders[self.seat]) % 4
        return told
