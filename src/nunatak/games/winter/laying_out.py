"""The table before anything is dealt.  EW-SETUP-5, EW-SETUP-9, EW-SETUP-10"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.games.winter.agreement import WinterAgreement
from nunatak.games.winter.field import LEVELS
from nunatak.games.winter.geometry import HEXES, JUNCTURES
from nunatak.games.winter.listening import Listeners
from nunatak.games.winter.names import (
    BOARDS,
    COLUMNS,
    FIGURES,
    MEGALITHS,
    NO_CARD,
    NOWHERE,
    OPEN_CULTURE,
    ROUNDS,
    SETTLEMENTS,
    SOURCES_COUNT,
    SPECIES_COUNT,
    START,
    STONE_SLOTS,
    TYPES,
)
from nunatak.games.winter.state import WinterState


def empty_table(agreed: WinterAgreement, listeners: Listeners[WinterState], chance: Chance) -> WinterState:
    """Boards and pieces of every player in their places; nothing dealt yet.  EW-SETUP-5, EW-SETUP-9, EW-SETUP-10"""
    n = agreed.players
    c = agreed.components
    s = WinterState(agreed, listeners, chance)
    s.land = [START] * HEXES
    s.field = c.megaliths.lay(agreed.layout, [*range(len(BOARDS))])
    s.round_number = 0
    s.turn = 0
    s.order = [*range(n)]
    s.at = 0
    s.eclipsed = False
    s.labor = 0
    s.cultures = 0
    s.taken = 0
    s.banned = 0
    s.where = NOWHERE
    s.chief_placed = False
    s.chief_used = 0
    s.token = -1
    s.token_used = 0
    s.token_claimed = False
    s.listening = 0
    s.figures = [NOWHERE] * (FIGURES * n)
    s.covered = [NOWHERE] * len(COLUMNS)
    s.open_culture = [NO_CARD] * OPEN_CULTURE
    s.culture_deck = [[], []]
    s.culture_gone = []
    s.tribe_decks = [c.cards[kind].copies for kind in range(len(TYPES))]
    s.animal_deck = [kind for kind, one in enumerate(c.species) for _ in range(one.count)]
    s.animals_dealt = 0
    s.grounds = []
    s.stones = []
    s.stone_box = []
    s.owned_stones = [-1] * (STONE_SLOTS * n)
    s.food = [0] * n
    s.tools = [0] * n
    s.vp = [0] * n
    s.camps_home = [c.board.camps] * n
    s.settlements_home = [SETTLEMENTS] * n
    s.megaliths_home = [MEGALITHS] * n
    s.offering = [0] * n
    s.veneration = [0] * n
    s.rank = [*range(n)]
    s.chiefs = [-1] * n
    s.sides = [-1] * n
    s.setups = [-1] * n
    s.offered_chiefs = []
    s.offered_setups = []
    s.hand = [[] for _ in range(n)]
    s.deck = [c.starting_deck for _ in range(n)]
    s.discard = [[] for _ in range(n)]
    s.above = [[] for _ in range(n)]
    s.eclipse = [[] for _ in range(n)]
    s.buried = [[] for _ in range(n)]
    s.shown = [[] for _ in range(n)]
    s.animals = [0] * (2 * SPECIES_COUNT * n)
    s.camps = [0] * (HEXES * n)
    s.settlements = [0] * len(JUNCTURES)
    s.raised = [0] * LEVELS
    s.own = [0] * (LEVELS * n)
    s.tokens = [-1] * HEXES
    s.token_box = []
    s.turned = 0
    s.rest_stack = []
    s.rest_open = False
    s.rest_unseen = 0
    s.eclipse_labor = [0] * n
    s.scored = [0] * (n * ROUNDS * SOURCES_COUNT)
    return s
