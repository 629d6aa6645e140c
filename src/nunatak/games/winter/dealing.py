"""What the set-up deals.  EW-SETUP, EW-MODG-1, EW-MODR-1"""

from __future__ import annotations

from typing import Final

from nunatak.engine.chance import Chance
from nunatak.engine.json import Json
from nunatak.games.winter.agreement import FULL_DRAFT, RANDOM, WinterAgreement
from nunatak.games.winter.doing.animals import reveal_animals
from nunatak.games.winter.doing.cards import show_to_hand
from nunatak.games.winter.doing.resources import add_food, add_tools
from nunatak.games.winter.doing.settling import place_camp
from nunatak.games.winter.effects.ability import FOOD
from nunatak.games.winter.field import LEVELS
from nunatak.games.winter.geometry import HEXES, JUNCTURES, START_HEX
from nunatak.games.winter.names import (
    BOARDS,
    CARDS,
    CHIEFS,
    COLUMNS,
    ERA_TWO,
    ERA_TWO_STONE,
    FIGURES,
    FIRST_CULTURE,
    FIRST_LAND,
    GLACIER,
    GLACIER_TOKENS,
    MEGALITHS,
    NO_CARD,
    NOWHERE,
    OPEN_CULTURE,
    REST_TOKENS,
    ROUNDS,
    SETTLEMENTS,
    SETUP_CARDS,
    SOURCES_COUNT,
    SPECIES_COUNT,
    START,
    STONE_SLOTS,
    STONES,
    TERRAIN,
    TYPES,
)
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.preparation import open_culture
from nunatak.games.winter.steps.rest import turn_up_token

CARDS_DRAWN: Final = 2


def empty_table(agreed: WinterAgreement, chance: Chance) -> WinterState:
    """Boards and pieces of every player in their places; nothing dealt yet.  EW-SETUP-5, EW-SETUP-9, EW-SETUP-10"""
    n = agreed.players
    c = agreed.components
    s = WinterState(agreed, chance)
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


def deal(s: WinterState) -> None:
    """Everything up to the choices of the players."""
    n = s.agreed.players
    deal_stones(s)
    deal_culture(s)
    deal_order(s)
    deal_terrain(s)
    boards = [*range(len(BOARDS))]
    s.shuffle(boards)  # EW-SETUP-18
    s.field = s.c.megaliths.lay(s.agreed.layout, boards)
    deal_tokens(s)
    if s.witness is not None:
        order: list[Json] = [*s.order]
        s.tell("dealt", {"order": order})
    chiefs = [*range(len(CHIEFS))]
    s.shuffle(chiefs)
    if s.agreed.draft == FULL_DRAFT:
        s.offered_chiefs = chiefs[: n + 1]  # EW-VAR-2
    else:
        s.chiefs = chiefs[:n]  # EW-SETUP-5
    setups = [*range(len(SETUP_CARDS))]
    s.shuffle(setups)
    if s.agreed.draft == RANDOM:
        for seat in range(n):
            take_setup_card(s, seat, setups[seat])  # EW-SETUP-7
        deal_animals(s)
        deal_hands(s)
    else:
        s.offered_setups = setups[: n + 1]  # EW-VAR-1


def deal_stones(s: WinterState) -> None:
    """Stones of both eras come on their parts of the board.  EW-SETUP-2"""
    n = s.agreed.players
    box: list[int] = []
    for era, count in ((0, s.c.stones_left[n]), (1, s.c.stones_right[n])):
        stones = [*range(ERA_TWO_STONE)] if era == 0 else [*range(ERA_TWO_STONE, len(STONES))]
        s.shuffle(stones)
        s.stones += stones[:count]
        box += stones[count:]
    s.stone_box = sorted(box)


