"""A game of Endless Winter at one decision: the boards, the cards, the tribes.  EW section 22.1"""

from __future__ import annotations

from nunatak.engine.agreement import Agreement
from nunatak.engine.chance import Chance
from nunatak.games.winter.agreement import WinterAgreement
from nunatak.games.winter.components.components import Components
from nunatak.games.winter.field import MegalithField
from nunatak.games.winter.listening import Listeners
from nunatak.games.winter.telling import WinterTelling


class WinterState(WinterTelling):
    """The whole table. Lists are indexed by seat unless they say otherwise; sets of things are bit masks.

    The players' piles of cards, and every list said to be shared, are never changed in place: a change makes a new
    list, so that a copy of the state needs to copy only the outer lists.
    """

    # The pieces. They are set by name, where a table is laid out and in `copy`, so that no two can change places.
    land: list[int]  # shared: type of each hex
    field: MegalithField  # shared: the laid megalith boards
    round_number: int
    turn: int  # 0 to 2 within the round
    order: list[int]  # shared: seats from the top of the turn order track
    at: int  # whose turn, as an index into the order
    eclipsed: bool  # whether the eclipse phase of the round has begun
    # The turn in progress.
    labor: int  # in halves
    cultures: int  # culture cards played
    taken: int  # mask of the types taken at the top of Initiation
    banned: int  # mask of the types of which one card in hand may not be played
    where: int  # the column of the turn's figure, 4 at rest, -1 before it is placed
    chief_placed: bool
    chief_used: int  # mask of the chief's abilities
    token: int  # rest token taken, -1
    token_used: int
    token_claimed: bool  # whether somebody has rested this round
    listening: int  # mask of the events that unused `when` abilities wait for
    figures: list[int]  # seat * 3 + figure: its column, 4 at rest, -1 at home
    covered: list[int]  # by column: the figure on its bottom, -1
    open_culture: list[int]  # by space, -1 when taken
    culture_deck: list[list[int]]  # by era, top card last
    culture_gone: list[int]  # shared
    tribe_decks: list[int]  # cards left, by type
    animal_deck: list[int]  # shared: the next card is animal_deck[animals_dealt]
    animals_dealt: int
    grounds: list[int]  # species in the hunting grounds
    stones: list[int]  # by space, era I first, -1 when taken
    stone_box: list[int]  # shared
    owned_stones: list[int]  # seat * 3 + slot, -1
    food: list[int]
    tools: list[int]
    vp: list[int]
    camps_home: list[int]
    settlements_home: list[int]
    megaliths_home: list[int]  # the grey ones leave first: more than 8 means the next is grey
    offering: list[int]
    veneration: list[int]
    rank: list[int]  # seats from the highest on the veneration track
    chiefs: list[int]
    sides: list[int]  # 0 or 1, -1 before the choice
    setups: list[int]
    offered_chiefs: list[int]  # shared
    offered_setups: list[int]  # shared
    hand: list[list[int]]  # each sorted
    deck: list[list[int]]  # top card last
    discard: list[list[int]]
    above: list[list[int]]  # each sorted: kind * 16 + mask of the abilities used
    eclipse: list[list[int]]  # each sorted; empty again once revealed
    buried: list[list[int]]  # kind, and 64 when everybody saw it go
    shown: list[list[int]]  # cards in hand that everybody has seen get there; each sorted
    animals: list[int]  # seat * 14 + species untipped, seat * 14 + 7 + species tipped
    camps: list[int]  # seat * 19 + hex
    settlements: list[int]  # by juncture: owner + 1
    raised: list[int]  # by level: mask of the cells with a megalith
    own: list[int]  # seat * 4 + level: mask of the cells with one of that colour
    tokens: list[int]  # shared: glacier token on each hex, -1
    token_box: list[int]  # shared
    turned: int  # mask of the hexes with a face-up token
    rest_stack: list[int]  # shared: top first
    rest_open: bool  # whether the top token lies face up
    rest_unseen: int  # how many on top, open one not counted, nobody has seen yet
    eclipse_labor: list[int]
    scored: list[int]  # (seat * 4 + round - 1) * sources + source: VP gained

    def __init__(self, agreed: WinterAgreement, listeners: Listeners[WinterState], chance: Chance) -> None:
        super().__init__(chance)
        self.agreed = agreed
        self.listeners = listeners
        self.c: Components = agreed.components

    def copy(self) -> WinterState:
        twin = WinterState(self.agreed, self.listeners, self.chance.copy())
        twin.take_over(self)
        twin.land = self.land
        twin.field = self.field
        twin.round_number = self.round_number
        twin.turn = self.turn
        twin.order = self.order
        twin.at = self.at
        twin.eclipsed = self.eclipsed
        twin.labor = self.labor
        twin.cultures = self.cultures
        twin.taken = self.taken
        twin.banned = self.banned
        twin.where = self.where
        twin.chief_placed = self.chief_placed
        twin.chief_used = self.chief_used
        twin.token = self.token
        twin.token_used = self.token_used
        twin.token_claimed = self.token_claimed
        twin.listening = self.listening
        twin.figures = self.figures[:]
        twin.covered = self.covered[:]
        twin.open_culture = self.open_culture[:]
        twin.culture_deck = self.culture_deck[:]
        twin.culture_gone = self.culture_gone
        twin.tribe_decks = self.tribe_decks[:]
        twin.animal_deck = self.animal_deck
        twin.animals_dealt = self.animals_dealt
        twin.grounds = self.grounds[:]
        twin.stones = self.stones[:]
        twin.stone_box = self.stone_box
        twin.owned_stones = self.owned_stones[:]
        twin.food = self.food[:]
        twin.tools = self.tools[:]
        twin.vp = self.vp[:]
        twin.camps_home = self.camps_home[:]
        twin.settlements_home = self.settlements_home[:]
        twin.megaliths_home = self.megaliths_home[:]
        twin.offering = self.offering[:]
        twin.veneration = self.veneration[:]
        twin.rank = self.rank[:]
        twin.chiefs = self.chiefs[:]
        twin.sides = self.sides[:]
        twin.setups = self.setups[:]
        twin.offered_chiefs = self.offered_chiefs
        twin.offered_setups = self.offered_setups
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.above = self.above[:]
        twin.eclipse = self.eclipse[:]
        twin.buried = self.buried[:]
        twin.shown = self.shown[:]
        twin.animals = self.animals[:]
        twin.camps = self.camps[:]
        twin.settlements = self.settlements[:]
        twin.raised = self.raised[:]
        twin.own = self.own[:]
        twin.tokens = self.tokens
        twin.token_box = self.token_box
        twin.turned = self.turned
        twin.rest_stack = self.rest_stack
        twin.rest_open = self.rest_open
        twin.rest_unseen = self.rest_unseen
        twin.eclipse_labor = self.eclipse_labor[:]
        twin.scored = self.scored[:]
        return twin

    def agreement(self) -> Agreement:
        return self.agreed
