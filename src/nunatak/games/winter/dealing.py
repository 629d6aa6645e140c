"""What the set-up deals.  EW-SETUP, EW-MODG-1, EW-MODR-1"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.agreement import FULL_DRAFT, RANDOM
from nunatak.games.winter.doing.animals import reveal_animals
from nunatak.games.winter.doing.cards import show_to_hand
from nunatak.games.winter.doing.offers import open_culture, turn_up_token
from nunatak.games.winter.doing.resources import add_food, add_tools
from nunatak.games.winter.doing.settling import place_camp
from nunatak.games.winter.effects.ability import FOOD
from nunatak.games.winter.geometry import HEXES, START_HEX
from nunatak.games.winter.names import (
    BOARDS,
    CARDS,
    CHIEFS,
    ERA_TWO,
    ERA_TWO_STONE,
    FIRST_CULTURE,
    FIRST_LAND,
    GLACIER,
    GLACIER_TOKENS,
    REST_TOKENS,
    SETUP_CARDS,
    SPECIES_COUNT,
    START,
    STONES,
    TERRAIN,
)
from nunatak.games.winter.state import WinterState

CARDS_DRAWN: Final = 2


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
        s.tell("dealt", {"order": [*s.order]})
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