def deal_culture(s: WinterState) -> None:
    """Both culture decks are shuffled, eight cards of era I are opened.  EW-SETUP-4"""
    first, second = [*range(FIRST_CULTURE, ERA_TWO)], [*range(ERA_TWO, CARDS)]
    s.shuffle(first)
    s.shuffle(second)
    s.culture_deck = [first, second]
    open_culture(s, 0)


def deal_order(s: WinterState) -> None:
    """The player aids give the turn order, and what later players get for it.  EW-SETUP-12, EW-SETUP-13"""
    order = [*range(s.agreed.players)]
    s.shuffle(order)
    s.order = order
    for place, seat in enumerate(order):
        parts = s.c.order_setup[place]
        for i in range(0, len(parts), 3):
            if parts[i] == FOOD:
                add_food(s, seat, parts[i + 1])
            else:
                add_tools(s, seat, parts[i + 1])


def deal_terrain(s: WinterState) -> None:
    """Eighteen tiles around the start hex, and a camp of each player on it.  EW-SETUP-15"""
    n = s.agreed.players
    terrain = s.c.terrain
    spare: list[int] = []
    for kind in range(FIRST_LAND, len(TERRAIN)):
        spare += [kind] * (terrain.counts[kind] - 1)
    s.shuffle(spare)
    tiles = [*range(FIRST_LAND, len(TERRAIN))] + [GLACIER] * terrain.glaciers[n] + spare[: terrain.random_land[n]]
    s.shuffle(tiles)
    s.land = [*tiles[:START_HEX], START, *tiles[START_HEX:]]
    for seat in range(n):
        place_camp(s, seat)


def deal_tokens(s: WinterState) -> None:
    """The tokens of the modules.  EW-MODG-1, EW-MODR-1"""
    if s.agreed.glacier_tokens:
        tokens = [*range(len(GLACIER_TOKENS))]
        s.shuffle(tokens)
        on_hexes = [-1] * HEXES
        for h in range(HEXES):
            if s.land[h] == GLACIER:
                on_hexes[h] = tokens.pop()
        s.tokens = on_hexes
        s.token_box = sorted(tokens)
    if s.agreed.rest_tokens:
        stack = [*range(len(REST_TOKENS))]
        s.shuffle(stack)
        s.rest_stack = stack
        s.rest_unseen = len(stack)
        turn_up_token(s)


def take_setup_card(s: WinterState, seat: int, card: int) -> None:
    """What a setup card gives; none of it can be exchanged.  EW-SETUP-7, EW-SETUP-14"""
    setup = s.c.setup_cards[card]
    s.setups[seat] = card
    add_food(s, seat, setup.food)
    add_tools(s, seat, setup.tools)
    s.tribe_decks[setup.tribe] -= 1
    show_to_hand(s, seat, setup.tribe)
    for species in setup.animals:
        s.animal_deck = _without(s.animal_deck, species)
        s.animals[seat * 2 * SPECIES_COUNT + species] += 1
    if setup.camp:
        place_camp(s, seat)


def deal_animals(s: WinterState) -> None:
    """The animals that no setup card has taken become the deck; a few are opened.  EW-SETUP-11, EW-VAR-3"""
    deck = s.animal_deck[:]
    s.shuffle(deck)
    s.animal_deck = deck
    reveal_animals(s, s.agreed.players + 1, s.agreed.players + 1)


def deal_hands(s: WinterState) -> None:
    """The opening hands: the setup card's tribe card, two cards set aside, two from the deck.  EW-SETUP-8"""
    for seat in range(s.agreed.players):
        deck = s.c.starting_deck[:]
        for kind in s.c.set_aside:
            deck.remove(kind)
            show_to_hand(s, seat, kind)
        s.shuffle(deck)
        s.hand[seat] = sorted(s.hand[seat] + deck[-CARDS_DRAWN:])
        s.deck[seat] = deck[:-CARDS_DRAWN]


def _without(deck: list[int], species: int) -> list[int]:
    rest = deck[:]
    rest.remove(species)
    return rest
