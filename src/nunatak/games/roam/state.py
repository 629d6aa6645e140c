"""A game of Roam at one decision: the field, the parties, the purses.  ROAM section 16.1"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.state import State
from nunatak.engine.step import Asked
from nunatak.games.roam.components import COIN, COLOURS, OUTPOST_POINTS, TOKENS, Components
from nunatak.games.roam.geometry import INTERIOR, RING, SLOT_MASK, SLOT_OF, SLOTS, SQUARE_NAMES, SQUARES

if TYPE_CHECKING:
    from nunatak.engine.game import Game
    from nunatak.games.roam.game import Roam
    from nunatak.games.roam.step import RoamStep


class Table:
    """What is agreed before the game and never changes: variants, and who sits where. Copies share it."""

    def __init__(
        self,
        roam: Roam,
        options: dict[str, Json],
        rules: int,
        borders: list[int],
        colours: list[int],
    ) -> None:
        self.roam = roam
        self.options = options
        self.rules = rules  # the version of the rules that this game was begun under
        self.players = len(borders)
        self.artifacts = options["artifacts"] is True
        self.outpost = options["outpost"] is True
        self.cap = 2 if options["towers"] is True else 1  # ROAM-TOW-1
        self.borders = borders
        self.colours = colours
        self.seat_of_colour = {colour: seat for seat, colour in enumerate(colours)}
        # Clockwise is S, W, N, E (ROAM-SEAT-2), the order of the border numbers.
        around = sorted(range(self.players), key=lambda seat: borders[seat])
        self.next_seat = [0] * self.players
        for i, seat in enumerate(around):
            self.next_seat[seat] = around[(i + 1) % self.players]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        order = [seat]
        while len(order) < self.players:
            order.append(self.next_seat[order[-1]])
        return order

    def colour(self, seat: int) -> str:
        """The name of a seat's colour."""
        return COLOURS[self.colours[seat]]


