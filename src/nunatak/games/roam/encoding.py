"""What a seat of Roam may know, as numbers: all but the order of the deck and of the artifact stack.  ROAM-INFO"""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Encoder, Layout, number, put, put_long, put_mask
from nunatak.engine.state import State
from nunatak.games.roam.abilities.move import MoveTo
from nunatak.games.roam.actions import HIGHEST_BID, SPACE
from nunatak.games.roam.components import Components
from nunatak.games.roam.geometry import BORDERS, SLOT_OF, SLOTS, SQUARE_NAMES, SQUARES
from nunatak.games.roam.names import ARTIFACTS, CARD_NAMES, CARDS, COLOURS, LOCATIONS, OUTPOST_POINTS
from nunatak.games.roam.standstill import stands_still
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.acting import Acting
from nunatak.games.roam.steps.auction import Bid
from nunatak.games.roam.steps.placing import ChooseAnchor, ChooseSolid

VERSION: Final = 1
MOST: Final = 4
COIN_PARTS: Final = 2


class RoamEncoder(Encoder):
    """Players come in turn order from whoever looks; squares, slots and colours are those that actions name."""

    def __init__(self, components: Components, steps: list[str]) -> None:
        layout = Layout()
        add = layout.add
        player = Axis("player", ["you", "next in turn order", "second next", "third next"])
        square = Axis("square", [*SQUARE_NAMES])
        slot = Axis("slot", [f"slot {i}" for i in range(SLOTS)])
        card = Axis("card", CARD_NAMES)
        location = Axis("location", CARD_NAMES[:LOCATIONS])
        artifact = Axis("artifact", [each.name for each in components.artifacts])
        purse = number("coins", COIN_PARTS * HIGHEST)
        # The agreement.
        self.players = add("players", "how many play", [Axis("count", ["two", "three", "four"])])
        self.variants = add(
            "variants", "1 for each part that is played with", [Axis("variant", ["artifacts", "outpost", "towers"])]
        )
        # The moment.
        self.step = {name: i for i, name in enumerate(steps)}
        self.asked = add("question", "what is asked; nothing when the game is over", [Axis("question", steps)])
        self.answering = add("answering", "who is asked", [player])
        self.active = add("active", "whose turn it is", [player])
        self.first = add("first", "who began the game", [player])
        self.round = add("round", "the number of the round", highest=HIGHEST)
        self.still = add("still_rounds", "complete rounds in a row without a new token or claim", highest=HIGHEST)
        self.flags = add(
            "flags",
            "1 for each that is so: the party was woken this turn, this round is the last, the field stands still",
            [Axis("flag", ["woken", "ending", "stands_still"])],
        )
        # The field.
        self.slots = add("slots", "the location in each slot; none once the deck has run out", [slot, location])
        self.lower = add("lower", "whose token lies on a square, the lower one of a tower", [player, square])
        self.upper = add("upper", "whose token lies on top in a tower", [player, square])
        self.symbols = add("symbols", "coin symbols of the location on a square", [square], 2)
        self.left = add("deck", "cards left in the deck", highest=LOCATIONS)
        self.top = add("top", "the top card of the deck, which everybody sees", [location])
        self.row = add("row", "the artifact at each place of the row", [Axis("place", ["0", "1", "2", "3"]), artifact])
        self.stack = add("stack", "artifacts left in the stack", highest=ARTIFACTS)
        self.outpost = add("outpost", "who has the outpost card", [player])
        # The players.
        self.seated = add("seated", "1 for each player there is", [player])
        self.colour = add("colour", "the colour of a player", [player, Axis("colour", [*COLOURS])])
        self.border = add("border", "the border a player sits at", [player, Axis("border", [*BORDERS])])
        self.coins = add("coins", "the coins of a player", [player, purse], HIGHEST)
        self.supply = add("supply", "tokens in the supply of a player", [player], 24)
        self.score = add("score", "the score of a player as it stands", [player], HIGHEST)
        self.party = add("party", "the cards of a party", [player, card])
        self.awake = add("awake", "which of them are awake", [player, card])
        self.owned = add("artifacts", "the artifacts of a player", [player, artifact])
        self.ready = add("ready", "which of them are ready", [player, artifact])
        # The auction, of which all is public.
        self.auction = add("auction", "the slot that is bid for", [slot])
        self.waiting = add("waiting", "who will speak after the one who is asked", [player])
        bids = number("coins", HIGHEST_BID + 1)
        self.bid_parts = len(bids.labels)
        self.lowest = add("lowest", "the lowest bid allowed now", [bids], HIGHEST)
        self.leader = add("leader", "the highest bidder, or who would get the location if nobody bids", [player])
        # What the seat that looks has begun; all 0 while somebody else is asked.
        self.sent = add("sent", "the adventurer who was sent out", [card])
        self.quarters = add(
            "quarters",
            "how its pattern lies: quarters clockwise from a border in the south",
            [Axis("quarters", ["0", "1", "2", "3"])],
        )
        self.stranded = add("stranded", "1 when no awake adventurer had an anchor unturned")
        self.anchor = add("anchor", "where its pattern landed", [square])
        self.chosen = add("chosen", "solid squares chosen for the last tokens", [square])
        self.skipped = add("skipped", "solid squares that were full", [square])
        self.empty = add("empty", "empty squares of the pattern that can still be filled", [square])
        self.lifted = add("lifted", "where the token in hand comes from", [square])
        self.in_hand = add("in_hand", "whose token is in hand", [player])
        super().__init__(VERSION, layout, SPACE)
        self.components = components
        # By card: the squares of each slot that bear symbols, and how many.
        self.symbols_at: list[list[tuple[int, int]]] = []
        for i in range(LOCATIONS):
            for k in range(SLOTS):
                first = i * SQUARES
                found = [(q, components.symbols[first + q]) for q in range(SQUARES) if SLOT_OF[q] == k]
                self.symbols_at.append([pair for pair in found if pair[1]])

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        assert isinstance(state, RoamState)
        s = state
        # How far each seat sits from the one that looks, in turn order.
        away = [0] * MOST
        order = s.agreed.clockwise_from(seat)
        for place, other in enumerate(order):
            away[other] = place
        self._write_moment(s, away, cells, at)
        self._write_field(s, away, cells, at)
        for place, other in enumerate(order):
            self._write_player(s, other, place, cells, at)
        if s.steps:
            top = s.steps[-1]
            cells[at + self.asked + self.step[top.name]] = 1
            cells[at + self.answering + away[top.seat]] = 1
            if isinstance(top, Bid):
                self._write_auction(top, away, cells, at)
            if top.seat == seat:
                self._write_begun(s, seat, away, cells, at)

    def _write_moment(self, s: RoamState, away: list[int], cells: bytearray, at: int) -> None:
        agreed = s.agreed
        cells[at + self.players + agreed.players - 2] = 1
        if agreed.artifacts:
            cells[at + self.variants] = 1
        if agreed.outpost:
            cells[at + self.variants + 1] = 1
        if agreed.cap == 2:
            cells[at + self.variants + 2] = 1
        cells[at + self.active + away[s.active]] = 1
        cells[at + self.first + away[s.first]] = 1
        put(cells, at + self.round, s.round_number)
        put(cells, at + self.still, s.still_rounds)
        if s.woken:
            cells[at + self.flags] = 1
        if s.ending:
            cells[at + self.flags + 1] = 1
        if stands_still(s):
            cells[at + self.flags + 2] = 1

    def _write_field(self, s: RoamState, away: list[int], cells: bytearray, at: int) -> None:
        for slot in range(SLOTS):
            card = s.slots[slot]
            if card >= 0:
                cells[at + self.slots + slot * LOCATIONS + card] = 1
                for square, symbols in self.symbols_at[card * SLOTS + slot]:
                    cells[at + self.symbols + square] = symbols
        lower, upper = at + self.lower, at + self.upper
        squares = s.squares
        for square in range(SQUARES):
            packed = squares[square]
            if packed:
                cells[lower + away[(packed & 7) - 1] * SQUARES + square] = 1
                if packed > 7:
                    cells[upper + away[(packed >> 3) - 1] * SQUARES + square] = 1
        if s.dealt < len(s.deck):
            cells[at + self.left] = len(s.deck) - s.dealt
            cells[at + self.top + s.deck[s.dealt]] = 1
        for place, artifact in enumerate(s.row):
            cells[at + self.row + place * ARTIFACTS + artifact] = 1
        cells[at + self.stack] = len(s.stack) - s.unstacked
        if s.outpost >= 0:
            cells[at + self.outpost + away[s.outpost]] = 1

    def _write_player(self, s: RoamState, seat: int, place: int, cells: bytearray, at: int) -> None:
        agreed, c = s.agreed, self.components
        cells[at + self.seated + place] = 1
        cells[at + self.colour + place * len(COLOURS) + agreed.colours[seat]] = 1
        cells[at + self.border + place * len(BORDERS) + agreed.borders[seat]] = 1
        put_long(cells, at + self.coins + place * COIN_PARTS, COIN_PARTS, s.coins[seat])
        cells[at + self.supply + place] = s.supply[seat]
        score = OUTPOST_POINTS if s.outpost == seat else 0
        party, awake, members = at + self.party + place * CARDS, at + self.awake + place * CARDS, s.awake[seat]
        for card in s.party[seat]:
            score += c.points[card]
            cells[party + card] = 1
            if members >> card & 1:
                cells[awake + card] = 1
        owned, ready, usable = at + self.owned + place * ARTIFACTS, at + self.ready + place * ARTIFACTS, s.ready[seat]
        for artifact in s.owned[seat]:
            score += c.artifact_points[artifact]
            cells[owned + artifact] = 1
            if usable >> artifact & 1:
                cells[ready + artifact] = 1
        put(cells, at + self.score + place, score)

    def _write_auction(self, bid: Bid, away: list[int], cells: bytearray, at: int) -> None:
        cells[at + self.auction + bid.slot] = 1
        for seat in bid.waiting:
            cells[at + self.waiting + away[seat]] = 1
        put_long(cells, at + self.lowest, self.bid_parts, bid.lowest())
        cells[at + self.leader + away[bid.leader]] = 1

    def _write_begun(self, s: RoamState, seat: int, away: list[int], cells: bytearray, at: int) -> None:
        """The question to this seat, and what it will come back to."""
        for step in s.steps:
            if step.seat != seat:
                continue
            if isinstance(step, Acting):
                cells[at + self.sent + step.card] = 1
                if step.place >= 0:
                    self._write_place(step.place, cells, at)
                put_mask(cells, at + self.skipped, step.skipped)
                put_mask(cells, at + self.empty, step.empty)
            elif isinstance(step, ChooseAnchor):
                cells[at + self.sent + step.card] = 1
                cells[at + self.quarters + (s.agreed.borders[seat] + step.turns) % 4] = 1
                if step.stranded:
                    cells[at + self.stranded] = 1
            elif isinstance(step, ChooseSolid):
                cells[at + self.sent + step.card] = 1
                self._write_place(step.place, cells, at)
                for square in step.chosen:
                    cells[at + self.chosen + square] = 1
            elif isinstance(step, MoveTo):
                cells[at + self.lifted + step.origin] = 1
                cells[at + self.in_hand + away[step.owner]] = 1

    def _write_place(self, place: int, cells: bytearray, at: int) -> None:
        cells[at + self.quarters + place // SQUARES % 4] = 1
        cells[at + self.anchor + place % SQUARES] = 1
