"""A game of Roam at one decision: the field, the parties, the purses.  ROAM section 16.1"""

from __future__ import annotations

from nunatak.engine.agreement import Agreement
from nunatak.engine.chance import Chance
from nunatak.games.roam.ability import Abilities
from nunatak.games.roam.agreement import RoamAgreement
from nunatak.games.roam.components import Components
from nunatak.games.roam.geometry import INTERIOR, RING, SLOT_MASK, SLOT_OF, SLOTS, SQUARE_NAMES, SQUARES
from nunatak.games.roam.names import OUTPOST_POINTS, TOKENS
from nunatak.games.roam.telling import RoamTelling


class RoamState(RoamTelling):
    """The whole table. Lists are indexed by seat, by slot or by square; sets of things are bit masks."""

    # The pieces. They are set by name, where a table is laid out and in `copy`, so that no two can change places.
    slots: list[int]  # card in each slot, -1 when it stays empty
    deck: list[int]  # never changed: the next card is deck[dealt]
    dealt: int
    squares: list[int]  # tokens on each square: the lower owner + 1, and eight times the upper owner + 1
    counts: list[int]  # tokens of a seat on the card of a slot, at slot * 4 + seat
    field: int  # mask of the squares that exist
    covered: int
    full: int
    coins: list[int]
    supply: list[int]
    party: list[list[int]]  # never changed in place: a claim makes a new list
    awake: list[int]  # mask of awake cards, by seat
    owned: list[list[int]]  # artifacts by seat; like the party, never changed in place
    ready: list[int]  # mask of ready artifacts, by seat
    row: list[int]
    stack: list[int]  # never changed: the next artifact is stack[unstacked]
    unstacked: int
    outpost: int  # seat that holds the outpost card, -1 when nobody does
    first: int
    active: int
    round_number: int
    woken: bool  # whether the active player's party was woken this turn
    ending: bool  # whether somebody owns ten cards
    stirred: bool  # whether a token was added to the field or a card claimed this round
    still_rounds: int  # complete rounds in a row without that

    def __init__(self, agreed: RoamAgreement, abilities: Abilities[RoamState], chance: Chance) -> None:
        super().__init__(chance)
        self.agreed = agreed
        self.abilities = abilities
        self.c: Components = agreed.components

    def copy(self) -> RoamState:
        twin = RoamState(self.agreed, self.abilities, self.chance.copy())
        twin.take_over(self)
        twin.slots = self.slots[:]
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.squares = self.squares[:]
        twin.counts = self.counts[:]
        twin.field = self.field
        twin.covered = self.covered
        twin.full = self.full
        twin.coins = self.coins[:]
        twin.supply = self.supply[:]
        twin.party = self.party[:]
        twin.awake = self.awake[:]
        twin.owned = self.owned[:]
        twin.ready = self.ready[:]
        twin.row = self.row[:]
        twin.stack = self.stack
        twin.unstacked = self.unstacked
        twin.outpost = self.outpost
        twin.first = self.first
        twin.active = self.active
        twin.round_number = self.round_number
        twin.woken = self.woken
        twin.ending = self.ending
        twin.stirred = self.stirred
        twin.still_rounds = self.still_rounds
        return twin

    def agreement(self) -> Agreement:
        return self.agreed

    def scores(self) -> list[int]:
        """Cards, artifacts and the outpost, awake or asleep, ready or spent.  ROAM-SCORE-1, ROAM-SCORE-2"""
        return [
            sum(self.c.points[card] for card in self.party[seat])
            + sum(self.c.artifact_points[artifact] for artifact in self.owned[seat])
            + (OUTPOST_POINTS if self.outpost == seat else 0)
            for seat in range(self.agreed.players)
        ]

    def winners(self) -> list[int]:
        """The highest score, then the most coins; still tied, they share the victory.  ROAM-SCORE-3"""
        if self.steps:
            return []
        scores = self.scores()
        best = max(zip(scores, self.coins, strict=True))
        return [seat for seat in range(self.agreed.players) if (scores[seat], self.coins[seat]) == best]

    # -- tokens -----------------------------------------------------------------------------------------------

    def put_token(self, seat: int, square: int) -> None:
        """Puts a token of a seat's supply on an open square; pays no coins."""
        self.supply[seat] -= 1
        self.lay(seat, square)

    def lay(self, seat: int, square: int) -> None:
        """Lays a token on an open square, wherever it comes from."""
        below = self.squares[square]
        bit = 1 << square
        if below == 0:
            self.squares[square] = seat + 1
            self.covered |= bit
            if self.agreed.cap == 1:
                self.full |= bit
        else:
            self.squares[square] = below | (seat + 1) << 3
            self.full |= bit
        self.counts[SLOT_OF[square] * 4 + seat] += 1

    def lift(self, seat: int, square: int) -> None:
        """Takes a token of a seat off a square; whoever calls says where it goes."""
        lower, upper = self.squares[square] & 7, self.squares[square] >> 3
        if upper == seat + 1:
            self.squares[square] = lower
        else:
            self.squares[square] = upper
        self.full &= ~(1 << square)
        if self.squares[square] == 0:
            self.covered &= ~(1 << square)
        self.counts[SLOT_OF[square] * 4 + seat] -= 1

    def owners(self, square: int) -> list[int]:
        """The owners of the tokens on a square, lower one first."""
        packed = self.squares[square]
        return [seat - 1 for seat in (packed & 7, packed >> 3) if seat]

    def opponents_on(self, square: int, seat: int) -> list[int]:
        """The other players with a token on a square, each once, in the order of colours."""
        found = [owner for owner in range(self.agreed.players) if owner != seat and owner in self.owners(square)]
        return sorted(found, key=lambda owner: self.agreed.colours[owner])

    def earn(self, seat: int, square: int) -> int:
        """Pays the coin symbols under a token just put down, and returns how many.  ROAM-COIN-1, ROAM-COIN-2"""
        coins = self.c.symbols[self.slots[SLOT_OF[square]] * SQUARES + square]
        self.coins[seat] += coins
        return coins

    def explored(self) -> list[int]:
        """The slots whose six squares are all covered.  ROAM-RES-1"""
        covered = self.covered
        return [slot for slot in range(SLOTS) if covered & SLOT_MASK[slot] == SLOT_MASK[slot]]

    def check_outpost(self) -> None:
        """Gives the outpost card to the first player who surrounds an opponent's token.  ROAM-OUT-2 to ROAM-OUT-7"""
        if not self.agreed.outpost or self.outpost >= 0:
            return
        for seat in self.agreed.clockwise_from(self.active):
            if TOKENS - self.supply[seat] < 8:
                continue
            own = 0
            for square in range(SQUARES):
                packed = self.squares[square]
                if packed & 7 == seat + 1 or packed >> 3 == seat + 1:
                    own |= 1 << square
            for square in INTERIOR:
                ring = RING[square]
                if own & ring == ring and self.opponents_on(square, seat):
                    self.outpost = seat
                    self.tell("outpost", {"seat": seat, "square": SQUARE_NAMES[square]})
                    return

    # -- artifacts and waking ---------------------------------------------------------------------------------

    def spend(self, seat: int, artifacts: int) -> None:
        """Turns one ready artifact of those in a mask to its spent side.  ROAM-ART-7

        Artifacts with the same ability are interchangeable until the next waking readies them all.
        """
        mask = self.ready[seat] & artifacts
        self.ready[seat] &= ~(mask & -mask)

    def turns_left(self, seat: int) -> int:
        """By how many quarters the ready artifacts can turn a pattern."""
        return (self.ready[seat] & self.abilities.turning).bit_count()

    def asleep(self, seat: int) -> list[int]:
        """The sleeping cards of a party."""
        awake = self.awake[seat]
        return [card for card in self.party[seat] if not awake >> card & 1]

    def awake_count(self, seat: int) -> int:
        """How many cards of a party are awake."""
        awake = self.awake[seat]
        return sum(1 for card in self.party[seat] if awake >> card & 1)

    def wake(self, seat: int, price: int) -> None:
        """Wakes a whole party and readies its artifacts.  ROAM-WAKE-1, ROAM-WAKE-3, ROAM-WAKE-8"""
        self.coins[seat] -= price
        self.awake[seat] = 0
        for card in self.party[seat]:
            self.awake[seat] |= 1 << card
        for artifact in self.owned[seat]:
            self.ready[seat] |= 1 << artifact
        self.woken = True
        if self.witness is not None:
            self.tell("woke", {"seat": seat, "price": price})

    def wake_if_all_asleep(self, seat: int) -> None:
        """Free waking, compulsory, at most once a turn.  ROAM-WAKE-1, ROAM-WAKE-6, ROAM-WAKE-7"""
        if self.awake[seat] == 0 and not self.woken:
            self.wake(seat, 0)