class RoamState(State):
    """The whole table. Lists are indexed by seat, by slot or by square; sets of things are bit masks."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        disclosed: int,
        steps: list[RoamStep],
        slots: list[int],
        deck: list[int],
        dealt: int,
        squares: list[int],
        counts: list[int],
        field: int,
        covered: int,
        full: int,
        coins: list[int],
        supply: list[int],
        party: list[list[int]],
        awake: list[int],
        owned: list[list[int]],
        ready: list[int],
        row: list[int],
        stack: list[int],
        unstacked: int,
        outpost: int,
        first: int,
        active: int,
        round_number: int,
        woken: bool,
        ending: bool,
        stirred: bool,
        still_rounds: int,
    ) -> None:
        super().__init__(chance, disclosed)
        self.table = table
        self.c: Components = table.roam.components
        self.steps = steps
        self.slots = slots  # card in each slot, -1 when it stays empty
        self.deck = deck  # never changed: the next card is deck[dealt]
        self.dealt = dealt
        self.squares = squares  # tokens on each square: the lower owner + 1, and eight times the upper owner + 1
        self.counts = counts  # tokens of a seat on the card of a slot, at slot * 4 + seat
        self.field = field  # mask of the squares that exist
        self.covered = covered
        self.full = full
        self.coins = coins
        self.supply = supply
        self.party = party  # never changed in place: a claim makes a new list
        self.awake = awake  # mask of awake cards, by seat
        self.owned = owned  # artifacts by seat; like the party, never changed in place
        self.ready = ready  # mask of ready artifacts, by seat
        self.row = row
        self.stack = stack  # never changed: the next artifact is stack[unstacked]
        self.unstacked = unstacked
        self.outpost = outpost  # seat that holds the outpost card, -1 when nobody does
        self.first = first
        self.active = active
        self.round_number = round_number
        self.woken = woken  # whether the active player's party was woken this turn
        self.ending = ending  # whether somebody owns ten cards
        self.stirred = stirred  # whether a token was added to the field or a card claimed this round
        self.still_rounds = still_rounds  # complete rounds in a row without that

    def copy(self) -> RoamState:
        twin = RoamState(
            self.table,
            self.chance.copy(),
            self.disclosed,
            self.steps[:],
            self.slots[:],
            self.deck,
            self.dealt,
            self.squares[:],
            self.counts[:],
            self.field,
            self.covered,
            self.full,
            self.coins[:],
            self.supply[:],
            self.party[:],
            self.awake[:],
            self.owned[:],
            self.ready[:],
            self.row[:],
            self.stack,
            self.unstacked,
            self.outpost,
            self.first,
            self.active,
            self.round_number,
            self.woken,
            self.ending,
            self.stirred,
            self.still_rounds,
        )
        twin.listed = self.listed
        return twin

    # -- the question -----------------------------------------------------------------------------------------

    def asked(self) -> Asked | None:
        return self.steps[-1] if self.steps else None

    def options(self) -> list[int]:
        return self.steps[-1].options(self) if self.steps else []

    def resolve(self, action: int) -> None:
        self.steps[-1].resolve(self, action)
        self.proceed()

    def proceed(self) -> None:
        """Lets the steps do what needs no decision, until one has something to ask or the game is over."""
        steps = self.steps
        while steps and steps[-1].proceed(self):
            pass

    def refuse(self, action: int) -> Refusal:
        if not self.steps:
            return Refusal("ROAM-END-3", "roam-refuse-over")
        return self.steps[-1].refuse(self, action)

    def prompt(self) -> dict[str, Json]:
        return self.steps[-1].prompt(self) if self.steps else {}

    def preview(self, action: int) -> dict[str, Json]:
        return self.steps[-1].preview(self, action) if self.steps else {}

    # -- the whole --------------------------------------------------------------------------------------------

    def game(self) -> Game:
        return self.table.roam

    def seats(self) -> int:
        return self.table.players

    def scores(self) -> list[int]:
        """Cards, artifacts and the outpost, awake or asleep, ready or spent.  ROAM-SCORE-1, ROAM-SCORE-2"""
        return [
            sum(self.c.points[card] for card in self.party[seat])
            + sum(self.c.artifact_points[artifact] for artifact in self.owned[seat])
            + (OUTPOST_POINTS if self.outpost == seat else 0)
            for seat in range(self.table.players)
        ]

    def winners(self) -> list[int]:
        """The highest score, then the most coins; still tied, they share the victory.  ROAM-SCORE-3"""
        if self.steps:
            return []
        scores = self.scores()
        best = max(zip(scores, self.coins, strict=True))
        return [seat for seat in range(self.table.players) if (scores[seat], self.coins[seat]) == best]

    def view(self, seat: int | None) -> dict[str, Json]:
        return self.table.roam.view(self, seat)

    def position(self) -> dict[str, Json]:
        return self.table.roam.write_position(self)

    def imagine(self, seat: int | None, chance: Chance) -> RoamState:
        """The same table with the deck below its top card and the artifact stack shuffled.  ROAM-INFO-3, ROAM-INFO-4"""
        other = self.copy()
        other.chance = chance.split()
        below = self.deck[self.dealt + 1 :]
        chance.deal(below)
        other.deck = self.deck[: self.dealt + 1] + below
        hidden = self.stack[self.unstacked :]
        chance.deal(hidden)
        other.stack = self.stack[: self.unstacked] + hidden
        return other

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
            if self.table.cap == 1:
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
        found = [owner for owner in range(self.table.players) if owner != seat and owner in self.owners(square)]
        return sorted(found, key=lambda owner: self.table.colours[owner])

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
        if not self.table.outpost or self.outpost >= 0:
            return
        for seat in self.table.clockwise_from(self.active):
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

    def ready_with(self, seat: int, ability: int) -> int:
        """Mask of a seat's ready artifacts with an ability."""
        return self.ready[seat] & self.c.with_ability[ability]

    def spend(self, seat: int, ability: int) -> None:
        """Turns one ready artifact with that ability to its spent side.  ROAM-ART-7

        Artifacts with the same ability are interchangeable until the next waking readies them all.
        """
        mask = self.ready_with(seat, ability)
        self.ready[seat] &= ~(mask & -mask)

    def use_coin(self, seat: int) -> None:
        """Uses a COIN artifact.  ROAM-ABIL-COIN-1"""
        self.spend(seat, COIN)
        self.coins[seat] += 1
        self.tell("coin_artifact", {"seat": seat})

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

    def in_supply_or_on_field(self, seat: int) -> int:
        """The tokens of a seat, wherever they are; always 24."""
        return self.supply[seat] + sum(self.counts[slot * 4 + seat] for slot in range(SLOTS))

    def tokens_total(self) -> int:
        """All tokens that play."""
        return TOKENS * self.table.players
