"""A game of Endless Winter at one decision: the boards, the cards, the tribes.  EW section 22.1"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.state import State
from nunatak.engine.step import Asked
from nunatak.games.winter.components.components import Components
from nunatak.games.winter.field import MegalithField
from nunatak.games.winter.table import Table

if TYPE_CHECKING:
    from nunatak.engine.game import Game
    from nunatak.games.winter.step import WinterStep


class WinterState(State):
    """The whole table. Lists are indexed by seat unless they say otherwise; sets of things are bit masks.

    The players' piles of cards, and every list said to be shared, are never changed in place: a change makes a new
    list, so that a copy of the state needs to copy only the outer lists.
    """

    def __init__(
        self,
        table: Table,
        chance: Chance,
        disclosed: int,
        steps: list[WinterStep],
        land: list[int],
        field: MegalithField,
        round_number: int,
        turn: int,
        order: list[int],
        at: int,
        eclipsed: bool,
        labor: int,
        cultures: int,
        taken: int,
        banned: int,
        where: int,
        chief_placed: bool,
        chief_used: int,
        token: int,
        token_used: int,
        token_claimed: bool,
        listening: int,
        figures: list[int],
        covered: list[int],
        open_culture: list[int],
        culture_deck: list[list[int]],
        culture_gone: list[int],
        tribe_decks: list[int],
        animal_deck: list[int],
        animals_dealt: int,
        grounds: list[int],
        stones: list[int],
        stone_box: list[int],
        owned_stones: list[int],
        food: list[int],
        tools: list[int],
        vp: list[int],
        camps_home: list[int],
        settlements_home: list[int],
        megaliths_home: list[int],
        offering: list[int],
        veneration: list[int],
        rank: list[int],
        chiefs: list[int],
        sides: list[int],
        setups: list[int],
        offered_chiefs: list[int],
        offered_setups: list[int],
        hand: list[list[int]],
        deck: list[list[int]],
        discard: list[list[int]],
        above: list[list[int]],
        eclipse: list[list[int]],
        buried: list[list[int]],
        shown: list[list[int]],
        animals: list[int],
        camps: list[int],
        settlements: list[int],
        raised: list[int],
        own: list[int],
        tokens: list[int],
        token_box: list[int],
        turned: int,
        rest_stack: list[int],
        rest_open: bool,
        rest_unseen: int,
        eclipse_labor: list[int],
        scored: list[int],
    ) -> None:
        super().__init__(chance, disclosed)
        self.table = table
        self.c: Components = table.winter.components
        self.steps = steps
        self.land = land  # shared: type of each hex
        self.field = field  # shared: the laid megalith boards
        self.round_number = round_number
        self.turn = turn  # 0 to 2 within the round
        self.order = order  # shared: seats from the top of the turn order track
        self.at = at  # whose turn, as an index into the order
        self.eclipsed = eclipsed  # whether the eclipse phase of the round has begun
        # The turn in progress.
        self.labor = labor  # in halves
        self.cultures = cultures  # culture cards played
        self.taken = taken  # mask of the types taken at the top of Initiation
        self.banned = banned  # mask of the types of which one card in hand may not be played
        self.where = where  # the column of the turn's figure, 4 at rest, -1 before it is placed
        self.chief_placed = chief_placed
        self.chief_used = chief_used  # mask of the chief's abilities
        self.token = token  # rest token taken, -1
        self.token_used = token_used
        self.token_claimed = token_claimed  # whether somebody has rested this round
        self.listening = listening  # mask of the events that unused `when` abilities wait for
        self.figures = figures  # seat * 3 + figure: its column, 4 at rest, -1 at home
        self.covered = covered  # by column: the figure on its bottom, -1
        self.open_culture = open_culture  # by space, -1 when taken
        self.culture_deck = culture_deck  # by era, top card last
        self.culture_gone = culture_gone  # shared
        self.tribe_decks = tribe_decks  # cards left, by type
        self.animal_deck = animal_deck  # shared: the next card is animal_deck[animals_dealt]
        self.animals_dealt = animals_dealt
        self.grounds = grounds  # species in the hunting grounds
        self.stones = stones  # by space, era I first, -1 when taken
        self.stone_box = stone_box  # shared
        self.owned_stones = owned_stones  # seat * 3 + slot, -1
        self.food = food
        self.tools = tools
        self.vp = vp
        self.camps_home = camps_home
        self.settlements_home = settlements_home
        self.megaliths_home = megaliths_home  # the grey ones leave first: more than 8 means the next is grey
        self.offering = offering
        self.veneration = veneration
        self.rank = rank  # seats from the highest on the veneration track
        self.chiefs = chiefs
        self.sides = sides  # 0 or 1, -1 before the choice
        self.setups = setups
        self.offered_chiefs = offered_chiefs  # shared
        self.offered_setups = offered_setups  # shared
        self.hand = hand  # each sorted
        self.deck = deck  # top card last
        self.discard = discard
        self.above = above  # each sorted: kind * 16 + mask of the abilities used
        self.eclipse = eclipse  # each sorted; empty again once revealed
        self.buried = buried  # kind, and 64 when everybody saw it go
        self.shown = shown  # cards in hand that everybody has seen get there; each sorted
        self.animals = animals  # seat * 14 + species untipped, seat * 14 + 7 + species tipped
        self.camps = camps  # seat * 19 + hex
        self.settlements = settlements  # by juncture: owner + 1
        self.raised = raised  # by level: mask of the cells with a megalith
        self.own = own  # seat * 4 + level: mask of the cells with one of that colour
        self.tokens = tokens  # shared: glacier token on each hex, -1
        self.token_box = token_box  # shared
        self.turned = turned  # mask of the hexes with a face-up token
        self.rest_stack = rest_stack  # shared: top first
        self.rest_open = rest_open  # whether the top token lies face up
        self.rest_unseen = rest_unseen  # how many on top, open one not counted, nobody has seen yet
        self.eclipse_labor = eclipse_labor
        self.scored = scored  # (seat * 4 + round - 1) * sources + source: VP gained

    def copy(self) -> WinterState:
        twin = WinterState(
            self.table,
            self.chance.copy(),
            self.disclosed,
            self.steps[:],
            self.land,
            self.field,
            self.round_number,
            self.turn,
            self.order,
            self.at,
            self.eclipsed,
            self.labor,
            self.cultures,
            self.taken,
            self.banned,
            self.where,
            self.chief_placed,
            self.chief_used,
            self.token,
            self.token_used,
            self.token_claimed,
            self.listening,
            self.figures[:],
            self.covered[:],
            self.open_culture[:],
            self.culture_deck[:],
            self.culture_gone,
            self.tribe_decks[:],
            self.animal_deck,
            self.animals_dealt,
            self.grounds[:],
            self.stones[:],
            self.stone_box,
            self.owned_stones[:],
            self.food[:],
            self.tools[:],
            self.vp[:],
            self.camps_home[:],
            self.settlements_home[:],
            self.megaliths_home[:],
            self.offering[:],
            self.veneration[:],
            self.rank[:],
            self.chiefs[:],
            self.sides[:],
            self.setups[:],
            self.offered_chiefs,
            self.offered_setups,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.above[:],
            self.eclipse[:],
            self.buried[:],
            self.shown[:],
            self.animals[:],
            self.camps[:],
            self.settlements[:],
            self.raised[:],
            self.own[:],
            self.tokens,
            self.token_box,
            self.turned,
            self.rest_stack,
            self.rest_open,
            self.rest_unseen,
            self.eclipse_labor[:],
            self.scored[:],
        )
        twin.listed = self.listed
        return twin

    # -- the question -----------------------------------------------------------------------------------------

    def asked(self) -> Asked | None:
        return self.steps[-1] if self.steps else None

    def options(self) -> list[int]:
        return self.steps[-1].options(self) if self.steps else []

    def sensible(self) -> list[int]:
        legal = self.legal()
        return self.steps[-1].sensible(self, legal) if self.steps else legal

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
            return Refusal("EW-END-1", "winter-refuse-over")
        self.table.winter.space.kind_of(action)  # an action that does not exist is told apart from a forbidden one
        return self.steps[-1].refuse(self, action)

    def prompt(self) -> dict[str, Json]:
        return self.steps[-1].prompt(self) if self.steps else {}

    def preview(self, action: int) -> dict[str, Json]:
        return self.steps[-1].preview(self, action) if self.steps else {}

    # -- the whole --------------------------------------------------------------------------------------------

    def game(self) -> Game:
        return self.table.winter

    def seats(self) -> int:
        return self.table.players

    def scores(self) -> list[int]:
        """What each tribe would have if the game ended now; nothing hidden enters it."""
        return self.table.winter.scores(self)

    def winners(self) -> list[int]:
        return [] if self.steps else self.table.winter.winners(self)

    def view(self, seat: int | None) -> dict[str, Json]:
        return self.table.winter.view(self, seat)

    def position(self) -> dict[str, Json]:
        return self.table.winter.write_position(self)

    def imagine(self, seat: int | None, chance: Chance) -> WinterState:
        return self.table.winter.imagine(self, seat, chance)
